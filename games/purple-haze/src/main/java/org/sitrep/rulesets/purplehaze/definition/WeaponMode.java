package org.sitrep.rulesets.purplehaze.definition;

import java.util.List;
import java.util.Optional;
import org.sitrep.scenario.Field;
import org.sitrep.scenario.Key;

/** One mode of firing a weapon or throwing a grenade (PH-FIRE-2). */
public record WeaponMode(
        @Key String id,

        @Field(value = "Initiative cost of the Fire order", unit = "Initiative", min = 1, max = 12)
        int cost,

        @Field(value = "Strike dice", unit = "dice", min = 0, max = 12)
        int strike,

        @Field(value = "Crit dice", unit = "dice", min = 0, max = 6)
        int crit,

        @Field("Whether it is automatic fire") boolean automatic,

        @Field("Whether an Aimed Shot is allowed") boolean aimed,

        @Field(value = "Gear whose step it spends; unlimited if absent", refersTo = "gear")
        Optional<String> ammo,

        @Field(value = "Cells by rows away, nearest first; as many as the range", min = 1, max = 5)
        List<RowCell> rows) {}
