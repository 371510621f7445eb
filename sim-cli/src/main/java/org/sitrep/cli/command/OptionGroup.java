package org.sitrep.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.sitrep.cli.base.PackedFile;

/**
 * A heading of the help with its options, from {@code help-groups.txt}.
 *
 * @param options long names, in display order
 * @param examples each a part of a command line
 */
record OptionGroup(String heading, List<String> options, List<String> examples) {
    private static final String EXAMPLE = "e.g. ";

    /** Returns the groups of the file, in order; the first ranks the most used options. */
    static List<OptionGroup> all() {
        final List<OptionGroup> groups = new ArrayList<>();
        for (final String line : PackedFile.text("help-groups.txt").split("\n")) {
            if (line.startsWith("[")) {
                groups.add(new OptionGroup(line.substring(1, line.length() - 1), new ArrayList<>(), new ArrayList<>()));
            } else if (line.startsWith(EXAMPLE)) {
                groups.get(groups.size() - 1).examples.add(line.substring(EXAMPLE.length()));
            } else if (line.startsWith("--")) {
                groups.get(groups.size() - 1).options.addAll(List.of(line.split(" ")));
            }
        }
        return groups;
    }

    /** Returns the first example that uses only the options shown; empty if there is none. */
    Stream<String> example(final List<String> shown) {
        return examples.stream()
                .filter(example -> Stream.of(example.split(" "))
                        .filter(word -> word.startsWith("--"))
                        .allMatch(shown::contains))
                .limit(1);
    }
}
