package org.sitrep.rulesets.sixtyfive.metrics;

import static org.sitrep.outcome.MetricList.item;
import static org.sitrep.rulesets.sixtyfive.metrics.BattleMetrics.MANY;
import static org.sitrep.rulesets.sixtyfive.metrics.BattleMetrics.SIDES;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.outcome.MetricList;
import org.sitrep.outcome.MetricList.Item;
import org.sitrep.outcome.Slot.Better;
import org.sitrep.outcome.Subject;
import org.sitrep.rulesets.sixtyfive.battle.BattleRecord;
import org.sitrep.rulesets.sixtyfive.battle.BattleRecord.Cause;
import org.sitrep.rulesets.sixtyfive.battle.BattleState;
import org.sitrep.rulesets.sixtyfive.definition.UnitType.Ability;
import org.sitrep.rulesets.sixtyfive.tables.GameTables;
import org.sitrep.rulesets.sixtyfive.tables.UnitTable;

/** Slots of what one side loses and does, and of its cards; good is what is good for the US. */
final class SideSlots {
    /** By the ordinals of {@link Cause}. */
    private static final List<Item> CAUSES = List.of(
            item("lost.fire", "Fire"),
            item("lost.opportunityFire", "Opportunity Fire"),
            item("lost.strike", "Artillery"),
            item("lost.assault", "Assault"),
            item("lost.other", "Other"));

    private final MetricList<BattleState> m;
    private final GameTables tables;
    private final UnitTable units;
    private final int side;
    /** The meaning of more on this side. */
    private final Better gains;

    private final Better losses;

    private SideSlots(final MetricList<BattleState> metrics, final GameTables tables, final int side) {
        m = metrics;
        this.tables = tables;
        this.side = side;
        units = tables.units;
        gains = BattleMetrics.gains(side);
        losses = BattleMetrics.losses(side);
    }

    static void add(final MetricList<BattleState> m, final GameTables tables) {
        for (final Subject side : SIDES) {
            final SideSlots slots = new SideSlots(m.of(side), tables, side.index());
            slots.addUnits();
            slots.addCauses();
            slots.addDeeds();
        }
        addGroups(m);
    }

    private void addUnits() {
        final long own = units.ofSide[side];
        m.possible(own != 0)
                .counts("units", UnitTable.MOST)
                .add("lost", "Units eliminated, {}", losses, s -> Long.bitCount(s.dead & own))
                .add("left", "Units on the map at the end, {}", gains, s -> Long.bitCount(s.present & own))
                .neutral("exited", "Units that left the map, {}", s -> Long.bitCount(s.exited & own))
                .add("reduced", "Units reduced at the end, {}", losses, s -> Long.bitCount(s.reduced & s.present & own))
                .add("shaken", "Units Shaken at the end, {}", losses, s -> Long.bitCount(s.shaken & s.present & own));
        addLost("heroes", "Heroes", units.heroes & own);
        addLost("vehicles", "Vehicles", units.vehicles & own);
        addLost("helicopters", "Helicopters", units.helicopters & own);
    }

    private void addLost(final String kind, final String label, final long some) {
        m.possible(some != 0)
                .counts("units", UnitTable.MOST)
                .add("lost." + kind, label + " eliminated, {}", losses, s -> Long.bitCount(s.dead & some));
    }

    private void addCauses() {
        for (int cause = 0; cause < BattleRecord.CAUSES; cause++) {
            final Item named = CAUSES.get(cause);
            final String label = "Units eliminated by " + named.label() + ", {}";
            final int at = side * BattleRecord.CAUSES + cause;
            m.counts("units", UnitTable.MOST)
                    .add(named.name(), label, losses, MetricList.element(s -> s.record.lost, at));
        }
    }

