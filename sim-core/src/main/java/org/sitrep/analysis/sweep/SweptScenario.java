package org.sitrep.analysis.sweep;

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
import org.sitrep.analysis.design.Factor;
import org.sitrep.engine.ContentSummary;
import org.sitrep.engine.Estimates;
import org.sitrep.engine.Independent;
import org.sitrep.engine.PairedEntry;
import org.sitrep.engine.PlayableScenario;
import org.sitrep.engine.RecordedRun;
import org.sitrep.engine.RunResult;
import org.sitrep.engine.TrialValues;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Ratio;
import org.sitrep.outcome.Slot;
import org.sitrep.portable.Streams;
import org.sitrep.scenario.Codes;
import org.sitrep.scenario.DataWords;
import org.sitrep.scenario.Finding;
import org.sitrep.scenario.Findings;
import org.sitrep.stats.Estimate;
import org.sitrep.stats.PairSums;
import org.sitrep.stats.PairedDifference;
import org.sitrep.stats.RatioDifference;

/**
 * One scenario of a sweep: the unchanged scenario and each legal point of the design, opened together, then played in
 * order. Not thread-safe.
 */
public final class SweptScenario {
    /** Findings on a path, not on its value: they apply at every point. */
    private static final Set<String> OF_PATHS = Set.of(Codes.UNKNOWN_KEY.id(), Codes.SET_PATH.id(), Codes.BAD_SET.id());

    private static final String AS_IT_IS = "as it is";

    private final Design design;
    private final PlayableScenario base;
    private final PairedEntry baseEntry;
    private final List<Optional<PairedEntry>> points = new ArrayList<>();
    private final List<SweepStudy.Unplayable> unplayable = new ArrayList<>();
    private Optional<RecordedRun> playedBase = Optional.empty();
    private final List<Optional<RecordedRun>> playedPoints = new ArrayList<>();
    /** Results by listed content: points with equal content are played once. Looked up by key, never iterated. */
    private final Map<String, RecordedRun> byContent = new HashMap<>();

    private boolean ended;

    /** Opens the scenario of a sweep. */
    public interface Opening {
        /**
         * Returns the scenario with further changes.
         *
         * @param findings receives everything that is wrong
         * @return empty if there is any finding
         */
        Optional<PlayableScenario> open(List<String> sets, Findings findings);

        /** Returns the id of the bot that plays. */
        String bot(PlayableScenario scenario);

        /** Returns the exception that ends the sweep because of findings. */
        RuntimeException unusable(List<Finding> findings);
    }

    /** Plays the points of a sweep. */
    @FunctionalInterface
    public interface Playing {
        /**
         * Plays a point and records slots.
         *
         * @param number number of the point among those to play, 1 for the unchanged scenario
         * @param label its values
         * @param slots names of the slots to record
         * @return empty if it was not played to its end; then the sweep has ended
         */
        Optional<RecordedRun> play(PairedEntry entry, int number, String label, List<String> slots);
    }

    /**
     * The description of a sweep.
     *
     * @param metrics slots that are recorded, and compared with the unchanged scenario
     * @param ratios ratios that are compared with the unchanged scenario
     * @param shown names of the metrics of each point
     * @param level level at which all differences hold together
     */
    public record Plan(List<Slot> metrics, List<Ratio> ratios, List<String> shown, double level) {
        private List<String> slots() {
            return metrics.stream().map(Slot::name).toList();
        }

        private int compared() {
            return metrics.size() + ratios.size();
        }
    }

