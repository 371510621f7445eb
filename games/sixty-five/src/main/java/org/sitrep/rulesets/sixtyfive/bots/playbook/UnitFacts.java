package org.sitrep.rulesets.sixtyfive.bots.playbook;

import static org.sitrep.rulesets.sixtyfive.bots.playbook.SectionWords.MOST;

import java.util.List;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import org.sitrep.playbook.Facts;
import org.sitrep.rulesets.sixtyfive.battle.BattleView;

/** Facts of a unit: the one that the question is about, or the one that an option stands for. */
final class UnitFacts {
    private static final List<String> KINDS = List.of("none", "leg", "vehicle", "helicopter");

    /** Facts of the unit that the question is about. */
    static final Facts<TableOutlook> ITS = declare(new Facts<>(SectionWords.ITS), "its", t -> t.its);

    /** Facts of the unit of an option. */
    static final Facts<TableOutlook> OF_OPTION =
            declare(new Facts<TableOutlook>(SectionWords.UNIT).ofOption(), "unit", t -> t.unit);

    private UnitFacts() {}

    private static Facts<TableOutlook> declare(
            final Facts<TableOutlook> facts, final String prefix, final ToIntFunction<TableOutlook> unit) {
        return facts.word(prefix + "Kind", KINDS, t -> kind(t, unit.applyAsInt(t)))
                .as("Class of movement; none without a unit.")
                .flag(prefix + "Mine", t -> is(t, unit, view -> view.tables.units.ofSide[view.side]))
                .as("It is a unit of the side that answers.")
                .flag(prefix + "Hero", t -> is(t, unit, view -> view.tables.units.heroes))
                .as("It is a Hero.")
                .flag(prefix + "Shaken", t -> is(t, unit, BattleView::shaken))
                .as("It is Shaken.")
                .flag(prefix + "Reduced", t -> is(t, unit, BattleView::reduced))
                .as("It is on its reduced side.")
                .flag(prefix + "Ready", t -> is(t, unit, view -> view.eligible() & ~view.shaken()))
                .as("It has no marker and is not Shaken.")
                .number(prefix + "Factor", 0, 20, t -> has(t, unit) ? t.view.factor(unit.applyAsInt(t)) : 0)
                .as("Its High Explosive Factor, in cards.")
                .flag(prefix + "Pierces", t -> has(t, unit) && t.view.hasArmorPiercing(unit.applyAsInt(t)))
                .as("It has an Armor Piercing Factor.")
                .number(
                        prefix + "Carries",
                        0,
                        48,
                        t -> has(t, unit) ? Long.bitCount(t.view.passengers(unit.applyAsInt(t))) : 0)
                .as("Units that it carries.")
                .number(
                        prefix + "Worth",
                        0,
                        MOST,
                        t -> has(t, unit) ? t.sense.stakes.worth(t.view, unit.applyAsInt(t)) : 0)
                .as("Worth of the unit to the sergeant: 0.5, and 0.15 per card of its Factor, less in later turns, and "
                        + "0.35 per point at stake.");
    }

    private static boolean has(final TableOutlook t, final ToIntFunction<TableOutlook> unit) {
        return unit.applyAsInt(t) != TableOutlook.NONE;
    }

    private static boolean is(
            final TableOutlook t, final ToIntFunction<TableOutlook> unit, final ToLongFunction<BattleView> which) {
        return has(t, unit) && (which.applyAsLong(t.view) & 1L << unit.applyAsInt(t)) != 0;
    }

    private static int kind(final TableOutlook t, final int unit) {
        if (unit == TableOutlook.NONE) {
            return 0;
        }
        final long bit = 1L << unit;
        return (t.units().leg & bit) != 0 ? 1 : (t.units().vehicles & bit) != 0 ? 2 : 3;
    }
}
