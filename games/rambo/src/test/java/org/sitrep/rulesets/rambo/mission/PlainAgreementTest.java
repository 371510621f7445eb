package org.sitrep.rulesets.rambo.mission;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.rng.TrialKey;
import org.sitrep.rulesets.rambo.bots.GameView;
import org.sitrep.rulesets.rambo.definition.Behaviour;
import org.sitrep.rulesets.rambo.definition.Enemy;
import org.sitrep.rulesets.rambo.play.DecisionKind;
import org.sitrep.rulesets.rambo.play.RollId;
import org.sitrep.rulesets.rambo.play.Rolls;
import org.sitrep.rulesets.rambo.tables.GameTables;
import org.sitrep.scenario.RecordType;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotRandom;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.Seat;
import org.sitrep.strategy.TrialListener;

/**
 * The engine agrees with {@link PlainRules} over states by chance, of the shipped maps and of maps by chance with many
 * walls: in whole sets of choices and not in one of them.
 */
@Tag("slow")
class PlainAgreementTest {
    private static final int STATES = 150;

    private static final class Listener extends Bot<GameView> {
        private final Set<Integer> options = new TreeSet<>();
        private int kind;

        @Override
        public void begin(final GameView view, final BotRandom random) {}

        @Override
        public int choose(final GameView view, final Decision decision) {
            if (decision.kind() == kind) {
                options.clear();
                IntStream.range(0, decision.count()).map(decision::option).forEach(options::add);
            }
            final boolean ends = decision.kind() == DecisionKind.ACT || decision.kind() == DecisionKind.ANY_TIME;
            return ends ? decision.count() - 1 : 0;
        }
    }

    /** Rules the given way, and remembers of how many. */
    private static final class Ruling extends Rolls {
        private int wanted;
        private int count;

        private Ruling() {
            super(new TrialKey());
        }

        @Override
        public int pick(final RollId roll, final int when, final int who, final int nth, final int of) {
            count = of;
            return wanted % of;
        }
    }

    private final Random chance = new Random(1985);
    private final Listener listener = new Listener();
    private final Ruling ruling = new Ruling();

    static Stream<String> maps() {
        return Stream.of("01-proof", "cage-run", "powder-store", "walls 1", "walls 2", "walls 3");
    }

    private static GameTables tables(final String map) {
        if (!map.startsWith("walls")) {
            return RandomPlayTest.shipped(map, "party=three");
        }
        final Random random = new Random(map.hashCode());
        final List<String> rows = new ArrayList<>();
        for (int y = 0; y < 8; y++) {
            final StringBuilder row = new StringBuilder();
            for (int x = 0; x < 16; x++) {
                row.append("....cctb##".charAt(random.nextInt(10)));
            }
            rows.add(y == 7 ? "...." + row.substring(4) : row.toString());
        }
        final StringBuilder lines = new StringBuilder();
        for (int i = 0; i < 12; i++) {
            lines.append("{side: ").append(i % 2 == 0 ? "west" : "north");
            lines.append(", x: ")
                    .append(random.nextInt(8))
                    .append(", y: ")
                    .append(random.nextInt(8))
                    .append("}, ");
        }
        return Layout.on(rows.toArray(String[]::new))
                .party("rambo", "trautman", "co-bao")
                .set("tiles.laid-0-0.redLines=[" + lines + "]")
                .set("tiles.laid-8-0.redLines=[" + lines + "]")
                .tables();
    }

