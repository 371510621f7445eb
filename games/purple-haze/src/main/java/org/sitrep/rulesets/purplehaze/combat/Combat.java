package org.sitrep.rulesets.purplehaze.combat;

import java.util.Arrays;
import org.sitrep.rulesets.purplehaze.definition.Options;
import org.sitrep.rulesets.purplehaze.play.Bounds;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.rulesets.purplehaze.squad.SquadParts;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.tables.SetUpTable;
import org.sitrep.strategy.TrialAborted;
import org.sitrep.strategy.TrialListener;

/**
 * Plays the combats of a Squad one after the other, each from set-up to its end (section 9 of the rules). One instance
 * per playout.
 */
public final class Combat {
    /** The largest distance of the Initiative from 0; a combat that exceeds it is aborted. */
    public static final int MOST_INITIATIVE = 250;

    final SquadParts parts;
    final CombatState state;
    final EnemyHits enemyHits;
    final MarineHits marineHits;
    final TacticsQueue queue;
    final Red red;
    final RedDice redDice;
    final EnemyMoves moves;
    final SetUp setUp;
    final Claymore claymore;
    final CombatPlays plays;
    final FireMission fireMission;
    final FireOrder fireOrder;
    final SkillOrder skillOrder;
    final MarineActivation marineActivation;
    final EnemyActivation enemyActivation;
    private final SquadState squad;
    private final TrialListener trace;

    /** Creates the rules of combats for a state and its Squad. */
    public Combat(final CombatState state, final SquadParts parts) {
        this.state = state;
        this.parts = parts;
        squad = parts.squad;
        trace = parts.trace;
        enemyHits = new EnemyHits(this);
        marineHits = new MarineHits(this);
        queue = new TacticsQueue(this);
        red = new Red(this);
        redDice = new RedDice(this);
        moves = new EnemyMoves(this);
        setUp = new SetUp(this);
        claymore = new Claymore(this);
        plays = new CombatPlays(this);
        fireMission = new FireMission(this);
        fireOrder = new FireOrder(this);
        skillOrder = new SkillOrder(this);
        marineActivation = new MarineActivation(this);
        enemyActivation = new EnemyActivation(this);
    }

    /**
     * Plays one combat of the Marines present and returns how it ended; its counts stay in the state until the next
     * one.
     *
     * @throws TrialAborted if the combat does not end, or a bot gives an illegal answer
     */
    public End fight(final SetUpTable box, final boolean night) {
        state.reset(box, night);
        squad.beginCombat();
        setUp.play();
        claymore.offer(); // PH-CMB-1
        state.end = endAfterActivation();
        fightOn();
        squad.endCombat();
        if (squad.presentCount > Rewards.TOO_FEW) { // PH-END-1: else the Mission is over
            parts.exchange.shed(); // PH-END-2
        }
        trace.tell(Event.ENDED);
        return state.end;
    }

    /** Plays on to the end. */
    private void fightOn() {
        final boolean mayPlay = parts.anytime.any();
        while (state.end == null) {
            if (mayPlay) {
                plays.offer();
            }
            step();
        }
    }

    /**
     * Plays a combat to its end from a question of {@link DecisionKind#ACTIVATE}, {@link DecisionKind#FIRST_ORDER} or
     * {@link DecisionKind#SECOND_ORDER}, without the steps after a combat.
     */
    void fightOn(final int kind, final int answer) {
        switch (kind) {
            case DecisionKind.ACTIVATE -> marineActivation.activate(answer);
            case DecisionKind.FIRST_ORDER -> marineActivation.first(answer);
            case DecisionKind.SECOND_ORDER -> marineActivation.second(answer);
            default -> throw new IllegalArgumentException("decision kind " + kind);
        }
        afterMarine();
        fightOn();
    }

    /** Performs one turn of the loop of section 9: one side acts, or the combat ends. */
    private void step() {
        if (state.initiative >= 0) { // PH-CBB-5, PH-CMB-2
            marinesTurn();
        } else if (state.tables.options.allDone() == Options.AllDone.COMBAT_ENDS && !state.anyMayActivate()) { // AMB-45
            state.end = endOfMarinesTurn();
        } else if (enemyActivation.retreats()) {
            state.end = End.RETREAT;
        } else {
            enemyActivation.play();
            afterActivation();
        }
    }

    private void marinesTurn() {
        state.end = endOfMarinesTurn();
        if (state.end != null || !state.anyMayActivate()) {
            return; // over, or a new round has begun
        }
        fireMission.resolveArrivals(); // PH-FSP-2
        if (state.tables.options.smokeAges() != Options.SmokeAges.END_OF_ACTIVATION) { // AMB-33
            state.thinSmoke(trace, state.smokeColumns());
        }
        state.end = state.enemies == 0 ? End.ELIMINATED : endOfMarinesTurn();
        if (state.end == null && state.anyMayActivate()) {
            state.smokeBefore = state.smokeColumns();
            marineActivation.play();
            afterMarine();
        }
    }

    private void afterMarine() {
        if (state.tables.options.smokeAges() == Options.SmokeAges.END_OF_ACTIVATION) {
            state.thinSmoke(trace, state.smokeBefore); // smoke popped by the activation itself stays fresh
        }
        afterActivation();
    }

    /**
     * Returns the end, if any, that is checked on the Marines' turn or when all have activated (PH-CMB-3, AMB-45); else
     * starts the next round if there is one.
     */
    private End endOfMarinesTurn() {
        if (squad.presentCount <= Rewards.TOO_FEW) {
            return End.SQUAD_LOST;
        }
        if (state.anyMayActivate()) {
            return null;
        }
        if (state.round == state.setUp.box.rounds()) {
            return End.ALL_ACTIVATED;
        }
        nextRound();
        return null;
    }

    private void nextRound() {
        state.round++;
        state.readyIds = (1 << CombatState.MARINES) - 1;
        state.enemyHardUsed = 0;
        Arrays.fill(state.actsThisRound, 0);
        Arrays.fill(state.marineHardUsed, 0);
    }

    private void afterActivation() {
        if (Math.abs(state.initiative) > MOST_INITIATIVE) {
            throw Bounds.TOO_LONG;
        }
        state.follow();
        if (state.end == null) {
            state.end = endAfterActivation();
        }
    }

    /** Returns the end, if any, that is checked after every activation (PH-CMB-3). */
    private End endAfterActivation() {
        if (state.enemies == 0) {
            return End.ELIMINATED;
        }
        final int eliminated = state.setUp.box.endsAtEliminated();
        final int enemyActivations = state.setUp.box.endsAfterEnemyActivations();
        final boolean event = eliminated > 0 && state.eliminatedCount >= eliminated
                || enemyActivations > 0 && state.enemyActivations >= enemyActivations;
        return event ? End.EVENT : null;
    }
}
