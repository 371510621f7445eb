package org.sitrep.cli.service.completion;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/**
 * What a command line can be made of.
 *
 * @param commands those that the help shows, in its order
 */
record Grammar(List<Command> commands) {
    /**
     * A command.
     *
     * @param summary one line
     * @param argument what it takes beside options; empty if nothing
     */
    record Command(String name, String summary, List<Option> options, Optional<Offer> argument) {}

    /**
     * An option.
     *
     * @param names the long one last
     * @param summary the first sentence of its help
     * @param value what it takes; empty if it is a switch
     */
    record Option(List<String> names, String summary, Optional<Offer> value) {
        String longName() {
            return names.get(names.size() - 1);
        }
    }

    static Grammar of(final CommandLine line) {
        final List<Command> commands = new ArrayList<>();
        line.getSubcommands().forEach((name, sub) -> {
            final CommandSpec spec = sub.getCommandSpec();
            if (!spec.usageMessage().hidden()) {
                commands.add(new Command(
                        name,
                        String.join(" ", spec.usageMessage().header()),
                        spec.options().stream()
                                .filter(option -> !option.hidden())
                                .map(Grammar::option)
                                .toList(),
                        spec.positionalParameters().stream().findFirst().map(Grammar::argument)));
            }
        });
        return new Grammar(List.copyOf(commands));
    }

    private static Option option(final OptionSpec option) {
        final List<String> names = List.of(option.names()).stream()
                .sorted((a, b) -> Integer.compare(a.length(), b.length()))
                .toList();
        final boolean valued = option.arity().max() > 0;
        return new Option(
                names,
                firstSentence(String.join(" ", option.description())),
                valued ? Optional.of(Offer.of(option)) : Optional.empty());
    }

    private static Offer argument(final PositionalParamSpec argument) {
        return Offer.of(argument);
    }

    /** Up to the first stop, bracket or colon; percent signs are doubled in a help text, and variables stand for defaults. */
    private static String firstSentence(final String text) {
        return text.replace("%%", "%").split("[.:;] | \\(|\\.$", 2)[0];
    }
}
