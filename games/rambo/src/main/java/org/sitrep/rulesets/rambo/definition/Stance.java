package org.sitrep.rulesets.rambo.definition;

import org.sitrep.scenario.Field;
import org.sitrep.scenario.Key;

/** One of the four stances of a hero board; a value that is not printed is 0 (RB-STANCE-2, RB-STANCE-3). */
public record Stance(
        @Key String id,
        @Field("Name on the board") String name,

        @Field(value = "Actions of the turn", unit = "actions", min = 0, max = 6)
        int actions,

        @Field(value = "Spaces that the hero can move in the turn", unit = "movement", min = 0, max = 12)
        int movement,

        @Field(value = "Change of alert when chosen", unit = "spaces", min = -9, max = 9, orElse = "0")
        int alert,

        @Field(value = "Armor tokens gained when chosen", unit = "tokens", min = 0, max = 9, orElse = "0")
        int armor,

        @Field(value = "Valor tokens gained when chosen", unit = "tokens", min = 0, max = 9, orElse = "0")
        int valor,

        @Field(value = "Damage healed when chosen", unit = "damage", min = 0, max = 9, orElse = "0")
        int heal) {}
