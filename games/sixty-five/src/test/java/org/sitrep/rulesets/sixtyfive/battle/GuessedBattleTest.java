package org.sitrep.rulesets.sixtyfive.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.sitrep.rng.TrialKey;
import org.sitrep.rulesets.sixtyfive.SixtyFiveListed;
import org.sitrep.rulesets.sixtyfive.bots.SergeantBot;
import org.sitrep.rulesets.sixtyfive.definition.Content;
import org.sitrep.rulesets.sixtyfive.play.DecisionKind;
import org.sitrep.rulesets.sixtyfive.play.Event;
import org.sitrep.rulesets.sixtyfive.play.Rolls;
import org.sitrep.rulesets.sixtyfive.tables.GameTables;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotRandom;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.EventListener;
import org.sitrep.strategy.Seat;
import org.sitrep.strategy.TrialListener;

/** A copy of a battle plays the turn on as the battle itself does, and a guess fits what its side sees. */
class GuessedBattleTest {
    static final List<String> BATTLES = SixtyFiveListed.BATTLES;

    private static final int MOST = 100_000;

    /** Two tables with the same draws: at each question which card to play, the second plays the turn on. */
    private static final class Tables extends EventListener<Event> {
        private final TrialKey key = new TrialKey();
        private final BattleState state;
        private final BattleState copy;
        private final Seat<?>[] seats;
        private final Seat<?>[] copySeats;
        private final BattlePlay play;
        private final BattlePlay copyPlay;
        private final List<String> ends = new ArrayList<>();
        private int compared;
        private int guessed;

        Tables(final String battle) {
            final GameTables tables =
                    new GameTables(Content.load("battles/" + battle + ".yaml").game());
            state = new BattleState(tables);
            copy = new BattleState(tables);
            seats = new Seat<?>[] {seat(new Copier(), state, 0, this), seat(new Copier(), state, 1, this)};
            copySeats = new Seat<?>[] {
                seat(new SergeantBot(), copy, 0, TrialListener.NONE),
                seat(new SergeantBot(), copy, 1, TrialListener.NONE)
            };
            play = new BattlePlay(state, new Rolls(key), seats, this);
            copyPlay = new BattlePlay(copy, new Rolls(key), copySeats, TrialListener.NONE);
        }

        private static Seat<BattleView> seat(
                final Bot<BattleView> bot, final BattleState state, final int side, final TrialListener trace) {
            return new Seat<>(
                    bot,
                    new BattleView(state, side),
                    trace,
                    MOST,
                    side,
                    DecisionKind.MAX_OPTIONS,
                    DecisionKind.NAMES::of);
        }

        void play(final int trial) {
            key.set(1967, trial);
            play.reset();
            seats[0].begin(key);
            seats[1].begin(key);
            play.play();
            compare();
        }

        private void compare() {
            ends.forEach(end -> assertEquals(end(state), end));
            compared += ends.size();
            ends.clear();
        }

        private static String end(final BattleState of) {
            return of.winner + " " + Arrays.toString(of.hex) + Arrays.toString(of.hand) + of.shaken + " " + of.reduced;
        }

        @Override
        protected void heard(final Event event, final int[] n) {
            if (event == Event.TURN_BEGINS) {
                compare();
            }
        }

        private final class Copier extends Bot<BattleView> {
            private final SergeantBot sergeant = new SergeantBot();
            private BattleView view;
            private GuessedBattle guess;

            @Override
            public void begin(final BattleView newView, final BotRandom random) {
                view = newView;
                sergeant.begin(view, random);
                guess = new GuessedBattle(view);
                guess.sit(copySeats[0], copySeats[1]);
            }

            @Override
            public int choose(final BattleView sameView, final Decision decision) {
                final int answer = sergeant.choose(view, decision);
                if (decision.kind() == DecisionKind.PLAY) {
                    copy.copyFrom(state);
                    copySeats[0].begin(key);
                    copySeats[1].begin(key);
                    copyPlay.finishTurn(decision.option(answer));
                    ends.add(end(copy));
                    fits();
                }
                return answer;
            }

            private void fits() {
                guess.guess();
                final BattleView own = guess.view(view.side);
                final BattleView other = guess.view(1 - view.side);
                assertEquals(view.hand(), own.hand());
                assertEquals(view.enemyCards(), Long.bitCount(other.hand()));
                assertEquals(0, other.hand() & (view.hand() | view.discards() | view.tables.cards.endTurn));
                assertTrue((view.enemyCardsSeen() & ~other.hand()) == 0, "cards that were seen are held");
                guessed += other.hand() == state.hand[1 - view.side] ? 0 : 1;
            }
        }
    }

    @ParameterizedTest
    @FieldSource("BATTLES")
    void aCopyPlaysOnAsTheBattle(final String battle) {
        final Tables tables = new Tables(battle);
        tables.play(0);
        tables.play(1);
        assertTrue(tables.compared > 40, "compared " + tables.compared);
        assertTrue(tables.guessed > 20, "guessed otherwise " + tables.guessed);
    }
}
