package org.sitrep.cli.command;

import java.io.IOException;
import java.io.StringReader;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.PropertyResourceBundle;
import java.util.ResourceBundle;
import org.sitrep.cli.base.Defaults;
import org.sitrep.cli.base.Packed;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.UsageMessageSpec;

/**
 * What the help says: of commands, options and arguments out of {@code help.properties}, below the options of a command
 * out of {@code examples.txt}, since examples name games, and no command does. Read when it is needed: most commands
 * are done before the files would be read.
 */
public final class HelpTexts {
    private HelpTexts() {}

    /** Has every command show its texts when its help is asked for. */
    static void show(final CommandLine root) {
        root.setHelpFactory((command, colours) -> {
            describe(root);
            return new Help(command, colours);
        });
        footers(root);
    }

    /** Describes every command, option and argument. Those of the odds are described by the games that offer them. */
    public static void describe(final CommandLine root) {
        final ResourceBundle texts = texts();
        root.getSubcommands().values().stream()
                .filter(command -> !(command.getCommand() instanceof OddsCommand))
                .forEach(command -> command.setResourceBundle(texts));
    }

    private static ResourceBundle texts() {
        String text = Packed.text("help.properties");
        try {
            for (final Field constant : Defaults.class.getFields()) {
                text = text.replace("{" + constant.getName() + "}", String.valueOf(constant.get(null)));
            }
            return new PropertyResourceBundle(new StringReader(text));
        } catch (final IOException | IllegalAccessException broken) {
            throw new IllegalStateException("a part of Sitrep itself cannot be read", broken);
        }
    }

    private static void footers(final CommandLine line) {
        line.getHelpSectionMap().put(UsageMessageSpec.SECTION_KEY_FOOTER, HelpTexts::footer);
        line.getSubcommands().values().forEach(HelpTexts::footers);
    }

    private static String footer(final Help help) {
        final List<String> lines = examples(help.commandSpec().name());
        if (!lines.isEmpty()) {
            help.commandSpec().usageMessage().footer(lines.toArray(String[]::new));
        }
        return help.footer();
    }

    /** Returns the lines of a command as the parser takes them; none if the file has none. */
    private static List<String> examples(final String command) {
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
