package org.sitrep.cli.command;

import java.io.IOException;
import java.io.StringReader;
import java.lang.reflect.Field;
import java.util.PropertyResourceBundle;
import java.util.ResourceBundle;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.sitrep.cli.base.Defaults;
import org.sitrep.cli.base.PackedFile;
import org.sitrep.cli.service.Templates;
import org.sitrep.cli.session.Session;
import org.sitrep.scenario.Launcher;
import picocli.CommandLine;

/**
 * Supplies the texts of the help: of commands, options and arguments from {@code help.properties}, of the footer from
 * {@code examples.txt}, since examples name games, and no command does. The files are read only when help is shown.
 */
public final class HelpTexts {
    private HelpTexts() {}

    /** Installs the texts in the help of every command. */
    static void show(final CommandLine root) {
        root.setHelpFactory((command, colours) -> {
            describe(root);
            final String[] examples = examples(command.name());
            if (examples.length > 0) {
                command.usageMessage().footer(examples);
            }
            return new GroupedHelp(command, colours);
        });
    }

    /** Describes every command, option and argument, except those of the odds, which the games describe. */
    public static void describe(final CommandLine root) {
        final ResourceBundle texts = texts(((RootCommand) root.getCommandSpec().userObject()).session());
        root.getSubcommands().values().stream()
                .filter(command -> !(command.getCommand() instanceof OddsCommand))
                .forEach(command -> command.setResourceBundle(texts));
    }

    private static ResourceBundle texts(final Session session) {
        String text = PackedFile.text("help.properties").replace("{KINDS}", kinds(session));
        try {
            for (final Field constant : Defaults.class.getFields()) {
                text = text.replace("{" + constant.getName() + "}", String.valueOf(constant.get(null)));
            }
            return new PropertyResourceBundle(new StringReader(text));
        } catch (final IOException | IllegalAccessException broken) {
            throw new IllegalStateException("a file of Sitrep itself cannot be read", broken);
        }
    }

    /** Returns the kinds of templates, each game's in a sentence of its own. */
    private static String kinds(final Session session) {
        return session.games().ids().stream()
                .flatMap(game -> Templates.find(session.home(), game).stream())
                .map(templates -> String.join(", ", templates.kinds()) + " (" + templates.ruleset() + ")")
                .collect(Collectors.joining("; "));
    }

    /** Returns the footer of a command, with percent signs doubled for the parser; empty if the file has none. */
    private static String[] examples(final String command) {
        final Matcher section = Pattern.compile("(?ms)^\\[" + command + "]\n(.*?)\\s*(?=^\\[|\\z)")
                .matcher(PackedFile.text("examples.txt"));
        return section.find()
                ? ("\n" + Launcher.named(section.group(1)).replace("%", "%%")).split("\n")
                : new String[0];
    }
}
