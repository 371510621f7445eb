package org.sitrep.report.model;

import java.util.List;
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
        return value(ladder.rungs().get(rung), slot);
    }

    static Estimate value(final Capsule capsule, final Slot slot) {
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
        return isRate(slot) ? Numbers.inPoints(difference) : difference;
    }

    /** Returns what to put behind a heading whose numbers are shares, nothing for any other. */
    public static String unitNote(final Slot slot) {
        return isRate(slot) ? ", %" : "";
    }

    /** Returns the unit of a value: {@code %} for a share. */
    public static String unit(final Slot slot) {
        return isRate(slot) ? "%" : slot.unit();
    }

    /** Returns the unit of a difference. */
    public static String points(final Slot slot) {
        return isRate(slot) ? "points" : slot.unit();
    }

    /** Returns a metric with the unit of its value, where its name does not say that already. */
    public static String labelled(final Slot slot) {
        return Labels.withUnit(slot.label(), unit(slot));
    }

    static boolean isRate(final Slot slot) {
        return slot.kind() == Slot.Kind.FLAG;
    }

    /** How a step came out. */
    public enum Step {
        /** The bot that should be stronger is, by an interval clear of 0. */
        HOLDS,
        /** The interval holds 0: neither is shown to be better. */
        OPEN,
        /** The bot that should be stronger is worse, by an interval clear of 0. */
        FAILS
    }

    /** Returns how a step came out by a slot. */
    public static Step outcome(final PairedStep step, final Slot slot) {
        final Estimate gain = gain(difference(step, slot), slot);
        return gain.low() > 0 ? Step.HOLDS : gain.high() < 0 ? Step.FAILS : Step.OPEN;
    }

    /** Returns the outcome of a step in a word or two, to stand beside its numbers. */
    public static String word(final PairedStep step, final Slot slot) {
        return switch (outcome(step, slot)) {
            case HOLDS -> "better";
            case OPEN -> "not shown";
            case FAILS -> "worse: fails";
        };
    }

    private static Estimate gain(final Estimate difference, final Slot slot) {
        return slot.better() == Slot.Better.LOWER ? difference.negated() : difference;
    }

    /** Returns whether each bot is better than the one below it, by a slot: which steps hold, which are open and which fail. */
    public static String stepsInAll(final Ladder ladder, final Slot slot) {
        return slot.label() + ": " + stepsHeld(ladder, slot);
    }

    /** Returns the same where the slot has been named already. */
    static String stepsHeld(final Ladder ladder, final Slot slot) {
        final List<String> fails = steps(ladder, slot, Step.FAILS);
        final List<String> open = steps(ladder, slot, Step.OPEN);
        final int all = ladder.neighbours().size();
        final int holds = all - fails.size() - open.size();
        final StringBuilder said = new StringBuilder();
        if (holds == all) {
            return said.append(
                            all == 1
                                    ? "the step holds."
                                    : "all " + all + " steps hold: each bot is better than the one below it.")
                    .toString();
        }
        said.append(holds).append(" of ").append(all).append(all == 1 ? " step holds" : " steps hold");
        if (!fails.isEmpty()) {
            said.append("; ")
                    .append(String.join(", ", fails))
                    .append(fails.size() == 1 ? " fails" : " fail")
                    .append(": the bot that should play better plays worse here");
        }
        if (!open.isEmpty()) {
            said.append("; ")
                    .append(String.join(", ", open))
                    .append(open.size() == 1 ? " is" : " are")
                    .append(" open: no difference shown in so many ")
                    .append(Trial.of(ladder.rungs().get(0)).many());
        }
        return said.append('.').toString();
    }

    private static List<String> steps(final Ladder ladder, final Slot slot, final Step outcome) {
        return ladder.neighbours().stream()
                .filter(step -> outcome(step, slot) == outcome)
                .map(step -> ladder.bot(step.first()) + " to " + ladder.bot(step.second()))
                .toList();
    }

    /** Returns a step in words: {@code rifleman is better than drill by 31.2 ± 1.9 points}. */
    public static String verdict(final Ladder ladder, final PairedStep step, final Slot slot) {
        return verdict(ladder.bot(step.first()), ladder.bot(step.second()), difference(step, slot), slot);
    }

    static String verdict(final String lower, final String upper, final Estimate difference, final Slot slot) {
        final Estimate gain = gain(difference, slot);
        if (Double.isNaN(gain.low())) {
            return "too few to tell " + upper + " from " + lower;
        }
        if (gain.low() > 0) {
            return upper + " is better than " + lower + " by " + amount(gain, slot);
        }
        if (gain.high() < 0) {
            return upper + " is worse than " + lower + " by " + amount(gain.negated(), slot) + ": the step fails";
        }
        return "no difference shown between " + upper + " and " + lower + ": " + amount(gain, slot);
    }

    private static String amount(final Estimate gain, final Slot slot) {
        return gain.shortForm() + " " + points(slot);
    }

    /** Returns how much skill and how much luck decide a slot. */
    public static String skillAndLuck(final Ladder ladder, final Slot slot) {
        return isRate(slot) ? decided(ladder, slot) : spreadOut(ladder, slot);
    }

    /** Of a share: in how many missions it made a difference who played, and how the others ended anyway. */
    private static String decided(final Ladder ladder, final Slot slot) {
        final PairSums sums = ladder.whole().sums(slot);
        if (sums.n() == 0) {
            return "Skill and luck: no data.";
        }
        final String lowest = ladder.bot(0);
        final String highest = ladder.bot(ladder.rungs().size() - 1);
        final double n = sums.n();
        final double both = sums.products() / n;
        final double highestAlone = sums.second() / n - both;
        final double lowestAlone = sums.first() / n - both;
        final double neither = 1 - both - highestAlone - lowestAlone;
        return "Skill: in " + Numbers.percent(highestAlone) + " of the "
                + Trial.of(ladder.rungs().get(0)).many() + " " + highest + " succeeds where " + lowest
                + " fails on the same dice, in " + Numbers.percent(lowestAlone)
                + " the other way round. Luck and the scenario: " + Numbers.percent(both)
                + " are won and " + Numbers.percent(neither) + " lost, whichever of the two plays.";
    }

    /** Of a quantity: how far the ladder reaches beside how far one mission lies from the mean. */
    private static String spreadOut(final Ladder ladder, final Slot slot) {
        final int top = ladder.rungs().size() - 1;
        final double reach = Math.abs(difference(ladder.whole(), slot).value());
        final double luck = spread(ladder, top, slot);
        final String one = Trial.of(ladder.rungs().get(0)).one();
        final String skill = "Skill: " + Numbers.plain(reach, 2) + " " + points(slot) + " from " + ladder.bot(0)
                + " to " + ladder.bot(top) + ".";
        if (Double.isNaN(luck)) {
            return skill + " Luck: one " + one + " alone does not show it.";
        }
        if (luck == 0) {
            return skill + " Luck: none seen, every " + one + " of " + ladder.bot(top) + " ends alike.";
        }
        return skill + " Luck: one " + one + " of " + ladder.bot(top) + " lies "
                + Numbers.plain(luck, 2) + " " + points(slot)
                + " from its mean (standard deviation). "
                + (reach > luck
                        ? "Skill weighs more: the whole ladder is "
                        : "Luck weighs more in a single " + one + ": the whole ladder is ")
                + String.format(Locale.ROOT, "%.2f", reach / luck) + " times that.";
    }

    /** Returns the variance that the pairing leaves of a step, as a share of that of runs on dice of their own; {@code none} where nothing varies. */
    public static String pairing(final PairedStep step, final Slot slot) {
        final double share = PairedDifference.varianceShare(step.sums(slot));
        return Double.isNaN(share) ? "none" : String.format(Locale.ROOT, "%.2f", share);
    }

    /** Returns how many trials a rung played a second of one thread's time; {@code no data} where the clock saw nothing. */
    public static String rate(final Capsule rung) {
        final double seconds = rung.timing().seconds() * rung.timing().threads();
        final long played = rung.completed() + rung.aborted();
        return seconds > 0 ? Numbers.count(Math.round(played / seconds)) : "no data";
    }
}
