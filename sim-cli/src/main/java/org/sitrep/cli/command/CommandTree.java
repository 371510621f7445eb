package org.sitrep.cli.command;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The grammar of the command line: the commands that the help shows, in its order. */
record CommandTree(List<Command> commands) {
    /** A command; without an argument it takes options only. */
    record Command(String name, String summary, List<Option> options, Optional<Offer> argument) {}

    /** An option: its names, the long one last, and its value; empty for a switch. */
    record Option(List<String> names, String summary, Optional<Offer> value) {
        String longName() {
            return names.get(names.size() - 1);
        }
    }

    /**
     * An option or argument that takes a value.
     *
     * @param names command and option, with a colon between; for an argument the command alone
     * @param offer empty if the value is free
     */
    record Taker(List<String> names, Offer offer) {}

    List<Taker> takers() {
        final List<Taker> takers = new ArrayList<>();
        for (final Command command : commands) {
            command.argument()
                    .filter(offer -> !offer.isEmpty())
                    .ifPresent(offer -> takers.add(new Taker(List.of(command.name() + ":"), offer)));
            for (final Option option : command.options()) {
                final List<String> names = option.names().stream()
                        .map(name -> command.name() + ":" + name)
                        .toList();
                option.value().ifPresent(offer -> takers.add(new Taker(names, offer)));
            }
        }
        return takers;
    }

    static CommandTree of(final CommandLine line) {
        HelpTexts.describe(line);
        final List<Command> commands = new ArrayList<>();
        line.getSubcommands().forEach((name, sub) -> {
            final CommandSpec spec = sub.getCommandSpec();
            if (!spec.usageMessage().hidden()) {
                commands.add(new Command(
                        name,
                        String.join(" ", spec.usageMessage().header()),
                        spec.options().stream()
                                .filter(option -> !option.hidden())
                                .map(CommandTree::option)
                                .toList(),
                        spec.positionalParameters().stream().findFirst().map(Offer::of)));
            }
        });
        return new CommandTree(List.copyOf(commands));
    }

    private static Option option(final OptionSpec option) {
        final List<String> names = List.of(option.names()).stream()
                .sorted(Comparator.comparingInt(String::length))
                .toList();
        final boolean valued = option.arity().max() > 0;
        return new Option(
                names,
                firstSentence(String.join(" ", option.description())),
                valued ? Optional.of(Offer.of(option)) : Optional.empty());
    }

    /** Returns the text up to the first full stop, bracket or colon. Percent signs are doubled in help texts. */
    private static String firstSentence(final String text) {
        return text.replace("%%", "%").split("[.:;] | \\(|\\.$", 2)[0];
    }

    /**
     * The candidates for a value: one of the lists of a {@link CompletionWords}, fixed words, or files.
     *
     * @param list name of a list; empty if there is none
     * @param words fixed candidates
     * @param files extensions of file names, {@code *} for any; empty if no file is expected
     * @param many whether several values may follow, separated by commas
     */
    record Offer(String list, List<String> words, List<String> files, boolean many) {
        /** List of what {@code path=value} may be in a scenario. */
        static final String SETTINGS = "settings";

        private static final List<String> NONE = List.of();

        /** Lists that are the same for every scenario. */
        private static final Set<String> COMMON = Set.of("", "shells", "topics", "rulesets", "kinds");

        /** Returns the candidates for an option or argument, by its label in the help. */
        static Offer of(final ArgSpec argument) {
            final boolean many =
                    argument.splitRegex() != null && !argument.splitRegex().isEmpty();
            final Class<?> type = argument.typeInfo().getType();
            if (type.isEnum()) {
                final List<String> words =
                        Stream.of(type.getEnumConstants()).map(Object::toString).toList();
                return new Offer("", words, NONE, many);
            }
            final String label = argument.paramLabel();
            final List<String> files = switch (label) {
                case "BOT", "BOTS" -> List.of("yaml", "java", "jar");
                case "SCENARIO", "PLAYBOOK" -> List.of("yaml", "yml");
                case "FILE", "DIR", "FOLDER", "RESULT" -> List.of("*");
                default -> NONE;
            };
            return new Offer(list(argument, label), NONE, files, many);
        }

        /** The label in the help determines the list; for a few options, the name does. */
        private static String list(final ArgSpec argument, final String label) {
            return switch (label) {
                case "BOT", "BOTS" -> "bots";
                case "KIND:NAME" -> "things";
                case "WHAT" -> "topics";
                case "PARTY" -> "parties";
                case "PATH=VALUE", "PATH=VALUES", "PATH=RANGE" -> SETTINGS;
                case "SQUAD", "LOADOUT", "RULESET", "SHELL", "KIND" -> label.toLowerCase(Locale.ROOT) + "s";
                default -> {
                    final String name = argument instanceof OptionSpec option ? option.longestName() : "";
                    yield Set.of("--metric", "--ruleset", "--weapon").contains(name) ? name.substring(2) + "s" : "";
                }
            };
        }

        boolean isEmpty() {
            return list.isEmpty() && words.isEmpty() && files.isEmpty();
        }

        /** Returns whether a scenario on the line has a list of its own. */
        boolean ofScenario() {
            return !COMMON.contains(list);
        }

        boolean anyFile() {
            return files.equals(List.of("*"));
        }

        /** Returns the candidates other than files. */
        List<String> in(final CompletionWords vocabulary) {
            return list.isEmpty() ? words : vocabulary.list(list);
        }
    }
}
