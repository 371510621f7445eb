package org.sitrep.rulesets.purplehaze.scenario;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.sitrep.rulesets.purplehaze.definition.Forbidden;
import org.sitrep.rulesets.purplehaze.definition.SkillId;
import org.sitrep.rulesets.purplehaze.definition.Specialization.Skill;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.rulesets.purplehaze.tables.SpecializationTable;
import org.sitrep.rulesets.purplehaze.tables.StartingSquad;

/** Lists the things that a scenario could forbid. */
final class Forbiddable {
    private Forbiddable() {}

    /** Returns everything: in a campaign the Squad chooses its weapons and gear and learns its skills. */
    static List<String> of(final GameTables tables) {
        return allowed(tables, Forbidden.known(tables.game));
    }

    /** Returns the equipment and skills of a Squad at the start of a single combat or Mission, and the orders. */
    static List<String> of(final GameTables tables, final StartingSquad squad) {
        final List<String> things = new ArrayList<>();
        for (int weapon = 0; weapon < tables.weapons.count; weapon++) {
            final int sought = weapon;
            if (Arrays.stream(squad.weapons).anyMatch(carried -> carried == sought)) {
                things.add(Forbidden.weapon(tables.weapons.index.id(weapon)));
            }
        }
        for (int gear = 0; gear < tables.gear.count; gear++) {
            if (isCarried(tables, squad, gear)) {
                things.add(Forbidden.gear(tables.gear.index.id(gear)));
            }
        }
        for (final SkillId skill : SkillId.values()) {
            if (isKnown(tables, squad, skill)) {
                things.add(Forbidden.skill(skill.id()));
            }
        }
        for (final Forbidden.Order order : Forbidden.Order.values()) {
            things.add(Forbidden.order(order));
        }
        return allowed(tables, things);
    }

    /** Returns things that could be forbidden, but that the Squad does not have at the start. */
    static List<String> absent(final GameTables tables, final StartingSquad squad) {
        final List<String> had = of(tables, squad);
        return of(tables).stream().filter(thing -> !had.contains(thing)).toList();
    }

    private static boolean isCarried(final GameTables tables, final StartingSquad squad, final int gear) {
        for (int marine = 0; marine < StartingSquad.MARINES; marine++) {
            final int at = marine * tables.gear.count + gear;
            if (squad.gearFull[at] + squad.gearLow[at] > 0) {
                return true;
            }
        }
        return false;
    }

    private static boolean isKnown(final GameTables tables, final StartingSquad squad, final SkillId skill) {
        for (int marine = 0; marine < StartingSquad.MARINES; marine++) {
            final int row = SpecializationTable.row(marine, squad.level[marine]);
            if (tables.specializations.skill[row * SpecializationTable.SKILLS + skill.ordinal()] != Skill.NONE) {
                return true;
            }
        }
        return false;
    }

    private static List<String> allowed(final GameTables tables, final List<String> things) {
        return things.stream()
                .filter(thing -> !tables.forbidden.things().contains(thing))
                .toList();
    }
}
