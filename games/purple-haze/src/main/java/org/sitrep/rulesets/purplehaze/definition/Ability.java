package org.sitrep.rulesets.purplehaze.definition;

import java.util.List;
import org.sitrep.scenario.Field;

/** The Ability of a Profile card (PH-MAR-2, GAP-08). */
public record Ability(
        @Field("Name on the card") String name,
        @Field("Effect in a few words") String summary,

        @Field(value = "Uses per Mission; 0 for no limit", unit = "uses", min = 0, max = 9, orElse = "0")
        int uses,

        @Field(value = "Lines of its text", max = 8) List<CardLine> lines) {
    /** Stands for a missing card: does nothing. */
    public static final Ability NONE = new Ability("", "", 0, List.of());
}
