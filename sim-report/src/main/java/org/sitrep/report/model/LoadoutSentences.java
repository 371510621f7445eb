package org.sitrep.report.model;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.sitrep.analysis.loadout.LoadoutAnswer;
import org.sitrep.outcome.Slot;
import org.sitrep.stats.Estimate;

/** What a search for loadouts came to, in words. Stateless. */
public final class LoadoutSentences {
    private static final int MOST_DIGITS = 9;

    private LoadoutSentences() {}

    /** Returns what the search is called. */
    public static String title(final LoadoutAnswer answer) {
        return answer.subject().title() + ": the best loadouts";
    }

    /** Returns by whom, how often and from which seed. */
    public static String subtitle(final LoadoutAnswer answer) {
        return "for " + answer.question().formula() + "; bot "
                + answer.subject().bot() + ", "
                + Numbers.count(answer.question().played()) + " "
                + answer.subject().trial() + "s played, seed "
                + answer.question().seed();
    }

    /** Returns the slot's unit, of shares percent points. */
    public static String unit(final Slot slot) {
        return LadderSentences.points(slot);
    }

    /** Returns an estimate with its unit, a share in percent. */
    public static String value(final Estimate estimate, final Slot slot) {
        return LadderSentences.isRate(slot)
                ? Numbers.withUnit(Numbers.inPercent(estimate), "%")
                : Numbers.withUnit(estimate, "");
    }

    /** Returns a difference with its sign and unit, of shares in percent points. */
    public static String difference(final Estimate estimate, final Slot slot) {
        final Estimate shown = LadderSentences.isRate(slot) ? Numbers.inPercent(estimate) : estimate;
        return (shown.value() > 0 ? "+" : "") + Numbers.withUnit(shown, "");
    }

    private static String unsigned(final Estimate estimate, final Slot slot) {
        return Numbers.withUnit(LadderSentences.isRate(slot) ? Numbers.inPercent(estimate) : estimate, "");
    }

    /** Returns an amount of the objective. */
    public static String amount(final LoadoutAnswer answer, final double amount) {
        final Slot slot = answer.question().objective();
        return Numbers.plain(LadderSentences.isRate(slot) ? 100 * amount : amount, 4) + " " + unit(slot);
    }

    /** Returns the best one and by how much it is better than what is carried at present. */
    public static String best(final LoadoutAnswer answer) {
        final Slot slot = answer.question().objective();
        final LoadoutAnswer.Finalist winner = answer.winner();
        final Estimate over = winner.overPresent();
        return slot.label() + " " + value(winner.objective(), slot) + "; " + gain(over, slot);
    }

    private static String gain(final Estimate over, final Slot slot) {
        if (Double.isNaN(over.value())) {
            return "not compared with what is carried at present";
        }
        if (over.low() == 0 && over.high() == 0) {
            return "it is what is carried at present";
        }
        if (Double.isNaN(over.low())) {
            return "too little was played to compare it with what is carried at present";
        }
        if (over.low() > 0) {
            return "better than what is carried at present by " + unsigned(over, slot) + " " + unit(slot);
        }
        return (over.high() < 0
                        ? "worse than what is carried at present by " + unsigned(over.negated(), slot)
                        : "no difference shown from what is carried at present: " + difference(over, slot))
                + " " + unit(slot);
    }

    /** Returns by how much a finalist is behind the best. */
    public static String behind(final LoadoutAnswer answer, final LoadoutAnswer.Finalist finalist) {
        if (finalist == answer.winner()) {
            return "";
        }
        return finalist.alike()
                ? "plays alike"
                : difference(finalist.behind(), answer.question().objective());
    }

    /** Returns how many are as good for all that is shown. */
    public static String equals(final LoadoutAnswer answer) {
        final int others = answer.asGood().size() - 1;
        final double matters = answer.question().matters();
        final String more = matters > 0 ? " by more than " + amount(answer, matters) : "";
        final double most = answer.asGood().stream()
                .filter(finalist -> !finalist.alike())
                .mapToDouble(finalist -> -finalist.behind().low())
                .filter(x -> !Double.isNaN(x))
                .max()
                .orElse(Double.NaN);
        final long alike =
                answer.asGood().stream().filter(LoadoutAnswer.Finalist::alike).count() - 1;
        if (answer.finalists().size() == 1) {
            return "There is no other finalist to hold it against.";
        }
        if (others == 0) {
            return "It is shown to be better than each of the other "
                    + (answer.finalists().size() - 1) + " finalists" + more + ".";
        }
        return others + " of the other " + (answer.finalists().size() - 1)
                + " finalists " + (others == 1 ? "is" : "are") + " not shown to be worse" + more
                + (alike == 0
                        ? ""
                        : ", " + alike + " of them " + (alike == 1 ? "plays" : "play") + " alike in everything")
                + (Double.isNaN(most)
                        ? ""
                        : "; none" + (alike == 0 ? " of them" : " of the rest") + " is better by more than "
                                + amount(answer, most))
                + ".";
    }

