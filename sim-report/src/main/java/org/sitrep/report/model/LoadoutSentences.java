package org.sitrep.report.model;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.sitrep.analysis.loadout.LoadoutAnswer;
import org.sitrep.outcome.Slot;
import org.sitrep.portable.Portable;
import org.sitrep.report.text.Numbers;
import org.sitrep.stats.Estimate;

/** Writes the sentences of a search for loadouts. */
final class LoadoutSentences {
    private static final int LONGEST_LABEL = 48;

    private final LoadoutAnswer answer;
    private final Measure objective;
    private final TrialWord noun;

    LoadoutSentences(final LoadoutAnswer answer) {
        this.answer = answer;
        objective = Measure.of(answer.question().objective());
        noun = new TrialWord(answer.subject().trial());
    }

    /** Returns the formula of the objective with the labels of its metrics. */
    static String formula(final LoadoutAnswer answer) {
        final Map<String, String> labels =
                answer.question().metrics().stream().collect(Collectors.toMap(Slot::name, Slot::label));
        labels.put(
                answer.question().objective().name(),
                answer.question().objective().label());
        return Stream.of(answer.question().formula().split(" "))
                .map(word -> labels.getOrDefault(word, word))
                .collect(Collectors.joining(" "));
    }

    /** Returns whether it is the present loadout, or plays like it in every trial. */
    static boolean isPresent(final LoadoutAnswer.Finalist finalist) {
        return finalist.overPresent().low() == 0 && finalist.overPresent().high() == 0;
    }

    /** Returns what the bearers of a finalist carry more or less than those of another; empty if nothing. */
    String changes(final LoadoutAnswer.Finalist from, final LoadoutAnswer.Finalist to) {
        return IntStream.range(0, from.kits().size())
                .filter(b -> !from.kits().get(b).equals(to.kits().get(b)))
                .mapToObj(b -> answer.space().bearers().get(b) + ": "
                        + SideWords.edited(
                                items(from.kits().get(b)), items(to.kits().get(b)), String::valueOf))
                .collect(Collectors.joining("; "));
    }

    private static List<String> items(final String kit) {
        return List.of(kit.split(", "));
    }

    /** Returns the name of a finalist in pictures: what it changes of the best, if that is short. */
    String label(final LoadoutAnswer.Finalist finalist) {
        final String changes = changes(answer.winner(), finalist);
        final String name = isPresent(finalist) ? "the present loadout" : finalist.name();
        return changes.isEmpty() || changes.length() > LONGEST_LABEL ? name : changes;
    }

    /** Returns the answer: what the best loadout changes of the present one, and its advantage over it. */
    String headline() {
        final String action = answer.finalists().stream()
                .filter(LoadoutSentences::isPresent)
                .findFirst()
                .map(present -> changes(present, answer.winner()))
                .orElse("");
        return action.isEmpty()
                ? "The best loadout found: " + best() + "."
                : "Best found: " + action + ". " + best() + ".";
    }

    /** Returns the value of the best loadout and its advantage over the present one. */
    String best() {
        final LoadoutAnswer.Finalist winner = answer.winner();
        final Estimate over = winner.overPresent();
        return objective.label() + " " + objective.shown(winner.objective()) + "; " + gain(over);
    }

    private String gain(final Estimate over) {
        if (Double.isNaN(over.value())) {
            return "not compared with the present loadout";
        }
        if (over.low() == 0 && over.high() == 0) {
            return "it is the present loadout";
        }
        if (Double.isNaN(over.low())) {
            return "too few " + noun.many() + " to compare it with the present loadout";
        }
        if (over.low() > 0) {
            return "better than the present loadout by " + objective.amount(over);
        }
        return over.high() < 0
                ? "worse than the present loadout by " + objective.amount(over.negated())
                : "no difference shown from the present loadout: " + objective.signed(over) + " " + objective.points();
    }

    String behind(final LoadoutAnswer.Finalist finalist) {
        if (finalist == answer.winner()) {
            return "";
        }
        return finalist.alike() ? "plays alike" : objective.signed(finalist.behind());
    }

    String asGood() {
        final int others = answer.asGood().size() - 1;
        final double matters = answer.question().matters();
        final String more = matters > 0 ? " by more than " + objective.amount(matters) : "";
        final double most = answer.asGood().stream()
                .filter(finalist -> !finalist.alike())
                .mapToDouble(finalist -> -finalist.behind().low())
                .filter(x -> !Double.isNaN(x))
                .max()
                .orElse(Double.NaN);
        final long alike =
                answer.asGood().stream().filter(LoadoutAnswer.Finalist::alike).count() - 1;
        if (answer.finalists().size() == 1) {
            return "There is no other finalist to compare it with.";
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
                                + objective.atMost(most))
                + ".";
    }

