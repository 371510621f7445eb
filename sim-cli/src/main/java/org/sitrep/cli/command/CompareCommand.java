package org.sitrep.cli.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.sitrep.analysis.Yardstick;
import org.sitrep.analysis.race.RaceRules;
import org.sitrep.cli.base.CountConverter;
import org.sitrep.cli.base.Defaults;
import org.sitrep.cli.option.Level;
import org.sitrep.cli.option.NotebookOption;
import org.sitrep.cli.service.Comparing;
import org.sitrep.cli.service.Side;
import org.sitrep.cli.service.Sides;
import org.sitrep.engine.RunRequest;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code sitrep compare}. */
@Command(
        name = "compare",
        header = "play sides on the same missions and say which is better",
        description = "%nHolds each side against the first one, mission by mission on the same dice, and says by "
                + "how much it differs and what it comes to: better, worse, a sidegrade, or open. A "
                + "side is another "
                + "scenario, bot, squad or loadout, the scenario without a thing, or any mix of changes.%n")
public final class CompareCommand extends StudyCommand {
    @Parameters(
            arity = "1..*",
            paramLabel = "SCENARIO",
            description = "Scenario files; each beyond the first is a side.")
    private List<String> scenarios = new ArrayList<>();

    @Option(
            names = "--squad",
            paramLabel = "SQUAD",
            split = ",",
            description = "Who plays; of several, the first one's side is the first and each other one a side.")
    private List<String> squads = new ArrayList<>();

    @Option(
            names = "--loadout",
            paramLabel = "LOADOUT",
            split = ",",
            description = "What they carry; of several, the first one's side is the first and each other one a side.")
    private List<String> loadouts = new ArrayList<>();

    @Option(
            names = "--forbid",
            paramLabel = "KIND:NAME",
            split = ",",
            description = "A side that has to do without a thing, gear:NAME in any game; each is one. The game's "
                    + "reference lists the kinds under forbid.")
    private List<String> forbidden = new ArrayList<>();

    @Option(
            names = "--against",
            paramLabel = "CHANGES",
            description = "A side, by how it differs from the first, in one text: [SCENARIO] [--name N] [--bot B] "
                    + "[--squad S] [--loadout L] [--forbid T] [--set P=V] [--overlay F]. May be repeated.")
    private List<String> against = new ArrayList<>();

    @Option(
            names = "--set",
            paramLabel = "PATH=VALUE",
            description = "Change one value of the data, for all sides. May be repeated; the last one wins.")
    private List<String> sets = new ArrayList<>();

    @Option(
            names = "--overlay",
            paramLabel = "FILE",
            description = "Lay a file of changes over the scenario, for all sides. May be repeated, in order.")
    private List<Path> overlays = new ArrayList<>();

    @Option(
            names = "--metric",
            paramLabel = "NAME",
            split = ",",
            description = "What to compare by (default: what the scenario is judged by); see 'list metrics'.")
    private List<String> metrics;

    @Option(
            names = "--matters",
            paramLabel = "METRIC=D",
            split = ",",
            description = "The smallest difference that matters, e.g. survivors=0.05 or, of a rate, primary=1%%: "
                    + "sides that differ by less are equal (default: every one matters).")
    private List<String> matters = new ArrayList<>();

    @Option(
            names = "--best",
            description = "Find the best side by the first metric: whoever is shown to be worse than the leader, by "
                    + "more than matters, retires and plays no more. For many sides.")
    private boolean best;

    @Option(
            names = "--level",
            paramLabel = "L",
            defaultValue = Defaults.LEVEL,
            description = "Level with which all intervals hold together (default: ${DEFAULT-VALUE}).")
    private double level;

    @Option(
            names = {"-n", "--missions"},
            paramLabel = "N",
            converter = CountConverter.class,
            description = "Missions of each side (default: " + Defaults.COMPARE_MISSIONS
                    + "); with --best at most (default: " + Defaults.RACE_MISSIONS + ").")
    private Long missions;

    @Option(
            names = {"--first", "--first-mission"},
            paramLabel = "I",
            defaultValue = Defaults.FIRST,
            converter = CountConverter.class,
            description = "Index of the first mission (default: ${DEFAULT-VALUE}).")
    private long first;

    @Mixin
    private NotebookOption notebook;

    @Override
    int study() {
        Level.require(level);
        missions =
                missions != null ? missions : Long.valueOf(best ? Defaults.RACE_MISSIONS : Defaults.COMPARE_MISSIONS);
        final Comparing comparing = new Comparing(session(), batch(), sides());
        final List<Yardstick> yardsticks = comparing.yardsticks(metrics, matters);
        if (best) {
            final RaceRules rules = Comparing.rules(yardsticks.get(0), level, first, missions);
            final RunRequest request = comparing.request(first, missions);
            return play(notebook.notebook(), stage -> comparing.race(stage, request, rules, command()));
        }
        final RunRequest request = comparing.request(first, missions);
        return play(notebook.notebook(), stage -> comparing.contest(stage, request, yardsticks, level, command()));
    }

    private List<Side> sides() {
        final String named = batch().bot();
        final List<String> bots = named == null ? List.of() : List.of(named.split(","));
        final List<String> common = new ArrayList<>();
        squads.stream().limit(1).forEach(squad -> common.add("squad=" + squad));
        loadouts.stream().limit(1).forEach(loadout -> common.add("loadout=" + loadout));
        common.addAll(sets);
        final Sides sides = new Sides(
                session(),
                batch(),
                new Side(baseName(bots), scenarios.get(0), overlays, common, bots.isEmpty() ? null : bots.get(0)));
        scenarios.stream().skip(1).forEach(sides::scenario);
        bots.stream().skip(1).forEach(sides::bot);
        squads.stream().skip(1).forEach(squad -> sides.value("squad", squad));
        loadouts.stream().skip(1).forEach(loadout -> sides.value("loadout", loadout));
        forbidden.forEach(sides::without);
        against.forEach(sides::against);
        return sides.all();
    }

    /** The first side is called after what the others differ from it in, if that is one thing. */
    private String baseName(final List<String> bots) {
        if (scenarios.size() > 1) {
            return Sides.fileName(scenarios.get(0));
        }
        return Stream.of(bots, squads, loadouts)
                .filter(names -> names.size() > 1)
                .map(names -> names.get(0))
                .findFirst()
                .orElse("baseline");
    }
}
