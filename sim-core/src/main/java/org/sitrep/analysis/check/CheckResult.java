package org.sitrep.analysis.check;

import java.util.List;
import java.util.Optional;
import org.sitrep.analysis.Standouts;
import org.sitrep.engine.ContentSummary;
import org.sitrep.engine.ToolVersion;
import org.sitrep.stats.Estimate;

/**
 * What a check came to.
 *
 * @param baseline its file, as it was named
 * @param command the line that makes the check again
 * @param madeBy the build that made the check
 * @param seed of all trials
 * @param maxDecisions after how many decisions a trial was given up
 * @param falseAlarm how likely, at most, anything is said to have moved though nothing has
 * @param sameLevel level of each interval that shows a metric to be the same
 * @param interrupted whether it was ended early: what is undecided might have been decided
 * @param entries in the order of the baseline
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
        List<Entry> entries) {
    public CheckResult {
        entries = List.copyOf(entries);
    }

    /**
     * What a scenario came to.
     *
     * @param scenario its file, as the user would type it
     * @param title of the scenario
     * @param trial what a trial of it is called, in the singular
     * @param bot who plays, as the user would type it
     * @param input what was played now
     * @param contentChanged whether the content is another one than that of the baseline
     * @param recorded trials in the baseline
     * @param signatureTrials over how many of them the signature goes
     * @param signatureSame whether these came to the same in every slot of the game
     * @param played trials played now
     * @param givenUp of these
     * @param givenUpBefore of the same trials in the baseline
     * @param metrics in the order of the baseline
     * @param parting where trials part from those of the baseline; empty where the signature is the same or the game
     *     tells no steps
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
            Optional<Parting> parting) {
        public Entry {
            metrics = List.copyOf(metrics);
        }

        /** Returns whether more trials were given up than before. */
        public boolean newlyGivenUp() {
            return givenUp > givenUpBefore;
        }

        /** Returns whether it was tested, not settled by its signature. */
        public boolean tested() {
            return !signatureSame || played > signatureTrials;
        }

        /** Returns the worst verdict on its metrics. */
        public CheckVerdict verdict() {
            return metrics.stream().map(Metric::verdict).reduce(CheckVerdict.SAME, CheckVerdict::and);
        }
    }

    /**
     * What a metric came to.
     *
     * @param name dotted name
     * @param label in a few words
     * @param share whether it is a share of 0 … 1
     * @param margin up to which a difference is none, in the unit
     * @param before the mean in the baseline
     * @param difference present less baseline, over the trials in which both have a value, with an interval that holds
     *     at every number of trials; no trials where the signature was enough
     * @param differing in how many of these the two differ
     * @param unpaired in how many trials only one of the two has a value
     * @param probability how likely, at most, such evidence of a move is if there was none, allowing for all looks and
     *     for all metrics of the check (Holm)
     * @param verdict what is said
     * @param decidedAfter trials after which it was said; 0 if the signature said it
     * @param standouts of a metric that has moved, trials that stand out now, one among them that differs most from
     *     what is recorded; empty of others
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
            CheckVerdict verdict,
            int decidedAfter,
            Optional<Standouts> standouts) {}

    /**
     * Where trials part from those of the baseline.
     *
     * @param traced trials whose steps the baseline has
     * @param parted how many of them go otherwise now
     * @param otherOutcome how many of these come to something else in some slot
     * @param places by how many part there, the most first
     */
    public record Parting(int traced, int parted, int otherOutcome, List<Place> places) {
        public Parting {
            places = List.copyOf(places);
        }
    }

    /**
     * A kind of step at which trials part.
     *
     * @param step what it is called
     * @param trials how many part there
     * @param example the first of them
     */
    public record Place(String step, int trials, int example) {}

    /** Returns the worst verdict. */
    public CheckVerdict verdict() {
        return entries.stream().map(Entry::verdict).reduce(CheckVerdict.SAME, CheckVerdict::and);
    }

    /** Returns how many metrics there are with a verdict. */
    public long count(final CheckVerdict verdict) {
        return entries.stream()
                .flatMap(entry -> entry.metrics().stream())
                .filter(metric -> metric.verdict() == verdict)
                .count();
    }

    /** Returns whether every signature was the same and nothing else was looked at. */
    public boolean bySignature() {
        return entries.stream().noneMatch(Entry::tested);
    }
}
