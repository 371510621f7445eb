package org.sitrep.report.model;

import java.util.Locale;
import org.sitrep.engine.Capsule;
import org.sitrep.report.text.Numbers;
import org.sitrep.scenario.ValueSources;

/** The words of a report about the run itself: how many missions, from which data, made how. */
public final class RunSentences {
    private RunSentences() {}

    /** Requested = completed + aborted (+ not played); the capsule has checked that it holds. */
    static Rich conservation(final Capsule c) {
        final String sum = Numbers.count(c.requested()) + (c.precision().isPresent() ? " at most" : " requested")
                + " = " + Numbers.count(c.completed()) + " completed + " + Numbers.count(c.aborted()) + " aborted";
        final String rest = Capsule.PRECISE.equals(c.stopReason()) ? " not needed" : " not played";
        final boolean interrupted = !Capsule.ALL_PLAYED.equals(c.stopReason());
        final Trial trial = Trial.of(c);
        return Rich.of(trial.titles() + ": ")
                .strong(interrupted ? sum + " + " + Numbers.count(c.unplayed()) + rest : sum)
                .plain(". Every " + trial.one() + " is accounted for.");
    }

    static String indexRange(final Capsule c) {
        final long all = Capsule.PRECISE.equals(c.stopReason()) ? c.completed() + c.aborted() : c.requested();
        return all == 0 ? "none" : c.firstMission() + " to " + (c.firstMission() + all - 1);
    }

    static String decisions(final Capsule c) {
        final long played = c.completed() + c.aborted();
        return played == 0
                ? "none"
                : String.format(
                        Locale.ROOT,
                        "%s by the bot, %.1f a %s",
                        Numbers.count(c.decisions()),
                        c.decisions() / (double) played,
                        c.trial());
    }

    static String madeBy(final Capsule c) {
        final Capsule.Timing t = c.timing();
        return String.format(
                Locale.ROOT,
                "Sitrep %s (commit %s), in %.1f s on %d %s, Java %s, started %s",
                c.toolVersion(),
                c.commit(),
                t.seconds(),
                t.threads(),
                t.threads() == 1 ? "thread" : "threads",
                t.javaVersion(),
                t.startedUtc());
    }

    /** Returns where the values come from, in a sentence. */
    public static Rich provenance(final ValueSources sources) {
        if (!sources.known()) {
            return Rich.of("nothing is known about it");
        }
        if (sources.ofTheGame() == 0) {
            return Rich.of("all are choices of the scenario or of this run (" + Numbers.count(sources.chosen()) + ")");
        }
        final String chosen = sources.chosen() == 0
                ? ""
                : " " + Numbers.count(sources.chosen()) + " more are choices of the scenario or of this run.";
        return Rich.of("")
                .strong(Numbers.percent(sources.houseShare()))
                .plain(" of the values used are house values, not from the rulebook ("
                        + Numbers.count(sources.house())
                        + " of " + Numbers.count(sources.ofTheGame()) + "; " + Numbers.count(sources.text())
                        + " are stated by a rulebook, " + Numbers.count(sources.derived()) + " deduced from it)."
                        + chosen);
    }

    /** Returns in a few words how many of the values are ours; of values of which some are the game's. */
    public static String houseShare(final ValueSources sources) {
        return Numbers.percent(sources.houseShare()) + " of " + Numbers.count(sources.ofTheGame())
                + " values are house values (ours)"
                + (sources.chosen() == 0 ? "" : ", " + Numbers.count(sources.chosen()) + " more are chosen");
    }

    static Rich whatAnIntervalMeans(final Capsule c, final double level) {
        final Trial trial = Trial.of(c);
        final String percent = Numbers.level(level);
        return Rich.of("Each number is an estimate from the " + trial.many() + " played. Its " + percent
                + " interval is made so that "
                + "in " + percent + " of runs with other seeds it holds the value that endless play would give. "
                + "± is half the width of the interval; where the interval is lopsided, both limits are written out. "
                + "Intervals are for one metric at a time: among twenty of them, one miss is normal."
                + (c.precision().isPresent() ? " " + PrecisionSentences.intervals() : ""));
    }
}
