package org.sitrep.rulesets.purplehaze.bots;

import org.sitrep.rulesets.purplehaze.combat.CombatView;
import org.sitrep.rulesets.purplehaze.combat.RedHand;
import org.sitrep.rulesets.purplehaze.mission.MissionView;
import org.sitrep.rulesets.purplehaze.mission.RedMap;
import org.sitrep.rulesets.purplehaze.squad.SquadView;

/**
 * Everything that the Red player of Sapper mode sees (PH-OPT-3): what lies open, and his own side. Read only. One a
 * playout.
 */
public final class RedView {
    /** The Marines, their cards and kit, which lie open. */
    public final SquadView squad;
    /** The combat in hand, or the last one, as it lies open. */
    public final CombatView combat;
    /** His own side of it. */
    public final RedHand hand;
    /** The Mission as it lies open; null where a combat is played alone. */
    public final MissionView mission;
    /** His own side of it; null where a combat is played alone. */
    public final RedMap map;

    /** Lays the views of a combat played alone side by side. */
    public RedView(final SquadView squad, final CombatView combat, final RedHand hand) {
        this(squad, combat, hand, null, null);
    }

    /** Lays the views of Missions side by side. */
    public RedView(
            final SquadView squad,
            final CombatView combat,
            final RedHand hand,
            final MissionView mission,
            final RedMap map) {
        this.squad = squad;
        this.combat = combat;
        this.hand = hand;
        this.mission = mission;
        this.map = map;
    }
}
