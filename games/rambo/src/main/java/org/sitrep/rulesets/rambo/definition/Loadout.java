package org.sitrep.rulesets.rambo.definition;

import java.util.List;
import java.util.Map;
import org.sitrep.scenario.Field;
import org.sitrep.scenario.Key;

/** Gear that heroes carry instead of what the dossier suggests. */
public record Loadout(
        @Key String id,
        @Field("What to call it") String name,

        @Field(
                value = "Gear of heroes; a hero that is not named carries what the dossier suggests",
                refersTo = "heroes")
        Map<String, List<String>> gear) {}
