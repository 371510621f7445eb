package org.sitrep.rulesets.purplehaze.tables;

import java.util.List;
import org.sitrep.rulesets.purplehaze.definition.Enemies;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Options;
import org.sitrep.rulesets.purplehaze.definition.SpecialistType;

/**
 * Enemy markers (PH-COM-3, PH-ENM-3): units are numbered Fighters first, then Specialists, in the order of the data
 * files. Immutable.
 */
public final class EnemyTable {
    /** The type of a Fighter; a Specialist's is 1 + the ordinal of his {@link SpecialistType}. */
    public static final int FIGHTER = 0;
    /** How many types there are. */
    public static final int TYPES = 1 + SpecialistType.values().length;
    /** The type of an Elite. */
    public static final int ELITE = 1;
    /** The type of an RPD. */
    public static final int RPD = 2;
    /** The type of a Sniper. */
    public static final int SNIPER = 3;
    /** The type of a Leader. */
    public static final int LEADER = 4;
    /** The type of a tank; the last, so that a report of combats without tanks leaves it out. */
    public static final int TANK = 5;
    /** Strike dice that a tank adds to its own one (GAP-16). */
    public static final int TANK_STRIKE = 2;
    /** Crit dice that a tank adds (GAP-16). */
    public static final int TANK_CRIT = 1;
    /** What a report calls each type. */
    public static final List<String> TYPE_NAMES = List.of("Fighter", "Elite", "RPD", "Sniper", "Leader", "Tank");
    /** What metric names call each type. */
    public static final List<String> TYPE_IDS = List.of("fighter", "elite", "rpd", "sniper", "leader", "tank");

    /** Ids of the units. */
    public final List<String> ids;
    /** How many units there are. */
    public final int units;
    /** Type of each unit. */
    public final int[] type;
    /** Hit Points at the start. */
    public final int[] hitPoints;
    /** Soft Cover at the start. */
    public final int[] soft;
    /** The units of each type, as a mask. */
    public final long[] unitsOfType = new long[TYPES];
    /** Strike dice that an Elite adds to his own one (AMB-55). */
    public final int eliteExtraStrike;
    /**
     * The most Hit Points and Soft Cover that any unit has together that may lie face down: what kills the toughest.
     */
    public final int toughest;

    EnemyTable(final GameData game, final Options options) {
        final List<Enemies.Fighter> fighters =
                List.copyOf(game.enemies().fighters().values());
        final List<Enemies.Specialist> specialists =
                List.copyOf(game.enemies().specialists().values());
        units = fighters.size() + specialists.size();
        type = new int[units];
        hitPoints = new int[units];
        soft = new int[units];
        final String[] names = new String[units];
        for (int u = 0; u < units; u++) {
            if (u < fighters.size()) {
                final Enemies.Fighter fighter = fighters.get(u);
                put(u, FIGHTER, fighter.hitPoints(), fighter.soft());
                names[u] = fighter.id();
            } else {
                final Enemies.Specialist specialist = specialists.get(u - fighters.size());
                put(u, 1 + specialist.type().ordinal(), specialist.hitPoints(), specialist.soft());
                names[u] = specialist.id();
            }
        }
        ids = List.of(names);
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
