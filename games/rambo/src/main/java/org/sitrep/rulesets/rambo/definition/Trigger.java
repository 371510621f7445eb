package org.sitrep.rulesets.rambo.definition;

import java.util.List;
import org.sitrep.scenario.Field;

/** An automatic effect of a dossier, as soon as its conditions hold at the named moment. */
public record Trigger(
        @Field("When it is looked at") Moment when,

        @Field(value = "What must hold", key = "if", orElse = "[]")
        List<Condition> conditions,

        @Field(value = "Whether it happens once at most", orElse = "true")
        boolean once,

        @Field(value = "What happens", min = 1, max = 6) List<Effect> effects) {
    /** Moments at which a dossier's triggers are checked. */
    public enum Moment {
        /** After every change. */
        ANY_TIME,
        /** At the end of a hero's turn, for that hero. */
        END_OF_TURN
    }
}
