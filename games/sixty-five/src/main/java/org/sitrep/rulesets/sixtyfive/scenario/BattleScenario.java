package org.sitrep.rulesets.sixtyfive.scenario;

import java.util.List;
import java.util.Optional;
import org.sitrep.outcome.Metrics;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.GuardedPlayout;
import org.sitrep.ruleset.Listeners;
import org.sitrep.ruleset.Narrator;
import org.sitrep.ruleset.Playout;
import org.sitrep.ruleset.PreparedScenario;
import org.sitrep.rulesets.sixtyfive.battle.BattlePlay;
import org.sitrep.rulesets.sixtyfive.battle.BattleState;
import org.sitrep.rulesets.sixtyfive.battle.BattleView;
import org.sitrep.rulesets.sixtyfive.coverage.BattleReach;
import org.sitrep.rulesets.sixtyfive.definition.Side;
import org.sitrep.rulesets.sixtyfive.metrics.BattleMetrics;
import org.sitrep.rulesets.sixtyfive.play.Rolls;
import org.sitrep.rulesets.sixtyfive.story.BattleStory;
import org.sitrep.rulesets.sixtyfive.tables.GameTables;
import org.sitrep.scenario.Words;
import org.sitrep.strategy.Seat;
import org.sitrep.strategy.TrialListener;

/** A battle that is ready to be played. Immutable. */
public final class BattleScenario extends PreparedScenario<BattleState, Rolls> {
    private final GameTables tables;
    private final BattleMetrics metrics;

    /** Creates the scenario of a battle. */
    public BattleScenario(final GameTables tables, final About about) {
        super(about);
        this.tables = tables;
        metrics = new BattleMetrics(tables);
    }

    @Override
    public OutcomeLayout layout() {
        return metrics.layout();
    }

    @Override
    public List<String> criteria() {
        return List.of("us.wins", "margin");
    }

    @Override
    public List<String> stakes() {
        return List.of("us.wins", "com.wins");
    }

    @Override
    public List<String> sights() {
        return Words.all(Side.class);
    }

    @Override
    public List<String> forbiddable() {
        return tables.things(true);
    }

    @Override
    public List<String> absentThings() {
        return tables.things(false);
    }

    @Override
    protected BattleState newState() {
        return new BattleState(tables);
    }

    @Override
    protected Playout newPlayout(
            final String botId,
            final int maxDecisions,
            final BattleState state,
            final TrialKey rollsKey,
            final Listeners<Rolls> listeners) {
        final TrialListener trace = listeners.trace(0);
        final Seat<?>[] seats = new Seat<?>[2];
        for (int side = 0; side < seats.length; side++) {
            seats[side] = new BattleView(state, side).seat(bot(botId, side, BattleView.class), trace, maxDecisions);
        }
        final BattlePlay play = new BattlePlay(state, listeners.rolls(0, new Rolls(rollsKey)), seats, trace);
        final Metrics.Filler<BattleState> filler = metrics.of(state);
        return new GuardedPlayout(rollsKey) {
            @Override
            protected void playAll(final TrialKey key, final Outcome into) {
                play.reset();
                seats[0].begin(key);
                seats[1].begin(key);
                play.play();
                filler.fill(into);
            }

            @Override
            protected long decisions() {
                return seats[0].decisions() + seats[1].decisions();
            }
        };
    }

    @Override
    protected Optional<Listeners<Rolls>> reach(final BattleState state) {
        return Optional.of(new BattleReach(state));
    }

    @Override
    protected Listeners<Rolls> story(final BattleState state, final TrialKey rollsKey, final Narrator narrator) {
        return new BattleStory(state, rollsKey, narrator);
    }
}
