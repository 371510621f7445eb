package org.sitrep.rulesets.rambo.play;

import org.sitrep.rng.Address;
import org.sitrep.rng.Draws;
import org.sitrep.rng.TrialKey;

/**
 * Every draw of Rambo, one method each; there are no dice. A draw is addressed by what it is, when and for whom, so
 * that an extra one elsewhere shifts nothing. Not thread-safe: one a playout. Open in one method; a batch loads no
 * subclass.
 *
 * <p>{@code count} is always how many there are to choose from; the answer is 0 … {@code count - 1}.
 */
public class Rolls {
    private final TrialKey key;

    /**
     * Creates the rolls of a playout.
     *
     * @param key re-keyed from mission to mission by the playout
     */
    public Rolls(final TrialKey key) {
        this.key = key;
    }

    /** Makes any of these draws: the one place where a replay listens and where a test scripts them. */
    protected int pick(final RollId roll, final int when, final int who, final int ordinal, final int count) {
        return Draws.below(key.draw(Address.of(roll.number, when, who, ordinal)), count);
    }

    /**
     * Which of the threat cards not yet in the deck comes next from the top (RB-SETUP-7, RB-THREAT-6).
     *
     * @param deck 0 for the deck of the set-up, then one more for each time that it is made anew
     */
    public final int threatCard(final int deck, final int nth, final int count) {
        return pick(RollId.THREAT_CARD, deck, 0, nth, count);
    }

    /** Which of a hero's tactics cards not yet in the deck comes next from the top (RB-SETUP-11). */
    public final int tacticsCard(final int hero, final int nth, final int count) {
        return pick(RollId.TACTICS_CARD, 0, hero, nth, count);
    }

    /** Which of the fog cards left lies at the {@code nth} place, if they are shuffled (AMB-FOG-7). */
    public final int fogContent(final int nth, final int count) {
        return pick(RollId.FOG_CONTENT, 0, 0, nth, count);
    }

    /** Which area beside the active hero's an enemy spawns in; {@code nth} area drawn in that moment. */
    public final int nextArea(final int moment, final int nth, final int count) {
        return pick(RollId.NEXT_AREA, moment, 0, nth, count);
    }

    /**
     * What the Mission Leader rules where nothing else decides (RB-LEAD-1, AMB-LEAD-1).
     *
     * @param moment of the round: {@code MissionState.moment}
     * @param who the figure or hero concerned
     * @param nth ruling of that moment
     */
    public final int leader(final int moment, final int who, final int nth, final int count) {
        return pick(RollId.LEADER, moment, who, nth, count);
    }
}
