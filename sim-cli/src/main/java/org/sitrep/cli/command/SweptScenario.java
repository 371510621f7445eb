package org.sitrep.cli.command;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.sitrep.analysis.Standouts;
import org.sitrep.analysis.design.Design;
import org.sitrep.analysis.sweep.Effect;
import org.sitrep.analysis.sweep.Effects;
import org.sitrep.analysis.sweep.SweepPoint;
import org.sitrep.analysis.sweep.SweepStudy;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.service.Player;
import org.sitrep.cli.service.ResultCache;
import org.sitrep.cli.service.StudyContext;
import org.sitrep.cli.session.AbortNotes;
import org.sitrep.cli.session.OpenScenario;
import org.sitrep.cli.session.Source;
import org.sitrep.engine.Estimates;
import org.sitrep.engine.RunResult;
import org.sitrep.engine.TrialValues;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Slot;
import org.sitrep.scenario.Codes;
import org.sitrep.scenario.Finding;
import org.sitrep.stats.Estimate;
import org.sitrep.stats.PairSums;
import org.sitrep.stats.PairedDifference;

/**
 * One scenario of a sweep: the unchanged scenario and each legal point of the design, opened together, then played in
 * order.
 */
final class SweptScenario {
    /** Findings on a path, not on its value: they apply at every point. */
    private static final Set<String> OF_PATHS = Set.of(Codes.UNKNOWN_KEY.id(), Codes.SET_PATH.id(), Codes.BAD_SET.id());

    private static final String AS_IT_IS = "as it is";

    private final Design design;
    private final OpenScenario base;
    private final List<Optional<OpenScenario>> points = new ArrayList<>();
    private final List<SweepStudy.Unplayable> unplayable = new ArrayList<>();
    private Optional<ResultCache.Recorded> playedBase = Optional.empty();
    private final List<Optional<ResultCache.Recorded>> playedPoints = new ArrayList<>();
    /** Results by listed content: points with equal content are played once. */
    private final Map<String, ResultCache.Recorded> byContent = new HashMap<>();

    private boolean givenUp;
    private boolean ended;

    /**
     * Opens all points.
     *
     * @throws UserError if the unchanged scenario cannot be used, a path of the design does not exist, or no point is
     *     playable
     */
    SweptScenario(final Source source, final Design design) {
        this.design = design;
        base = source.require();
        List<Finding> last = List.of();
        for (int p = 0; !isBaseOnly() && p < design.points().size(); p++) {
            final Map<String, String> values = values(p);
            final Source.Attempt attempt = source.with(SweepPoint.sets(values)).attempt();
            points.add(attempt.scenario());
            if (attempt.scenario().isEmpty()) {
                last = attempt.findings();
                if (last.stream().anyMatch(finding -> OF_PATHS.contains(finding.code()))) {
                    throw Source.unusable(source.session(), source.file(), last);
                }
                unplayable.add(new SweepStudy.Unplayable(
                        values, last.stream().map(Finding::toString).toList()));
            }
        }
        if (!isBaseOnly() && points.stream().allMatch(Optional::isEmpty)) {
            throw Source.unusable(source.session(), source.file(), last);
        }
    }

    /** Returns the values of a point by path, in order. */
    private Map<String, String> values(final int point) {
        final Map<String, String> values = new LinkedHashMap<>();
        for (int f = 0; f < design.factors().size(); f++) {
            values.put(
                    design.factors().get(f).path(), design.points().get(point).get(f));
        }
        return values;
    }

    /** Returns whether nothing is varied, so that there is only the unchanged scenario. */
    boolean isBaseOnly() {
        return design.factors().isEmpty();
    }

    OpenScenario base() {
        return base;
    }

    int unplayable() {
        return unplayable.size();
    }

    /** Returns the number of points to play or to refuse, the base included. */
    int asked() {
        return points.size() + 1;
    }

    /** Returns the layouts of all points. */
    List<OutcomeLayout> layouts() {
        return Stream.concat(Stream.of(base), points.stream().flatMap(Optional::stream))
                .map(open -> open.compiled().layout())
                .distinct()
                .toList();
    }

    /** Returns whether any point had aborted trials, or a bot ended the sweep. */
    boolean givenUp() {
        return givenUp;
    }

    /** The work at each point; {@code metrics} are compared with the base. */
    record Plan(BatchOptions batch, long trials, List<Slot> metrics, List<String> shown, double level) {}

    /**
     * Plays until the last point or an interruption; {@code before} of all {@code inAll} points belonged to other
     * scenarios.
     */
    void play(final StudyContext stage, final Plan plan, final boolean over, final int before, final int inAll) {
        ended = over;
        int number = before + 1;
        playedBase = point(stage, plan, base, AS_IT_IS, number + " of " + inAll);
        for (int p = 0; p < points.size(); p++) {
            final String label = String.join(" ", SweepPoint.sets(values(p)));
            final Optional<OpenScenario> open = points.get(p);
            number += open.isPresent() ? 1 : 0;
            final String place = number + " of " + inAll;
            playedPoints.add(open.flatMap(one -> point(stage, plan, one, label, place)));
        }
    }

