package org.sitrep.rulesets.rambo.definition;

import java.util.List;
import org.sitrep.scenario.Field;
import org.sitrep.scenario.Key;

/** A tactics card of one hero (RB-TAC-1 to RB-TAC-5). */
public record TacticsCard(
        @Key String id,

        @Field(value = "Number on the card; a dossier names a range of numbers", min = 1, max = 24)
        int number,

        @Field("Name on the card") String name,

        @Field(value = "Valor gained by discarding it instead of playing it", unit = "tokens", min = 0, max = 9)
        int valor,

        @Field(value = "Requirement on the hero who plays it", orElse = "none")
        Requirement requires,

        @Field("True if it stays in play until the hero's next turn")
        boolean persistent,

        @Field(value = "Effects, in order", min = 1, max = 6)
        List<Effect> effects) {}
