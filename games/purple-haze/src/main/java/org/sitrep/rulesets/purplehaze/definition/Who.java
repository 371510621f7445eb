package org.sitrep.rulesets.purplehaze.definition;

/**
 * The Marines whom a step of an Event, an Encounter or a stay at R&amp;R concerns (PH-TRT-3, PH-SEL-1). A
 * Specialization stands for the holder of its ID. Random Marines are drawn once per entry and stay the same to its end.
 * {@code random-1} is the first Marine drawn, {@code random-2} that Marine and one more. The same holds for
 * {@code stressed-…}, drawn among those with Stress, and for {@code choice}.
 *
 * <p>An entry has picked all Marines whom an earlier effect or test of it concerned, by a draw, by choice or by name;
 * only {@code all} picks none. If fewer Marines are available than are to be drawn, all of them are meant. If an ID has
 * no holder or the Point Man is gone, no Marine is meant. A step that leads to another entry starts there with none
 * picked. At R&amp;R the Marines present are those who take part in it (PH-RNR-1).
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
    /** One random Marine of those not yet picked by this entry; a new draw at each use. */
    OTHER_1,
    OTHER_2,
    OTHER_3,
    /** Every Marine present who is not yet picked by this entry. */
    OTHERS,
    /** Those who passed the last test of this entry. */
    PASSED,
    /** Those who failed the last test of this entry. */
    FAILED
}
