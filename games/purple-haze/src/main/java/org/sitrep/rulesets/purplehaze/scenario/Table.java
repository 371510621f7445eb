package org.sitrep.rulesets.purplehaze.scenario;

import java.util.function.Consumer;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.GuardedPlayout;
import org.sitrep.ruleset.Playout;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.bots.RedView;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.combat.CombatView;
import org.sitrep.rulesets.purplehaze.combat.RedHand;
import org.sitrep.rulesets.purplehaze.mission.MissionState;
import org.sitrep.rulesets.purplehaze.mission.MissionView;
import org.sitrep.rulesets.purplehaze.mission.RedMap;
import org.sitrep.rulesets.purplehaze.play.Rolls;
import org.sitrep.rulesets.purplehaze.play.Sides;
import org.sitrep.rulesets.purplehaze.squad.SquadView;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.Seat;
import org.sitrep.strategy.TrialListener;

/**
 * The participants at a board: the bots, the dice, and the listener.
 *
 * @param redBot null if there is no Red player (PH-OPT-3)
 * @param rolls draws from {@code key}, or scripted rolls in a test
 * @param key set to the key of each trial before it begins
 */
record Table(Bot<GameView> bot, Bot<RedView> redBot, int maxDecisions, Rolls rolls, TrialKey key, TrialListener trace) {
    /** Seats the bot that plays the Marines. */
    Seat<GameView> marines(final GameView view) {
        return Sides.seat(Sides.MARINES, bot, view, trace, maxDecisions);
    }

    /** Seats Red at a combat played alone; returns null if there is no Red player (PH-OPT-3). */
    Seat<RedView> red(final CombatState combat) {
        return red(new RedView(new SquadView(combat.squad), new CombatView(combat), new RedHand(combat)));
    }

    /** Seats Red at Missions; returns null if there is no Red player. */
    Seat<RedView> red(final MissionState mission, final CombatState combat) {
        return red(new RedView(
                new SquadView(combat.squad),
                new CombatView(combat),
                new RedHand(combat),
                new MissionView(mission),
                new RedMap(mission)));
    }

    private Seat<RedView> red(final RedView view) {
        return redBot == null ? null : Sides.seat(Sides.RED, redBot, view, trace, maxDecisions);
    }

    /**
     * Returns a playout that plays one trial after the other, for one thread.
     *
     * @param reset prepares the table before the players are seated
     * @param fillGivenUp fills the slots that are known of an aborted trial
     */
    Playout playout(
            final Seat<GameView> seat,
            final Seat<RedView> redSeat,
            final Runnable reset,
            final Runnable play,
            final Consumer<Outcome> fill,
            final Consumer<Outcome> fillGivenUp) {
        return new GuardedPlayout(key) {
            @Override
            protected void playAll(final TrialKey trial, final Outcome into) {
                reset.run();
                if (redSeat != null) {
                    redSeat.begin(trial);
                }
                seat.begin(trial);
                play.run();
                fill.accept(into);
            }

            @Override
            protected long decisions() {
                return seat.decisions();
            }

            @Override
            protected void fillGivenUp(final Outcome into) {
                fillGivenUp.accept(into);
            }
        };
    }
}
