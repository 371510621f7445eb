package org.sitrep.cli.command;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.cli.base.Packed;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.UsageMessageSpec;

/**
 * What the help of a command shows below its options, out of one file, {@code examples.txt}: examples name games, and
 * no command does. Read when help is shown.
 */
final class Examples {
    private Examples() {}

    /** Has every command show its own. */
    static void show(final CommandLine line) {
        line.getHelpSectionMap().put(UsageMessageSpec.SECTION_KEY_FOOTER, Examples::footer);
        line.getSubcommands().values().forEach(Examples::show);
    }

    private static String footer(final Help help) {
        final List<String> lines = of(help.commandSpec().name());
        if (!lines.isEmpty()) {
            help.commandSpec().usageMessage().footer(lines.toArray(String[]::new));
        }
        return help.footer();
    }

    /** Returns the lines of a command as the parser takes them; none if the file has none. */
    private static List<String> of(final String command) {
        final List<String> all = Packed.text("examples.txt").lines().toList();
        final int heading = all.indexOf("[" + command + "]");
        if (heading < 0) {
            return List.of();
        }
        int end = heading + 1;
        while (end < all.size() && !all.get(end).startsWith("[")) {
            end++;
        }
        while (all.get(end - 1).isEmpty()) {
            end--;
        }
        final List<String> lines = new ArrayList<>(List.of(""));
        all.subList(heading + 1, end).forEach(text -> lines.add(text.replace("%", "%%")));
        return lines;
    }
}
