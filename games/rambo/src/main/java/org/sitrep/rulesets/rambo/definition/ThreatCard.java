package org.sitrep.rulesets.rambo.definition;

import java.util.List;
import java.util.Optional;
import org.sitrep.scenario.Field;
import org.sitrep.scenario.Key;

/** A threat card: an Alert Effect for every hero at one of its levels, then a Threat Effect (RB-THREAT-1). */
public record ThreatCard(
        @Key String id,
        @Field("Name on the card") String name,
        @Field("Threat set that it belongs to") String set,

        @Field(value = "Levels that the Alert Effect hits", min = 1, max = 4)
        List<AlertLevel> levels,

        @Field(value = "Further requirement on a hero to be hit", orElse = "none")
        Requirement requires,

        @Field(value = "Alert Effect on each hero that is hit", max = 4, orElse = "[]")
        List<Effect> alertEffect,

        @Field(value = "Threat Effect", max = 4, orElse = "[]")
        List<Effect> threatEffect,

        @Field("Effect on any hero at the start of its turn, while the card is in play")
        Optional<AtStartOfTurn> atStartOfTurn,

        @Field("True if it stays in play until the next turn of the hero who revealed it")
        boolean persistent) {
    /** An effect on a hero at the start of its turn. */
    public record AtStartOfTurn(
            @Field(value = "Requirement on the hero", orElse = "none")
            Requirement requires,

            @Field(value = "Effects", min = 1, max = 4) List<Effect> effects) {}
}
