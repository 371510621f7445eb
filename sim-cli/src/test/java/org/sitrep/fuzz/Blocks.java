package org.sitrep.fuzz;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/** The structure of a text whose lines are set in, as YAML: a line, and all below it that is set in further. */
final class Blocks {
    private Blocks() {}

    static String damaged(final String text, final List<String> words, final SplittableRandom random) {
        final List<String> lines = new ArrayList<>(Arrays.asList(text.split("\n", -1)));
        final int from = random.nextInt(lines.size());
        final int to = end(lines, from);
        final List<String> block = new ArrayList<>(lines.subList(from, to));
        switch (random.nextInt(8)) {
            case 0 -> lines.subList(from, to).clear();
            case 1 -> lines.addAll(to, block);
            case 2 -> {
                lines.subList(from, to).clear();
                lines.addAll(random.nextInt(lines.size() + 1), block);
            }
            case 3 -> emptied(lines, from, to, random);
            case 4 -> lines.subList(from, to).replaceAll(line -> "  " + line);
            case 5 -> lines.subList(from, to).replaceAll(line -> line.startsWith("  ") ? line.substring(2) : line);
            case 6 -> lines.set(from, renamed(lines.get(from), words, random));
            default -> {
                for (int left = Edges.of(List.of(1, 10, 300), random); left > 0; left--) {
                    final int number = left;
                    lines.addAll(
                            to,
                            block.stream()
                                    .map(line -> line.replaceFirst("(\\w)(\"?:)", "$1-" + number + "$2"))
                                    .toList());
                }
            }
        }
        return String.join("\n", lines);
    }

    private static void emptied(final List<String> lines, final int from, final int to, final SplittableRandom random) {
        final String line = lines.get(from);
        final int colon = line.indexOf(':');
        lines.subList(from + 1, to).clear();
        lines.set(
                from,
                (colon < 0 ? line : line.substring(0, colon + 1)) + " "
                        + Edges.of(List.of("[]", "{}", "", "[[]]", "[~]", "'' "), random));
    }

    private static String renamed(final String line, final List<String> words, final SplittableRandom random) {
        final int colon = line.indexOf(':');
        final String key = random.nextBoolean() ? Edges.of(words, random) : Edges.word(random);
        return colon < 0
                ? line
                : line.substring(0, line.length() - line.stripLeading().length()) + key + line.substring(colon);
    }

    private static int end(final List<String> lines, final int from) {
        final int depth = depth(lines.get(from));
        int to = from + 1;
        while (to < lines.size() && depth(lines.get(to)) > depth) {
            to++;
        }
        return to;
    }

    private static int depth(final String line) {
        return line.isBlank()
                ? Integer.MAX_VALUE
                : line.length() - line.stripLeading().length();
    }
}
