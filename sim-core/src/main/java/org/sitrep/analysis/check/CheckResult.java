package org.sitrep.analysis.check;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.sitrep.analysis.Standouts;
import org.sitrep.engine.ContentSummary;
import org.sitrep.engine.ToolVersion;
import org.sitrep.scenario.DataChange;
import org.sitrep.stats.Estimate;

/**
 * The result of a check.
 *
 * @param baseline its file, as the user named it
 * @param command command line that repeats the check
 * @param madeBy the build that made the check
 * @param seed seed of all trials
 * @param maxDecisions number of decisions after which a trial is aborted
 * @param falseAlarm upper bound on the probability that any move is reported although nothing has moved
 * @param sameLevel level of each interval that shows a metric to be the same
 * @param interrupted whether it ended early: undecided metrics might have been decided
 * @param entries entries, in the order of the baseline
 * @param pooled metrics over all tested scenarios that have them; empty unless several scenarios were tested
 */
public record CheckResult(
        String baseline,
        String command,
        ToolVersion madeBy,
        long seed,
        int maxDecisions,
        double falseAlarm,
        double sameLevel,
        boolean interrupted,
        List<Entry> entries,
        List<Pooled> pooled) {
    public CheckResult {
        entries = List.copyOf(entries);
        pooled = List.copyOf(pooled);
    }

    /**
     * The result for one scenario.
     *
     * @param scenario its file, as the user would type it
     * @param title title of the scenario
     * @param trial name of one of its trials, in the singular
     * @param bot bot that plays, as the user would type it
     * @param input content that was played now
     * @param contentChanged whether the content differs from that of the baseline
     * @param recorded number of trials in the baseline
     * @param signatureTrials number of these that the signature covers
     * @param signatureSame whether these have the same outcome in every slot of the game
     * @param played number of trials played now
     * @param givenUp number of these that were aborted
     * @param givenUpBefore number of the same trials that were aborted in the baseline
     * @param metrics metrics, in the order of the baseline
     * @param parting where trials part from those of the baseline; empty where the signature is the same or the game
     *     reports no steps
     * @param blame changes of the data that make trials differ; empty where no trial differs or the data were not
     *     recorded
     */
    public record Entry(
            String scenario,
            String title,
            String trial,
            String bot,
            ContentSummary input,
            boolean contentChanged,
            int recorded,
            int signatureTrials,
            boolean signatureSame,
            int played,
            int givenUp,
            int givenUpBefore,
            List<Metric> metrics,
            Optional<Parting> parting,
            Optional<Blame> blame) {
        public Entry {
            metrics = List.copyOf(metrics);
        }

        /** Returns whether more trials were aborted than before. */
        public boolean newlyGivenUp() {
            return givenUp > givenUpBefore;
        }

        /** Returns whether it was tested rather than settled by its signature. */
        public boolean tested() {
            return !signatureSame || played > signatureTrials;
        }

        /** Returns the worst verdict on its metrics. */
        public CheckVerdict verdict() {
            return metrics.stream().map(Metric::verdict).reduce(CheckVerdict.SAME, CheckVerdict::and);
        }
    }

    /**
     * The result for one metric.
     *
     * @param name dotted name
     * @param label short label
     * @param share whether it is a share of 0 … 1
     * @param margin greatest difference that counts as none, in the metric's unit
     * @param before mean, rate or ratio in the baseline
     * @param difference present less baseline, over the trials in which both have a value (of a ratio all trials), with
     *     the interval of the last look; the intervals of all looks hold together at the level of the check. No trials
     *     where the signature was enough
     * @param differing number of these in which the two differ
     * @param unpaired number of trials in which only one of the two has a value
     * @param probability upper bound on the probability of such evidence if the metric has not moved, adjusted for all
     *     looks and for all metrics of the check (Holm)
     * @param zeroProbability the same if the metric has not changed at all
     * @param verdict the verdict
     * @param decidedAfter number of trials after which it was decided; 0 if the signature decided it
     * @param standouts for a metric that has moved, present trials that stand out, including the one that differs most
     *     from the record; empty for others
     */
    public record Metric(
            String name,
            String label,
            boolean share,
            double margin,
            Estimate before,
            Estimate difference,
            long differing,
            long unpaired,
            double probability,
            double zeroProbability,
            CheckVerdict verdict,
            int decidedAfter,
            Optional<Standouts> standouts) {
        Metric withStandouts(final Optional<Standouts> others) {
            return new Metric(
                    name,
                    label,
                    share,
                    margin,
                    before,
                    difference,
                    differing,
                    unpaired,
                    probability,
                    zeroProbability,
                    verdict,
                    decidedAfter,
                    others);
        }
    }

    /**
     * The result for one metric over all tested scenarios that have it.
     *
     * @param scenarios number of scenarios with their bots
     * @param metric the result; values, margin and difference are means over the scenarios
     */
    public record Pooled(int scenarios, Metric metric) {}

    /**
     * The changes of the data that make trials differ from the record.
     *
     * @param trials number of trials that were looked at: the first that differ
     * @param byProgram number of these that differ with the recorded data, too: the program has changed
     * @param causes the changes that make the others differ, those of the most trials first
     * @param idle number of changed values that make none of them differ
     */
    public record Blame(int trials, int byProgram, List<Cause> causes, int idle) {
        public Blame {
            causes = List.copyOf(causes);
        }
    }

    /**
     * Changes of the data that make trials differ.
     *
     * @param changes one, or several that have an effect, or are valid, only together
     * @param trials number of trials that differ with these changes alone
     */
    public record Cause(List<DataChange> changes, int trials) {
        public Cause {
            changes = List.copyOf(changes);
        }
    }

    /**
     * The places where trials part from those of the baseline.
     *
     * @param traced number of trials whose steps the baseline has
     * @param parted number of these that now take another course
     * @param otherOutcome number of these with another outcome in some slot
     * @param places kinds of step where they part, the most frequent first
     */
    public record Parting(int traced, int parted, int otherOutcome, List<Place> places) {
        public Parting {
            places = List.copyOf(places);
        }
    }

    /**
     * A kind of step at which trials part.
     *
     * @param step its name
     * @param trials number of trials that part there
     * @param example the first of them
     */
    public record Place(String step, int trials, int example) {}

    /** Returns the worst verdict. */
    public CheckVerdict verdict() {
        return Stream.concat(
                        entries.stream().map(Entry::verdict),
                        pooled.stream().map(all -> all.metric().verdict()))
                .reduce(CheckVerdict.SAME, CheckVerdict::and);
    }

    /** Returns the number of metrics of scenarios with a verdict; pooled ones are not counted. */
    public long count(final CheckVerdict verdict) {
        return entries.stream()
                .flatMap(entry -> entry.metrics().stream())
                .filter(metric -> metric.verdict() == verdict)
                .count();
    }

    /** Returns whether every signature was the same and nothing else was tested. */
    public boolean bySignature() {
        return entries.stream().noneMatch(Entry::tested);
    }
}
