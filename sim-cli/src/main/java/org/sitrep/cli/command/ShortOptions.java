package org.sitrep.cli.command;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.sitrep.cli.session.Games;
import org.sitrep.ruleset.Ruleset;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.IGetter;
import picocli.CommandLine.Model.ISetter;
import picocli.CommandLine.Model.OptionSpec;

/** The options that the games add for their own choices, such as who plays: {@code --ID VALUE}. */
final class ShortOptions {
    private final Map<String, Values> chosen = new LinkedHashMap<>();

    /** The values of one option, as the parser reads and writes them. */
    private static final class Values implements IGetter, ISetter {
        private String[] all = {};

        @Override
        @SuppressWarnings("unchecked")
        public <T> T get() {
            return (T) all;
        }

        @Override
        @SuppressWarnings("unchecked")
        public <T> T set(final T value) {
            final String[] before = all;
            all = value == null ? new String[0] : (String[]) value;
            return (T) before;
        }
    }

    /**
     * Adds an option for each choice of the games to a command that takes the changes of a scenario.
     *
     * @param command a command with {@link ContentOptions}, or {@link CompareCommand}; others stay as they are
     */
    static void add(final CommandSpec command, final Games games) {
        command.mixins().values().stream()
                .map(CommandSpec::userObject)
                .filter(ContentOptions.class::isInstance)
                .forEach(mixed -> ((ContentOptions) mixed).shorts().declare(command, games, false));
        if (command.userObject() instanceof CompareCommand compare) {
            compare.shorts().declare(command, games, true);
        }
    }

    private void declare(final CommandSpec command, final Games games, final boolean several) {
        for (final Ruleset.Listing choice : games.shorts()) {
            final String label = choice.id().toUpperCase(Locale.ROOT);
            final Values values = new Values();
            chosen.put(choice.id(), values);
            final OptionSpec.Builder option = OptionSpec.builder("--" + choice.id())
                    .paramLabel(label)
                    .description(
                            several
                                    ? choice.summary() + "; with several, each after the first is a side. See 'list "
                                            + choice.values().get(0) + "'."
                                    : choice.summary() + " (default: the scenario's). Short for --set " + choice.id()
                                            + "=" + label + "; see 'list "
                                            + choice.values().get(0) + "'.")
                    .type(String[].class)
                    .arity("1")
                    .getter(values)
                    .setter(values);
            command.addOption(several ? option.splitRegex(",").build() : option.build());
        }
    }

    /** Returns {@code id=value} of each option that is present: its last value. */
    List<String> sets() {
        return all().entrySet().stream()
                .map(option -> option.getKey() + "="
                        + option.getValue().get(option.getValue().size() - 1))
                .toList();
    }

    /** Returns the values of each option that is present, by its id. */
    Map<String, List<String>> all() {
        final Map<String, List<String>> present = new LinkedHashMap<>();
        chosen.forEach((id, values) -> present.put(id, List.of(values.all)));
        present.values().removeIf(List::isEmpty);
        return present;
    }

    /** Returns the names of the options of all games: {@code --squad, --loadout}. */
    static String names(final Games games) {
        return games.shorts().stream().map(choice -> "--" + choice.id()).collect(Collectors.joining(", "));
    }
}
