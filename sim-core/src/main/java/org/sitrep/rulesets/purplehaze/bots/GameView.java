package org.sitrep.rulesets.purplehaze.bots;

import org.sitrep.rulesets.purplehaze.combat.CombatView;
import org.sitrep.rulesets.purplehaze.squad.SquadView;

/** Everything that a player sees, by where it lies. Read only; nothing hidden from a player at the table can be reached from here. One a playout. */
public final class GameView {
    /** The Marines, their cards and kit. */
    public final SquadView squad;
    /** The combat in hand, or the last one. */
    public final CombatView combat;

    /** Lays the views side by side. */
    public GameView(final SquadView squad, final CombatView combat) {
        this.squad = squad;
        this.combat = combat;
    }
}