    private Optional<ResultCache.Recorded> point(
            final StudyContext stage,
            final Plan plan,
            final OpenScenario scenario,
            final String label,
            final String place) {
        if (ended || stage.interrupts().requested()) {
            return Optional.empty();
        }
        final ResultCache.Recorded same = byContent.get(scenario.document().json());
        if (same != null) {
            return Optional.of(same);
        }
        stage.tell("Point " + place + ": " + scenario.document().file() + (isBaseOnly() ? "" : " " + label));
        final ResultCache.Recorded recorded = Player.recorded(
                stage,
                scenario,
                plan.batch.request(scenario, 0, plan.trials),
                plan.metrics.stream().map(Slot::name).toList());
        givenUp |= AbortNotes.any(recorded.result());
        AbortNotes.of(recorded.result()).forEach(stage.session().console()::message);
        ended |= RunResult.BOT_SILENT.equals(recorded.result().stopReason());
        if (ended || stage.interrupts().requested()) {
            return Optional.empty();
        }
        byContent.put(scenario.document().json(), recorded);
        return Optional.of(recorded);
    }

    /** Returns the values of the unchanged scenario, by path; only plain values have a name. */
    private Map<String, String> baseValues() {
        final Map<String, String> values = new LinkedHashMap<>();
        design.factors()
                .forEach(factor ->
                        values.put(factor.path(), base.text(factor.path()).orElse(AS_IT_IS)));
        return values;
    }

    SweepStudy study(final Plan plan) {
        final List<SweepPoint> all = new ArrayList<>();
        for (int p = 0; p < playedPoints.size(); p++) {
            final Map<String, String> values = values(p);
            playedPoints.get(p).ifPresent(recorded -> all.add(described(recorded, false, values, plan)));
        }
        playedBase.ifPresent(recorded -> all.add(described(recorded, true, baseValues(), plan)));
        return new SweepStudy(
                base.document().file(),
                base.name(),
                base.document().title(),
                base.compiled().trial(),
                base.input(),
                base.bots().file(base.game(), base.bot(plan.batch.bot())),
                plan.shown,
                plan.metrics,
                all,
                unplayable,
                asked(),
                effects(plan));
    }

    private List<Effect> effects(final Plan plan) {
        if (isBaseOnly() || playedPoints.stream().allMatch(Optional::isEmpty)) {
            return List.of();
        }
        final List<Optional<TrialValues>> values = playedPoints.stream()
                .map(point -> point.flatMap(ResultCache.Recorded::values))
                .toList();
        return Effects.of(design, values, plan.metrics, plan.level);
    }

    private SweepPoint described(
            final ResultCache.Recorded recorded,
            final boolean isBase,
            final Map<String, String> values,
            final Plan plan) {
        final RunResult result = recorded.result();
        final Map<String, Estimate> all = Estimates.of(result);
        final Map<String, Estimate> estimates = new LinkedHashMap<>();
        plan.shown.stream().filter(all::containsKey).forEach(name -> estimates.put(name, all.get(name)));
        return new SweepPoint(
                isBase,
                values,
                result.bot(),
                result.seed(),
                result.requested(),
                result.completed(),
                result.aborted(),
                result.content().sha256(),
                result.outcomeHash(),
                estimates,
                isBase ? Map.of() : differences(recorded, plan),
                standouts(plan, recorded, isBase));
    }

    /** Ranks by the first metric; where nothing is varied, by the headline of the scenario. */
    private Optional<Standouts> standouts(final Plan plan, final ResultCache.Recorded recorded, final boolean isBase) {
        final RunResult result = recorded.result();
        final OutcomeLayout layout = result.layout();
        final Optional<Slot> by = SweepStudy.leading(plan.metrics).or(() -> layout.slot(layout.headline()));
        final Optional<Standouts> found = by.flatMap(
                slot -> Standouts.of(slot, result.seed(), result.tallies().get(layout.index(slot.name()))));
        if (isBase
                || playedBase.flatMap(ResultCache.Recorded::values).isEmpty()
                || recorded.values().isEmpty()) {
            return found;
        }
        final int row = plan.metrics.indexOf(by.orElseThrow());
        final TrialValues before = playedBase.get().values().orElseThrow();
        return found.map(
                all -> all.apart(before.firstTrial(), recorded.values().get().row(row), before.row(row)));
    }

    /** Returns the paired differences from the base, at a joint confidence level. */
    private Map<String, Estimate> differences(final ResultCache.Recorded recorded, final Plan plan) {
        final Map<String, Estimate> differences = new LinkedHashMap<>();
        final double each = 1 - (1 - plan.level) / Math.max(1, playedPoints.size() * plan.metrics.size());
        for (int m = 0; m < plan.metrics.size() && playedBase.isPresent(); m++) {
            final Slot slot = plan.metrics.get(m);
            final int[] first = playedBase.get().values().orElseThrow().row(m);
            final int[] second = recorded.values().orElseThrow().row(m);
            differences.put(
                    slot.name(), PairedDifference.estimate(slot, PairSums.of(slot.name(), first, second), each));
        }
        return differences;
    }
}
