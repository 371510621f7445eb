package org.sitrep.rulesets.rambo.mission;

import org.sitrep.rulesets.rambo.play.Event;
import org.sitrep.rulesets.rambo.play.Rolls;
import org.sitrep.strategy.Seat;
import org.sitrep.strategy.TrialListener;

/** Holds the parts of the rules at one table; each calls the others through it. Not thread-safe; one per playout. */
final class MissionParts {
    final MissionState state;
    final Rolls rolls;
    final Seat<?> seat;
    final TrialListener trace;

    final Leader leader;
    final HeroTracks tracks;
    final Spawning spawning;
    final Fog fog;
    final Finds finds;
    final Tactics tactics;
    final HeroAttacks attacks;
    final Medals medals;
    final EnemyMoves moves;
    final EnemyAttacks enemyAttacks;
    final EnemyPhase enemyPhase;
    final SpawnPlaces spawnPlaces;
    final EnemiesNear enemiesNear;
    final Effects effects;
    final Triggers triggers;
    final Threats threats;
    final Steps steps;
    final HeroTurn turn;

    MissionParts(final MissionState state, final Rolls rolls, final Seat<?> seat, final TrialListener trace) {
        this.state = state;
        this.rolls = rolls;
        this.seat = seat;
        this.trace = trace;
        leader = new Leader(this);
        tracks = new HeroTracks(this);
        spawning = new Spawning(this);
        fog = new Fog(this);
        finds = new Finds(this);
        tactics = new Tactics(this);
        attacks = new HeroAttacks(this);
        medals = new Medals(this);
        moves = new EnemyMoves(this);
        enemyAttacks = new EnemyAttacks(this);
        enemyPhase = new EnemyPhase(this);
        spawnPlaces = new SpawnPlaces(this);
        enemiesNear = new EnemiesNear(this);
        effects = new Effects(this);
        triggers = new Triggers(this);
        threats = new Threats(this);
        steps = new Steps(this);
        turn = new HeroTurn(this);
    }

    /** Ends the mission at once (RB-END-1, RB-DOS-2, RB-DOS-3); the first end that is resolved counts (RB-END-2). */
    void over(final int cause) {
        state.cause = cause;
        trace.tell(Event.MISSION_OVER, cause);
        throw MissionOver.NOW;
    }
}
