package org.sitrep.rulesets.purplehaze.definition;

import org.sitrep.scenario.Field;
import org.sitrep.scenario.Key;

/** An Enemy Tactics marker: its effect and number of copies (PH-TAC-1 to PH-TAC-8). */
public record TacticsMarker(
        @Key String id,
        @Field("Name on the marker") String name,
        @Field("Effect") Effect effect,

        @Field(value = "Copies in the game", unit = "markers", min = 0, max = 8)
        int copies,

        @Field(value = "Copies in the draw pool", unit = "markers", min = 0, max = 8)
        int inPool,

        @Field(value = "Focus dice of its attack", unit = "dice", min = 0, max = 8, orElse = "0")
        int focus,

        @Field(value = "Strike dice of its attack", unit = "dice", min = 0, max = 20, orElse = "0")
        int strike,

        @Field(value = "Crit dice of its attack", unit = "dice", min = 0, max = 8, orElse = "0")
        int crit,

        @Field(value = "Soft Cover removed from each Marine hit", unit = "markers", min = 0, max = 12, orElse = "0")
        int stripSoft,

        @Field(value = "Extra cost of this activation", unit = "Initiative", min = 0, max = 12, orElse = "0")
        int cost) {
    /** Effects of Tactics markers. */
    public enum Effect {
        /** A test against one random Marine. */
        AIM_SHOOT,
        /** An attack on the whole Squad, before the attack of the Combat marker. */
        BARRAGE,
        /** The activation costs more. */
        FUBAR,
        /** This activation's hits ignore the Marines' Hard Cover. */
        FLANKING,
        /** Initiative moves a D6 away from the Marines. */
        REGROUP,
        /** A Fighter joins. */
        SUPPORT
    }
}
