package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sitrep.engine.Precision;
import org.sitrep.engine.RunResult;
import org.sitrep.report.text.Numbers;
import org.sitrep.scenario.ValueSources;

/**
 * Writes the sentences about the run itself: the number of trials, the data, the method, and whether the requested
 * precision was reached.
 */
final class RunSentences {
    private RunSentences() {}

    /** Returns the sentence: requested = completed + aborted (+ not played). The result has checked that this holds. */
    static RichText conservation(final RunResult c) {
        final String sum = Numbers.count(c.requested()) + (c.precision().isPresent() ? " at most" : " requested")
                + " = " + Numbers.count(c.completed()) + " completed + " + Numbers.count(c.aborted()) + " aborted";
        final String rest = RunResult.PRECISE.equals(c.stopReason()) ? " not needed" : " not played";
        final boolean interrupted = !RunResult.ALL_PLAYED.equals(c.stopReason());
        final TrialWord noun = TrialWord.of(c);
        return RichText.of(noun.titles() + ": ")
                .strong(interrupted ? sum + " + " + Numbers.count(c.unplayed()) + rest : sum)
                .plain(". Every " + noun.one() + " is accounted for.");
    }

    static String indexRange(final RunResult c) {
        final long all = RunResult.PRECISE.equals(c.stopReason()) ? c.completed() + c.aborted() : c.requested();
        return all == 0 ? "none" : c.firstTrial() + " to " + (c.firstTrial() + all - 1);
    }

    static String decisions(final RunResult c) {
        final long played = c.completed() + c.aborted();
        return played == 0
                ? "none"
                : Numbers.count(c.decisions()) + " by the bot, " + Numbers.fixed(c.decisions() / (double) played, 1)
                        + " per " + c.trial();
    }

    static String madeBy(final RunResult c) {
        final RunResult.Timing t = c.timing();
        final String version = c.toolVersion().isEmpty() ? "" : " " + c.toolVersion() + " (commit " + c.commit() + ")";
        return "Sitrep" + version + ", in " + Numbers.fixed(t.seconds(), 1) + " s on " + t.threads()
                + (t.threads() == 1 ? " thread" : " threads") + ", Java " + t.javaVersion()
                + (t.startedUtc().isEmpty() ? "" : ", started " + t.startedUtc());
    }

    /** Returns the sources of the values, in a sentence. */
    static RichText provenance(final ValueSources sources) {
        if (!sources.known()) {
            return RichText.of("not recorded");
        }
        if (sources.ofTheGame() == 0) {
            return RichText.of("all chosen by the scenario or by this run (" + Numbers.count(sources.chosen()) + ")");
        }
        final String chosen = sources.chosen() == 0
                ? ""
                : " " + Numbers.count(sources.chosen()) + " more are chosen by the scenario or by this run.";
        return RichText.of("")
                .strong(Numbers.percent(sources.houseShare()))
                .plain(" of the values used are house values, not from the rulebook ("
                        + Numbers.count(sources.house())
                        + " of " + Numbers.count(sources.ofTheGame()) + "; " + Numbers.count(sources.text())
                        + " are stated by a rulebook, " + Numbers.count(sources.derived()) + " derived from it)."
                        + chosen);
    }

    /** Returns the share of house values in a few words, for data that also contain values of the game. */
    static String houseShare(final ValueSources sources) {
        return Numbers.percent(sources.houseShare()) + " of " + Numbers.count(sources.ofTheGame())
                + " values are house values (ours)"
                + (sources.chosen() == 0 ? "" : ", " + Numbers.count(sources.chosen()) + " more are chosen");
    }

    static RichText intervalMeaning(final RunResult c, final double level) {
        final TrialWord noun = TrialWord.of(c);
        final String percent = Numbers.level(level);
        return RichText.of("Each number is an estimate from the " + noun.many() + " played. Its " + percent
                + " interval contains, in " + percent + " of runs with other seeds, the value that infinitely "
                + "many " + noun.many() + " would give. ± is half the width of the interval; an asymmetric "
                + "interval is printed with both limits. Each interval is for one metric: among twenty of them, "
                + "one miss is normal."
                + (c.precision().isPresent() ? " " + intervals() : ""));
    }

    /** Returns the account of trials as a sum, e.g. {@code 1,000 trials requested = 990 completed + 10 aborted}. */
    static String sum(final RunResult c) {
        final String played = Numbers.count(c.completed()) + " completed + " + Numbers.count(c.aborted()) + " aborted";
        final String requested =
                TrialWord.of(c).counted(c.requested()) + (c.precision().isPresent() ? " at most = " : " requested = ");
        if (RunResult.PRECISE.equals(c.stopReason())) {
            return requested + played + " + " + Numbers.count(c.unplayed()) + " not needed";
        }
        return requested
                + (RunResult.ALL_PLAYED.equals(c.stopReason())
                        ? played
                        : played + " + " + Numbers.count(c.unplayed()) + " not played (" + c.stopReason() + ")");
    }

    /** Returns the number of trials that an early end left out, with the reason; empty if all were played. */
    static Optional<String> unplayed(final RunResult c) {
        return c.unplayed() == 0
                ? Optional.empty()
                : Optional.of(TrialWord.of(c).counted(c.unplayed()) + " not played (" + c.stopReason() + ").");
    }

    /**
     * Returns one sentence per goal, e.g. {@code Primary objective met: known to within 0.5 %, as requested.}; none for
     * a run with a fixed number of trials.
     */
    static List<String> goals(final MetricText metrics) {
        final RunResult c = metrics.result();
        final List<String> sentences = new ArrayList<>();
        c.precision()
                .ifPresent(precision -> precision
                        .goals()
                        .forEach(goal -> sentences.add(
                                goal(metrics, goal, precision.reached(goal, c.layout(), c.tallies(), c.products())))));
        return sentences;
    }

    private static String goal(final MetricText metrics, final Precision.Goal goal, final boolean reached) {
        return metrics.label(goal.metric())
                + (reached
                        ? ": known to within " + width(metrics, goal) + ", as requested."
                        : ": not known to within the requested " + width(metrics, goal) + ".");
    }

    private static String width(final MetricText metrics, final Precision.Goal goal) {
        if (goal.relative()) {
            return Numbers.plain(100 * goal.width(), 6) + " % of the value";
        }
        final double shown = metrics.isRate(goal.metric()) ? 100 * goal.width() : goal.width();
        return Numbers.plain(shown, 8)
                + (metrics.isRate(goal.metric()) ? " points" : " " + metrics.unit(goal.metric()));
    }

    /** Returns an explanation of the run's intervals, in two sentences. */
    static String intervals() {
        return "The run checked its estimates as it went, and they decided when to stop. So its intervals are "
                + "anytime intervals: they hold at all looks at once, and are about twice as wide as those for a "
                + "number fixed in advance.";
    }
}
