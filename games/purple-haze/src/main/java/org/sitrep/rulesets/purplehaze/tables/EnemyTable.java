package org.sitrep.rulesets.purplehaze.tables;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.sitrep.rulesets.purplehaze.definition.Enemies;
import org.sitrep.rulesets.purplehaze.definition.EnemyType;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Options;

/**
 * Enemy markers (PH-COM-3, PH-ENM-3): units are numbered Fighters first, then Specialists, in the order of the data
 * files. Immutable.
 */
public final class EnemyTable {
    /** The type of a Fighter; the types of Specialists follow from 1, in the order of the data files. */
    public static final int FIGHTER = 0;

    /** The largest number of types. */
    public static final int MOST_TYPES = 13;

    /** The number of types. */
    public final int types;
    /** Ids of the types in metric names. */
    public final List<String> typeIds;
    /** Labels of the types in reports. */
    public final List<String> typeNames;
    /** Focus dice that an Enemy of a type adds. */
    public final int[] focus;
    /** Strike dice that an Enemy of a type adds to its own die (AMB-55). */
    public final int[] strike;
    /** Crit dice that an Enemy of a type adds. */
    public final int[] crit;
    /** Initiative cost that an Enemy of a type adds to an activation. */
    public final int[] cost;
    /** True for types that only anti-tank weapons and Fire Support can hit (GAP-16). */
    public final boolean[] armored;

    /** The worth to a bot of eliminating an Enemy of a type, in Fighters; house values. */
    public final double[] worth;

    public final List<String> ids;
    public final int units;
    public final int[] type;
    /** Hit Points at the start. */
    public final int[] hitPoints;
    /** Soft Cover at the start. */
    public final int[] soft;
    /** The units of each type, as a mask. */
    public final long[] unitsOfType;
    /**
     * Largest sum of Hit Points and Soft Cover of any unit that may lie face down: the hits that eliminate the
     * toughest.
     */
    public final int toughest;

    EnemyTable(final GameData game, final Options options) {
        final List<EnemyType> specialistTypes = List.copyOf(game.enemyTypes().values());
        types = 1 + specialistTypes.size();
        typeIds = Stream.concat(Stream.of("fighter"), specialistTypes.stream().map(EnemyType::id))
                .toList();
        typeNames = Stream.concat(Stream.of("Fighter"), specialistTypes.stream().map(EnemyType::name))
                .toList();
        focus = new int[types];
        strike = new int[types];
        crit = new int[types];
        cost = new int[types];
        armored = new boolean[types];
        worth = new double[types];
        worth[FIGHTER] = 1;
        unitsOfType = new long[types];
        for (int t = 1; t < types; t++) {
            put(t, specialistTypes.get(t - 1), options);
        }
        final Map<String, Enemies.Fighter> fighters = game.enemies().fighters();
        final Map<String, Enemies.Specialist> specialists = game.enemies().specialists();
        ids = Stream.concat(fighters.keySet().stream(), specialists.keySet().stream())
                .toList();
        units = ids.size();
        type = new int[units];
        hitPoints = new int[units];
        soft = new int[units];
        int unit = 0;
        for (final Enemies.Fighter fighter : fighters.values()) {
            put(unit++, FIGHTER, fighter.hitPoints(), fighter.soft());
        }
        for (final Enemies.Specialist specialist : specialists.values()) {
            put(unit++, typeIds.indexOf(specialist.type()), specialist.hitPoints(), specialist.soft());
        }
        int most = 0;
        for (int u = 0; u < units; u++) {
            most = armored[type[u]] ? most : Math.max(most, hitPoints[u] + soft[u]);
        }
        toughest = most;
    }

    private void put(final int number, final EnemyType printed, final Options options) {
        final boolean withheld =
                printed.id().equals(EnemyType.ELITE) && options.eliteStrike() != Options.EliteStrike.TWO;
        focus[number] = printed.focus();
        strike[number] = Math.max(0, printed.strike() - (withheld ? 1 : 0));
        crit[number] = printed.crit();
        cost[number] = printed.cost();
        armored[number] = printed.armored();
        final int tenths = 10
                + 3 * strike[number]
                + 7 * focus[number]
                + 6 * crit[number]
                - 3 * cost[number]
                + (armored[number] ? 3 : 0);
        worth[number] = tenths / 10.0;
    }

    /** Returns the sum of a value over the Enemies counted by type. */
    public static int sum(final int[] counts, final int[] each) {
        int sum = 0;
        for (int t = 0; t < counts.length; t++) {
            sum += counts[t] * each[t];
        }
        return sum;
    }

    private void put(final int unit, final int itsType, final int itsHitPoints, final int itsSoft) {
        type[unit] = itsType;
        hitPoints[unit] = itsHitPoints;
        soft[unit] = itsSoft;
        unitsOfType[itsType] |= 1L << unit;
    }
}
