package org.sitrep.rulesets.purplehaze.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.rng.TrialKey;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.bots.KeenRed;
import org.sitrep.rulesets.purplehaze.bots.RedView;
import org.sitrep.rulesets.purplehaze.bots.RiflemanBot;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.play.Rolls;
import org.sitrep.rulesets.purplehaze.play.Sides;
import org.sitrep.rulesets.purplehaze.squad.Kits;
import org.sitrep.rulesets.purplehaze.squad.SquadParts;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.squad.SquadView;
import org.sitrep.rulesets.purplehaze.tables.BoxTable;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.rulesets.purplehaze.tables.StartingSquad;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotRandom;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.Seat;
import org.sitrep.strategy.TrialListener;

/**
 * A combat that is copied and played on is the combat that was copied; what is guessed of it depends on nothing that is
 * hidden.
 */
class DeterminizedCombatTest {
    private static final long SEED = 7;
    private static final int COMBATS = 120;
    /** Which question of a combat is watched: most combats ask for so many orders. */
    private static final int WATCHED = 12;
    /** What of a copy is not compared: where it is not copied because nobody reads it any more, or follows a combat. */
    private static final Set<String> APART = Set.of(
            "tables",
            "test",
            "profiles",
            "specializations",
            "dice",
            "again",
            "room",
            "items",
            "dealt",
            "dealtFrom",
            "arrays",
            "perMarine",
            "uses",
            "held",
            "inForce",
            "fresh");

    private static final Set<String> AFTER_COMBAT =
            Set.of("inCombat", "cardOps", "gearFull", "gearLow", "weapons", "kits", "shed");

    private static final List<String> HIDDEN = List.of(
            "options.hiddenEnemies=true",
            "squad=old-hands",
            "start.threat=8",
            "combats.patrol.tacticsAtBottom=[artillery]");

    static Stream<List<String>> variants() {
        return Stream.of(
                List.of("start.threat=5"),
                HIDDEN,
                List.of(
                        "squad=old-hands",
                        "combats.patrol.rounds=3",
                        "options.smokeAges=end-of-activation",
                        "start.threat=8"),
                List.of("options.hiddenEnemies=true", "options.sapper=on", "options.tacticsOrder=top-first"));
    }

    /** A table at which riflemen fight; at one question a combat they are watched. */
    private static final class Table {
        final TrialKey key = new TrialKey();
        final CombatState state;
        final GameTables tables;
        final Seat<GameView> seat;
        final Seat<RedView> redSeat;
        final Combat combat;

        Table(final GameTables tables, final Bot<GameView> bot) {
            this.tables = tables;
            state = new CombatState(new SquadState(tables));
            final Rolls rolls = new Rolls(key, tables.totals, tables.faces);
            final SquadView squad = new SquadView(state.squad);
            final CombatView view = new CombatView(state);
            seat = Sides.seat(Sides.MARINES, bot, new GameView(squad, view), TrialListener.NONE, 100_000);
            redSeat = !tables.options.hasRed()
                    ? null
                    : Sides.seat(
                            Sides.RED,
                            new KeenRed(),
                            new RedView(squad, view, new RedHand(state)),
                            TrialListener.NONE,
                            100_000);
            combat = new Combat(state, new SquadParts(state.squad, rolls, seat, redSeat, TrialListener.NONE));
        }

        void begin(final long mission) {
            key.set(SEED, mission);
            seat.begin(key);
            if (redSeat != null) {
                redSeat.begin(key);
            }
        }

        void fight(final long mission) {
            state.squad.reset(new StartingSquad(tables));
            state.red.beginMission();
            begin(mission);
            combat.fight(BoxTable.atStart(tables), tables.game.start().night());
        }
    }

    /** Answers as the rifleman; before the answer to its {@code nth} question about orders, somebody looks on. */
    private static final class Watched extends Bot<GameView> {
        private final RiflemanBot rifleman = new RiflemanBot();
        private Onlooker onlooker;
        private int left;

        interface Onlooker {
            void asked(int kind, int answer);
        }

        void watch(final int nth, final Onlooker who) {
            left = nth;
            onlooker = who;
        }

        @Override
        public void begin(final GameView view, final BotRandom random) {
            rifleman.begin(view, random);
        }

        @Override
        public int choose(final GameView view, final Decision decision) {
            final int answer = rifleman.choose(view, decision);
            final int kind = decision.kind();
            if ((kind == DecisionKind.ACTIVATE || kind == DecisionKind.FIRST_ORDER || kind == DecisionKind.SECOND_ORDER)
                    && left-- == 0) {
                onlooker.asked(kind, decision.option(answer));
            }
            return answer;
        }
    }

