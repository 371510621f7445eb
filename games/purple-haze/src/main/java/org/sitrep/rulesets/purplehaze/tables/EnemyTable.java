package org.sitrep.rulesets.purplehaze.tables;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.sitrep.rulesets.purplehaze.definition.Enemies;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Options;
import org.sitrep.rulesets.purplehaze.definition.SpecialistType;

/**
 * Enemy markers (PH-COM-3, PH-ENM-3): units are numbered Fighters first, then Specialists, in the order of the data
 * files. Immutable.
 */
public final class EnemyTable {
    /** The type of a Fighter; a Specialist's is 1 + the ordinal of its {@link SpecialistType}. */
    public static final int FIGHTER = 0;
    /** Number of types. */
    public static final int TYPES = 1 + SpecialistType.values().length;

    public static final int ELITE = 1;
    public static final int RPD = 2;
    public static final int SNIPER = 3;
    public static final int LEADER = 4;
    /** The type of a tank; the last, so that reports of combats without tanks can leave it out. */
    public static final int TANK = 5;
    /** Strike dice that a tank adds to its own die (GAP-16). */
    public static final int TANK_STRIKE = 2;
    /** Crit dice that a tank adds (GAP-16). */
    public static final int TANK_CRIT = 1;
    /** Labels of the types in reports. */
    public static final List<String> TYPE_NAMES = List.of("Fighter", "Elite", "RPD", "Sniper", "Leader", "Tank");
    /** Ids of the types in metric names. */
    public static final List<String> TYPE_IDS = List.of("fighter", "elite", "rpd", "sniper", "leader", "tank");

    public final List<String> ids;
    public final int units;
    public final int[] type;
    /** Hit Points at the start. */
    public final int[] hitPoints;
    /** Soft Cover at the start. */
    public final int[] soft;
    /** The units of each type, as a mask. */
    public final long[] unitsOfType = new long[TYPES];
    /** Strike dice that an Elite adds to its own die (AMB-55). */
    public final int eliteExtraStrike;
    /**
     * Largest sum of Hit Points and Soft Cover of any unit that may lie face down: the hits that eliminate the
     * toughest.
     */
    public final int toughest;

    EnemyTable(final GameData game, final Options options) {
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
            put(unit++, 1 + specialist.type().ordinal(), specialist.hitPoints(), specialist.soft());
        }
        eliteExtraStrike = options.eliteStrike() == Options.EliteStrike.TWO ? 1 : 0;
        int most = 0;
        for (int u = 0; u < units; u++) {
            most = type[u] == TANK ? most : Math.max(most, hitPoints[u] + soft[u]);
        }
        toughest = most;
    }

    private void put(final int unit, final int itsType, final int itsHitPoints, final int itsSoft) {
        type[unit] = itsType;
        hitPoints[unit] = itsHitPoints;
        soft[unit] = itsSoft;
        unitsOfType[itsType] |= 1L << unit;
    }
}
