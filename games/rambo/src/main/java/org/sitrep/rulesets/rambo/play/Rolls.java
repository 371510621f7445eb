package org.sitrep.rulesets.rambo.play;

import org.sitrep.rng.Address;
import org.sitrep.rng.Draws;
import org.sitrep.rng.TrialKey;

/**
 * Makes the draws of Rambo, one method each; there are no dice. A draw is addressed by its kind, when it happens and
 * whom it concerns, so that an extra draw elsewhere shifts nothing. Not thread-safe; one per playout. Only one method
 * can be overridden; a batch loads no subclass.
 *
 * <p>{@code count} is always the number of things to choose from; the result is 0 … {@code count - 1}.
 */
public class Rolls {
    private final TrialKey key;

    /**
     * Creates the rolls of a playout.
     *
     * @param key re-keyed for each trial by the playout
     */
    public Rolls(final TrialKey key) {
        this.key = key;
    }

    /** Makes any of these draws: the one place where a replay listens and where a test scripts them. */
    protected int pick(final RollId roll, final int when, final int who, final int ordinal, final int count) {
        return Draws.below(key.draw(Address.of(roll.number, when, who, ordinal)), count);
    }

    /**
     * Draws the next card of the threat deck from the cards not yet in it (RB-SETUP-7, RB-THREAT-6).
     *
     * @param deck 0 for the deck of the set-up, then one more for each time that it is remade
     */
    public final int threatCard(final int deck, final int nth, final int count) {
        return pick(RollId.THREAT_CARD, deck, 0, nth, count);
    }

    /** Draws the next card of a hero's tactics deck from the cards not yet in it (RB-SETUP-11). */
    public final int tacticsCard(final int hero, final int nth, final int count) {
        return pick(RollId.TACTICS_CARD, 0, hero, nth, count);
    }

    /** Draws the fog card of the {@code nth} place from those left, if places are shuffled (AMB-FOG-7). */
    public final int fogContent(final int nth, final int count) {
        return pick(RollId.FOG_CONTENT, 0, 0, nth, count);
    }

    /**
     * Draws the area next to the active hero's in which an enemy spawns; {@code nth} counts the areas drawn in that
     * moment.
     */
    public final int nextArea(final int moment, final int nth, final int count) {
        return pick(RollId.NEXT_AREA, moment, 0, nth, count);
    }

    /**
     * Draws the Mission Leader's ruling where nothing else decides (RB-LEAD-1, AMB-LEAD-1).
     *
     * @param moment of the round: {@code MissionState.moment}
     * @param who the figure or hero concerned
     * @param nth ruling of that moment
     */
    public final int leader(final int moment, final int who, final int nth, final int count) {
        return pick(RollId.LEADER, moment, who, nth, count);
    }
}
