package org.sitrep.rulesets.rambo.definition;

import java.util.List;
import java.util.Optional;
import org.sitrep.scenario.Field;
import org.sitrep.scenario.Key;

/** A threat card: an Alert Effect for every hero at one of its levels, then a Threat Effect (RB-THREAT-1). */
public record ThreatCard(
        @Key String id,
        @Field("Name on the card") String name,
        @Field("The threat set that it belongs to") String set,

        @Field(value = "Levels that the Alert Effect hits", min = 1, max = 4)
        List<AlertLevel> levels,

        @Field(value = "What else must hold for a hero to be hit", orElse = "none")
        Requirement requires,

        @Field(value = "The Alert Effect, on each hero that is hit", max = 4, orElse = "[]")
        List<Effect> alertEffect,

        @Field(value = "The Threat Effect", max = 4, orElse = "[]")
        List<Effect> threatEffect,

        @Field(
                value = "What happens to any hero at the start of its turn, as long as the card lies in play",
                orElse = "~")
        Optional<AtStartOfTurn> atStartOfTurn,

        @Field(value = "Whether it stays in play until the next turn of who revealed it", orElse = "false")
        boolean persistent) {
    /** An effect on a hero at the start of its turn. */
    public record AtStartOfTurn(
            @Field(value = "What must hold for the hero", orElse = "none")
            Requirement requires,

            @Field(value = "What happens", min = 1, max = 4) List<Effect> effects) {}
}
