package org.sitrep.rulesets.purplehaze.definition;

import org.sitrep.scenario.Field;
import org.sitrep.scenario.Key;

/** An Enemy Combat marker (PH-ENM-2). */
public record CombatMarker(
        @Key String id,

        @Field(value = "Initiative cost of the activation", unit = "Initiative", min = 0, max = 20)
        int cost,

        @Field(value = "Extra Focus dice", unit = "dice", min = 0, max = 4)
        int focus,

        @Field(value = "Extra Crit dice", unit = "dice", min = 0, max = 4)
        int crit,

        @Field("Whether a Tactics marker is added to the queue")
        boolean addTactic,

        @Field("Whether Enemies move to Hard Cover") boolean hardMove,

        @Field(value = "Copies in the pool", unit = "markers", min = 0, max = 11, orElse = "1")
        int copies) {
    /** Returns whether the marker attacks; a marker with both specials does not (PH-ENM-2). */
    public boolean attacks() {
        return !(addTactic && hardMove);
    }
}
