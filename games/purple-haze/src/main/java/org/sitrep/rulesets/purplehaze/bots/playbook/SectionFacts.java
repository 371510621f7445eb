package org.sitrep.rulesets.purplehaze.bots.playbook;

import org.sitrep.playbook.Actions;
import org.sitrep.playbook.Facts;
import org.sitrep.ruleset.playbook.SectionOutlook;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.combat.CombatView;
import org.sitrep.rulesets.purplehaze.mission.MissionView;
import org.sitrep.rulesets.purplehaze.squad.SquadView;
import org.sitrep.strategy.Decision;

/** A section of Purple Haze's playbooks. */
abstract class SectionFacts extends SectionOutlook<GameView> {
    GameView view;
    SquadView squad;
    CombatView combat;
    /** Null where a combat is played alone. */
    MissionView mission;

    <S extends SectionFacts> SectionFacts(final Facts<S> facts, final Actions<S> actions) {
        super(facts, actions);
    }

    @Override
    public void begin(final GameView gameView, final Decision newDecision) {
        super.begin(gameView, newDecision);
        view = gameView;
        squad = gameView.squad;
        combat = gameView.combat;
        mission = gameView.mission;
    }
}