    /** Everybody somewhere, with anything. */
    private MissionState scattered(final GameTables tables) {
        final MissionState s = new MissionState(tables);
        s.reset();
        s.round = 1;
        for (int hero = 0; hero < s.party; hero++) {
            final int space = freeSpace(s);
            s.heroSpace[hero] = space;
            s.occupant[space] = hero;
            s.alert[hero] = chance.nextInt(s.table(hero).level.length);
            s.armor[hero] = chance.nextInt(3);
            s.gearCount[hero] = 1 + chance.nextInt(3);
            for (int slot = 0; slot < s.gearCount[hero]; slot++) {
                s.gear[hero * MissionState.GEAR + slot] = chance.nextInt(tables.gear.cards.length);
            }
            s.hand[hero] = chance.nextInt(1 << tables.heroes[hero].cards.length);
            s.drawn[hero] = chance.nextInt(2) * tables.heroes[hero].cards.length;
            s.wounds[hero] = chance.nextInt(2);
        }
        final int figures = 1 + chance.nextInt(tables.enemies.allFigures - 1);
        for (int figure = 0; figure < figures; figure++) {
            final int type = chance.nextInt(tables.enemies.size());
            final int space = freeSpace(s);
            s.figures |= 1L << figure;
            s.type[figure] = type;
            s.figureSpace[figure] = space;
            s.figuresOf[type]++;
            s.occupant[space] = MissionState.FIRST_FIGURE + figure;
        }
        return s;
    }

    private int freeSpace(final MissionState s) {
        while (true) {
            final int space = chance.nextInt(s.tables.map.spaces);
            if (!s.tables.map.blocked(space) && s.free(space)) {
                return space;
            }
        }
    }

    private MissionParts parts(final MissionState s, final int kind) {
        listener.kind = kind;
        listener.options.clear();
        final Seat<GameView> seat = new Seat<>(
                listener,
                new GameView(new MissionView(s)),
                TrialListener.NONE,
                10_000,
                0,
                DecisionKind.MAX_OPTIONS,
                DecisionKind.NAMES::of);
        seat.begin(new TrialKey());
        return new MissionParts(s, ruling, seat, TrialListener.NONE);
    }

    @ParameterizedTest
    @MethodSource("maps")
    void enemiesEndTheirMovesWhereTheyMay(final String map) {
        final GameTables tables = tables(map);
        final MissionState played = new MissionState(tables);
        int several = 0;
        int stuck = 0;
        for (int i = 0; i < STATES; i++) {
            final MissionState s = scattered(tables);
            final int figure = chance.nextInt(s.enemies());
            final int target = s.heroSpace[chance.nextInt(s.party)];
            final int steps = 1 + chance.nextInt(6);
            final Set<Integer> ends = new TreeSet<>();
            ruling.count = 1;
            for (ruling.wanted = 0; ruling.wanted < ruling.count; ruling.wanted++) {
                played.copy(s);
                parts(played, DecisionKind.RULE_SPACE).moves.towards(figure, target, steps);
                ends.add(played.figureSpace[figure]);
            }
            assertEquals(new PlainRules(s).ends(figure, target, steps), ends, map + " " + i);
            several += ends.size() > 1 ? 1 : 0;
            stuck += ends.equals(Set.of(s.figureSpace[figure])) ? 1 : 0;
        }
        assertTrue(several > STATES / 5, "with ties: " + several);
        assertTrue(stuck > 0, "without a move: " + stuck);
    }

    @ParameterizedTest
    @MethodSource("maps")
    void whoIsVisibleAndWhoIsAttacked(final String map) {
        final GameTables tables = tables(map);
        final MissionState played = new MissionState(tables);
        final Enemy[] cards = tables.enemies.cards;
        Arrays.setAll(
                cards,
                e -> RecordType.with(cards[e], Map.of("targets", 1))); // one after the other is another test's business
        int attacked = 0;
        for (int i = 0; i < STATES; i++) {
            final MissionState s = scattered(tables);
            final PlainRules plain = new PlainRules(s);
            final int figure = chance.nextInt(s.enemies());
            if (tables.enemies.cards[s.type[figure]].seesAdjacent()) {
                continue;
            }
            for (int hero = 0; hero < s.party; hero++) {
                assertEquals(plain.visible(hero, figure), Sight.visible(s, hero, figure));
            }
            final boolean closest = chance.nextBoolean();
            final Set<Integer> targets = new TreeSet<>();
            ruling.count = 1;
            for (ruling.wanted = 0; ruling.wanted < ruling.count; ruling.wanted++) {
                played.copy(s);
                parts(played, DecisionKind.RULE_HERO)
                        .enemyAttacks
                        .attack(
                                figure,
                                closest ? Behaviour.Target.CLOSEST_VISIBLE : Behaviour.Target.HIGHEST_ALERT_VISIBLE);
                if (played.attacked[figure] != 0) {
                    final int hero = Integer.numberOfTrailingZeros(played.attacked[figure]);
                    targets.add(hero);
                    final int[] hit = plain.hit(figure, hero);
                    assertArrayEquals(
                            hit,
                            new int[] {played.armor[hero], played.record.damageTaken[hero] - before(played, hero)});
                    attacked++;
                }
            }
            assertEquals(plain.targets(figure, closest), targets, map + " " + i);
        }
        assertTrue(attacked > STATES / 10, "attacks: " + attacked);
    }

