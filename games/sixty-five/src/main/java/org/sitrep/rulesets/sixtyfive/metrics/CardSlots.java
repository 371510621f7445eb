package org.sitrep.rulesets.sixtyfive.metrics;

import static org.sitrep.outcome.MetricList.item;
import static org.sitrep.rulesets.sixtyfive.metrics.BattleMetrics.MANY;
import static org.sitrep.rulesets.sixtyfive.metrics.BattleMetrics.SIDES;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.outcome.MetricList;
import org.sitrep.outcome.Subject;
import org.sitrep.rulesets.sixtyfive.battle.BattleRecord;
import org.sitrep.rulesets.sixtyfive.battle.BattleState;
import org.sitrep.rulesets.sixtyfive.definition.Block;
import org.sitrep.rulesets.sixtyfive.definition.SpecialRules;
import org.sitrep.rulesets.sixtyfive.tables.GameTables;
import org.sitrep.scenario.Words;

/** Slots of the cards: what they are played for, and what becomes of the others. */
final class CardSlots {
    private static final Block[] BLOCKS = Block.values();

    private CardSlots() {}

    static void add(final MetricList<BattleState> m, final GameTables tables) {
        final List<Subject> uses = new ArrayList<>();
        for (final Block block : BLOCKS) {
            final Subject use = new Subject("card." + Words.of(block), block.label(), uses.size());
            add(m.possible(tables.cards.with(block) != 0), use, uses);
        }
        final long helicopters = tables.units.helicopters;
        add(m.possible(tables.cards.power != 0), other("power", "Power", uses), uses);
        add(m.possible(helicopters != 0), other("helicopter", "Helicopter", uses), uses);
        final List<SpecialRules.TwoFires> twoFires = tables.rules.twoFires();
        add(m.possible(!twoFires.isEmpty()), other("two-fires", "Artillery by two Fire cards", uses), uses);
        add(m.possible(tables.rules.airStrikeFrom() > 0), other("air-strike", "Air strike", uses), uses);
        add(m.possible(hasBunkers(tables)), other("bunker", "Second Wind in a bunker", uses), uses);
        m.each(
                SIDES,
                side -> side.openCounts("cards", MANY)
                        .neutral("cards", "Cards played, {}", (s, i) -> played(s, i))
                        .neutral("cards.discarded", "Cards discarded, {}", (s, i) -> s.record.discarded[i])
                        .neutral("cards.kept", "Cards kept for the next turn, {}", (s, i) -> s.record.kept[i]));
        m.matrix(
                "cards",
                "Cards",
                "How many cards does each side play, discard at the end of an impulse, and keep?",
                SIDES,
                item("cards", "Played"),
                item("cards.discarded", "Discarded"),
                item("cards.kept", "Kept"));
        m.matrix(
                "blocks",
                "Uses of cards",
                "What does each side play its cards for?",
                uses,
                item("us", "US"),
                item("com", "VC or NVA"));
    }

    private static boolean hasBunkers(final GameTables tables) {
        return tables.battle.printed.forces().stream().anyMatch(force -> force.bunkers() > 0);
    }

    private static Subject other(final String id, final String label, final List<Subject> uses) {
        return new Subject("card." + id, label, uses.size());
    }

    private static void add(final MetricList<BattleState> m, final Subject use, final List<Subject> uses) {
        m.of(use)
                .openCounts("cards", MANY)
                .neutral("us", "{}, cards of the US", (s, i) -> s.record.cards[i])
                .neutral("com", "{}, cards of the VC or NVA", (s, i) -> s.record.cards[BattleRecord.USES + i]);
        uses.add(use);
    }

    private static int played(final BattleState s, final int side) {
        int sum = 0;
        for (int use = 0; use < BattleRecord.USES; use++) {
            sum += s.record.cards[side * BattleRecord.USES + use];
        }
        return sum;
    }
}
