package org.sitrep.rulesets.purplehaze.bots;

import org.sitrep.rulesets.purplehaze.campaign.CampaignView;
import org.sitrep.rulesets.purplehaze.combat.CombatView;
import org.sitrep.rulesets.purplehaze.mission.MissionView;
import org.sitrep.rulesets.purplehaze.squad.SquadView;

/**
 * Everything that a player sees, by where it lies. Read only; nothing hidden from a player at the table can be reached
 * from here. One a playout.
 */
public final class GameView {
    /** The Marines, their cards and kit. */
    public final SquadView squad;
    /** The combat in hand, or the last one. */
    public final CombatView combat;
    /** The Mission under way, the one laid out, or the last one; null where a combat is played alone. */
    public final MissionView mission;
    /** The campaign; null where a combat or a Mission is played alone. */
    public final CampaignView campaign;

    /** Lays the views of a combat played alone side by side. */
    public GameView(final SquadView squad, final CombatView combat) {
        this(squad, combat, null);
    }

    /** Lays the views of a Mission played alone side by side. */
    public GameView(final SquadView squad, final CombatView combat, final MissionView mission) {
        this(squad, combat, mission, null);
    }

    /** Lays the views of a campaign side by side. */
    public GameView(
            final SquadView squad, final CombatView combat, final MissionView mission, final CampaignView campaign) {
        this.squad = squad;
        this.combat = combat;
        this.mission = mission;
        this.campaign = campaign;
    }
}
