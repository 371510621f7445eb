package org.sitrep.rulesets.rambo.mission;

import java.util.Arrays;
import org.sitrep.rulesets.rambo.definition.EffectKind;
import org.sitrep.rulesets.rambo.tables.GameTables;

/** Ways in which a mission ends, as numbers in {@link MissionState#cause}. */
public final class Cause {
    /** The mission goes on. */
    public static final int NONE = 0;
    /** A success trigger was resolved (RB-DOS-2). */
    public static final int SUCCESS = 1;
    /** A hero was at Red at the start of its turn. */
    public static final int RED = 2;
    /** A hero had as many wounds as the dossier allows (RB-HP-5). */
    public static final int WOUNDS = 3;
    /** The final round ended (RB-RND-6). */
    public static final int TIME = 4;
    /** The dossier ended it in another way. */
    public static final int DOSSIER = 5;
    /** Number of causes. */
    public static final int COUNT = 6;

    private Cause() {}

    /** Returns whether a mission of these tables can end in a way. */
    public static boolean isPossible(final GameTables tables, final int cause) {
        return switch (cause) {
            case NONE -> false;
            case RED -> tables.mission.mission.failure().redAtStartOfTurn();
            case DOSSIER -> Arrays.stream(tables.effects.rows).anyMatch(effect -> effect.kind() == EffectKind.FAILURE);
            default -> true;
        };
    }
}
