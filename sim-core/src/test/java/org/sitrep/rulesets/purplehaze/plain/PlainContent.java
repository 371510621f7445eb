package org.sitrep.rulesets.purplehaze.plain;

import java.util.List;

/**
 * Every value the plain combats need, as constants. Marked "text" where the rulebook states the value; all others are house
 * values (GAP-02, GAP-04, GAP-05, GAP-07, GAP-08, GAP-13).
 */
final class PlainContent {

    private PlainContent() {}

    enum Ammo {
        NONE,
        AUTOMATIC,
        MACHINE_GUN,
        GRENADE_LAUNCHER
    }

    /** What a mode does at one number of rows away: Focus modifier, and Soft Cover stripped from the target. */
    record RowCell(int focus, int stripSoft) {}

    /** A fire mode; the list of cells ends at the maximum range (PH-FIRE-2). Burst is left out: the drill never shares hits. */
    record Mode(int cost, int strike, int crit, Ammo ammo, List<RowCell> rowsAway) {}

    /** A weapon, its automatic mode first. Overhead weapons ignore line of sight (PH-LOS-5). */
    record Weapon(String name, boolean overhead, List<Mode> modes) {}

    /** One man of the reference squad: the profile's Damage Threshold and Willpower, his level-1 Soft Cover, what he carries. */
    record Loadout(
            int id, String profile, int damageThreshold, int willpower, int softCover, Weapon weapon, int ammoSteps) {}

    enum EnemyType {
        FIGHTER,
        ELITE,
        RPD,
        SNIPER,
        LEADER
    }

    record EnemyMarker(String code, EnemyType type, int hitPoints, int softCover) {}

    /** An Enemy Combat marker; one with both specials makes no attack (PH-ENM-2). */
    record CombatMarker(String code, int cost, int focus, int crit, boolean addTactic, boolean hardMove) {
        boolean attacks() {
            return !(addTactic && hardMove);
        }
    }

    /** The Tactics markers of the pool; Artillery is never in it (PH-TAC-2). */
    enum Tactic {
        AIM_SHOOT,
        FUBAR,
        FLANKING,
        GRENADES,
        MORTAR,
        REGROUP,
        SUPPORT
    }

    /** A Wound card; costs are added once an Order. Trait, Load and Aimed Shot entries play no part in a drill combat. */
    record WoundCard(int number, int stress, int thresholdLoss, int moveCost, int fireCost, int critLoss) {
        boolean killsAtOnce() {
            return number == 12; // AMB-49
        }
    }

    private static RowCell cell(int focus, int stripSoft) {
        return new RowCell(focus, stripSoft);
    }

    // Automatic: strike, crit, ammo and rows are text. Single: range, stripping and the last two Focus modifiers are
    // text.
    static final Weapon M16 = new Weapon(
            "M16",
            false,
            List.of(
                    new Mode(4, 6, 2, Ammo.AUTOMATIC, List.of(cell(1, 1), cell(1, 1), cell(0, 0), cell(0, 0))),
                    new Mode(3, 4, 1, Ammo.NONE, List.of(cell(1, 1), cell(1, 1), cell(1, 1), cell(0, 0)))));
    static final Weapon M60 = new Weapon(
            "M60",
            false,
            List.of(new Mode(
                    5, 7, 2, Ammo.MACHINE_GUN, List.of(cell(0, 0), cell(1, 2), cell(1, 2), cell(0, 0), cell(0, 0)))));
    static final Weapon M79 = new Weapon(
            "M79",
            true,
            List.of(new Mode(
                    5, 5, 2, Ammo.GRENADE_LAUNCHER, List.of(cell(-1, 0), cell(0, 2), cell(1, 2), cell(0, 2)))));
    static final Weapon M40 = new Weapon(
            "M40",
            false,
            List.of(new Mode(
                    4, 4, 1, Ammo.NONE, List.of(cell(-1, 0), cell(0, 0), cell(1, 0), cell(1, 0), cell(1, 0)))));
    static final Weapon M14 = new Weapon(
            "M14",
            false,
            List.of(new Mode(3, 4, 1, Ammo.NONE, List.of(cell(0, 0), cell(1, 1), cell(1, 1), cell(1, 1), cell(0, 0)))));

