package org.sitrep.cli.service;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.sitrep.analysis.Comparison;
import org.sitrep.analysis.Standouts;
import org.sitrep.analysis.Yardstick;
import org.sitrep.analysis.race.Race;
import org.sitrep.analysis.race.RaceResult;
import org.sitrep.analysis.race.RaceRules;
import org.sitrep.analysis.race.SideRace;
import org.sitrep.cli.Session;
import org.sitrep.cli.UserError;
import org.sitrep.cli.option.BatchOptions;
import org.sitrep.cli.service.kept.Kept;
import org.sitrep.cli.service.kept.Key;
import org.sitrep.engine.Capsule;
import org.sitrep.engine.Contender;
import org.sitrep.engine.Input;
import org.sitrep.engine.MissionValues;
import org.sitrep.engine.RunRequest;
import org.sitrep.engine.RunSubject;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Slot;

/** Plays the sides of a comparison, showing progress and minding Ctrl-C. All are opened before the first mission, so that a wrong one costs no time. */
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
            contenders.add(new Contender(scenario.compiled(), Player.subject(scenario, side.overlays(), bot), bot));
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

    /** The difference of {@code metric=difference}, one in percent points with a percent sign. */
    private static double difference(final String text) {
        final String[] parts = text.split("=", 2);
        final String number = parts.length == 2 ? parts[1].strip() : "";
        final boolean percent = number.endsWith("%");
        try {
            final double value = Double.parseDouble(
                    percent ? number.substring(0, number.length() - 1).strip() : number);
            if (value > 0 && Double.isFinite(value)) {
                return percent ? value / 100 : value;
            }
        } catch (final NumberFormatException notANumber) {
            // said below
        }
        throw UserError.usage(
                "--matters " + text + " is no difference", "write it as metric=0.05 or, for a rate, metric=1%");
    }

    /**
     * Returns the request for a range of missions, with the first side's bot.
     *
     * @throws UserError if a number is out of range
     */
    public RunRequest request(final long from, final long missions) {
        final RunRequest request = batch.requestFor(contenders.get(0).bot(), batch.seed(), missions);
        try {
            return request.withFirstMission(from);
        } catch (final IllegalArgumentException outOfRange) {
            throw UserError.usage(outOfRange.getMessage(), "");
        }
    }

    /** Races the sides against each other, or fewer missions after Ctrl-C. */
    public SideRace race(
            final RunRequest request,
            final RaceRules rules,
            final String command,
            final Kept kept,
            final Interrupts interrupts) {
        final List<String> slots = List.of(rules.yardstick().slot().name());
        final RaceProgress progress = new RaceProgress(
                session, batch.progress(), sides.size(), first().compiled().trial());
        final Map<Integer, MissionValues> recorded = new HashMap<>();
        final RaceResult result = Race.run(sides.size(), rules, (side, from, missions) -> {
            progress.playing(from);
            final Contender contender = contenders.get(side);
            final Optional<MissionValues> values = RecordPlayer.play(
                    bots,
                    contender,
                    slots,
                    request.withRange(from, missions),
                    kept,
                    Key.of("race", contender.subject()),
                    interrupts);
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

    /** Plays all sides, or fewer missions after Ctrl-C. */
    public Comparison play(
            final RunRequest request,
            final List<Yardstick> yardsticks,
            final double level,
            final String command,
            final Kept kept,
            final Interrupts interrupts) {
        return Comparison.of(
                sides.stream().map(Side::name).toList(),
                ContestPlayer.play(
                        session,
                        bots,
                        contenders,
                        Comparison.pairs(sides.size()),
                        request,
                        first().compiled().trial() + "s",
                        batch.progress(),
                        kept,
                        interrupts),
                yardsticks,
                level,
                command);
    }
}
