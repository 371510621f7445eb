package org.sitrep.cli.option;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sitrep.cli.UserError;
import org.sitrep.scenario.DidYouMean;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.UnmatchedArgumentException;

/** What {@code --against} and {@code --diff} take in one text: how a side differs from the first. */
@Command(name = "--against")
public final class SideOptions {
    @Parameters(arity = "0..1", paramLabel = "SCENARIO")
    private String scenario;

    @Option(names = "--name")
    private String name;

    @Option(names = {"-b", "--bot"})
    private String bot;

    @Mixin
    private ContentOptions content;

    private String text;

    /**
     * Reads a text as a shell would: words at blanks, but for what stands in quotes.
     *
     * @param option that takes it, as messages name it
     * @throws UserError if it names anything else
     */
    public static SideOptions of(final String option, final String text) {
        final SideOptions side = new SideOptions();
        side.text = text.strip();
        try {
            new CommandLine(side).setOverwrittenOptionsAllowed(true).parseArgs(words(option, text));
        } catch (final ParameterException wrong) {
            throw UserError.usage(
                    option + " \"" + text + "\": " + said(wrong),
                    near(wrong)
                            + "it takes a scenario, --name, --bot, --squad, --loadout, --forbid, --set and --overlay");
        }
        return side;
    }

    private static String said(final ParameterException wrong) {
        return wrong instanceof UnmatchedArgumentException unmatched
                        && !unmatched.getUnmatched().isEmpty()
                ? "there is no " + unmatched.getUnmatched().get(0) + " here"
                : wrong.getMessage();
    }

    private static String near(final ParameterException wrong) {
        return wrong instanceof UnmatchedArgumentException unmatched
                        && !unmatched.getUnmatched().isEmpty()
                ? DidYouMean.closest(
                                unmatched.getUnmatched().get(0),
                                List.of("--name", "--bot", "--squad", "--loadout", "--forbid", "--set", "--overlay"))
                        .map(option -> "did you mean " + option + "? ")
                        .orElse("")
                : "";
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
    public Optional<String> scenario() {
        return Optional.ofNullable(scenario);
    }

    /** Returns what to call the side: its own words if no name is given. */
    public String name() {
        return name == null ? text : name;
    }

    /** Returns the bot, if another one than the first side's is named. */
    public Optional<String> bot() {
        return Optional.ofNullable(bot);
    }

    /** Returns the changes. */
    public ContentOptions content() {
        return content;
    }
}
