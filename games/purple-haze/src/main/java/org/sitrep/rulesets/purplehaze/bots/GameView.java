package org.sitrep.rulesets.purplehaze.bots;

import org.sitrep.rulesets.purplehaze.campaign.CampaignView;
import org.sitrep.rulesets.purplehaze.combat.CombatView;
import org.sitrep.rulesets.purplehaze.mission.MissionView;
import org.sitrep.rulesets.purplehaze.squad.SquadView;

/**
 * A read-only view of all that a player sees, by part of the game. Nothing hidden from a player at the table can be
 * reached from here. One instance per playout.
 */
public final class GameView {
    /** The Marines, their cards and kit. */
    public final SquadView squad;
    /** The current or last combat. */
    public final CombatView combat;
    /** The current, laid-out or last Mission; null where a combat is played alone. */
    public final MissionView mission;
    /** The campaign; null where a combat or a Mission is played alone. */
    public final CampaignView campaign;

    /** Combines the views of a combat played alone. */
    public GameView(final SquadView squad, final CombatView combat) {
        this(squad, combat, null);
    }

    /** Combines the views of a Mission played alone. */
    public GameView(final SquadView squad, final CombatView combat, final MissionView mission) {
        this(squad, combat, mission, null);
    }

    /** Combines the views of a campaign. */
    public GameView(
            final SquadView squad, final CombatView combat, final MissionView mission, final CampaignView campaign) {
        this.squad = squad;
        this.combat = combat;
        this.mission = mission;
        this.campaign = campaign;
    }
}