    /** What was counted before: states are copied without their counts, which go on. */
    private final int[] counted = new int[MissionState.HEROES];

    private int before(final MissionState played, final int hero) {
        final int before = counted[hero];
        counted[hero] = played.record.damageTaken[hero];
        return before;
    }

    @ParameterizedTest
    @MethodSource("maps")
    void whereEnemiesMaySpawn(final String map) {
        final GameTables tables = tables(map);
        for (int i = 0; i < STATES; i++) {
            final MissionState s = scattered(tables);
            int letter = 0;
            while (s.figuresOf[letter] >= tables.enemies.cards[letter].figures()
                    && letter + 1 < tables.enemies.size()) {
                letter++;
            }
            if (s.figuresOf[letter] >= tables.enemies.cards[letter].figures()) {
                continue;
            }
            final int space = chance.nextInt(tables.map.spaces);
            final Set<Integer> expected = new PlainRules(s).spawns(space);
            final int before = s.enemies();
            final MissionParts parts = parts(s, DecisionKind.SPAWN_SPACE);
            parts.spawning.at(letter, space, 0);
            assertEquals(before + 1, s.enemies());
            if (expected.size() == 1) {
                final int only = expected.iterator().next();
                assertTrue(s.occupant[only] >= MissionState.FIRST_FIGURE);
            } else {
                assertEquals(expected, listener.options, map + " " + i);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("maps")
    void whatIsOnOfferInATurn(final String map) {
        final GameTables tables = tables(map);
        for (int i = 0; i < STATES; i++) {
            final MissionState s = scattered(tables);
            final int hero = chance.nextInt(s.party);
            Arrays.fill(s.poiSpace, MissionState.NONE);
            s.dealt[hero * GameTables.TURNS] = MissionState.NONE;
            s.wounds[hero] = 0b1111 & ~(1 << chance.nextInt(4)); // one stance is open, and so not asked for
            if (s.level(hero) == 3 && tables.mission.mission.failure().redAtStartOfTurn()) {
                s.alert[hero] = 0;
            }
            final MissionState copy = new MissionState(tables);
            copy.copy(s);
            final MissionParts parts = parts(s, DecisionKind.ACT);
            parts.turn.play(hero, false);
            // The turn has ended; what it began with follows from its one stance.
            final int stance = s.lastStance[hero];
            copy.active = hero;
            copy.stance = stance;
            copy.movement = tables.heroes[hero].stances[stance].movement();
            copy.actions = tables.heroes[hero].stances[stance].actions();
            copy.valor[hero] += tables.heroes[hero].stances[stance].valor();
            copy.alert[hero] = s.alert[hero];
            final Set<Integer> expected = new PlainRules(copy).acts(hero);
            assertEquals(
                    expected, listener.options.isEmpty() ? Set.of(DecisionKind.END) : listener.options, map + " " + i);
        }
    }

    @Test
    void theyCanDisagree() { // the comparison itself: a plain rule over another state says something else
        final GameTables tables = tables("01-proof");
        int different = 0;
        for (int i = 0; i < 20; i++) {
            final MissionState s = scattered(tables);
            final MissionState other = scattered(tables);
            other.figureSpace[0] = s.figureSpace[0];
            different += new PlainRules(s)
                            .ends(0, s.heroSpace[0], 3)
                            .equals(new PlainRules(other).ends(0, s.heroSpace[0], 3))
                    ? 0
                    : 1;
        }
        assertTrue(different > 0);
    }
}
