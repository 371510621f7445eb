package org.sitrep.rulesets.purplehaze.scenario;

import java.util.List;
import java.util.Map;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.Listeners;
import org.sitrep.ruleset.OptionListings;
import org.sitrep.ruleset.Playout;
import org.sitrep.ruleset.PreparedScenario;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.bots.RedView;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.rulesets.purplehaze.play.Rolls;
import org.sitrep.rulesets.purplehaze.play.Sides;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.rulesets.purplehaze.tables.StartingSquad;
import org.sitrep.strategy.SideBots;
import org.sitrep.strategy.TrialEvent;

/**
 * Base class of Purple Haze scenarios: adds a board for combats to the state.
 *
 * @param <T> the state of the combat, Mission or campaign
 */
abstract class BoardScenario<T> extends PreparedScenario<BoardScenario.Board<T>, Rolls> {
    /** The Squad of a combat or Mission played alone; null in a campaign, where the Squad chooses its equipment. */
    final StartingSquad squad;

    private final GameTables components;
    private final List<String> criteria;

    BoardScenario(
            final GameTables components,
            final StartingSquad squad,
            final SideBots bots,
            final Map<String, String> setup,
            final List<String> criteria) {
        super(new About(
                playing(bots, components),
                setup,
                OptionListings.inForce(components.game.options()),
                DecisionKind.NAMES));
        this.components = components;
        this.squad = squad;
        this.criteria = criteria;
    }

    /** Returns the sides: Red plays only in Sapper mode (PH-OPT-3). */
    private static SideBots playing(final SideBots bots, final GameTables components) {
        return components.options.hasRed() ? bots : bots.without(Sides.RED_ID, "--set options.sapper=on");
    }

    @Override
    public final List<String> criteria() {
        return criteria;
    }

    /** Returns the first criterion: the Squad wants it high, and Red low. */
    @Override
    public final List<String> stakes() {
        return components.options.hasRed() ? criteria.subList(0, 1) : List.of();
    }

    @Override
    public final List<String> forbiddable() {
        return squad == null ? Forbiddable.of(components) : Forbiddable.of(components, squad);
    }

    @Override
    public final List<String> absentThings() {
        return squad == null ? super.absentThings() : Forbiddable.absent(components, squad);
    }

    /**
     * The state of one playout.
     *
     * @param combat the board for its combats
     */
    record Board<T>(T state, CombatState combat) {}

    /** Returns a playout at a table, using the state of {@code board}. */
    abstract Playout newPlayout(Table table, Board<T> board);

    @Override
    protected final Playout newPlayout(
            final String botId,
            final int maxDecisions,
            final Board<T> board,
            final TrialKey rollsKey,
            final Listeners<Rolls> listeners) {
        final Rolls rolls = new Rolls(rollsKey, components.totals, components.faces);
        return newPlayout(
                new Table(
                        bot(botId, Sides.MARINES, GameView.class),
                        components.options.hasRed() ? bot(botId, Sides.RED, RedView.class) : null,
                        maxDecisions,
                        listeners.rolls(0, rolls),
                        rollsKey,
                        listeners.trace(0)),
                board);
    }

    /**
     * Returns the pieces on the board for a finished set-up, so that a marker with another value shows where it is
     * placed.
     */
    @Override
    protected final long[] stateNumbers(final Board<T> board, final TrialEvent event) {
        if (event != Event.SET_UP_DONE) {
            return super.stateNumbers(board, event);
        }
        final CombatState combat = board.combat();
        final int spaces = combat.hitPoints.length;
        final long[] numbers = new long[2 * spaces + 1];
        for (int space = 0; space < spaces; space++) {
            final boolean taken = (combat.enemyMask & 1 << space) != 0;
            numbers[2 * space] = taken ? combat.hitPoints[space] : 0;
            numbers[2 * space + 1] = taken ? combat.enemySoft[space] : 0;
        }
        numbers[2 * spaces] = combat.initiative;
        return numbers;
    }
}
