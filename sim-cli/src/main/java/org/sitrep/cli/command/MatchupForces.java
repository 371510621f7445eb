package org.sitrep.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.session.OpenScenario;
import org.sitrep.cli.session.Source;

/** The forces that meet in a matchup: of each side the scenario as it is, and its changes by {@code --force}. */
final class MatchupForces {
    private static final String OPTION = "--force";

    /** A force; the text of its changes is empty for the scenario as it is. */
    private record Force(String name, String text) {}

    private final List<List<Force>> forces = new ArrayList<>();

    /**
     * Reads the texts of the option, each with a side as its first word.
     *
     * @param source the unchanged scenario
     * @throws UserError if one cannot be parsed, or changes more than the data
     */
    MatchupForces(final Source source, final List<String> sides, final List<String> texts) {
        sides.forEach(side -> forces.add(new ArrayList<>(List.of(new Force("as it is", "")))));
        for (final String text : texts) {
            final String[] words = text.strip().split("\\s+", 2);
            if (!sides.contains(words[0]) || words.length < 2) {
                throw UserError.usage(
                        OPTION + " \"" + text + "\" lacks a side or its changes",
                        "write " + OPTION + " \"" + sides.get(0) + " --name N --set PATH=VALUE\"; sides: "
                                + String.join(", ", sides));
            }
            final RequestedSide changed = changed(source, words[1]);
            if (changed.bot() != null || !changed.source().file().equals(source.file())) {
                throw UserError.usage(
                        OPTION + " \"" + text + "\" names a bot or a scenario",
                        "name one bot of each side with --bot, and scenarios before the options");
            }
            forces.get(sides.indexOf(words[0])).add(new Force(changed.name(), words[1]));
        }
    }

    private static RequestedSide changed(final Source source, final String text) {
        return SideOptions.against(new RequestedSide("", source, null), OPTION, text);
    }

    /** Returns the scenario in which two forces meet. */
    OpenScenario open(final OpenScenario scenario, final int first, final int second) {
        Source source = scenario.source();
        for (final Force force : List.of(forces.get(0).get(first), forces.get(1).get(second))) {
            source = force.text.isEmpty() ? source : changed(source, force.text).source();
        }
        return source.require();
    }

    /** Returns the names of a side's forces. */
    List<String> names(final int side) {
        return forces.get(side).stream().map(Force::name).toList();
    }

    /** Returns what each force of a side changes in a scenario, as results record it. */
    List<List<String>> changes(final OpenScenario scenario, final int side) {
        return IntStream.range(0, forces.get(side).size())
                .mapToObj(force -> side == 0 ? open(scenario, force, 0) : open(scenario, 0, force))
                .map(changed -> changed.changes().stream()
                        .filter(change -> !scenario.changes().contains(change))
                        .toList())
                .toList();
    }
}
