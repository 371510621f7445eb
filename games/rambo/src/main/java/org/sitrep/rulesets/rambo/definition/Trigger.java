package org.sitrep.rulesets.rambo.definition;

import java.util.List;
import org.sitrep.scenario.Field;

/** An automatic effect of a dossier, as soon as its conditions hold at the named moment. */
public record Trigger(
        @Field("Time at which it is checked") Moment when,

        @Field(value = "Conditions", key = "if", orElse = "[]")
        List<Condition> conditions,

        @Field(value = "True if it happens at most once", orElse = "true")
        boolean once,

        @Field(value = "Effects", min = 1, max = 6) List<Effect> effects) {
    /** Moments at which a dossier's triggers are checked. */
    public enum Moment {
        /** After every change. */
        ANY_TIME,
        /** At the end of a hero's turn, for that hero. */
        END_OF_TURN
    }
}
