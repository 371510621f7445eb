package org.sitrep.rulesets.purplehaze.combat;

import org.sitrep.outcome.Outcome;
import org.sitrep.rng.MissionKey;
import org.sitrep.ruleset.Playout;
import org.sitrep.strategy.Bot;

/** Plays a combat from set-up to rewards (section 9 of the rules). One a thread. */
final class Combat implements Playout {
    private final CombatState state;
    private final CombatMetrics metrics;
    private final CombatTrace trace;
    private final Table table;
    private final MissionKey rollsKey;
    private final SetUp setUp;
    private final Claymore claymore;
    private final FireMission fireMission;
    private final MarineActivation marineActivation;
    private final EnemyActivation enemyActivation;

    /**
     * Creates a playout.
     *
     * @param rolls draws from {@code rollsKey}, or scripted ones in a test
     * @param rollsKey is set to the mission's key before each mission
     */
    Combat(
            final CombatMetrics metrics,
            final Bot<CombatView> bot,
            final int maxDecisions,
            final Rolls rolls,
            final MissionKey rollsKey,
            final CombatState state,
            final CombatTrace trace) {
        this.state = state;
        this.metrics = metrics;
        this.trace = trace;
        this.rollsKey = rollsKey;
        table = new Table(bot, new CombatView(state), trace, maxDecisions);
        final EnemyHits enemyHits = new EnemyHits(state, trace);
        final Wounds wounds = new Wounds(state, rolls, table, trace);
        final MarineHits marineHits = new MarineHits(state, wounds, trace);
        final TacticsQueue queue = new TacticsQueue(state, rolls, trace);
        final EvenSplit evenSplit = new EvenSplit(state, table, enemyHits);
        setUp = new SetUp(state, rolls, table, queue, trace);
        claymore = new Claymore(state, rolls, table, evenSplit, trace);
        fireMission = new FireMission(state, rolls, table, enemyHits, marineHits, trace);
        marineActivation = new MarineActivation(
                state,
                table,
                new FireOrder(state, rolls, table, enemyHits, evenSplit, trace),
                new SkillOrder(state, rolls, trace),
                trace);
        enemyActivation = new EnemyActivation(state, rolls, table, marineHits, enemyHits, queue, trace);
    }

    @Override
    public void play(final MissionKey key, final Outcome into) {
        rollsKey.set(key.seed(), key.missionIndex());
        table.begin(key);
        state.reset();
        try {
            setUp.play();
            claymore.offer(); // PH-CMB-1
            state.end = endAfterActivation();
            while (state.end == null) {
                step(into);
            }
            if (state.aliveCount > Rewards.TOO_FEW) { // PH-END-1: else the Mission is over
                Equipment.shed(state, table, trace); // PH-END-2
            }
            metrics.fill(state, into);
            trace.ended();
        } catch (final GivenUp givenUp) {
            into.abort(givenUp.getMessage());
        }
        into.setDecisions(table.decisions());
    }

    /** One turn of the loop of section 9: one side acts, or the combat ends. */
    private void step(final Outcome into) {
        if (state.initiative >= 0) { // PH-CBB-5, PH-CMB-2
            marinesTurn(into);
        } else if (state.tables.readings.endsWhenAllDone && !state.anyMayActivate()) { // AMB-45
            state.end = endOfMarinesTurn();
        } else if (enemyActivation.retreats()) {
            state.end = End.RETREAT;
        } else {
            enemyActivation.play();
            afterActivation(into);
        }
    }

    private void marinesTurn(final Outcome into) {
        state.end = endOfMarinesTurn();
        if (state.end != null || !state.anyMayActivate()) {
            return; // over, or a new round has begun
        }
        fireMission.resolveArrivals(); // PH-FSP-2
        if (!state.tables.readings.smokeAgesAtEnd) { // AMB-33
            Smoke.thin(state, trace);
        }
        state.end = state.enemies == 0 ? End.ELIMINATED : endOfMarinesTurn();
        if (state.end == null && state.anyMayActivate()) {
            final int smokeBefore = smokeColumns();
            marineActivation.play();
            if (state.tables.readings.smokeAgesAtEnd) {
                thinOlderSmoke(smokeBefore);
            }
            afterActivation(into);
        }
    }

    private int smokeColumns() {
        int columns = 0;
        for (int column = 0; column < state.smoke.length; column++) {
            columns |= state.smoke[column] << 2 * column;
        }
        return columns;
    }

    /** With smoke that thins at the end of an activation, what the activation itself has popped stays fresh. */
    private void thinOlderSmoke(final int before) {
        for (int column = 0; column < state.smoke.length; column++) {
            final int old = before >>> 2 * column & 3;
            if (old > 0 && state.smoke[column] == old) {
                state.smoke[column]--;
                trace.smokeChanged(column);
            }
        }
    }

    /** The ends that are checked when it is the Marines' turn, or all are done (PH-CMB-3, AMB-45); begins the next round if there is one. */
    private End endOfMarinesTurn() {
        if (state.aliveCount <= Rewards.TOO_FEW) {
            return End.SQUAD_LOST;
        }
        if (state.anyMayActivate()) {
            return null;
        }
        if (state.round == state.tables.setUp.rounds) {
            return End.ALL_ACTIVATED;
        }
        nextRound();
        return null;
    }

    private void nextRound() {
        state.round++;
        state.readyIds = (1 << CombatState.MARINES) - 1;
        state.enemyHardUsed = 0;
        for (int i = 0; i < state.actsThisRound.length; i++) {
            state.actsThisRound[i] = 0;
        }
        for (int i = 0; i < state.marineHardUsed.length; i++) {
            state.marineHardUsed[i] = 0;
        }
    }

    private void afterActivation(final Outcome into) {
        metrics.follow(state, into);
        if (state.end == null) {
            state.end = endAfterActivation();
        }
    }

    /** The ends that are checked after every activation (PH-CMB-3). */
    private End endAfterActivation() {
        if (state.enemies == 0) {
            return End.ELIMINATED;
        }
        final int eliminated = state.tables.setUp.endsAtEliminated;
        final int enemyActivations = state.tables.setUp.endsAfterEnemyActivations;
        final boolean event = eliminated > 0 && state.eliminatedCount >= eliminated
                || enemyActivations > 0 && state.enemyActivations >= enemyActivations;
        return event ? End.EVENT : null;
    }
}
