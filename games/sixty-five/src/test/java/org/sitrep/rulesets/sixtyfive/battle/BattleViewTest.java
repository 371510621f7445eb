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
        layOut("04-clear");
    }

    private void layOut(final String battle) {
        tables = new GameTables(Content.load("battles/" + battle + ".yaml").game());
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

    /** Each way to hide cards is as likely as another, without End Turn cards (SF-CARD-8). */
    @Test
    void hitsOfTwoCards() {
        final long hitting = cards.hits(AttackKind.FIRE);
        final double[] shares = new double[3];
        final int all = ways((one, two, ways) -> shares[Long.bitCount(cards(one, two) & hitting)] += ways);
        for (int hits = 0; hits < shares.length; hits++) {
            assertEquals(shares[hits] / all, us.chance(hitting, 2, hits), EXACT);
        }
        assertEquals(0, us.chance(hitting, 2, 3));
    }

    /** A pair of cards that may come next, and the ways to hide the others and to draw these. */
    private interface Pair {
        void take(int one, int two, int ways);
    }

    /** Goes through all pairs of unseen cards in both orders; returns the number of all ways. */
    private int ways(final Pair pairs) {
        final BattleView view = us;
        final int hidden = view.enemyCards() - Long.bitCount(view.enemyCardsSeen());
        final long held = view.unseen() & ~cards.endTurn;
        int all = 0;
        for (int one = 0; one < cards.count; one++) {
            for (int two = 0; two < cards.count; two++) {
                if (one != two && (cards(one, two) & ~view.unseen()) == 0) {
                    final int ways = choose(Long.bitCount(held & ~cards(one, two)), hidden);
                    pairs.take(one, two, ways);
                    all += ways;
                }
            }
        }
        assertTrue(all > WAYS);
        return all;
    }

    private static int choose(final int from, final int some) {
        int ways = 1;
        for (int i = 0; i < some; i++) {
            ways = ways * (from - i) / (i + 1);
        }
        return ways;
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
        final double[] hits = new double[1];
        us = com;
        final int all = ways((one, two, ways) -> {
            final int turret = (cards.turret & cards(one)) != 0 ? 1 : 0;
            final boolean destroys = switch (cards.word(two)) {
                case DESTROY -> true;
                case SHAKE, DUD -> false;
                case NONE -> factor + cards.apfb[two] >= 4 + turret;
            };
            hits[0] += cards.tn[one] != CardTable.MISS && cards.tn[one] >= needed && destroys ? ways : 0;
        });
        assertEquals(2, needed - com.cover(tank, state.hex[rpg]));
        assertTrue(hits[0] > 0);
        assertEquals(hits[0] / all, com.destroys(rpg, tank, false), EXACT);
    }

    /** An RPG that hits a truck destroys it, whatever the second card (S6 f). */
    @Test
    void anRpgAtATruck() {
        layOut("06-horror-on-highway-1");
        final int truck = first("us-truck");
        final int rpg = first("vc-rpg");
        put(truck, 0);
        put(rpg, tables.map.neighbour(tables.map.neighbour(0, 3), 3));
        us = new BattleView(state, 1);
        final int needed = us.needed(rpg, truck, false);
        final double[] hits = new double[1];
        final int all = ways(
                (one, two, ways) -> hits[0] += cards.tn[one] != CardTable.MISS && cards.tn[one] >= needed ? ways : 0);
        assertEquals(hits[0] / all, us.destroys(rpg, truck, false), EXACT);
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