    String candidates() {
        final LoadoutAnswer.Space space = answer.space();
        final String legal = space.legal().isEmpty()
                ? "more legal loadouts than could be counted"
                : Portable.format("%,d legal loadouts", new BigInteger(space.legal()));
        return space.exhaustive()
                ? "All " + legal + " were tried."
                : "The best of " + Numbers.count(space.tried()) + " tried, of " + legal + ".";
    }

    String races() {
        int worse = 0;
        int alike = 0;
        int aside = 0;
        for (final LoadoutAnswer.RaceRecord race : answer.races()) {
            worse += race.worse();
            alike += race.alike();
            aside += race.setAside();
        }
        return answer.races().size() + (answer.races().size() == 1 ? " race: " : " races: ") + Numbers.count(worse)
                + " times a loadout was shown to be worse than another and dropped, " + Numbers.count(alike)
                + " times it played the same as a lighter one, " + Numbers.count(aside)
                + " times it was set aside without proof when a race's trials were used up.";
    }

    String around() {
        final LoadoutAnswer.Around around = answer.around();
        if (around.changes() == 0) {
            return "Single changes of the winner were not played: the budget is too small for all of them, or "
                    + "the search ended early.";
        }
        final String all = Numbers.count(around.changes()) + " single changes of the winner were played: "
                + Numbers.count(around.worse()) + " are shown to be worse, " + Numbers.count(around.alike())
                + " played the same.";
        if (!around.better().isEmpty()) {
            return all + " Shown to be better: "
                    + around.better().stream()
                            .map(better -> better.change() + " (" + objective.signed(better.gain()) + ")")
                            .collect(Collectors.joining("; "))
                    + ". The search ended too early: use a larger --budget.";
        }
        return all + " None is better by more than " + objective.atMost(around.most())
                + (around.mostBy().isEmpty() ? "" : " (" + around.mostBy() + ")") + ".";
    }

    /** Returns the steps shown to be better than the best loadout itself; empty if there are none. */
    String betterSteps() {
        final String better = answer.steps().stream()
                .filter(step -> step.carried() && step.objective().low() > 0)
                .map(step -> step.label() + " (" + objective.signed(step.objective()) + ")")
                .collect(Collectors.joining("; "));
        return better.isEmpty()
                ? ""
                : "Steps shown to be better: " + better + ". The search missed them; a larger --budget may find them.";
    }

    /** Returns whether a step is shown to be better or worse than the best loadout itself, in a word or two. */
    static String verdict(final LoadoutAnswer.Step step) {
        final Estimate gain = step.objective();
        return gain.low() > 0 ? "better" : gain.high() < 0 ? "worse" : "not shown";
    }

    /** Returns how the steps were tested, and how many of them had no effect. */
    String steps() {
        final long alike =
                answer.steps().stream().filter(LoadoutAnswer.Step::alike).count();
        final long few = trials(true);
        final long trials = trials(false);
        final List<String> all = new ArrayList<>();
        if (trials > 0) {
            all.add("Each row is the best loadout with one change, on the same " + noun.counted(trials)
                    + "; the intervals of a column hold together at "
                    + Numbers.level(answer.question().level()) + ".");
        }
        if (alike > 0) {
            all.add(Numbers.count(alike) + " further steps changed nothing in any of " + noun.counted(few) + ".");
        }
        return String.join(" ", all);
    }

    private long trials(final boolean alike) {
        return answer.steps().stream()
                .filter(step -> step.alike() == alike)
                .mapToLong(step -> step.objective().n())
                .max()
                .orElse(0);
    }

    List<String> warnings() {
        final List<String> warnings = new ArrayList<>();
        if (!answer.finished()) {
            warnings.add("Interrupted: this is the best so far.");
        }
        if (!answer.confirmed()) {
            warnings.add("The finalists played no fresh trials. The best of many was also lucky, so its numbers "
                    + "are too good.");
        }
        return warnings;
    }

    String certainty() {
        final String level = Numbers.level(answer.question().level());
        final long seed = answer.question().seed();
        return "Certainty: at " + level + ", over all races together, no race showed its best to be worse. "
                + "The finalists played fresh trials of seed " + (seed + 1)
                + "; the intervals of all pairs of them hold together at " + level
                + ". So do those of all single changes, seed " + (seed + 2) + ", and of all steps, seed " + (seed + 3)
                + ".";
    }
}
