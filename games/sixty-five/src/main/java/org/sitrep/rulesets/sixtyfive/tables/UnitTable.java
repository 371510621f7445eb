package org.sitrep.rulesets.sixtyfive.tables;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import org.sitrep.rulesets.sixtyfive.definition.Forbidden;
import org.sitrep.rulesets.sixtyfive.definition.Force;
import org.sitrep.rulesets.sixtyfive.definition.GameData;
import org.sitrep.rulesets.sixtyfive.definition.Side;
import org.sitrep.rulesets.sixtyfive.definition.UnitType;
import org.sitrep.rulesets.sixtyfive.definition.UnitType.Ability;
import org.sitrep.rulesets.sixtyfive.definition.UnitType.MoveClass;
import org.sitrep.rulesets.sixtyfive.definition.UnitType.Power;

/**
 * The units of a battle with their printed values: numbered force by force in the order of their set-up, and in a force
 * by type. Forbidden types are left out. Sets of units are masks. Immutable.
 */
public final class UnitTable {
    /** Largest number of units of a battle. */
    public static final int MOST = 48;
    /** No Armor Piercing Factor. */
    public static final int NO_FACTOR = -100;

    /** Number of units. */
    public final int count;
    /** Types of counters, by number. */
    public final List<UnitType> types;
    /** Type of a unit. */
    public final int[] type;
    /** Force of a unit. */
    public final int[] force;
    /** Side of a unit, an ordinal of {@link Side}. */
    public final int[] side;
    /** The units of each side. */
    public final long[] ofSide;
    /** The units of each force. */
    public final long[] ofForce;
    /** The units of each type. */
    public final long[] ofType;
    /** Class of movement, an ordinal of {@link MoveClass}. */
    public final int[] moves;
    /** Movement Factor. */
    public final int[] movement;
    /** Targeting Modifier. */
    public final int[] targeting;
    /** Armor Piercing Factor, or {@link #NO_FACTOR}. */
    public final int[] armorPiercing;
    /** Armor Factor; 0 for soft targets (AMB-40). */
    public final int[] armor;
    /** High Explosive Factor. */
    public final int[] highExplosive;
    /** The same when reduced. */
    public final int[] reduced;
    /** The Leg units, Heroes included. */
    public final long leg;
    /** The Heroes (SF-UNIT-6). */
    public final long heroes;
    /** The ground vehicles. */
    public final long vehicles;
    /** The helicopters. */
    public final long helicopters;
    /** The units with an Armor Factor: hard targets (SF-UNIT-2). */
    public final long hard;
    /** The carriers (SF-UNIT-9). */
    public final long carriers;
    /** The units of two steps. */
    public final long twoSteps;

    private final long[] able = new long[Ability.values().length];
    private final long[] powered = new long[Power.values().length];

    UnitTable(final GameData game, final List<Force> forces) {
        types = List.copyOf(game.units().values());
        final List<String> ids = List.copyOf(game.units().keySet());
        final List<int[]> units = new ArrayList<>();
        for (int f = 0; f < forces.size(); f++) {
            for (final Map.Entry<String, Integer> some : forces.get(f).units().entrySet()) {
                final int many = game.forbid().contains(Forbidden.unit(some.getKey())) ? 0 : some.getValue();
                units.addAll(Collections.nCopies(many, new int[] {ids.indexOf(some.getKey()), f}));
            }
        }
        count = units.size();
        type = units.stream().mapToInt(u -> u[0]).toArray();
        force = units.stream().mapToInt(u -> u[1]).toArray();
        side = ints(t -> t.army().side().ordinal());
        ofSide = by(side, 2);
        ofForce = by(force, forces.size());
        ofType = by(type, types.size());
        moves = ints(t -> t.moves().ordinal());
        movement = ints(UnitType::movement);
        targeting = ints(UnitType::targeting);
        armorPiercing = ints(t -> t.armorPiercing().orElse(NO_FACTOR));
        armor = ints(t -> t.armor().orElse(0));
        highExplosive = ints(UnitType::highExplosive);
        reduced = ints(UnitType::reducedHighExplosive);
        leg = those(UnitType::leg);
        heroes = those(UnitType::hero);
        vehicles = those(t -> t.moves().vehicle());
        helicopters = those(t -> t.moves() == MoveClass.FLYING);
        hard = those(t -> t.armor().isPresent());
        carriers = those(UnitType::carrier);
        twoSteps = those(t -> t.steps() == 2);
        for (final Ability ability : Ability.values()) {
            able[ability.ordinal()] = those(t -> t.abilities().contains(ability));
        }
        for (final Power power : Power.values()) {
            final boolean open = !game.forbid().contains(Forbidden.power(power));
            powered[power.ordinal()] = those(t -> open && t.powers().contains(power));
        }
    }

    private int[] ints(final ToIntFunction<UnitType> value) {
        return Arrays.stream(type).mapToObj(types::get).mapToInt(value).toArray();
    }

    private static long[] by(final int[] of, final int many) {
        final long[] masks = new long[many];
        for (int unit = 0; unit < of.length; unit++) {
            masks[of[unit]] |= 1L << unit;
        }
        return masks;
    }

    /** Returns the units whose types meet a condition. */
    public long those(final Predicate<UnitType> which) {
        long mask = 0;
        for (int unit = 0; unit < count; unit++) {
            mask |= which.test(printed(unit)) ? 1L << unit : 0;
        }
        return mask;
    }

    /** Returns the units with an Ability (SF-UNIT-7). */
    public long with(final Ability ability) {
        return able[ability.ordinal()];
    }

    /** Returns the units with a Power; none if it is forbidden. */
    public long with(final Power power) {
        return powered[power.ordinal()];
    }

    /** Returns the type of a unit as printed. */
    public UnitType printed(final int unit) {
        return types.get(type[unit]);
    }
}
