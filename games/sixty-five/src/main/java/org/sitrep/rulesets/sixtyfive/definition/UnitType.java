package org.sitrep.rulesets.sixtyfive.definition;

import java.util.List;
import java.util.Optional;
import org.sitrep.scenario.Field;
import org.sitrep.scenario.Key;

/** A type of counter, with its printed values (SF-UNIT-1). */
public record UnitType(
        @Key String id,
        @Field("Name on the counter") String name,
        @Field("Army that has it") Army army,
        @Field("Class of its movement") MoveClass moves,

        @Field(value = "Movement Factor; unlimited for helicopters", unit = "points", min = 0, max = 9, orElse = "0")
        int movement,

        @Field(value = "Targeting Modifier", min = -3, max = 6, orElse = "0")
        int targeting,

        @Field(value = "Armor Piercing Factor; absent if it cannot hurt hard targets", min = 0, max = 12)
        Optional<Integer> armorPiercing,

        @Field(value = "Armor Factor of a hard target; absent for a soft one", min = -3, max = 12)
        Optional<Integer> armor,

        @Field(value = "High Explosive Factor", unit = "cards", min = 0, max = 9)
        int highExplosive,

        @Field(value = "High Explosive Factor of the reduced side", unit = "cards", min = 0, max = 9, orElse = "0")
        int reducedHighExplosive,

        @Field(value = "Steps: 1 or 2 sides with strength", unit = "steps", min = 1, max = 2)
        int steps,

        @Field(value = "Counters in the game", unit = "counters", min = 1, max = 12)
        int counters,

        @Field("True for a Hero") boolean hero,

        @Field("True if it carries a Leg unit and a Hero") boolean carrier,

        @Field(value = "Abilities, always on", orElse = "[]")
        List<Ability> abilities,

        @Field(value = "Powers, each used with a Power card", orElse = "[]")
        List<Power> powers) {
    /** Checks that the values suit each other. */
    public UnitType {
        if (hero && moves != MoveClass.LEG) {
            throw new IllegalArgumentException("a Hero is a Leg unit: write moves: leg");
        }
        if (steps == 1 && reducedHighExplosive != 0) {
            throw new IllegalArgumentException("a unit of one step has no reduced side: remove reducedHighExplosive");
        }
        if (moves == MoveClass.LEG && armor.isPresent()) {
            throw new IllegalArgumentException("a Leg unit is a soft target: remove armor");
        }
        if (carrier && moves == MoveClass.LEG) {
            throw new IllegalArgumentException("a Leg unit carries nobody: remove carrier");
        }
    }

    /** Returns whether it is a Leg unit, Heroes included (SF-UNIT-4). */
    public boolean leg() {
        return moves == MoveClass.LEG;
    }

    /** Armies. */
    public enum Army {
        US,
        VC,
        NVA;

        /** Returns the side that the army fights on. */
        public Side side() {
            return this == US ? Side.US : Side.COM;
        }
    }

    /** Classes of movement (SF-MOVE-2). */
    public enum MoveClass {
        LEG,
        WHEELED,
        OFF_ROAD,
        TRACKED,
        /** A helicopter. */
        FLYING;

        /** Returns whether it is a ground vehicle (SF-UNIT-8). */
        public boolean vehicle() {
            return this == WHEELED || this == OFF_ROAD || this == TRACKED;
        }
    }

    /** Abilities (section 21 of the rules). */
    public enum Ability {
        /** May start assaults (SF-ABIL-1). */
        ASSAULT,
        /** May start assaults, and adds 1 in them (SF-ABIL-2). */
        ASSAULT_PLUS,
        /** Harder to hit while alone (SF-ABIL-3). */
        DIFFICULT_TARGET,
        /** A unit of an adjacent hex may join its hex in ranged fire (SF-ABIL-4). */
        INSPIRATIONAL,
        /** It and units that move with it pay 1 per hex (SF-ABIL-5). */
        PATHFINDER,
        /** It cannot move and fire in one Action (SF-ABIL-6). */
        NO_MOVE_AND_FIRE,
        /** Range does not matter, cover does not help, Heroes can be picked (SF-ABIL-7). */
        SNIPER,
        /** May spread its hits over a hex (SF-ABIL-8). */
        SUPPRESSION,
        /** Units of its hex may redraw a card (SF-ABIL-9). */
        TACTICAL,
        /** It can fire Cannister (SF-ACT-3). */
        CANNISTER,
        /** It fires through its front only (SF-FACE-4). */
        FIXED_WEAPON
    }

    /** Powers (section 22 of the rules). */
    public enum Power {
        FORTY_MM,
        CHARGE,
        EXPLOSIVE_ROUNDS,
        KILL_SHOT,
        LEADERSHIP,
        SMOKE,
        SATCHEL_CHARGE
    }
}
