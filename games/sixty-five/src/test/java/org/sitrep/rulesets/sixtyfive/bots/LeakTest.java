package org.sitrep.rulesets.sixtyfive.bots;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.Supplier;
import java.util.function.ToIntBiFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.contract.OneIn;
import org.sitrep.contract.ShippedBooks;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.rulesets.sixtyfive.SixtyFive;
import org.sitrep.rulesets.sixtyfive.SixtyFiveListed;
import org.sitrep.rulesets.sixtyfive.battle.BattleState;
import org.sitrep.rulesets.sixtyfive.battle.BattleView;
import org.sitrep.rulesets.sixtyfive.odds.OptionOdds;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotRandom;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.UniformBot;

/** Answers of a bot depend on nothing that its side cannot see: the other hand, the pile, the other bonus card. */
@Tag("slow")
class LeakTest {
    private static final int BATTLES = 4;
    private static final long OTHER_SEED = 1968;

    /** A bot of the catalogue, and how many battles it takes to try it. */
    record Shipped(String id, int battles, Supplier<Bot<BattleView>> bot) {
        Shipped(final String id, final Supplier<Bot<BattleView>> bot) {
            this(id, BATTLES, bot);
        }

        @Override
        public String toString() {
            return id;
        }
    }

    static List<Shipped> shipped() {
        return List.of(
                new Shipped("sergeant", SergeantBot::new),
                new Shipped("planner", 1, () -> new PlannerBot(PlannerBot.BUDGET.little())),
                new Shipped("novice", NoviceBot::new),
                new Shipped("random", UniformBot::new));
    }

    private static Stream<Shipped> books() {
        return ShippedBooks.names(new SixtyFive()).stream().map(name -> new Shipped(name, BotTable.book(name)));
    }

    /** Answers by the odds that a person is shown, so that these must not depend on what is hidden either. */
    private static final class OddsBot extends Bot<BattleView> {
        private final SergeantBot sergeant = new SergeantBot();

        @Override
        public void begin(final BattleView view, final BotRandom random) {
            sergeant.begin(view, random);
        }

        @Override
        public int choose(final BattleView view, final Decision decision) {
            if (!OptionOdds.KINDS.contains(decision.kind())) {
                return sergeant.choose(view, decision);
            }
            int hash = 0;
            for (int i = 0; i < decision.count(); i++) {
                hash = 31 * hash
                        + OptionOdds.of(view, decision.kind(), decision.subject(), decision.option(i))
                                .hashCode();
            }
            return Math.floorMod(hash, decision.count());
        }
    }

    /**
     * Every bot in all battles, playbooks that ship and the odds in two: with bunkers and tanks, and with helicopters.
     */
    static Stream<Arguments> seats() {
        return Stream.concat(
                shipped().stream()
                        .flatMap(bot -> SixtyFiveListed.BATTLES.stream().map(battle -> Arguments.of(bot, battle))),
                Stream.concat(books(), Stream.of(new Shipped("odds", 1, OddsBot::new)))
                        .flatMap(book -> Stream.of("05-tanks-in-the-wire", "07-death-from-above")
                                .map(battle -> Arguments.of(book, battle))));
    }

    /** Asks a bot and, with the hidden things changed, its twin. */
    private static final class Pair extends Bot<BattleView> {
        private final Bot<BattleView> bot;
        private final Bot<BattleView> twin;
        private final BotRandom twinRandom = new BotRandom();
        private final long[] hand = new long[2];
        private BotTable table;
        private int side;
        private int changed;
        private int differed;

        Pair(final Supplier<Bot<BattleView>> bots) {
            bot = bots.get();
            twin = bots.get();
        }

        @Override
        public void begin(final BattleView view, final BotRandom random) {
            side = view.side;
            bot.begin(view, random);
            twinRandom.begin(new TrialKey().set(table.rollsKey.seed(), table.rollsKey.trialIndex()), side);
            twin.begin(view, twinRandom);
        }

