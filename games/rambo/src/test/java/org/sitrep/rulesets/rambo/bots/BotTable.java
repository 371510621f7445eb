package org.sitrep.rulesets.rambo.bots;

import java.util.List;
import java.util.function.Supplier;
import org.sitrep.contract.ShippedBooks;
import org.sitrep.rng.TrialKey;
import org.sitrep.rulesets.rambo.Rambo;
import org.sitrep.rulesets.rambo.bots.drill.DrillBot;
import org.sitrep.rulesets.rambo.bots.planner.PlannerBot;
import org.sitrep.rulesets.rambo.bots.pointman.PointmanBot;
import org.sitrep.rulesets.rambo.definition.Content;
import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.rulesets.rambo.mission.MissionPlay;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.mission.MissionView;
import org.sitrep.rulesets.rambo.play.DecisionKind;
import org.sitrep.rulesets.rambo.play.Rolls;
import org.sitrep.rulesets.rambo.tables.GameTables;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotDefinition;
import org.sitrep.strategy.Seat;
import org.sitrep.strategy.TrialListener;
import org.sitrep.strategy.UniformBot;

/** A shipped mission laid out for a bot. */
public final class BotTable {
    private static final int BOUND = 100_000;

    final TrialKey rollsKey = new TrialKey();
    public final MissionState state;
    public final GameView view;
    private final TrialKey key = new TrialKey();
    private Seat<GameView> seat;
    private MissionPlay play;

    /** Lays a mission out, e.g. {@code 01-proof}. */
    public BotTable(final String mission, final String... sets) {
        final GameData game =
                Content.load("missions/" + mission + ".yaml", sets).game();
        state = new MissionState(new GameTables(game, game.mission().orElseThrow()));
        view = new GameView(new MissionView(state));
    }

    /** A bot of the catalogue. */
    record Shipped(String id, Supplier<Bot<GameView>> bot) {
        @Override
        public String toString() {
            return id;
        }
    }

    static List<Shipped> shipped() {
        return List.of(
                new Shipped("pointman", PointmanBot::new),
                new Shipped("planner", PlannerBot::new),
                new Shipped("drill", DrillBot::new),
                new Shipped("random", UniformBot::new));
    }

    /** The playbooks that ship. */
    static List<Shipped> books() {
        return ShippedBooks.names(new Rambo()).stream()
                .map(name -> new Shipped(name, book(name)))
                .toList();
    }

    /** Returns what makes a bot of a shipped playbook with values laid over. */
    @SuppressWarnings("unchecked")
    static Supplier<Bot<GameView>> book(final String name, final String... sets) {
        return ((BotDefinition<GameView>) ShippedBooks.one(new Rambo(), name, sets)).create();
    }

    static List<String> missions() {
        return List.of("01-proof", "cage-run", "powder-store");
    }

    /** Seats a bot. */
    public BotTable seat(final Bot<GameView> bot) {
        seat = new Seat<>(bot, view, TrialListener.NONE, BOUND, 0, DecisionKind.MAX_OPTIONS, DecisionKind.NAMES::of);
        play = new MissionPlay(state, new Rolls(rollsKey), seat, TrialListener.NONE);
        return this;
    }

    /** Plays a mission to its end; returns how many decisions it took. */
    public long play(final long index) {
        key.set(1967, index);
        rollsKey.set(1967, index);
        play.reset();
        seat.begin(key);
        play.play();
        return seat.decisions();
    }

    /** Makes the table what it is before the set-up. */
    void clear() {
        seat(new DrillBot());
        play.reset();
    }
}
