package org.sitrep.rulesets.sixtyfive.bots;

import java.util.function.Supplier;
import org.sitrep.contract.ShippedBooks;
import org.sitrep.rng.TrialKey;
import org.sitrep.rulesets.sixtyfive.SixtyFive;
import org.sitrep.rulesets.sixtyfive.battle.BattlePlay;
import org.sitrep.rulesets.sixtyfive.battle.BattleState;
import org.sitrep.rulesets.sixtyfive.battle.BattleView;
import org.sitrep.rulesets.sixtyfive.definition.Content;
import org.sitrep.rulesets.sixtyfive.play.DecisionKind;
import org.sitrep.rulesets.sixtyfive.play.Rolls;
import org.sitrep.rulesets.sixtyfive.tables.GameTables;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotDefinition;
import org.sitrep.strategy.Seat;
import org.sitrep.strategy.TrialListener;

/** A shipped battle laid out for a bot on each side. */
public final class BotTable {
    private static final int BOUND = 100_000;
    private static final long SEED = 1967;

    final BattleState state;
    final TrialKey rollsKey = new TrialKey();
    private final TrialKey key = new TrialKey();
    private final Seat<?>[] seats = new Seat<?>[2];
    private final BattlePlay play;

    /** Lays a battle out, e.g. {@code 04-clear}. */
    public BotTable(final String battle, final Bot<BattleView> us, final Bot<BattleView> com) {
        state = new BattleState(
                new GameTables(Content.load("battles/" + battle + ".yaml").game()));
        seats[0] = seat(us, 0);
        seats[1] = seat(com, 1);
        play = new BattlePlay(state, new Rolls(rollsKey), seats, TrialListener.NONE);
    }

    private Seat<BattleView> seat(final Bot<BattleView> bot, final int side) {
        return new Seat<>(
                bot,
                new BattleView(state, side),
                TrialListener.NONE,
                BOUND,
                side,
                DecisionKind.MAX_OPTIONS,
                DecisionKind.NAMES::of);
    }

    /** Returns what makes a bot of a shipped playbook with values laid over. */
    @SuppressWarnings("unchecked")
    public static Supplier<Bot<BattleView>> book(final String name, final String... sets) {
        return ((BotDefinition<BattleView>) ShippedBooks.one(new SixtyFive(), name, sets)).create();
    }

    /** Plays a battle to its end; returns how many decisions it took. */
    public long play(final long trial) {
        key.set(SEED, trial);
        rollsKey.set(SEED, trial);
        play.reset();
        seats[0].begin(key);
        seats[1].begin(key);
        play.play();
        return seats[0].decisions() + seats[1].decisions();
    }

    /** Returns how many of some battles the US win. */
    static int won(
            final String battle,
            final Supplier<Bot<BattleView>> us,
            final Supplier<Bot<BattleView>> com,
            final int battles) {
        final BotTable table = new BotTable(battle, us.get(), com.get());
        int won = 0;
        for (int trial = 0; trial < battles; trial++) {
            table.play(trial);
            won += table.state.winner == 0 ? 1 : 0;
        }
        return won;
    }
}
