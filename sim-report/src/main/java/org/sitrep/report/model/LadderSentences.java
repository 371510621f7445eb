package org.sitrep.report.model;

import java.util.Locale;
import org.sitrep.analysis.Ladder;
import org.sitrep.analysis.PairedStep;
import org.sitrep.engine.Capsule;
import org.sitrep.engine.Estimates;
import org.sitrep.outcome.Slot;
import org.sitrep.stats.Estimate;
import org.sitrep.stats.MetricEstimates;
import org.sitrep.stats.PairSums;
import org.sitrep.stats.PairedDifference;
import org.sitrep.stats.Spread;

/** What a ladder says, in words. Stateless. */
public final class LadderSentences {
    private LadderSentences() {}

    /** Returns what the ladder as a whole is called. */
    public static String title(final Ladder ladder) {
        return ladder.rungs().get(0).title() + ": the ladder of skill";
    }

    /** Returns how many rungs, missions and which seed. */
    public static String subtitle(final Ladder ladder) {
        final Capsule first = ladder.rungs().get(0);
        return ladder.rungs().size() + " bots on the same "
                + Trial.of(first).counted(first.completed() + first.aborted()) + ", seed " + first.seed();
    }

    /** Returns a rung's value of a slot, a share in percent. */
    public static Estimate value(final Ladder ladder, final int rung, final Slot slot) {
        final Capsule capsule = ladder.rungs().get(rung);
        final Estimate estimate = MetricEstimates.of(
                slot, capsule.tallies().get(capsule.layout().index(slot.name())), Estimates.DEFAULT_LEVEL);
        return isRate(slot) ? Numbers.inPercent(estimate) : estimate;
    }

    /** Returns how far one trial of a rung lies from its mean, a share in percent points. */
    public static double spread(final Ladder ladder, final int rung, final Slot slot) {
        final Capsule capsule = ladder.rungs().get(rung);
        final double spread = Spread.standardDeviation(
                slot, capsule.tallies().get(capsule.layout().index(slot.name())));
        return isRate(slot) ? 100 * spread : spread;
    }

    /** Returns the paired difference of a step, a share in percent points, with its sign as the slot has it. */
    public static Estimate difference(final PairedStep step, final Slot slot) {
        final Estimate difference = step.difference(slot, Estimates.DEFAULT_LEVEL);
        return isRate(slot) ? Numbers.inPercent(difference) : difference;
    }

    /** Returns the unit of a value: {@code %} for a share. */
    public static String unit(final Slot slot) {
        return isRate(slot) ? "%" : slot.unit();
    }

    /** Returns the unit of a difference. */
    public static String points(final Slot slot) {
        return isRate(slot) ? "points" : slot.unit();
    }

    static boolean isRate(final Slot slot) {
        return slot.kind() == Slot.Kind.FLAG;
    }

    /** Returns a step in words: {@code rifleman is better than drill by 31.2 ± 1.9 points}. */
    public static String verdict(final Ladder ladder, final PairedStep step, final Slot slot) {
        return verdict(ladder.bot(step.first()), ladder.bot(step.second()), difference(step, slot), slot);
    }

    static String verdict(final String lower, final String upper, final Estimate difference, final Slot slot) {
        final Estimate gain = slot.better() == Slot.Better.LOWER ? negated(difference) : difference;
        if (Double.isNaN(gain.low())) {
            return "too few to tell " + upper + " from " + lower;
        }
        if (gain.low() > 0) {
            return upper + " is better than " + lower + " by " + amount(gain, slot);
        }
        if (gain.high() < 0) {
            return upper + " is worse than " + lower + " by " + amount(negated(gain), slot) + ": the step fails";
        }
        return "no difference shown between " + upper + " and " + lower + ": " + amount(gain, slot);
    }

    private static String amount(final Estimate gain, final Slot slot) {
        return gain.shortForm() + " " + points(slot);
    }

    private static Estimate negated(final Estimate e) {
        return new Estimate(-e.value(), -e.high(), -e.low(), e.level(), e.n(), e.unit(), e.method());
    }

    /** Returns how much skill and how much luck decide a slot. */
    public static String skillAndLuck(final Ladder ladder, final Slot slot) {
        final int top = ladder.rungs().size() - 1;
        final Estimate whole = difference(ladder.whole(), slot);
        final double luck = spread(ladder, top, slot);
        final String one = Trial.of(ladder.rungs().get(0)).one();
        final String skill = "Skill: " + Numbers.plain(Math.abs(whole.value()), 2) + " " + points(slot) + " from "
                + ladder.bot(0) + " to " + ladder.bot(top) + ".";
        if (isRate(slot)) {
            final PairSums sums = ladder.whole().sums(slot);
            return skill + " Luck: " + Numbers.percent(1 - (double) sums.differing() / sums.n()) + " of the "
                    + Trial.of(ladder.rungs().get(0)).many()
                    + " end alike on the same dice, whichever of the two plays.";
        }
        if (!(luck > 0)) {
            return skill + " Luck: none seen, every " + one + " of " + ladder.bot(top) + " ends alike.";
        }
        return skill + " Luck: one " + one + " of " + ladder.bot(top) + " lies "
                + Numbers.plain(luck, 2) + " " + points(slot)
                + " from its mean (standard deviation); the whole ladder is "
                + String.format(Locale.ROOT, "%.2f", Math.abs(whole.value()) / luck) + " times that.";
    }

    /** Returns the variance that the pairing leaves of a step, as a share of that of runs on dice of their own; {@code none} where nothing varies. */
    public static String pairing(final PairedStep step, final Slot slot) {
        final double share = PairedDifference.varianceShare(step.sums(slot));
        return Double.isNaN(share) ? "none" : String.format(Locale.ROOT, "%.2f", share);
    }

    /** Returns how many trials a rung played a second on one thread; {@code no data} where the clock saw nothing. */
    public static String rate(final Capsule rung) {
        final double seconds = rung.timing().seconds() * rung.timing().threads();
        final long played = rung.completed() + rung.aborted();
        return seconds > 0 ? Numbers.count(Math.round(played / seconds)) : "no data";
    }
}
