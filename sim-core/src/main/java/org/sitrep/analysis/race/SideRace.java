package org.sitrep.analysis.race;

import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.sitrep.analysis.Standouts;
import org.sitrep.engine.ContentSummary;
import org.sitrep.engine.ToolVersion;

/**
 * A {@link Race} between named sides, complete enough to be told and repeated.
 *
 * @param title title of the first side's scenario
 * @param trial what one trial is called, in the singular
 * @param madeBy the build that raced them
 * @param seed seed of the dice
 * @param maxDecisions after how many decisions a trial was given up
 * @param entrants who took part, in order
 * @param result how they came off
 * @param standouts trials of the leader that stand out by the yardstick, one among them that the
 *     {@linkplain RaceResult#second second} ended otherwise; empty where none are known
 * @param command the line that plays it again
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
     * @param name what it is called, other than all others
     * @param scenario its file, as the user named it
     * @param bot who plays it
     * @param input what it was made from
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