    static final List<Loadout> REFERENCE_SQUAD = List.of(
            new Loadout(1, "MP.01", 8, 3, 2, M16, 2),
            new Loadout(2, "MP.02", 8, 2, 1, M16, 1),
            new Loadout(3, "MP.03", 6, 3, 2, M60, 1),
            new Loadout(4, "MP.04", 7, 3, 2, M40, 0),
            new Loadout(5, "MP.05", 7, 3, 1, M79, 1),
            new Loadout(6, "MP.06", 8, 4, 1, M14, 0));

    /** Where the drill puts IDs 1-6 when no space is indicated. */
    static final List<Space> STARTING_SPACES =
            List.of(Space.at(2, 1), Space.at(2, 2), Space.at(2, 3), Space.at(2, 4), Space.at(3, 2), Space.at(3, 3));

    /** The running list of spaces that black, then yellow, then red Enemies fill. */
    static final List<Space> ENEMY_SPACES = List.of(
            Space.at(1, 2),
            Space.at(1, 3),
            Space.at(2, 1),
            Space.at(2, 2),
            Space.at(2, 3),
            Space.at(2, 4),
            Space.at(1, 1),
            Space.at(1, 4),
            Space.at(3, 1),
            Space.at(3, 2),
            Space.at(3, 3),
            Space.at(3, 4));

    static final List<EnemyMarker> FIGHTERS = List.of(
            new EnemyMarker("F01", EnemyType.FIGHTER, 3, 1),
            new EnemyMarker("F02", EnemyType.FIGHTER, 3, 2),
            new EnemyMarker("F03", EnemyType.FIGHTER, 3, 2),
            new EnemyMarker("F04", EnemyType.FIGHTER, 3, 3),
            new EnemyMarker("F05", EnemyType.FIGHTER, 4, 1),
            new EnemyMarker("F06", EnemyType.FIGHTER, 4, 1),
            new EnemyMarker("F07", EnemyType.FIGHTER, 4, 2),
            new EnemyMarker("F08", EnemyType.FIGHTER, 4, 2),
            new EnemyMarker("F09", EnemyType.FIGHTER, 5, 1),
            new EnemyMarker("F10", EnemyType.FIGHTER, 5, 2),
            new EnemyMarker("F11", EnemyType.FIGHTER, 5, 2),
            new EnemyMarker("F12", EnemyType.FIGHTER, 6, 1));

    static final List<EnemyMarker> SPECIALISTS = List.of(
            new EnemyMarker("S1", EnemyType.ELITE, 5, 2),
            new EnemyMarker("S2", EnemyType.ELITE, 6, 1),
            new EnemyMarker("S3", EnemyType.RPD, 4, 2),
            new EnemyMarker("S4", EnemyType.RPD, 5, 1),
            new EnemyMarker("S5", EnemyType.SNIPER, 3, 3),
            new EnemyMarker("S6", EnemyType.SNIPER, 4, 2),
            new EnemyMarker("S7", EnemyType.LEADER, 4, 2));

    static final List<CombatMarker> COMBAT_MARKERS = List.of(
            new CombatMarker("CM01", 3, 0, 0, true, true),
            new CombatMarker("CM02", 4, 0, 0, false, false),
            new CombatMarker("CM03", 4, 1, 0, false, false),
            new CombatMarker("CM04", 4, 0, 1, false, false),
            new CombatMarker("CM05", 5, 1, 0, false, true),
            new CombatMarker("CM06", 5, 0, 1, true, false),
            new CombatMarker("CM07", 5, 1, 1, false, false),
            new CombatMarker("CM08", 6, 1, 1, true, false),
            new CombatMarker("CM09", 6, 1, 2, false, true),
            new CombatMarker("CM10", 7, 1, 2, false, false),
            new CombatMarker("CM11", 7, 2, 2, false, false));

    static final List<WoundCard> WOUND_CARDS = List.of(
            new WoundCard(1, 1, 1, 0, 0, 0),
            new WoundCard(2, 1, 1, 0, 0, 0),
            new WoundCard(3, 2, 1, 0, 0, 0),
            new WoundCard(4, 2, 2, 1, 0, 0),
            new WoundCard(5, 3, 2, 0, 0, 0),
            new WoundCard(6, 3, 2, 1, 1, 0),
            new WoundCard(7, 3, 2, 2, 0, 0),
            new WoundCard(8, 4, 3, 2, 1, 0),
            new WoundCard(9, 4, 3, 1, 1, 1),
            new WoundCard(10, 4, 3, 2, 1, 0),
            new WoundCard(11, 5, 4, 2, 2, 1),
            new WoundCard(12, 0, 0, 0, 0, 0));
}
