package org.sitrep.rulesets.purplehaze.definition;

import org.sitrep.scenario.Field;
import org.sitrep.scenario.Key;

/** A Lucky Charm (PH-CHM-1). */
public record LuckyCharm(
        @Key String id,
        @Field("What it does, in a few words") String summary) {}
