package org.sitrep.rulesets.rambo.definition;

import java.util.List;
import java.util.Map;
import org.sitrep.scenario.Field;
import org.sitrep.scenario.Key;

/** Gear that heroes carry instead of what the dossier suggests. */
public record Loadout(
        @Key String id,
        @Field("Name") String name,

        @Field(
                value = "Gear of heroes; a hero not named here carries the gear suggested by the dossier",
                refersTo = "heroes")
        Map<String, List<String>> gear) {}