    /**
     * Opens all points.
     *
     * @throws RuntimeException that of the opening, if the unchanged scenario cannot be used, a path of the design does
     *     not exist, or no point is playable
     */
    public SweptScenario(final Opening opening, final Design design) {
        this.design = design;
        final Findings ofBase = new Findings();
        base = opening.open(List.of(), ofBase).orElseThrow(() -> opening.unusable(ofBase.sorted()));
        final String bot = opening.bot(base);
        baseEntry = base.entry(bot);
        List<Finding> last = List.of();
        for (int p = 0; !isBaseOnly() && p < design.points().size(); p++) {
            final Map<String, String> values = values(p);
            final Findings findings = new Findings();
            points.add(opening.open(SweepPoint.sets(values), findings).map(open -> open.entry(bot)));
            if (points.get(p).isEmpty()) {
                last = findings.sorted();
                if (last.stream().anyMatch(finding -> OF_PATHS.contains(finding.code()))) {
                    throw opening.unusable(last);
                }
                unplayable.add(new SweepStudy.Unplayable(
                        values, last.stream().map(Finding::toString).toList()));
            }
        }
        if (!isBaseOnly() && points.stream().allMatch(Optional::isEmpty)) {
            throw opening.unusable(last);
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
    public boolean isBaseOnly() {
        return design.factors().isEmpty();
    }

    /** Returns the unchanged scenario. */
    public PlayableScenario base() {
        return base;
    }

    /** Returns the unchanged scenario with the bot that plays. */
    public PairedEntry entry() {
        return baseEntry;
    }

    /** Returns the number of points that the game does not allow. */
    public int unplayable() {
        return unplayable.size();
    }

    /** Returns the number of points to play or to refuse, the base included. */
    public int asked() {
        return points.size() + 1;
    }

    /** Returns the different layouts of all points. */
    public List<OutcomeLayout> layouts() {
        return Stream.concat(Stream.of(baseEntry), points.stream().flatMap(Optional::stream))
                .map(entry -> entry.scenario().layout())
                .filter(Streams.unseen())
                .toList();
    }

    /** Plays all points, the unchanged scenario first. */
    public void play(final Plan plan, final Playing playing) {
        final Independent all = new Independent();
        all.begin(() -> playedBase = point(plan, playing, baseEntry, 1, AS_IT_IS));
        int number = 1;
        for (int p = 0; p < points.size(); p++) {
            final String label = String.join(" ", SweepPoint.sets(values(p)));
            final Optional<PairedEntry> entry = points.get(p);
            number += entry.isPresent() ? 1 : 0;
            final int place = number;
            all.begin(() -> playedPoints.add(entry.flatMap(one -> point(plan, playing, one, place, label))));
        }
        all.end();
    }

    private Optional<RecordedRun> point(
            final Plan plan, final Playing playing, final PairedEntry entry, final int number, final String label) {
        if (ended) {
            return Optional.empty();
        }
        final String content = entry.subject().content().json();
        final Optional<RecordedRun> recorded =
                Optional.ofNullable(byContent.get(content)).or(() -> playing.play(entry, number, label, plan.slots()));
        recorded.ifPresent(played -> byContent.put(content, played));
        ended = recorded.isEmpty();
        return recorded;
    }

    /** Returns the values of the unchanged scenario, by path; only plain values have a name. */
    private Map<String, String> baseValues() {
        final Map<String, String> values = new LinkedHashMap<>();
        design.factors()
                .forEach(factor -> values.put(
                        factor.path(), base.document().text(factor.path()).orElse(AS_IT_IS)));
        return values;
    }

    /** Returns the result of what was played. */
    public SweepStudy study(final Plan plan) {
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
                ContentSummary.of(baseEntry.subject(), base.compiled()),
                baseEntry.subject().botFile(),
                plan.shown,
                plan.metrics,
                all,
                unplayable,
                asked(),
                effects(plan),
                words(plan));
    }

    private Map<String, String> words(final Plan plan) {
        final Map<String, String> words = new LinkedHashMap<>(Factor.words(
                design.factors(),
                DataWords.of(base.document(), base.compiled().setup().keySet())));
        plan.shown.forEach(
                name -> base.compiled().layout().metric(name).ifPresent(metric -> words.put(name, metric.label())));
        return words;
    }

    private List<Effect> effects(final Plan plan) {
        if (isBaseOnly() || playedPoints.stream().allMatch(Optional::isEmpty)) {
            return List.of();
        }
        final List<Optional<TrialValues>> values = playedPoints.stream()
                .map(point -> point.flatMap(RecordedRun::values))
                .toList();
        return Effects.of(design, values, plan.metrics, plan.level);
    }

    private SweepPoint described(
            final RecordedRun recorded, final boolean isBase, final Map<String, String> values, final Plan plan) {
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
    private Optional<Standouts> standouts(final Plan plan, final RecordedRun recorded, final boolean isBase) {
        final RunResult result = recorded.result();
        final OutcomeLayout layout = result.layout();
        final Optional<Slot> by = SweepStudy.leading(plan.metrics).or(() -> layout.slot(layout.headline()));
        final Optional<Standouts> found = by.flatMap(
                slot -> Standouts.of(slot, result.seed(), result.tallies().get(layout.index(slot.name()))));
        if (isBase
                || playedBase.flatMap(RecordedRun::values).isEmpty()
                || recorded.values().isEmpty()) {
            return found;
        }
        final int row = plan.metrics.indexOf(by.orElseThrow());
        if (row < 0) {
            return found;
        }
        final TrialValues before = playedBase.get().values().orElseThrow();
        return found.map(
                all -> all.apart(before.firstTrial(), recorded.values().get().row(row), before.row(row)));
    }

    /** Returns the differences from the base, at a joint confidence level. */
    private Map<String, Estimate> differences(final RecordedRun recorded, final Plan plan) {
        final Map<String, Estimate> differences = new LinkedHashMap<>();
        final double each = 1 - (1 - plan.level) / Math.max(1, playedPoints.size() * plan.compared());
        for (int m = 0; m < plan.metrics.size() && playedBase.isPresent(); m++) {
            final Slot slot = plan.metrics.get(m);
            final int[] first = playedBase.get().values().orElseThrow().row(m);
            final int[] second = recorded.values().orElseThrow().row(m);
            differences.put(
                    slot.name(), PairedDifference.estimate(slot, PairSums.of(slot.name(), first, second), each));
        }
        if (playedBase.isPresent()) {
            plan.ratios.forEach(ratio -> differences.put(
                    ratio.name(),
                    RatioDifference.estimate(
                            ratio,
                            Estimates.sums(playedBase.get().result()),
                            Estimates.sums(recorded.result()),
                            each)));
        }
        return differences;
    }
}
