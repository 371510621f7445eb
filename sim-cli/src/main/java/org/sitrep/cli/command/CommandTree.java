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

/** What a command line can be made of: the commands that the help shows, in its order. */
record CommandTree(List<Command> commands) {
    /** A command; without an argument it takes options only. */
    record Command(String name, String summary, List<Option> options, Optional<Offer> argument) {}

    /** An option: its names, the long one last, and what it takes; nothing if it is a switch. */
    record Option(List<String> names, String summary, Optional<Offer> value) {
        String longName() {
            return names.get(names.size() - 1);
        }
    }

    /**
     * What takes a value.
     *
     * @param names the command's and the option's, with a colon between; without an option the command itself
     * @param offer without anything if the value is free
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

    /**
     * Up to the first stop, bracket or colon; percent signs are doubled in a help text, and variables stand for
     * defaults.
     */
    private static String firstSentence(final String text) {
        return text.replace("%%", "%").split("[.:;] | \\(|\\.$", 2)[0];
    }

    /**
     * What stands where a value is expected: one of the lists of a {@link CompletionWords}, words of its own, or files.
     *
     * @param list name of a list; empty if there is none
     * @param words what else can be typed
     * @param files ends of file names, {@code *} for any; empty if no file is expected
     * @param many whether several may stand there with commas between them
     */
    record Offer(String list, List<String> words, List<String> files, boolean many) {
        private static final List<String> NONE = List.of();
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
            final String label = argument.paramLabel();
            final List<String> files = switch (label) {
                case "BOT", "BOTS" -> List.of("yaml", "java", "jar");
                case "SCENARIO", "PLAYBOOK" -> List.of("yaml", "yml");
                case "FILE", "DIR", "FOLDER", "CAPSULE" -> List.of("*");
                default -> NONE;
            };
            return new Offer(list(argument, label), NONE, files, many);
        }

        /** What its help calls it says what it takes; of a few options it is their name. */
        private static String list(final ArgSpec argument, final String label) {
            return switch (label) {
                case "BOT", "BOTS" -> "bots";
                case "KIND:NAME" -> "things";
                case "WHAT" -> "topics";
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

        boolean anyFile() {
            return files.equals(List.of("*"));
        }

        /** Returns what to offer besides files. */
        List<String> in(final CompletionWords vocabulary) {
            return list.isEmpty() ? words : vocabulary.list(list);
        }
    }
}
