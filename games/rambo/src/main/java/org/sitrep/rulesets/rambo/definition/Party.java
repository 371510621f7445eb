package org.sitrep.rulesets.rambo.definition;

import java.util.List;
import org.sitrep.scenario.Field;
import org.sitrep.scenario.Key;

/** The party that plays: one to four heroes, one per player. */
public record Party(
        @Key String id,
        @Field("Name") String name,

        @Field(value = "Heroes; the first is the Mission Leader", refersTo = "heroes", min = 1, max = 4)
        List<String> heroes) {}
