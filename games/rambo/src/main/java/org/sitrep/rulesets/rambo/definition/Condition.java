package org.sitrep.rulesets.rambo.definition;

import java.util.Optional;
import org.sitrep.scenario.Field;

/** A condition that must hold in a mission for something to happen. */
public record Condition(
        @Field("Kind of condition") Is is,

        @Field(value = "Number of P.O.I.s, or number of the flag", min = 0, max = 40, orElse = "0")
        int n,

        @Field("Named area of the dossier") Optional<String> area,

        @Field("P.O.I. of the dossier") Optional<String> poi) {
    /** Kinds of conditions. */
    public enum Is {
        /** No enemy is on the map. */
        NO_ENEMIES,
        /** At least {@code n} P.O.I.s have left the map. */
        POIS_REMOVED,
        /** The hero carries a token. */
        CARRYING,
        /** The hero is in the named area. */
        IN_AREA,
        /** A hero is next to the named P.O.I. or on it, while it is on the map (RB-POI-1, RB-POI-2). */
        POI_REACHED,
        /** The flag {@code n} is raised. */
        FLAG,
        /** The flag {@code n} is not raised. */
        NO_FLAG
    }
}
