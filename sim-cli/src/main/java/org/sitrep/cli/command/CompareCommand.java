package org.sitrep.cli.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.sitrep.analysis.Comparison;
import org.sitrep.analysis.Yardstick;
import org.sitrep.analysis.race.RaceRules;
import org.sitrep.analysis.race.SideRace;
import org.sitrep.cli.Defaults;
import org.sitrep.cli.ExitCode;
import org.sitrep.cli.Session;
import org.sitrep.cli.UserError;
import org.sitrep.cli.option.BatchOptions;
import org.sitrep.cli.option.CountConverter;
import org.sitrep.cli.option.FormatOption;
import org.sitrep.cli.option.KeepOptions;
import org.sitrep.cli.option.Level;
import org.sitrep.cli.option.NotebookOption;
import org.sitrep.cli.service.Comparing;
import org.sitrep.cli.service.GivenUpNotes;
import org.sitrep.cli.service.Interrupts;
import org.sitrep.cli.service.ReportOutput;
import org.sitrep.cli.service.RunName;
import org.sitrep.cli.service.Side;
import org.sitrep.cli.service.Sides;
import org.sitrep.cli.service.Targets;
import org.sitrep.cli.service.kept.Kept;
import org.sitrep.cli.service.next.AfterStudy;
import org.sitrep.engine.RunRequest;
import org.sitrep.report.Publications;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code sitrep compare}. */
@Command(
        name = "compare",
        header = "play sides on the same missions and say which is better",
        description =
                "%nHolds each side against the first one, mission by mission on the same dice, and says by how much it differs and what it comes to: better, worse, a sidegrade, or open. A side is another "
                        + "scenario, bot, squad or loadout, the scenario without a thing, or any mix of changes.%n")
public final class CompareCommand implements Callable<Integer> {
    private final Session session;

    @Spec
    private CommandSpec spec;

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
            description =
                    "A side that has to do without a thing, gear:NAME in any game; each is one. The game's reference lists the kinds under forbid.")
    private List<String> forbidden = new ArrayList<>();

    @Option(
            names = "--against",
            paramLabel = "CHANGES",
            description =
                    "A side, by how it differs from the first, in one text: [SCENARIO] [--name N] [--bot B] [--squad S] [--loadout L] [--forbid T] [--set P=V] [--overlay F]. May be repeated.")
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
            description =
                    "The smallest difference that matters, e.g. survivors=0.05 or, of a rate, primary=1%%: sides that differ by less are equal (default: every one matters).")
    private List<String> matters = new ArrayList<>();

    @Option(
            names = "--best",
            description =
                    "Find the best side by the first metric: whoever is shown to be worse than the leader, by more than matters, retires and plays no more. For many sides.")
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
    private BatchOptions batch;

    @Mixin
    private KeepOptions keep;

    @Option(
            names = {"-o", "--out"},
            paramLabel = "DIR",
            defaultValue = Defaults.OUT,
            description = "Where report folders go (default: ${DEFAULT-VALUE}).")
    private Path out;

    @Option(names = "--no-report", description = "Write no report folder.")
    private boolean noReport;

    @Mixin
    private NotebookOption notebook;

    @Mixin
    private FormatOption format;

    /** Creates the command. */
    public CompareCommand(final Session session) {
        this.session = session;
    }

    @Override
    public Integer call() {
        if (!noReport) {
            Targets.requireFolder(out, "--out");
        }
        Level.require(level);
        final Comparing comparing = new Comparing(session, batch, sides());
        final List<Yardstick> yardsticks = comparing.yardsticks(metrics, matters);
        if (best) {
            return race(comparing, yardsticks.get(0));
        }
        final RunRequest request = comparing.request(first, missions());
        try (Kept kept = keep.kept(session, spec, noReport ? null : out);
                Interrupts interrupts = Interrupts.install()) {
            final Comparison played = comparing.play(request, yardsticks, level, command(), kept, interrupts);
            played.sides().forEach(side -> GivenUpNotes.of(side.capsule()).forEach(session.console()::message));
            final boolean any =
                    played.sides().stream().allMatch(side -> side.capsule().completed() > 0);
            final ReportOutput output = new ReportOutput(session, Publications.of(played), notebook.notebook());
            if (!noReport && any) {
                output.writeReport(out.resolve(comparing.first().name())
                        .resolve(RunName.comparison(request, fingerprint(played))));
            }
            output.next(() -> AfterStudy.of(played)).print(format.format());
            if (interrupts.requested()) {
                return ExitCode.INTERRUPTED;
            }
            kept.done();
            return played.sides().stream().anyMatch(side -> GivenUpNotes.any(side.capsule()))
                    ? ExitCode.GIVEN_UP
                    : ExitCode.OK;
        }
    }

    private int race(final Comparing comparing, final Yardstick yardstick) {
        if (missions() > Integer.MAX_VALUE / 2 || missions() < 2) {
            throw UserError.usage("--missions " + missions() + " is out of range", "a race takes 2 to 1e9 of a side");
        }
        final RaceRules rules = new RaceRules(
                yardstick, level, first, (int) Math.min(RaceRules.FIRST_LOOK, missions()), (int) missions());
        final RunRequest request = comparing.request(first, missions());
        try (Kept kept = keep.kept(session, spec, noReport ? null : out);
                Interrupts interrupts = Interrupts.install()) {
            final SideRace race = comparing.race(request, rules, command(), kept, interrupts);
            final ReportOutput output = new ReportOutput(session, Publications.of(race), notebook.notebook());
            if (!noReport && race.result().missions() > 0) {
                output.writeReport(out.resolve(comparing.first().name())
                        .resolve(RunName.race(request, yardstick.slot().name(), RunName.fingerprint(race.entrants()))));
            }
            output.next(() -> AfterStudy.of(race)).print(format.format());
            if (interrupts.requested()) {
                return ExitCode.INTERRUPTED;
            }
            kept.done();
            return ExitCode.OK;
        }
    }

    private long missions() {
        return missions != null ? missions : Long.parseLong(best ? Defaults.RACE_MISSIONS : Defaults.COMPARE_MISSIONS);
    }

    private List<Side> sides() {
        final List<String> bots =
                batch.bot() == null ? List.of() : List.of(batch.bot().split(","));
        final List<String> common = new ArrayList<>();
        squads.stream().limit(1).forEach(squad -> common.add("squad=" + squad));
        loadouts.stream().limit(1).forEach(loadout -> common.add("loadout=" + loadout));
        common.addAll(sets);
        final Sides sides = new Sides(
                session,
                batch,
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
            return String.valueOf(Path.of(scenarios.get(0)).getFileName()).replaceAll("\\.ya?ml$", "");
        }
        if (bots.size() > 1) {
            return bots.get(0);
        }
        return squads.size() > 1 ? squads.get(0) : loadouts.size() > 1 ? loadouts.get(0) : "baseline";
    }

    private String command() {
        return Repeated.command(spec, "--missions", missions(), "--seed", batch.seed());
    }

    /** Tells comparisons apart that share a scenario, seed and number of missions. */
    private static String fingerprint(final Comparison played) {
        return RunName.fingerprint(played.sides().stream()
                .flatMap(side -> Stream.of(
                        side.name(),
                        side.capsule().content().sha256(),
                        side.capsule().bot(),
                        side.capsule().botFile()))
                .toArray());
    }
}
