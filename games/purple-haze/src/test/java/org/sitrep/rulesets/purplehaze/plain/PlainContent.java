package org.sitrep.rulesets.purplehaze.plain;

import java.util.List;

/**
 * Every value the plain combats need, as constants. Marked "text" where the rulebook states the value; all others are
 * house values (GAP-02 to GAP-08, GAP-13).
 */
final class PlainContent {

    private PlainContent() {}

    enum Ammo {
        NONE,
        AUTOMATIC,
        MACHINE_GUN,
        GRENADE_LAUNCHER
    }

    /**
     * What a mode does at one number of rows away: Focus modifier, Soft Cover stripped from the target, Burst
     * (PH-HIT-5).
     */
    record RowCell(int focus, int stripSoft, boolean burst) {}

    /** A fire mode, and whether it may be aimed; the list of cells ends at the maximum range (PH-FIRE-2). */
    record Mode(int cost, int strike, int crit, boolean aimed, Ammo ammo, List<RowCell> rowsAway) {}

    /**
     * A weapon, its automatic mode first. Overhead weapons ignore line of sight (PH-LOS-5); a sniper rifle that is
     * aimed ignores it as well (PH-LOS-4), and one Hard Cover.
     */
    record Weapon(Thing thing, boolean overhead, boolean sniper, List<Mode> modes) {}

    /** What Marines carry, and who alone may hold it (PH-EQ-2, PH-EQ-3); 0 is anybody. */
    enum Thing {
        M16(0),
        M60(3),
        M79(5),
        M40(4),
        M14(0),
        AMMO(0),
        RADIO_SET(0), // once its man cannot hold it (PH-EQ-9, AMB-23)
        CLAYMORE(5),
        FIRST_AID_KIT(0);

        private final int onlyFor;

        Thing(int onlyFor) {
            this.onlyFor = onlyFor;
        }

        boolean mayBeHeldBy(int id) {
            return onlyFor == 0 || onlyFor == id;
        }
    }

    /** A card or marker with its Load; of ammo the Load is the steps left (PH-EQ-4), so that it is not in a Loadout. */
    record Item(Thing thing, Ammo ammo, int load) {
        static Item of(Thing thing, int load) {
            return new Item(thing, Ammo.NONE, load);
        }
    }

    /** One man of the reference squad: his profile's numbers, his level-1 Soft Cover, what he carries. */
    record Loadout(
            int id,
            String profile,
            int damageThreshold,
            int stressThreshold,
            int intelligence,
            int willpower,
            int loadCapacity,
            int softCover,
            Weapon weapon,
            int ammoSteps,
            List<Item> items) {}

    /**
     * The Specialist Skills of level 1 that are Orders, each once a Mission: whose, and what it costs (GAP-03, GAP-07).
     */
    enum Skill {
        PULL_BACK(1, 3),
        GO_AGAIN(1, 3),
        ARTILLERY(2, 4),
        ILLUMINATION(2, 3);

        private final int id;
        private final int cost;

        Skill(int id, int cost) {
            this.id = id;
            this.cost = cost;
        }

        int id() {
            return id;
        }

        int cost() {
            return cost;
        }
    }

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

    /** A Wound card; costs are added once an Order. Trait entries play no part in a combat of this squad. */
    record WoundCard(
            int number,
            int stress,
            int thresholdLoss,
            int loadLoss,
            int moveCost,
            int fireCost,
            int critLoss,
            boolean noAimedShot) {
        boolean killsAtOnce() {
            return number == 12; // AMB-49
        }
    }

    /** A Condition card: the Traits that matter in a combat, and how much it raises the Stress Threshold (GAP-06). */
    record ConditionCard(int number, int intelligenceLoss, int willpowerLoss, int thresholdGain) {}

    private static RowCell cell(int focus, int stripSoft) {
        return new RowCell(focus, stripSoft, false);
    }

    private static RowCell burst(int focus, int stripSoft) {
        return new RowCell(focus, stripSoft, true);
    }

