package org.sitrep.rulesets.purplehaze.checks;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.sitrep.rulesets.purplehaze.definition.CombatBox;
import org.sitrep.rulesets.purplehaze.definition.CombatBox.Force;
import org.sitrep.rulesets.purplehaze.definition.CombatBox.LogEffect;
import org.sitrep.rulesets.purplehaze.definition.SpecialistType;

/**
 * How many Enemies of each kind a box places (PH-CBS-2). Numbers below zero say that more are left out than are there.
 *
 * @param fighters Fighters
 * @param specialists Specialists by type; every type is there
 */
record Placement(int fighters, Map<SpecialistType, Integer> specialists) {
    /** Returns the black Enemies with the changes of the log. */
    static Placement beforeBands(final CombatBox box, final List<LogEffect> inForce) {
        Placement placed = none().plus(box.enemies(), 1);
        for (final LogEffect effect : inForce) {
            placed = placed.plus(effect.adds(), 1).plus(effect.removes(), -1);
        }
        return placed;
    }

    /** Returns all Enemies at High Threat, where a box places the most: those of each band come on top of the lower ones. */
    static Placement atHighThreat(final CombatBox box, final List<LogEffect> inForce) {
        return atLowThreat(box, inForce)
                .plus(box.threat().medium().adds(), 1)
                .plus(box.threat().high().adds(), 1);
    }

    /** Returns the Enemies at Low Threat, where a box places the fewest. */
    static Placement atLowThreat(final CombatBox box, final List<LogEffect> inForce) {
        return beforeBands(box, inForce).plus(box.threat().low().adds(), 1);
    }

    /** Returns how many Enemies these are. */
    int total() {
        return fighters
                + specialists.values().stream().mapToInt(Integer::intValue).sum();
    }

    /** Returns the word for a type in data files. */
    static String word(final SpecialistType type) {
        return type.name().toLowerCase(Locale.ROOT);
    }

    private static Placement none() {
        final Map<SpecialistType, Integer> counts = new EnumMap<>(SpecialistType.class);
        for (final SpecialistType type : SpecialistType.values()) {
            counts.put(type, 0);
        }
        return new Placement(0, counts);
    }

    private Placement plus(final Force force, final int sign) {
        final Map<SpecialistType, Integer> counts = new EnumMap<>(specialists);
        force.specialists().forEach(type -> counts.merge(type, sign, Integer::sum));
        return new Placement(fighters + sign * force.fighters(), counts);
    }
}
