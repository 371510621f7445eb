package org.sitrep.rulesets.purplehaze.plot;

import java.util.EnumSet;
import java.util.Set;
import org.sitrep.rulesets.purplehaze.definition.Mission;
import org.sitrep.rulesets.purplehaze.definition.MissionEnd;

/** The ways in which a Mission can end (PH-EOM-1). */
public final class PossibleEnds {
    private PossibleEnds() {}

    /** Returns a new set of the ways in which a Mission can end. */
    public static Set<MissionEnd> of(final MissionScope scope) {
        final Mission mission = scope.mission();
        final Set<MissionEnd> ends = EnumSet.of(MissionEnd.SQUAD_LOST, MissionEnd.CALLED_BACK);
        final boolean base = mission.base().isPresent()
                || scope.effects().anyMatch(placed -> placed.effect().base().isPresent());
        if (base && mission.baseEndsMission()) {
            ends.add(MissionEnd.BASE);
        }
        if (scope.effects().anyMatch(placed -> placed.effect().endsMission())) {
            ends.add(MissionEnd.EVENT);
        }
        final boolean flies = mission.evac()
                || scope.effects().anyMatch(placed -> placed.effect().evac());
        final boolean told = mission.goal().isPresent() || mission.base().isPresent();
        if (flies && (mission.goal().isPresent() || !told)) {
            ends.add(MissionEnd.LANDING_ZONE);
        }
        if (flies && told && mission.mayBreakOff()) {
            ends.add(MissionEnd.BROKEN_OFF);
        }
        return ends;
    }

    /** Returns what a Mission needs to end in a way, ready to be a suggestion. */
    public static String needs(final MissionEnd end) {
        return switch (end) {
            case BASE -> "it needs a base, and baseEndsMission: true";
            case LANDING_ZONE -> "it needs evac: true and a goal, or neither goal nor base";
            case BROKEN_OFF -> "it needs evac: true, mayBreakOff: true and a goal or base";
            case EVENT -> "it needs an effect with endsMission: true";
            case SQUAD_LOST, CALLED_BACK -> "";
        };
    }
}
