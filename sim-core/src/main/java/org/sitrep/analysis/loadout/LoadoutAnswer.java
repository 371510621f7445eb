package org.sitrep.analysis.loadout;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.sitrep.analysis.Standouts;
import org.sitrep.engine.ContentSummary;
import org.sitrep.outcome.Slot;
import org.sitrep.stats.Estimate;

/**
 * The result of a search for loadouts, with everything needed to report and repeat it.
 *
 * @param subject what was searched
 * @param question objective of the search
 * @param space space of the search
 * @param races one record per race, in order
 * @param finalists the best first; they play the same, new trials, unless {@code confirmed} is false
 * @param confirmed whether the finalists were played on trials that the search never used
 * @param around results of single changes of the winner
 * @param steps worth of one step more or less
 * @param finished whether the search was complete, not stopped early
 * @param replay how to replay the winner's trials; empty if not known
 * @param command command line that repeats the search
 */
public record LoadoutAnswer(
        Subject subject,
        Question question,
        Space space,
        List<RaceRecord> races,
        List<Finalist> finalists,
        boolean confirmed,
        Around around,
        List<Step> steps,
        boolean finished,
        Optional<Replay> replay,
        String command) {
    public LoadoutAnswer {
        races = List.copyOf(races);
        finalists = List.copyOf(finalists);
        steps = List.copyOf(steps);
        Objects.requireNonNull(command);
        if (finalists.isEmpty()) {
            throw new IllegalArgumentException("no finalists");
        }
    }

    /**
     * The subject of a search.
     *
     * @param title title of the scenario
     * @param scenario its file, as the user named it
     * @param trial name of one trial, in the singular
     * @param bot bot that plays
     * @param maxDecisions number of decisions after which a trial is aborted
     * @param toolVersion version of Sitrep
     * @param commit commit it was built from
     * @param input content it was loaded from
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
     * The data needed to replay the winner's trials.
     *
     * @param changes changes that make the scenario play the winner, as {@code --set} takes them
     * @param standouts trials of the final round that stand out by the objective, including one that the present
     *     loadout ended differently
     */
    public record Replay(List<String> changes, Standouts standouts) {
        public Replay {
            changes = List.copyOf(changes);
            Objects.requireNonNull(standouts);
        }
    }

    /**
     * The question of a search.
     *
     * @param objective quantity to maximise, as a slot with the sign that readers expect
     * @param formula the sum in words
     * @param metrics further metrics to report, except the objective's own metric
     * @param matters smallest difference of the objective that matters, 0 if every difference matters
     * @param level level at which all shown statements hold together
     * @param seed seed of the search; the finalists play the next one, the changes of the winner the two after that
     * @param budget maximum number of trials of all candidates together
     * @param played number of trials played by all together
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
     * The space of a search.
     *
     * @param legal number of legal loadouts, in figures; empty if it could not be counted
     * @param bearers labels of the bearers, in order
     * @param open labels of the bearers whose kits may change
     * @param things labels of the things that may change; empty for all
     * @param tried number of loadouts played
     * @param exhaustive whether these are all legal loadouts
     * @param unit name of what things take of a capacity, e.g. {@code Load}
     */
    public record Space(
            String legal,
            List<String> bearers,
            List<String> open,
            List<String> things,
            int tried,
            boolean exhaustive,
            String unit) {
        public Space {
            bearers = List.copyOf(bearers);
            open = List.copyOf(open);
            things = List.copyOf(things);
        }
    }

    /**
     * A race of the search.
     *
     * @param what description of its candidates
     * @param entered number of loadouts that entered
     * @param alike number of these with the same outcomes as a lighter or an earlier one
     * @param worse number shown to be worse than another
     * @param setAside number neither shown to be worse nor taken along
     * @param takenAlong number taken along to the next stage
     * @param first index of its first trial
     * @param trials greatest number of trials that one of them played
     */
    public record RaceRecord(
            String what, int entered, int alike, int worse, int setAside, int takenAlong, long first, int trials) {}

    /**
     * A loadout of the final round.
     *
     * @param name its name: an id of the content, or a letter with a number
     * @param origin its origin, in words
     * @param kits what each bearer carries, in words
     * @param load Load of all bearers together
     * @param objective mean of the objective
     * @param behind by how much the winner is ahead, above 0 where the winner is better; 0 without width for the
     *     winner; holds together with the intervals of all pairs of finalists
     * @param alike whether it has the winner's outcome in every trial
     * @param equal whether it is not shown to be worse than the winner by more than the smallest difference that
     *     matters
     * @param overPresent difference of its objective from that of the present loadout, above 0 where it is better; no
     *     value if the present loadout did not play
     * @param metrics mean of each metric
     * @param front whether no other finalist is at least as good in all goals and in Load, and better in one
     * @param overlay text of a file that plays it
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
     * The results of all single changes of the winner, played against it.
     *
     * @param changes number of legal changes; 0 if they were not played
     * @param alike number of these with the same outcomes as the winner
     * @param worse number shown to be worse
     * @param most upper bound on the gain of any change, in the objective's unit; NaN if they were not played
     * @param mostBy the change with that bound
     * @param better changes shown to be better, with their gains
     * @param trials greatest number of trials that one of them played
     */
    public record Around(
            int changes, int alike, int worse, double most, String mostBy, List<Better> better, int trials) {
        /** The value if the changes were not played. */
        public static final Around NOT_PLAYED = new Around(0, 0, 0, Double.NaN, "", List.of(), 0);

        public Around {
            better = List.copyOf(better);
        }
    }

    /**
     * A change shown to be better.
     *
     * @param change the change, in words
     * @param gain its gain
     */
    public record Better(String change, Estimate gain) {}

    /**
     * The effect of one step more or less than the winner has.
     *
     * @param label label of the change
     * @param carried whether it is a carried thing; otherwise a value of the data
     * @param load change of the Load
     * @param alike whether every trial has the same outcome
     * @param objective change of the objective, above 0 where it is better
     * @param metrics change of each metric, with its own sign
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
     * Returns the finalists that are not shown to be worse than the winner by more than the smallest difference that
     * matters, the winner first.
     */
    public List<Finalist> asGood() {
        return finalists.stream().filter(Finalist::equal).toList();
    }
}
