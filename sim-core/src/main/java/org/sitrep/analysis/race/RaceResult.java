package org.sitrep.analysis.race;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.sitrep.outcome.Slot;

/**
 * The result of a {@link Race}.
 *
 * @param rules rules of the race
 * @param standings one per side, in their order
 * @param finished whether it ended by itself, with nothing left to decide or the trials used up; false if it was
 *     stopped
 */
public record RaceResult(RaceRules rules, List<Standing> standings, boolean finished) {
    /**
     * Copies the list.
     *
     * @throws IllegalArgumentException if there is not exactly one leader, or a standing is out of place
     */
    public RaceResult {
        standings = List.copyOf(standings);
        final List<Standing> all = standings;
        final boolean ordered = IntStream.range(0, all.size())
                .allMatch(side -> all.get(side).side() == side
                        && all.get(side).against() >= 0
                        && all.get(side).against() < all.size());
        if (!ordered || ranked(all, Standing.Place.LEADER).size() != 1) {
            throw new IllegalArgumentException("no standings of a race: " + standings);
        }
    }

    private static List<Standing> ranked(final List<Standing> standings, final Standing.Place place) {
        return standings.stream().filter(standing -> standing.place() == place).toList();
    }

    /** Returns the best of the remaining sides. */
    public Standing leader() {
        return ranked(standings, Standing.Place.LEADER).get(0);
    }

    /**
     * Returns the best of the other sides: of those that played longest, the one with the best mean, the first of equal
     * ones.
     */
    public int second() {
        final double sign = rules.slot().better() == Slot.Better.LOWER ? -1 : 1;
        return standings.stream()
                .filter(standing -> standing.place() != Standing.Place.LEADER)
                .min(Comparator.comparingLong((Standing standing) -> -standing.trials())
                        .thenComparingDouble(
                                standing -> -sign * standing.value().value()))
                .orElseThrow()
                .side();
    }

    /** Returns the sides in a place, in their order. */
    public List<Standing> in(final Standing.Place place) {
        return ranked(standings, place);
    }

    /** Returns how many trials were played by all sides together. */
    public long trials() {
        return standings.stream().mapToLong(Standing::trials).reduce(0, Math::addExact);
    }
}
