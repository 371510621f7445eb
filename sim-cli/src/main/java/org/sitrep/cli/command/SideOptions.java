package org.sitrep.cli.command;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.session.Advice;
import org.sitrep.cli.session.Games;
import org.sitrep.cli.session.Source;
import org.sitrep.scenario.DidYouMean;
import org.sitrep.scenario.Shown;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.UnmatchedArgumentException;

/** Parses the text of {@code --against} and {@code --diff}: the differences of a side from the first. */
@Command(name = "--against")
final class SideOptions {
    @Parameters(arity = "0..1", paramLabel = "SCENARIO")
    private String scenario;

    @Option(names = "--name")
    private String name;

    @Option(names = {"-b", "--bot"})
    private String bot;

    @Option(names = "--unchanged")
    private boolean unchanged;

    @Mixin
    private ContentOptions content;

    /**
     * Returns the side with the differences in the text of an option. The text is split like a shell line: at blanks
     * outside quotes.
     *
     * @throws UserError if it cannot be parsed, or names a scenario that does not exist
     */
    static RequestedSide against(final RequestedSide base, final String option, final String text) {
        final SideOptions side = new SideOptions();
        final Source from = base.source();
        side.parse(option, text, from.session().games());
        if (side.scenario != null && !Files.exists(Path.of(from.session().home().file(side.scenario)))) {
            throw UserError.badData(
                    "there is no file " + Shown.name(side.scenario) + ", which " + option + " names",
                    Advice.scenario(from.session(), side.scenario));
        }
        return new RequestedSide(
                side.name == null ? text.strip() : side.name,
                side.source(from),
                side.bot == null ? base.bot() : side.bot);
    }

    private Source source(final Source from) {
        final Source begun = unchanged ? Source.of(from.session(), from.file()).by(from.bots()) : from;
        final Source changed = content.changed(begun);
        return scenario == null ? changed : changed.in(scenario);
    }

    private void parse(final String option, final String text, final Games games) {
        final CommandLine line = new CommandLine(this).setOverwrittenOptionsAllowed(true);
        ShortOptions.add(line.getCommandSpec(), games);
        try {
            line.parseArgs(words(option, text));
        } catch (final ParameterException wrong) {
            final Optional<String> unknown = wrong instanceof UnmatchedArgumentException unmatched
                    ? unmatched.getUnmatched().stream().findFirst()
                    : Optional.empty();
            throw UserError.usage(
                    option + " \"" + text + "\": "
                            + unknown.map(word -> word + " is not known here").orElse(wrong.getMessage()),
                    unknown.flatMap(word -> DidYouMean.closest(word, known(line)))
                                    .map(near -> "did you mean " + near + "? ")
                                    .orElse("")
                            + "it takes a scenario, --name, --bot, --unchanged, " + ShortOptions.names(games)
                            + ", --forbid, --set and --overlay");
        }
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
}
