package org.sitrep.rulesets.purplehaze.scenario;

import org.sitrep.rng.MissionKey;
import org.sitrep.rulesets.purplehaze.bots.KeenRed;
import org.sitrep.rulesets.purplehaze.bots.RandomRed;
import org.sitrep.rulesets.purplehaze.bots.RedView;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.combat.CombatView;
import org.sitrep.rulesets.purplehaze.combat.RedHand;
import org.sitrep.rulesets.purplehaze.definition.Options;
import org.sitrep.rulesets.purplehaze.mission.MissionState;
import org.sitrep.rulesets.purplehaze.mission.MissionView;
import org.sitrep.rulesets.purplehaze.mission.RedMap;
import org.sitrep.rulesets.purplehaze.play.Sides;
import org.sitrep.rulesets.purplehaze.squad.SquadView;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.Seat;
import org.sitrep.strategy.Trace;

/** Who plays Red, as the option of Sapper mode says (PH-OPT-3). */
final class RedPlayer {
    private RedPlayer() {}

    /** Returns Red's seat at a combat played alone, or null if nobody plays Red. */
    static Seat<RedView> seat(final CombatState combat, final Trace trace, final int maxDecisions) {
        final RedView view = new RedView(new SquadView(combat.squad), new CombatView(combat), new RedHand(combat));
        return seat(combat.tables.game.options().sapper(), view, trace, maxDecisions);
    }

    /** Returns Red's seat at Missions, or null if nobody plays Red. */
    static Seat<RedView> seat(
            final MissionState mission, final CombatState combat, final Trace trace, final int maxDecisions) {
        final RedView view = new RedView(
                new SquadView(combat.squad),
                new CombatView(combat),
                new RedHand(combat),
                new MissionView(mission),
                new RedMap(mission));
        return seat(combat.tables.game.options().sapper(), view, trace, maxDecisions);
    }

    private static Seat<RedView> seat(
            final Options.Sapper sapper, final RedView view, final Trace trace, final int maxDecisions) {
        return sapper == Options.Sapper.OFF ? null : Sides.red(bot(sapper), view, trace, maxDecisions);
    }

    private static Bot<RedView> bot(final Options.Sapper sapper) {
        return sapper == Options.Sapper.KEEN ? new KeenRed() : new RandomRed();
    }

    /** Begins a mission if somebody plays Red. */
    static void begin(final Seat<RedView> seat, final MissionKey key) {
        if (seat != null) {
            seat.begin(key);
        }
    }
}