    private static GameTables tables(final List<String> sets) {
        return Firefight.tables(sets.toArray(String[]::new));
    }

    /** Copied with all that is hidden, and with the same dice, it ends as it ends. */
    @ParameterizedTest
    @MethodSource("variants")
    void playedOnWithTheTruthItEndsAsItDoes(final List<String> sets) {
        final Watched bot = new Watched();
        final Table table = new Table(tables(sets), bot);
        final Table other = new Table(table.tables, new RiflemanBot());
        int compared = 0;
        for (int mission = 0; mission < COMBATS; mission++) {
            final int nth = mission;
            final boolean[] played = {false};
            bot.watch(mission % WATCHED, (kind, answer) -> {
                other.state.copyFrom(table.state);
                assertAlike(fields(table.state, Set.of()), fields(other.state, Set.of()), "the copy");
                other.begin(nth);
                other.combat.fightOn(kind, answer);
                played[0] = true;
            });
            table.fight(mission);
            if (played[0]) {
                compared++;
                assertAlike(fields(table.state, AFTER_COMBAT), fields(other.state, AFTER_COMBAT), "combat " + mission);
            }
        }
        assertTrue(compared > COMBATS / 2, compared + " compared");
    }

    /**
     * Tables that differ only in what a player does not see give the same guesses, whose dice are not those of the
     * combat.
     */
    @ParameterizedTest
    @MethodSource("variants")
    void whatIsHiddenDoesNotShowInAGuess(final List<String> sets) {
        final Watched bot = new Watched();
        final Table table = new Table(tables(sets), bot);
        final DeterminizedCombat guessed = seated(table);
        final HiddenInCombat hidden = new HiddenInCombat(table.state, table.key);
        final int[] changed = {0};
        for (int mission = 0; mission < COMBATS; mission++) {
            final int nth = mission;
            bot.watch(mission % WATCHED, (kind, answer) -> {
                guessed.guess(SEED, nth);
                final Map<String, String> one = fields(guessed.state(), Set.of());
                guessed.play(SEED, nth, kind, answer);
                final Map<String, String> oneEnd = fields(guessed.state(), Set.of());
                hidden.change();
                changed[0] += hidden.unitsChanged() ? 1 : 0;
                guessed.guess(SEED, nth);
                assertAlike(one, fields(guessed.state(), Set.of()), "the guess");
                guessed.play(SEED, nth, kind, answer);
                assertAlike(oneEnd, fields(guessed.state(), Set.of()), "the guess");
                hidden.restore();
            });
            table.fight(mission);
        }
        assertTrue(changed[0] > COMBATS / 4, changed[0] + " changed");
    }

    private static DeterminizedCombat seated(final Table table) {
        final DeterminizedCombat guessed = new DeterminizedCombat(new CombatView(table.state));
        final Seat<GameView> seat = Sides.seat(
                Sides.MARINES,
                new RiflemanBot(),
                new GameView(guessed.squad(), guessed.view()),
                TrialListener.NONE,
                100_000);
        final Seat<RedView> red = guessed.hasRed()
                ? Sides.seat(
                        Sides.RED,
                        new KeenRed(),
                        new RedView(guessed.squad(), guessed.view(), guessed.redHand()),
                        TrialListener.NONE,
                        100_000)
                : null;
        guessed.sit(seat, red);
        return guessed;
    }

    /**
     * The types of face-down Enemies are known from their reminders, who of them lies where is not; the box's own
     * Tactics marker is known, those drawn are not.
     */
    @Test
    void PH_OPT_1_remindersAndTheBoxAreKnownTheRestIsGuessed() {
        final Watched bot = new Watched();
        final Table table = new Table(tables(HIDDEN), bot);
        final DeterminizedCombat guessed = seated(table);
        final Map<Integer, Integer> queues = new TreeMap<>();
        final Map<Integer, Integer> first = new TreeMap<>();
        bot.watch(0, (kind, answer) -> {
            final CombatState real = table.state;
            final int space = Integer.numberOfTrailingZeros(real.hiddenMask);
            for (int nth = 0; nth < 200; nth++) {
                guessed.guess(SEED, nth);
                final CombatState guess = guessed.state();
                assertEquals(typesOnBoard(real), typesOnBoard(guess));
                assertEquals(unitsInPlay(real), unitsInPlay(guess), "no marker twice, none lost");
                assertEquals(real.queue[0], guess.queue[0], "fixed by the box");
                first.merge(guess.tables.enemies.type[guess.unit[space]], 1, Integer::sum);
                queues.merge(guess.queue[1], 1, Integer::sum);
            }
        });
        table.fight(0);
        assertTrue(first.size() > 1, first.toString());
        assertTrue(queues.size() > 1, queues.toString());
    }

