package org.sitrep.rulesets.purplehaze.definition;

import org.sitrep.scenario.Field;

/** Fire Support that the Radio Operator can call (PH-FSP-1 to PH-FSP-5). */
public record FireSupport(
        @Field("Artillery: one Enemy row") Strike artillery,
        @Field("Air Strike: adjacent Enemy rows") Strike airStrike,

        @Field(value = "Initiative cost of the Illumination order", unit = "Initiative", min = 0, max = 12)
        int illuminationCost) {
    /** A fire mission with hits. */
    public record Strike(
            @Field(value = "Initiative cost of the order", unit = "Initiative", min = 0, max = 12)
            int cost,

            @Field(value = "Adjacent rows hit", unit = "rows", min = 1, max = 3)
            int rows,

            @Field(value = "Soft Cover stripped from each marker there", unit = "markers", min = 0, max = 12)
            int stripSoft,

            @Field(value = "Hits added to a D3, rolled once for all", unit = "hits", min = 0, max = 20)
            int hitsBeyondD3,

            @Field(value = "Lowest D6 that removes all Hard Cover of the rows; 7 for never", min = 1, max = 7)
            int hardCoverGoneFrom) {}
}