    // Automatic: strike, crit, ammo and rows are text. Single: range, stripping and the last two Focus modifiers are
    // text.
    static final Weapon M16 = new Weapon(
            Thing.M16,
            false,
            false,
            List.of(
                    new Mode(4, 6, 2, false, Ammo.AUTOMATIC, List.of(cell(1, 1), burst(1, 1), burst(0, 0), cell(0, 0))),
                    new Mode(3, 4, 1, true, Ammo.NONE, List.of(cell(1, 1), cell(1, 1), cell(1, 1), cell(0, 0)))));
    static final Weapon M60 = new Weapon(
            Thing.M60,
            false,
            false,
            List.of(new Mode(
                    5,
                    7,
                    2,
                    false,
                    Ammo.MACHINE_GUN,
                    List.of(cell(0, 0), burst(1, 2), burst(1, 2), burst(0, 0), cell(0, 0)))));
    static final Weapon M79 = new Weapon(
            Thing.M79,
            true,
            false,
            List.of(new Mode(
                    5,
                    5,
                    2,
                    false,
                    Ammo.GRENADE_LAUNCHER,
                    List.of(cell(-1, 0), burst(0, 2), burst(1, 2), burst(0, 2)))));
    static final Weapon M40 = new Weapon(
            Thing.M40,
            false,
            true,
            List.of(new Mode(
                    4, 4, 1, true, Ammo.NONE, List.of(cell(-1, 0), cell(0, 0), cell(1, 0), cell(1, 0), cell(1, 0)))));
    static final Weapon M14 = new Weapon(
            Thing.M14,
            false,
            false,
            List.of(new Mode(
                    3, 4, 1, true, Ammo.NONE, List.of(cell(0, 0), cell(1, 1), cell(1, 1), cell(1, 1), cell(0, 0)))));

    static final List<Loadout> REFERENCE_SQUAD = List.of(
            new Loadout(1, "MP.01", 8, 7, 4, 3, 11, 2, M16, 2, List.of(Item.of(Thing.M16, 6))),
            new Loadout(
                    2, "MP.02", 8, 7, 4, 2, 11, 1, M16, 1, List.of(Item.of(Thing.M16, 6), Item.of(Thing.RADIO_SET, 4))),
            new Loadout(3, "MP.03", 6, 7, 3, 3, 10, 2, M60, 1, List.of(Item.of(Thing.M60, 8))),
            new Loadout(4, "MP.04", 7, 7, 4, 3, 11, 2, M40, 0, List.of(Item.of(Thing.M40, 6))),
            new Loadout(
                    5, "MP.05", 7, 7, 3, 3, 11, 1, M79, 1, List.of(Item.of(Thing.M79, 4), Item.of(Thing.CLAYMORE, 3))),
            new Loadout(
                    6,
                    "MP.06",
                    8,
                    6,
                    2,
                    4,
                    11,
                    1,
                    M14,
                    0,
                    List.of(Item.of(Thing.M14, 5), Item.of(Thing.FIRST_AID_KIT, 4))));

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
            new WoundCard(1, 1, 1, 0, 0, 0, 0, false),
            new WoundCard(2, 1, 1, 1, 0, 0, 0, false),
            new WoundCard(3, 2, 1, 0, 0, 0, 0, false),
            new WoundCard(4, 2, 2, 1, 1, 0, 0, false),
            new WoundCard(5, 3, 2, 2, 0, 0, 0, true),
            new WoundCard(6, 3, 2, 2, 1, 1, 0, false),
            new WoundCard(7, 3, 2, 2, 2, 0, 0, false),
            new WoundCard(8, 4, 3, 3, 2, 1, 0, false),
            new WoundCard(9, 4, 3, 4, 1, 1, 1, false),
            new WoundCard(10, 4, 3, 4, 2, 1, 0, true),
            new WoundCard(11, 5, 4, 5, 2, 2, 1, true),
            new WoundCard(12, 0, 0, 0, 0, 0, 0, false));

    static final List<ConditionCard> CONDITION_CARDS = List.of(
            new ConditionCard(1, 0, 0, 1),
            new ConditionCard(2, 0, 0, 1),
            new ConditionCard(3, 1, 0, 1),
            new ConditionCard(4, 0, 1, 1),
            new ConditionCard(5, 0, 0, 1),
            new ConditionCard(6, 0, 1, 2),
            new ConditionCard(7, 1, 0, 2),
            new ConditionCard(8, 0, 1, 2),
            new ConditionCard(9, 0, 1, 2),
            new ConditionCard(10, 1, 1, 2),
            new ConditionCard(11, 1, 1, 3),
            new ConditionCard(12, 0, 2, 3));
}
