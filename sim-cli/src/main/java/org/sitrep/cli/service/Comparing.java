package org.sitrep.cli.service;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.LongConsumer;
import java.util.stream.Stream;
import org.sitrep.analysis.Comparison;
import org.sitrep.analysis.Standouts;
import org.sitrep.analysis.Yardstick;
import org.sitrep.analysis.race.Race;
import org.sitrep.analysis.race.RaceResult;
import org.sitrep.analysis.race.RaceRules;
import org.sitrep.analysis.race.SideRace;
import org.sitrep.cli.base.BuildInfo;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.option.BatchOptions;
import org.sitrep.cli.output.Text;
import org.sitrep.cli.service.kept.Key;
import org.sitrep.cli.session.Advice;
import org.sitrep.cli.session.BotSource;
import org.sitrep.cli.session.Difference;
import org.sitrep.cli.session.GivenUpNotes;
import org.sitrep.cli.session.OpenScenario;
import org.sitrep.cli.session.RunName;
import org.sitrep.cli.session.Session;
import org.sitrep.engine.Capsule;
import org.sitrep.engine.Contender;
import org.sitrep.engine.Input;
import org.sitrep.engine.MissionValues;
import org.sitrep.engine.RunRequest;
import org.sitrep.engine.RunSubject;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Slot;
import org.sitrep.report.Publications;

/**
 * Plays the sides of a comparison, showing progress and minding Ctrl-C. All are opened before the first mission, so
 * that a wrong one costs no time.
 */
public final class Comparing {
    private final Session session;
    private final BatchOptions batch;
    private final List<Side> sides;
    private final BotSource bots;
    private final List<OpenScenario> open = new ArrayList<>();
    private final List<Contender> contenders = new ArrayList<>();

    /**
     * Opens all sides.
     *
     * @throws UserError if one cannot be used, or they do not measure the same things
     */
    public Comparing(final Session session, final BatchOptions batch, final List<Side> sides) {
        this.session = session;
        this.batch = batch;
        this.sides = sides;
        bots = batch.bots(bots(sides));
        for (final Side side : sides) {
            final OpenScenario scenario =
                    OpenScenario.require(session, side.scenario(), side.overlays(), side.sets(), bots);
            final String bot = scenario.bot(side.bot());
            open.add(scenario);
            contenders.add(scenario.contender(bot));
            if (!scenario.compiled().layout().equals(layout())) {
                throw UserError.usage(
                        side.name() + " and " + sides.get(0).name() + " do not measure the same things",
                        "compare scenarios of the same kind, with the same objectives");
            }
        }
    }

    /** Returns whom the sides name. */
    static List<String> bots(final List<Side> sides) {
        return sides.stream().map(Side::bot).filter(Objects::nonNull).distinct().toList();
    }

    private OutcomeLayout layout() {
        return open.get(0).compiled().layout();
    }

    /** Returns the first side's scenario. */
    public OpenScenario first() {
        return open.get(0);
    }

    /**
     * Returns the yardsticks.
     *
     * @param metrics names of metrics; null for those that the scenario is judged by
     * @param matters {@code metric=difference} each
     * @throws UserError if there is no such metric, or a difference is no number
     */
    public List<Yardstick> yardsticks(final List<String> metrics, final List<String> matters) {
        final List<String> names = metrics == null ? first().compiled().yardsticks() : metrics;
        if (names.isEmpty()) {
            throw UserError.usage("nothing says by what to compare", "choose some metrics with --metric");
        }
        final Map<String, Double> least = new LinkedHashMap<>();
        matters.forEach(text -> least.put(slot(text.split("=", 2)[0]).name(), difference(text)));
        for (final String metric : least.keySet()) {
            if (!names.contains(metric)) {
                throw UserError.usage("--matters names " + metric + ", which is not compared", "add it to --metric");
            }
        }
        return names.stream()
                .distinct()
                .map(name -> yardstick(slot(name), least.getOrDefault(name, 0.0)))
                .toList();
    }

    private static Yardstick yardstick(final Slot slot, final double matters) {
        if (slot.better() == Slot.Better.NEUTRAL) {
            throw UserError.usage(slot.name() + " is neither better high nor low", "choose another --metric");
        }
        return new Yardstick(slot, matters);
    }

    private Slot slot(final String name) {
        return layout().slot(name)
                .orElseThrow(() -> UserError.usage("there is no metric " + name, Advice.metric(name, layout())));
    }

    /** Returns the difference of {@code metric=difference}. */
    private static double difference(final String text) {
        return Difference.ofMetric(text)
                .filter(value -> value > 0)
                .orElseThrow(() -> UserError.usage(
                        "--matters " + text + " is no difference",
                        "write it as metric=0.05 or, for a rate, metric=1%"));
    }

    /**
     * Returns the request for a range of missions, with the first side's bot.
     *
     * @throws UserError if a number is out of range
     */
    public RunRequest request(final long from, final long missions) {
        return batch.requestFor(contenders.get(0).bot(), batch.seed(), from, missions);
    }