    /** Returns of how many loadouts the winner is the best. */
    public static String tried(final LoadoutAnswer answer) {
        final LoadoutAnswer.Space space = answer.space();
        final String legal = space.legal().isEmpty()
                ? "more legal ones than could be counted"
                : legal(space.legal()) + " legal ones";
        return space.exhaustive()
                ? "All " + legal + " were tried."
                : "The best of " + Numbers.count(space.tried()) + " tried, of " + legal + ".";
    }

    /** Returns a number that may have many digits, in words if it has. */
    public static String legal(final String digits) {
        if (digits.length() <= MOST_DIGITS) {
            return Numbers.count(Long.parseLong(digits));
        }
        return String.format(Locale.ROOT, "%,d", new BigInteger(digits));
    }

    /** Returns what became of those that were tried. */
    public static String races(final LoadoutAnswer answer) {
        int worse = 0;
        int alike = 0;
        int aside = 0;
        for (final LoadoutAnswer.HeatRecord heat : answer.heats()) {
            worse += heat.worse();
            alike += heat.alike();
            aside += heat.setAside();
        }
        return answer.heats().size() + (answer.heats().size() == 1 ? " race: " : " races: ") + Numbers.count(worse)
                + " times a loadout was shown to be worse than another and dropped, " + Numbers.count(alike)
                + " times it played exactly as a lighter one, " + Numbers.count(aside)
                + " times it was set aside unproven when a race's missions were used up.";
    }

    /** Returns whether a single change would do better. */
    public static String around(final LoadoutAnswer answer) {
        final LoadoutAnswer.Around around = answer.around();
        if (around.changes() == 0) {
            return "Single changes of the winner were not played: the budget is too small for all of them, or the search was ended.";
        }
        final String all = Numbers.count(around.changes()) + " single changes of the winner were played: "
                + Numbers.count(around.worse()) + " are shown to be worse, " + Numbers.count(around.alike())
                + " played exactly as it does.";
        if (!around.better().isEmpty()) {
            return all + " Shown to be better: "
                    + around.better().stream()
                            .map(better -> better.change() + " ("
                                    + difference(
                                            better.gain(), answer.question().objective()) + ")")
                            .collect(Collectors.joining("; "))
                    + ". The search ended too early: give it a larger --budget.";
        }
        return all + " None is better by more than " + amount(answer, around.most())
                + (around.mostBy().isEmpty() ? "" : " (" + around.mostBy() + ")") + ".";
    }

    /** Returns which steps of what is carried are shown to be better than to leave the best as it is; empty if none is. */
    public static String betterSteps(final LoadoutAnswer answer) {
        final String better = answer.steps().stream()
                .filter(step -> step.carried() && step.objective().low() > 0)
                .map(step -> step.label() + " ("
                        + difference(step.objective(), answer.question().objective()) + ")")
                .collect(Collectors.joining("; "));
        return better.isEmpty()
                ? ""
                : "Of the steps, these are shown to be better: " + better
                        + ". The search has missed them; a larger --budget may find them.";
    }

    /** Returns how the steps were played, and how many of them did nothing. */
    public static String steps(final LoadoutAnswer answer) {
        final long alike =
                answer.steps().stream().filter(LoadoutAnswer.Step::alike).count();
        final long few = missions(answer, true);
        final long missions = missions(answer, false);
        final Trial trial = new Trial(answer.subject().trial());
        final List<String> all = new ArrayList<>();
        if (missions > 0) {
            all.add("Each is the best one with that one change, on the same " + trial.counted(missions)
                    + "; the intervals of a column hold together at "
                    + Numbers.level(answer.question().level()) + ".");
        }
        if (alike > 0) {
            all.add(Numbers.count(alike) + " further steps changed nothing in any of " + trial.counted(few) + ".");
        }
        return String.join(" ", all);
    }

    private static long missions(final LoadoutAnswer answer, final boolean alike) {
        return answer.steps().stream()
                .filter(step -> step.alike() == alike)
                .mapToLong(step -> step.objective().n())
                .max()
                .orElse(0);
    }

    /** Returns what is in doubt. */
    public static List<String> warnings(final LoadoutAnswer answer) {
        final List<String> warnings = new ArrayList<>();
        if (!answer.finished()) {
            warnings.add("Interrupted: this is the best so far.");
        }
        if (!answer.confirmed()) {
            warnings.add(
                    "The finalists did not play fresh missions: the best of many has been lucky, so its numbers are too good.");
        }
        return warnings;
    }

    /** Returns with what certainty all this holds. */
    public static String certainty(final LoadoutAnswer answer) {
        final String level = Numbers.level(answer.question().level());
        return "Certainty: at " + level
                + " no race showed its best to be worse, in all races together; the finalists played fresh missions of seed "
                + (answer.question().seed() + 1)
                + ", and what is said of any two of them holds together at " + level
                + "; so does what is said of all single changes, seed "
                + (answer.question().seed() + 2)
                + ", and of all steps, seed " + (answer.question().seed() + 3) + ".";
    }
}
