package org.sitrep.cli.service.completion;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
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

    /**
     * Up to the first stop, bracket or colon; percent signs are doubled in a help text, and variables stand for
     * defaults.
     */
    private static String firstSentence(final String text) {
        return text.replace("%%", "%").split("[.:;] | \\(|\\.$", 2)[0];
    }

    /**
     * What stands where a value is expected: one of the lists of a {@link Vocabulary}, words of its own, or files.
     *
     * @param list name of a list; empty if there is none
     * @param words what else can be typed
     * @param files ends of file names, {@code *} for any; empty if no file is expected
     * @param many whether several may stand there with commas between them
     */
    record Offer(String list, List<String> words, List<String> files, boolean many) {
        private static final List<String> NONE = List.of();
        private static final List<String> DATA = List.of("yaml", "yml");

        /** Returns what an option or argument takes, by what its help calls it. */
        static Offer of(final ArgSpec argument) {
            final boolean many =
                    argument.splitRegex() != null && !argument.splitRegex().isEmpty();
            final Class<?> type = argument.typeInfo().getType();
            if (type.isEnum()) {
                final List<String> words =
                        Stream.of(type.getEnumConstants()).map(Object::toString).toList();
                return new Offer("", words, NONE, many);
            }
            return switch (argument.paramLabel()) {
                case "BOT", "BOTS" -> new Offer("bots", NONE, List.of("yaml", "java", "jar"), many);
                case "SQUAD" -> new Offer("squads", NONE, NONE, many);
                case "LOADOUT" -> new Offer("loadouts", NONE, NONE, many);
                case "KIND:NAME" -> new Offer("things", NONE, NONE, many);
                case "RULESET" -> new Offer("rulesets", NONE, NONE, many);
                case "WHAT" -> new Offer("topics", NONE, NONE, many);
                case "SHELL" -> new Offer("shells", NONE, NONE, many);
                case "KIND" -> new Offer("kinds", NONE, NONE, many);
                case "SCENARIO", "PLAYBOOK" -> new Offer("", NONE, DATA, many);
                case "FILE", "DIR", "FOLDER", "CAPSULE" -> new Offer("", NONE, List.of("*"), many);
                default -> named(argument, many);
            };
        }

        private static Offer named(final ArgSpec argument, final boolean many) {
            final String name = argument instanceof OptionSpec option ? option.longestName() : "";
            return new Offer(
                    switch (name.toLowerCase(Locale.ROOT)) {
                        case "--metric" -> "metrics";
                        case "--ruleset" -> "rulesets";
                        case "--weapon" -> "weapons";
                        default -> "";
                    },
                    NONE,
                    NONE,
                    many);
        }

        /** Returns whether there is anything to offer. */
        boolean isEmpty() {
            return list.isEmpty() && words.isEmpty() && files.isEmpty();
        }

        /** Returns what to offer besides files. */
        List<String> in(final Vocabulary vocabulary) {
            return list.isEmpty() ? words : vocabulary.list(list);
        }
    }
}
