package org.sitrep.rulesets.sixtyfive.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.sixtyfive.definition.Content;
import org.sitrep.rulesets.sixtyfive.tables.AttackKind;
import org.sitrep.rulesets.sixtyfive.tables.CardTable;
import org.sitrep.rulesets.sixtyfive.tables.GameTables;

/** Chances that a side can count: each against all ways to draw the cards, and without the cards it has seen. */
class BattleViewTest {
    private static final double EXACT = 1e-12;
    /** A long way from 1, for the sum of shares of a few hundred ways. */
    private static final int WAYS = 1000;

    private GameTables tables;
    private CardTable cards;
    private BattleState state;
    private BattleView us;

    @BeforeEach
    void layOut() {
        tables = new GameTables(Content.load("battles/04-clear.yaml").game());
        cards = tables.cards;
        state = new BattleState(tables);
        state.hand[0] = cards(1, 3, 12, 39);
        state.hand[1] = cards(7, 20, 33, 44);
        state.discard = cards(0, 2, 5, 9, 16);
        state.aside = cards(50);
        state.shown[1] = cards(44);
        state.pile = cards.all & ~(state.hand[0] | state.hand[1] | state.discard | state.aside);
        us = new BattleView(state, 0);
    }

    private static long cards(final int... numbers) {
        long mask = 0;
        for (final int number : numbers) {
            mask |= 1L << number;
        }
        return mask;
    }

    /** A card that the enemy hides may come as far as the side knows; one that it has shown may not. */
    @Test
    void seenCardsDoNotCome() {
        assertEquals(state.pile | cards(7, 20, 33), us.unseen());
    }

    @Test
    void hitsOfThreeCards() {
        final long hitting = cards.hits(AttackKind.FIRE);
        final int[] ways = new int[4];
        int all = 0;
        for (int one = 0; one < cards.count; one++) {
            for (int two = 0; two < one; two++) {
                for (int three = 0; three < two; three++) {
                    final long drawn = cards(one, two, three);
                    if ((drawn & ~us.unseen()) == 0) {
                        ways[Long.bitCount(drawn & hitting)]++;
                        all++;
                    }
                }
            }
        }
        assertTrue(all > WAYS);
        for (int hits = 0; hits < ways.length; hits++) {
            assertEquals((double) ways[hits] / all, us.chance(hitting, 3, hits), EXACT);
        }
        assertEquals(0, us.chance(hitting, 3, 4));
    }

    /** The first card needs the number, the second the armor: a Turret hit adds 1 to it (SF-AP-3, SF-AP-5). */
    @Test
    void aShotAtArmor() {
        final int tank = first("us-m48");
        final int rpg = first("nva-rpg");
        put(tank, 0);
        put(rpg, tables.map.neighbour(tables.map.neighbour(0, 3), 3));
        state.facing[tank] = 3;
        final BattleView com = new BattleView(state, 1);
        final int needed = com.needed(rpg, tank, false);
        final int factor = tables.units.armorPiercing[rpg] + tables.armorRangeModifier[2];
        int hits = 0;
        int all = 0;
        for (int one = 0; one < cards.count; one++) {
            for (int two = 0; two < cards.count; two++) {
                if (one != two && (cards(one, two) & ~com.unseen()) == 0) {
                    all++;
                    final int turret = (cards.turret & cards(one)) != 0 ? 1 : 0;
                    final boolean destroys = switch (cards.word(two)) {
                        case DESTROY -> true;
                        case SHAKE, DUD -> false;
                        case NONE -> factor + cards.apfb[two] >= 4 + turret;
                    };
                    hits += cards.tn[one] != CardTable.MISS && cards.tn[one] >= needed && destroys ? 1 : 0;
                }
            }
        }
        assertEquals(2, needed - com.cover(tank, state.hex[rpg]));
        assertTrue(hits > 0 && all > WAYS);
        assertEquals((double) hits / all, com.destroys(rpg, tank, false), EXACT);
    }

    private int first(final String type) {
        for (int unit = 0; unit < tables.units.count; unit++) {
            if (tables.units.printed(unit).id().equals(type)) {
                return unit;
            }
        }
        throw new AssertionError(type);
    }

    private void put(final int unit, final int at) {
        state.hex[unit] = at;
        state.present |= 1L << unit;
        state.in[at] |= 1L << unit;
    }
}
