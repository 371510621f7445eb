package org.sitrep.rulesets.sixtyfive.reference;

import org.sitrep.rng.TrialKey;
import org.sitrep.rulesets.sixtyfive.battle.BattlePlay;
import org.sitrep.rulesets.sixtyfive.battle.BattleState;
import org.sitrep.rulesets.sixtyfive.battle.BattleView;
import org.sitrep.rulesets.sixtyfive.definition.Content;
import org.sitrep.rulesets.sixtyfive.play.DecisionKind;
import org.sitrep.rulesets.sixtyfive.play.Event;
import org.sitrep.rulesets.sixtyfive.play.RollId;
import org.sitrep.rulesets.sixtyfive.play.Rolls;
import org.sitrep.rulesets.sixtyfive.tables.GameTables;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.EventListener;
import org.sitrep.strategy.Seat;
import org.sitrep.strategy.TrialListener;

/** Plays battles of the engine and compares them, event by event, with the reference. */
final class Referee extends EventListener<Event> {
    private static final int MOST_DECISIONS = 100_000;

    final BattleState state;
    final Findings findings = new Findings();
    private final String battle;
    private final TrialKey key = new TrialKey();
    private final Seat<?>[] seats = new Seat<?>[2];
    private final BattlePlay play;
    private CardJudge cards;
    private Movers movers;
    private FireJudge fire;
    private OpportunityJudge opportunity;
    private AssaultJudge assault;

    Referee(final String battle, final Bot<BattleView> us, final Bot<BattleView> com) {
        this.battle = battle;
        state = new BattleState(
                new GameTables(Content.load("battles/" + battle + ".yaml").game()));
        seats[0] = seat(us, 0);
        seats[1] = seat(com, 1);
        play = new BattlePlay(state, new HeardRolls(key), seats, this);
    }

    private Seat<BattleView> seat(final Bot<BattleView> bot, final int side) {
        return new Seat<>(
                bot,
                new BattleView(state, side),
                new Chair(side),
                MOST_DECISIONS,
                side,
                DecisionKind.MAX_OPTIONS,
                DecisionKind.NAMES::of);
    }

    /** Plays a battle and compares all of it. */
    void play(final long seed, final long trial) {
        cards = new CardJudge(state, findings);
        movers = new Movers();
        fire = new FireJudge(state, findings, movers);
        opportunity = new OpportunityJudge(state, findings, cards, movers);
        assault = new AssaultJudge(state, findings);
        play.reset();
        key.set(seed, trial);
        seats[0].begin(key);
        seats[1].begin(key);
        play.play();
    }

    private void here() {
        findings.where = battle + " trial " + key.trialIndex() + " turn " + state.turn + " moment " + state.moment;
    }

    @Override
    protected void heard(final Event event, final int[] n) {
        here();
        cards.heard(event, n);
        movers.heard(event, n);
        opportunity.heard(event, n);
        fire.heard(event, n);
        assault.heard(event, n);
    }

    /** Hears the answers of one side. */
    private final class Chair extends TrialListener {
        private final int side;

        Chair(final int side) {
            this.side = side;
        }

        @Override
        public void decided(final Decision decision, final int chosen) {
            here();
            movers.decided();
            cards.decided(side, decision, decision.option(chosen));
            opportunity.decided(decision, decision.option(chosen));
            fire.decided(decision, decision.option(chosen));
        }
    }

    /** Hears the cards that are drawn. */
    private final class HeardRolls extends Rolls {
        HeardRolls(final TrialKey key) {
            super(key);
        }

        @Override
        public int card(final RollId roll, final int when, final int who, final int ordinal, final long from) {
            final int card = super.card(roll, when, who, ordinal, from);
            here();
            cards.drawn(roll, card, from);
            if (roll == RollId.ASSAULT) {
                assault.drawn(card);
            }
            return card;
        }
    }
}