    /**
     * Returns the rules of a race.
     *
     * @param missions of a side at most
     * @throws UserError if that is out of range
     */
    public static RaceRules rules(
            final Yardstick yardstick, final double level, final long first, final long missions) {
        if (missions > Integer.MAX_VALUE / 2 || missions < 2) {
            throw UserError.usage("--missions " + missions + " is out of range", "a race takes 2 to 1e9 of a side");
        }
        return new RaceRules(yardstick, level, first, (int) Math.min(RaceRules.FIRST_LOOK, missions), (int) missions);
    }

    /** Races the sides against each other, or fewer missions after Ctrl-C, and publishes; returns the exit code. */
    public int race(final Stage stage, final RunRequest request, final RaceRules rules, final String command) {
        final SideRace race = race(request, rules, command, stage);
        stage.publish(
                Publications.of(race),
                Optional.of(place(RunName.of(
                                "race-" + rules.yardstick().slot().name(),
                                request,
                                RunName.fingerprint(race.entrants()))))
                        .filter(any -> race.result().missions() > 0),
                folder -> AfterStudy.of(race));
        return ExitCode.OK;
    }

    private Path place(final String name) {
        return Path.of(first().name(), name);
    }

    private SideRace race(final RunRequest request, final RaceRules rules, final String command, final Stage stage) {
        final List<String> slots = List.of(rules.yardstick().slot().name());
        final LongConsumer progress = raceProgress(stage);
        final Map<Integer, MissionValues> recorded = new HashMap<>();
        final RaceResult result = Race.run(sides.size(), rules, (side, from, missions) -> {
            progress.accept(from);
            final Contender contender = contenders.get(side);
            final Key key = Key.of("race", contender.subject());
            final Optional<MissionValues> values =
                    Player.values(stage, bots, contender, slots, request.withRange(from, missions), key);
            values.ifPresent(more -> recorded.merge(side, more, MissionValues::then));
            return values.map(more -> more.row(0));
        });
        final List<SideRace.Entrant> entrants = new ArrayList<>();
        for (int side = 0; side < sides.size(); side++) {
            final RunSubject subject = contenders.get(side).subject();
            entrants.add(new SideRace.Entrant(
                    sides.get(side).name(),
                    subject.scenario(),
                    subject.botFile()
                            .map(Capsule.BotFile::file)
                            .orElse(contenders.get(side).bot()),
                    Input.of(subject, contenders.get(side).scenario())));
        }
        final SideRace race = new SideRace(
                first().document().title(),
                first().compiled().trial(),
                BuildInfo.current().madeBy(),
                request.seed(),
                request.maxDecisions(),
                entrants,
                result,
                Optional.empty(),
                command);
        return race.with(standouts(race, recorded));
    }

    /** Returns what is given the first mission of each side's turn and writes a line a look, with how many are left. */
    private LongConsumer raceProgress(final Stage stage) {
        final long[] look = {-1, 0};
        return from -> {
            if (from != look[0] && look[1] > 0) {
                stage.tell(Text.grouped(from) + " " + first().compiled().trial() + "s a side: " + look[1] + " of "
                        + sides.size() + " sides left");
            }
            look[1] = from == look[0] ? look[1] + 1 : 1;
            look[0] = from;
        };
    }

    /** Of a race that was stopped, what was played beyond the last look counts for nothing. */
    private static Optional<Standouts> standouts(final SideRace race, final Map<Integer, MissionValues> recorded) {
        final RaceResult result = race.result();
        final int leader = result.leader().side();
        final int missions = (int) result.leader().missions();
        if (missions == 0) {
            return Optional.empty();
        }
        final MissionValues led = recorded.get(leader).first(missions);
        final int[] second = recorded.get(race.second())
                .first((int) result.standings().get(race.second()).missions())
                .row(0);
        return Standouts.of(result.rules().yardstick().slot(), race.seed(), led.firstMission(), led.row(0))
                .map(all -> all.apart(led.firstMission(), led.row(0), second));
    }

    /** Plays all sides, or fewer missions after Ctrl-C, and publishes; returns the exit code. */
    public int contest(
            final Stage stage,
            final RunRequest request,
            final List<Yardstick> yardsticks,
            final double level,
            final String command) {
        final Comparison played = Comparison.of(
                sides.stream().map(Side::name).toList(),
                Player.contest(stage, bots, contenders, Comparison.pairs(sides.size()), request),
                yardsticks,
                level,
                command);
        final List<Capsule> capsules =
                played.sides().stream().map(Comparison.Side::capsule).toList();
        capsules.forEach(capsule -> GivenUpNotes.of(capsule).forEach(session.console()::message));
        stage.publish(
                Publications.of(played),
                Optional.of(place(RunName.of("compare", request, fingerprint(played))))
                        .filter(any -> capsules.stream().allMatch(capsule -> capsule.completed() > 0)),
                folder -> AfterStudy.of(played));
        return capsules.stream().anyMatch(GivenUpNotes::any) ? ExitCode.GIVEN_UP : ExitCode.OK;
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
