package org.sitrep.rulesets.purplehaze.bots;

import org.sitrep.rulesets.purplehaze.combat.CombatView;
import org.sitrep.rulesets.purplehaze.combat.RedHand;
import org.sitrep.rulesets.purplehaze.mission.MissionView;
import org.sitrep.rulesets.purplehaze.mission.RedMap;
import org.sitrep.rulesets.purplehaze.squad.SquadView;

/**
 * A read-only view of all that the Red player of Sapper mode sees (PH-OPT-3): the open information and Red's own side.
 * One instance per playout.
 */
public final class RedView {
    /** The Marines, their cards and kit, which are open. */
    public final SquadView squad;
    /** The open part of the current or last combat. */
    public final CombatView combat;
    /** Red's own side of the combat. */
    public final RedHand hand;
    /** The open part of the Mission; null where a combat is played alone. */
    public final MissionView mission;
    /** Red's own side of the Mission; null where a combat is played alone. */
    public final RedMap map;

    /** Combines the views of a combat played alone. */
    public RedView(final SquadView squad, final CombatView combat, final RedHand hand) {
        this(squad, combat, hand, null, null);
    }

    /** Combines the views of Missions. */
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
