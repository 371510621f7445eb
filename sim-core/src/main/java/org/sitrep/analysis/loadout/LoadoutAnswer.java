package org.sitrep.analysis.loadout;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.sitrep.analysis.Standouts;
import org.sitrep.engine.ContentSummary;
import org.sitrep.outcome.Slot;
import org.sitrep.stats.Estimate;

/**
 * What a search for loadouts came to, complete enough to be told and repeated.
 *
 * @param subject what was searched
 * @param question what for
 * @param space where
 * @param heats how, one a race, in order
 * @param finalists the best first; their trials are the same and fresh, unless {@code confirmed} is not set
 * @param confirmed whether the finalists were played on trials that the search never saw
 * @param around what single changes of the winner come to
 * @param steps what one step more or less is worth
 * @param finished whether nothing was left out for an early end
 * @param told how the winner's trials are played by themselves; empty where that is not known
 * @param command the line that searches again
 */
public record LoadoutAnswer(
        Subject subject,
        Question question,
        Space space,
        List<HeatRecord> heats,
        List<Finalist> finalists,
        boolean confirmed,
        Around around,
        List<Step> steps,
        boolean finished,
        Optional<Told> told,
        String command) {
    public LoadoutAnswer {
        heats = List.copyOf(heats);
        finalists = List.copyOf(finalists);
        steps = List.copyOf(steps);
        Objects.requireNonNull(command);
        if (finalists.isEmpty()) {
            throw new IllegalArgumentException("no finalists");
        }
    }

    /**
     * What was searched.
     *
     * @param title title of the scenario
     * @param scenario its file, as the user named it
     * @param trial what one trial is called, in the singular
     * @param bot who plays
     * @param maxDecisions after how many decisions a trial was given up
     * @param toolVersion version of Sitrep
     * @param commit commit it was built from
     * @param input what it was made from
     */
    public record Subject(
            String title,
            String scenario,
            String trial,
            String bot,
            int maxDecisions,
            String toolVersion,
            String commit,
            ContentSummary input) {
        public Subject {
            Objects.requireNonNull(input);
        }
    }

    /**
     * How the winner's trials are played by themselves.
     *
     * @param changes what has the scenario play the winner, as {@code --set} takes it
     * @param standouts trials of the finals that stand out by the objective, one among them that what is carried at
     *     present ended otherwise
     */
    public record Told(List<String> changes, Standouts standouts) {
        public Told {
            changes = List.copyOf(changes);
            Objects.requireNonNull(standouts);
        }
    }

    /**
     * What was asked.
     *
     * @param objective what is to be high, as a slot with the sign that the reader expects
     * @param formula the sum in words
     * @param metrics what is told beside it, the objective's own metric aside
     * @param matters the smallest difference of the objective that matters, 0 if every one does
     * @param level with which what is shown holds together
     * @param seed of the search; the finalists play the next one, the changes of the winner the two after that
     * @param budget trials of all together at most
     * @param played trials of all together
     */
    public record Question(
            Slot objective,
            String formula,
            List<Slot> metrics,
            double matters,
            double level,
            long seed,
            long budget,
            long played) {
        public Question {
            metrics = List.copyOf(metrics);
        }
    }

    /**
     * Where was searched.
     *
     * @param legal how many legal loadouts there are, in figures; empty if they could not be counted
     * @param bearers who carries, in order
     * @param open who of them may change
     * @param things what may change; empty for all
     * @param tried how many loadouts were played
     * @param exhaustive whether these are all legal ones
     */
    public record Space(
            String legal, List<String> bearers, List<String> open, List<String> things, int tried, boolean exhaustive) {
        public Space {
            bearers = List.copyOf(bearers);
            open = List.copyOf(open);
            things = List.copyOf(things);
        }
    }

    /**
     * A race of the search.
     *
     * @param what what was tried in it
     * @param entered how many loadouts
     * @param alike how many of them played exactly as a lighter or an earlier one
     * @param worse how many were shown to be worse than another
     * @param setAside how many were neither shown to be worse nor taken along
     * @param takenAlong how many went on
     * @param first index of its first trial
     * @param trials most trials that one of them played
     */
    public record HeatRecord(
            String what, int entered, int alike, int worse, int setAside, int takenAlong, long first, int trials) {}

    /**
     * A loadout that was played to the end.
     *
     * @param name what to call it: an id of the content, or a letter with a number
     * @param origin where it comes from
     * @param kits what each bearer carries, in words
     * @param load of all together
     * @param objective its mean
     * @param behind by how much the winner is ahead of it, above 0 where the winner is better; of the winner, 0 without
     *     width; holds together with those of all pairs of finalists
     * @param alike whether it came out as the winner in every trial
     * @param equal whether it is not shown to be worse than the winner by more than what matters
     * @param overPresent by how much its objective differs from that of what is carried at present, above 0 where it is
     *     better; no value where that did not play
     * @param metrics the mean of each metric
     * @param front whether no other finalist is at least as good in all goals and in Load, and better in one
     * @param overlay a file that plays it
     */
    public record Finalist(
            String name,
            String origin,
            List<String> kits,
            int load,
            Estimate objective,
            Estimate behind,
            boolean alike,
            boolean equal,
            Estimate overPresent,
            List<Estimate> metrics,
            boolean front,
            String overlay) {
        public Finalist {
            kits = List.copyOf(kits);
            metrics = List.copyOf(metrics);
        }
    }

    /**
     * All single changes of the winner, played against it.
     *
     * @param changes how many are legal; 0 if they were not played
     * @param alike how many of them played exactly as the winner
     * @param worse how many are shown to be worse
     * @param most no change is better by more than this, in the objective's unit; NaN if they were not played
     * @param mostBy the change that may be so
     * @param better changes that are shown to be better, with by how much
     * @param trials most trials that one of them played
     */
    public record Around(
            int changes, int alike, int worse, double most, String mostBy, List<Better> better, int trials) {
        /** What is told if the changes were not played. */
        public static final Around NOT_PLAYED = new Around(0, 0, 0, Double.NaN, "", List.of(), 0);

        public Around {
            better = List.copyOf(better);
        }
    }

    /**
     * A change shown to be better.
     *
     * @param change in words
     * @param gain by how much
     */
    public record Better(String change, Estimate gain) {}

    /**
     * One step more or less than the winner has.
     *
     * @param label what is changed
     * @param carried whether it is something to carry; else a value of the data
     * @param load by how much the Load changes
     * @param alike whether not one trial came out different
     * @param objective the change of the objective, above 0 where it is better
     * @param metrics the change of each metric, with its own sign
     */
    public record Step(
            String label, boolean carried, int load, boolean alike, Estimate objective, List<Estimate> metrics) {
        public Step {
            metrics = List.copyOf(metrics);
        }
    }

    public Finalist winner() {
        return finalists.get(0);
    }

    /**
     * Returns the finalists that are not shown to be worse than the winner by more than what matters, the winner first.
     */
    public List<Finalist> asGood() {
        return finalists.stream().filter(Finalist::equal).toList();
    }
}
