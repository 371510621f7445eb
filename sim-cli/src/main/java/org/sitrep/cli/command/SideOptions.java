package org.sitrep.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sitrep.cli.base.UserError;
import org.sitrep.scenario.DidYouMean;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.UnmatchedArgumentException;

/** What {@code --against} and {@code --diff} take in one text: how a side differs from the first. */
@Command(name = "--against")
final class SideOptions {
    @Parameters(arity = "0..1", paramLabel = "SCENARIO")
    private String scenario;

    @Option(names = "--name")
    private String name;

    @Option(names = {"-b", "--bot"})
    private String bot;

    @Mixin
    private ContentOptions content;

    private String text;

    /** Reads the text of an option as a shell would: words at blanks, but for what stands in quotes. */
    static SideOptions of(final String option, final String text) {
        final SideOptions side = new SideOptions();
        side.text = text.strip();
        final CommandLine line = new CommandLine(side).setOverwrittenOptionsAllowed(true);
        try {
            line.parseArgs(words(option, text));
        } catch (final ParameterException wrong) {
            final Optional<String> unknown = wrong instanceof UnmatchedArgumentException unmatched
                    ? unmatched.getUnmatched().stream().findFirst()
                    : Optional.empty();
            throw UserError.usage(
                    option + " \"" + text + "\": "
                            + unknown.map(word -> "there is no " + word + " here")
                                    .orElse(wrong.getMessage()),
                    unknown.flatMap(word -> DidYouMean.closest(word, known(line)))
                                    .map(near -> "did you mean " + near + "? ")
                                    .orElse("")
                            + "it takes a scenario, --name, --bot, --squad, --loadout, --forbid, --set and --overlay");
        }
        return side;
    }

    private static List<String> known(final CommandLine line) {
        return line.getCommandSpec().options().stream()
                .map(OptionSpec::longestName)
                .toList();
    }

    static String[] words(final String option, final String text) {
        final List<String> words = new ArrayList<>();
        final StringBuilder word = new StringBuilder();
        boolean begun = false;
        char quote = 0;
        for (final char c : text.toCharArray()) {
            if (quote != 0 ? c == quote : c == '\'' || c == '"') {
                quote = quote == 0 ? c : 0;
                begun = true;
            } else if (quote == 0 && Character.isWhitespace(c)) {
                if (begun) {
                    words.add(word.toString());
                }
                word.setLength(0);
                begun = false;
            } else {
                word.append(c);
                begun = true;
            }
        }
        if (quote != 0) {
            throw UserError.usage(option + " \"" + text + "\": a quote is not closed", "add " + quote);
        }
        if (begun) {
            words.add(word.toString());
        }
        return words.toArray(String[]::new);
    }

    /** Returns the scenario, if another one than the first side's is named. */
    Optional<String> scenario() {
        return Optional.ofNullable(scenario);
    }

    /** Returns what to call the side: its own words if no name is given. */
    String name() {
        return name == null ? text : name;
    }

    /** Returns the bot, if another one than the first side's is named. */
    Optional<String> bot() {
        return Optional.ofNullable(bot);
    }

    ContentOptions content() {
        return content;
    }
}