    private void addDeeds() {
        final long able = units.with(Ability.ASSAULT) | units.with(Ability.ASSAULT_PLUS);
        final boolean assaults = (able & units.ofSide[side]) != 0;
        m.openCounts("attacks", MANY)
                .neutral("opportunityFires", "Opportunity Fires, {}", (s, i) -> s.record.opportunityFires[i])
                .neutral("strikes", "Strikes of artillery, {}", (s, i) -> s.record.strikes[i]);
        m.possible(assaults)
                .openCounts("assaults", MANY)
                .neutral("assaults", "Assaults begun, {}", (s, i) -> s.record.assaults[i])
                .add("assaults.won", "Assaults won, {}", gains, (s, i) -> s.assaultsWon[i]);
        m.possible(!tables.rules.noBonusCards())
                .flag("bonus", "Bonus card fulfilled, {}", gains, (s, i) -> s.bonusDone[i] ? 1 : 0);
        m.possible(tables.battle.ruins.length > 0)
                .flag("relics", "Relics carried off, {}", gains, (s, i) -> s.relicsGone == i ? 1 : 0);
    }

    private static void addGroups(final MetricList<BattleState> m) {
        m.matrix("sides", "Each side")
                .asks("What has each side left at the end, and what has it lost?")
                .of(
                        SIDES,
                        item("left", "On the map"),
                        item("exited", "Left the map"),
                        item("lost", "Eliminated"),
                        item("reduced", "Reduced"),
                        item("shaken", "Shaken"));
        m.matrix("losses", "Causes of losses")
                .asks("What eliminates the units of each side?")
                .of(SIDES, CAUSES);
        m.matrix("losses.kinds", "Heroes, vehicles and helicopters")
                .asks("How many of them does each side lose?")
                .of(
                        SIDES,
                        item("lost.heroes", "Heroes"),
                        item("lost.vehicles", "Vehicles"),
                        item("lost.helicopters", "Helicopters"));
        m.matrix("deeds", "Fire, strikes and assaults")
                .asks("How often does each side fire in the other's impulse, call artillery, and assault?")
                .of(
                        SIDES,
                        item("opportunityFires", "Opportunity Fires"),
                        item("strikes", "Strikes"),
                        item("assaults", "Assaults begun"),
                        item("assaults.won", "Assaults won"));
        m.matrix("goals", "Bonus cards and relics")
                .asks("How often does each side fulfil its bonus card, and carry off the relics?")
                .of(SIDES, item("bonus", "Bonus card"), item("relics", "Relics"));
    }

    /** Adds slots of the cards: what they are played for, and what becomes of the others. */
    static void addCards(final MetricList<BattleState> m, final GameTables tables) {
        final List<Subject> uses = new ArrayList<>();
        for (final GameTables.CardUse use : tables.cardUses()) {
            uses.add(new Subject("card." + use.id(), use.label(), uses.size()));
            m.possible(use.possible())
                    .of(uses.get(uses.size() - 1))
                    .openCounts("cards", MANY)
                    .neutral("us", "{}, cards of the US", (s, i) -> s.record.cards[i])
                    .neutral("com", "{}, cards of the VC or NVA", (s, i) -> s.record.cards[BattleRecord.USES + i]);
        }
        m.each(
                SIDES,
                side -> side.openCounts("cards", MANY)
                        .neutral("cards", "Cards played, {}", (s, i) -> played(s, i))
                        .neutral("cards.discarded", "Cards discarded, {}", (s, i) -> s.record.discarded[i])
                        .neutral("cards.kept", "Cards kept for the next turn, {}", (s, i) -> s.record.kept[i]));
        m.matrix("cards", "Cards")
                .asks("How many cards does each side play, discard at the end of an impulse, and keep?")
                .of(SIDES, item("cards", "Played"), item("cards.discarded", "Discarded"), item("cards.kept", "Kept"));
        m.matrix("blocks", "Uses of cards")
                .asks("What does each side play its cards for?")
                .of(uses, item("us", "US"), item("com", "VC or NVA"));
    }

    /** Returns the sum over all uses; allocates nothing. */
    private static int played(final BattleState s, final int side) {
        int sum = 0;
        for (int use = 0; use < BattleRecord.USES; use++) {
            sum += s.record.cards[side * BattleRecord.USES + use];
        }
        return sum;
    }
}
