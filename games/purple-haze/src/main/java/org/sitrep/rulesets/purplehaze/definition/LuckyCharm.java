package org.sitrep.rulesets.purplehaze.definition;

import java.util.List;
import org.sitrep.scenario.Field;
import org.sitrep.scenario.Key;

/** A Lucky Charm (PH-CHM-1, GAP-10). */
public record LuckyCharm(
        @Key String id,
        @Field("Effect in a few words") String summary,

        @Field(value = "Uses per Mission; 0 for no limit", unit = "uses", min = 0, max = 9, orElse = "1")
        int uses,

        @Field("Whether a use removes it from the game") boolean discarded,

        @Field(value = "Lines of its text", max = 8) List<CardLine> lines) {}