        @Override
        public int choose(final BattleView view, final Decision decision) {
            final int answer = bot.choose(view, decision);
            final BattleState state = table.state;
            final long pile = state.pile;
            final int bonus = state.bonus[1 - side];
            hand[1 - side] = state.hand[1 - side];
            final long seed = table.rollsKey.seed();
            final long trial = table.rollsKey.trialIndex();
            change(state);
            table.rollsKey.set(OTHER_SEED, trial);
            differed += answer == twin.choose(view, decision) ? 0 : 1;
            table.rollsKey.set(seed, trial);
            state.pile = pile;
            state.hand[1 - side] = hand[1 - side];
            state.bonus[1 - side] = bonus;
            return answer;
        }

        /** Swaps the cards of the other hand that have not been shown for as many of the pile. */
        private void change(final BattleState state) {
            final int other = 1 - side;
            long hidden = state.hand[other] & ~state.shown[other];
            long pile = state.pile & ~state.tables.cards.endTurn;
            while (hidden != 0 && pile != 0) {
                final long one = Long.highestOneBit(hidden);
                final long instead = Long.lowestOneBit(pile);
                state.hand[other] ^= one | instead;
                state.pile ^= one | instead;
                hidden &= ~one;
                pile &= ~instead;
                changed++;
            }
            state.bonus[other] = state.bonus[other] < 0 ? state.bonus[other] : (state.bonus[other] + 1) % 10;
        }
    }

    private static Pair[] play(final String battle, final Shipped shipped) {
        final Pair[] pairs = {new Pair(shipped.bot()), new Pair(shipped.bot())};
        final BotTable table = new BotTable(battle, pairs[0], pairs[1]);
        pairs[0].table = table;
        pairs[1].table = table;
        for (int trial = 0; trial < shipped.battles(); trial++) {
            table.play(trial);
        }
        return pairs;
    }

    @ParameterizedTest(name = "{0} in {1}")
    @OneIn(3)
    @MethodSource("seats")
    void answersDoNotDependOnWhatIsHidden(final Shipped shipped, final String battle) {
        for (final Pair pair : play(battle, shipped)) {
            assertEquals(0, pair.differed, "answers differ");
            assertTrue(
                    pair.changed > 50 * shipped.battles(),
                    "cards must have differed, and did " + pair.changed + " times");
        }
    }

    @Test
    void everyBotOfTheCatalogueIsTested() {
        assertEquals(
                new SixtyFive().bots().stream().map(Ruleset.Listing::id).toList(),
                shipped().stream().map(Shipped::id).toList());
    }

    static Stream<Arguments> secrets() {
        return Stream.of(
                secret("the other hand", (state, side) -> Long.hashCode(state.hand[1 - side])),
                secret("the pile", (state, side) -> Long.hashCode(state.pile)),
                secret("the other bonus card", (state, side) -> state.bonus[1 - side]));
    }

    private static Arguments secret(final String name, final ToIntBiFunction<BattleState, Integer> peep) {
        return Arguments.of(name, peep);
    }

    /** A bot that looks at one of them is found out: the test is not blind. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("secrets")
    void aBotThatPeepsIsFoundOut(final String name, final ToIntBiFunction<BattleState, Integer> peep) {
        final BotTable[] tables = new BotTable[1];
        final Supplier<Bot<BattleView>> peepers = () -> new Peeper(tables, peep);
        final Pair[] pairs = {new Pair(peepers), new Pair(peepers)};
        tables[0] = new BotTable("01-village-assault", pairs[0], pairs[1]);
        pairs[0].table = tables[0];
        pairs[1].table = tables[0];
        tables[0].play(0);
        assertNotEquals(0, pairs[0].differed, name);
    }

    /** Chooses at random and adds what it has peeped at. */
    private static final class Peeper extends Bot<BattleView> {
        private final UniformBot<BattleView> random = new UniformBot<>();
        private final BotTable[] tables;
        private final ToIntBiFunction<BattleState, Integer> peep;

        Peeper(final BotTable[] tables, final ToIntBiFunction<BattleState, Integer> peep) {
            this.tables = tables;
            this.peep = peep;
        }

        @Override
        public void begin(final BattleView view, final BotRandom own) {
            random.begin(view, own);
        }

        @Override
        public int choose(final BattleView view, final Decision decision) {
            final int chance = random.choose(view, decision);
            return Math.floorMod(chance + peep.applyAsInt(tables[0].state, view.side), decision.count());
        }
    }
}