    private static List<Integer> typesOnBoard(final CombatState state) {
        final Integer[] types = new Integer[6];
        Arrays.fill(types, 0);
        for (int rest = state.enemyMask; rest != 0; rest &= rest - 1) {
            types[state.tables.enemies.type[state.unit[Integer.numberOfTrailingZeros(rest)]]]++;
        }
        return List.of(types);
    }

    /** How many markers are on the board or in the pool, each counted once. */
    private static int unitsInPlay(final CombatState state) {
        long units = state.unitPool;
        for (int rest = state.enemyMask; rest != 0; rest &= rest - 1) {
            units |= 1L << state.unit[Integer.numberOfTrailingZeros(rest)];
        }
        return Long.bitCount(units);
    }

    /** Other numbers, other guesses and dice; the same number, the same. */
    @Test
    void theNumberOfAGuessDecides() {
        final Watched bot = new Watched();
        final Table table = new Table(tables(HIDDEN), bot);
        final DeterminizedCombat guessed = seated(table);
        bot.watch(3, (kind, answer) -> {
            guessed.play(SEED, 0, kind, answer);
            final Map<String, String> one = fields(guessed.state(), Set.of());
            guessed.play(SEED, 1, kind, answer);
            assertNotEquals(one, fields(guessed.state(), Set.of()));
            guessed.play(SEED, 0, kind, answer);
            assertAlike(one, fields(guessed.state(), Set.of()), "the guess");
        });
        table.fight(0);
    }

    // Fields, all that there are: a new one that is not copied fails

    /** Of states that differ, says where alone: a whole one fills pages. */
    private static void assertAlike(
            final Map<String, String> expected, final Map<String, String> actual, final String what) {
        final Map<String, String> missed = new TreeMap<>(expected);
        final Map<String, String> found = new TreeMap<>(actual);
        missed.entrySet().removeAll(actual.entrySet());
        found.entrySet().removeAll(expected.entrySet());
        assertEquals(missed, found, what);
    }

    private static Map<String, String> fields(final CombatState state, final Set<String> without) {
        final Map<String, String> fields = new TreeMap<>();
        put(fields, "", state, without);
        fields.put("queue", part(state.queue, state.queueHead, state.queueTail));
        fields.put("callSkill", part(state.callSkill, 0, state.calls));
        fields.put("callStage", part(state.callStage, 0, state.calls));
        fields.put("initiativeAfter", part(state.initiativeAfter, 0, state.followed));
        fields.put("red.hand", part(state.red.hand, 0, state.red.handSize));
        fields.put("red.pile", part(state.red.pile, 0, state.red.pileSize));
        fields.put("unit", onBoard(state.unit, state.enemyMask));
        fields.put("hitPoints", onBoard(state.hitPoints, state.enemyMask));
        fields.put("enemySoft", onBoard(state.enemySoft, state.enemyMask));
        return fields;
    }

    private static void put(
            final Map<String, String> fields, final String path, final Object of, final Set<String> without) {
        for (final Field field : of.getClass().getDeclaredFields()) {
            if (Modifier.isStatic(field.getModifiers())
                    || APART.contains(field.getName())
                    || without.contains(field.getName())) {
                continue;
            }
            field.setAccessible(true);
            try {
                final Object value = field.get(of);
                final String name = path + field.getName();
                if (value instanceof int[] ints) {
                    fields.put(name, Arrays.toString(ints));
                } else if (value instanceof long[] longs) {
                    fields.put(name, Arrays.toString(longs));
                } else if (value instanceof Object[] objects) {
                    fields.put(name, Arrays.toString(objects));
                } else if (value instanceof boolean[] booleans) {
                    fields.put(name, Arrays.toString(booleans));
                } else if (value instanceof SquadState
                        || value instanceof RedState
                        || value instanceof Kits
                        || name.equals("squad.cards")) {
                    put(fields, name + ".", value, without);
                } else {
                    fields.put(name, String.valueOf(value));
                }
            } catch (final IllegalAccessException e) {
                throw new AssertionError(e);
            }
        }
    }

    private static String part(final int[] values, final int from, final int to) {
        return Arrays.toString(Arrays.copyOfRange(values, from, to));
    }

    private static String onBoard(final int[] values, final int spaces) {
        final StringBuilder text = new StringBuilder();
        for (int rest = spaces; rest != 0; rest &= rest - 1) {
            text.append(values[Integer.numberOfTrailingZeros(rest)]).append(' ');
        }
        return text.toString();
    }
}
