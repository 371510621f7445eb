package org.sitrep.rulesets.purplehaze.definition;

/**
 * Whom a step of an Event, an Encounter or a stay at R&amp;R concerns (PH-TRT-3, PH-SEL-1). A Specialization is the
 * holder of its ID. Random Marines are drawn once for each entry: {@code random-1} is the first of those drawn,
 * {@code random-2} that one and one more, and they stay the same to the end of the entry. Likewise {@code stressed-…}
 * among those with Stress and {@code choice}.
 *
 * <p>An entry has picked all whom an earlier effect or test of it concerned, by a draw, by choice or by name; only
 * {@code all} picks nobody. If there are fewer than are to be drawn, all of them are meant; nobody, if nobody holds an
 * ID or the Point Man is gone. Another entry, where a step leads there, has picked nobody. At R&amp;R those present are
 * those who take part in it (PH-RNR-1).
 */
public enum Who {
    /** Every Marine present. */
    ALL,
    /** The Point Man. */
    POINT_MAN,
    /** A Marine of the player's choice. */
    CHOICE,
    /** Holder of ID 1. */
    SQUAD_LEADER,
    /** Holder of ID 2. */
    RADIO_OPERATOR,
    /** Holder of ID 3. */
    INFANTRYMAN,
    /** Holder of ID 4. */
    SCOUT,
    /** Holder of ID 5. */
    ENGINEER,
    /** Holder of ID 6. */
    CORPSMAN,
    RANDOM_1,
    RANDOM_2,
    RANDOM_3,
    RANDOM_4,
    /** One random Marine of those with Stress. */
    STRESSED_1,
    STRESSED_2,
    STRESSED_3,
    /** One random Marine of those this entry has not picked yet; a new draw at each use. */
    OTHER_1,
    OTHER_2,
    OTHER_3,
    /** Three random Marines with Stress of those this entry has not picked yet; a new draw at each use. */
    OTHER_STRESSED_3,
    /** Every Marine present whom this entry has not picked yet. */
    OTHERS,
    /** Those who passed the last test of this entry. */
    PASSED,
    /** Those who failed the last test of this entry. */
    FAILED
}
