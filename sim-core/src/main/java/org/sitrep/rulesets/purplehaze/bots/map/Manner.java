package org.sitrep.rulesets.purplehaze.bots.map;

/**
 * Where bots that think alike on the map differ. Immutable.
 *
 * @param fights how likely combats of entries are taken to be won
 * @param haste what the way to an Event counts for against what the Event is worth, in eighths: with 8 the nearer of two goes first
 * @param curiosity detour that an Event is worth once only other objectives need something
 * @param broken Wound cubes with which the last four Marines give up
 */
record Manner(FightChance fights, int haste, int curiosity, int broken) {
    /** More Wound cubes than men can have. */
    private static final int NEVER = 99;

    /** Returns the rifleman's manner. */
    static Manner rifleman() {
        return new Manner(FightChance.guessed(), 4, 400, 4);
    }

    /** Returns the planner's manner: the primary objective first, others if they lie near. */
    static Manner planner() {
        return new Manner(FightChance.reckoned(), 8, 150, NEVER);
    }
}
