package org.sitrep.rulesets.purplehaze.tables;

import java.util.List;
import org.sitrep.rulesets.purplehaze.definition.ThreatFace;

/** The Threat die (PH-THR-2). Immutable. */
public final class ThreatDie {
    /** Faces of the die. */
    public static final int FACES = 6;

    /** Change of Threat by each face. */
    public final int[] change = new int[FACES];
    /** The colour of each face, a number of {@link ThreatFace}. */
    public final int[] colour = new int[FACES];

    ThreatDie(final List<Integer> faces) {
        for (int face = 0; face < FACES; face++) {
            change[face] = faces.get(face);
            colour[face] = colour(change[face]).ordinal();
        }
    }

    /** Green lowers Threat, gray leaves it, yellow adds one, red adds more. */
    private static ThreatFace colour(final int change) {
        if (change < 0) {
            return ThreatFace.GREEN;
        }
        return change == 0 ? ThreatFace.GRAY : change == 1 ? ThreatFace.YELLOW : ThreatFace.RED;
    }
}
