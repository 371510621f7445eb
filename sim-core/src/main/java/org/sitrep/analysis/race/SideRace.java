package org.sitrep.analysis.race;

import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.sitrep.analysis.Standouts;
import org.sitrep.engine.ContentSummary;
import org.sitrep.engine.ToolVersion;

/**
 * A {@link Race} between named sides, with everything needed to report and repeat it.
 *
 * @param title title of the first side's scenario
 * @param trial name of one trial, in the singular
 * @param madeBy build that ran the race
 * @param seed seed of the dice
 * @param maxDecisions number of decisions after which a trial is aborted
 * @param entrants the sides, in order
 * @param result result of the race
 * @param standouts trials of the leader that stand out by the criterion, including one that the
 *     {@linkplain RaceResult#second second} ended differently; empty where none are known
 * @param command command line that plays it again
 */
public record SideRace(
        String title,
        String trial,
        ToolVersion madeBy,
        long seed,
        int maxDecisions,
        List<Entrant> entrants,
        RaceResult result,
        Optional<Standouts> standouts,
        String command) {
    /**
     * A side.
     *
     * @param name its name, unique among the sides
     * @param scenario its file, as the user named it
     * @param bot bot that plays it
     * @param input content it was loaded from
     */
    public record Entrant(String name, String scenario, String bot, ContentSummary input) {
        public Entrant {
            Objects.requireNonNull(name);
            Objects.requireNonNull(scenario);
            Objects.requireNonNull(bot);
            Objects.requireNonNull(input);
        }
    }

    /**
     * Copies the list and checks that the parts fit together.
     *
     * @throws IllegalArgumentException if they do not
     */
    public SideRace {
        entrants = List.copyOf(entrants);
        if (entrants.size() != result.standings().size()) {
            throw new IllegalArgumentException(
                    entrants.size() + " entrants, " + result.standings().size() + " standings");
        }
        if (new HashSet<>(entrants.stream().map(Entrant::name).toList()).size() != entrants.size()) {
            throw new IllegalArgumentException("two sides have the same name");
        }
    }

    public String name(final int side) {
        return entrants.get(side).name();
    }
}
