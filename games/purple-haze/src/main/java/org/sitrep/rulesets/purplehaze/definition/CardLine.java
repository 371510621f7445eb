package org.sitrep.rulesets.purplehaze.definition;

import java.util.List;
import org.sitrep.scenario.Field;

/**
 * One line of the text of a Boon card, a Lucky Charm or an Ability (PH-BOON-1, PH-CHM-1, PH-MAR-2): when it acts, what
 * must hold, and what changes. The holder is the Marine who has the card. Words that Events use have the same meaning
 * here.
 */
public record CardLine(
        @Field(value = "When it acts", orElse = "always") When when,

        @Field(value = "Conditions that must hold as well", orElse = "{}")
        Needs needs,

        @Field(value = "Marines concerned", orElse = "holder")
        Whom who,

        @Field(
                value = "Number of Marines, one after another, where who is choice",
                unit = "Marines",
                min = 1,
                max = 6,
                orElse = "1")
        int marines,

        @Field(value = "Tests concerned; none named means all", orElse = "[]")
        List<CardTest> tests,

        @Field(value = "Focus dice", unit = "dice", min = -4, max = 4, orElse = "0")
        int focus,

        @Field(value = "Strike dice", unit = "dice", min = -4, max = 6, orElse = "0")
        int strike,

        @Field(value = "Crit dice", unit = "dice", min = -4, max = 4, orElse = "0")
        int crit,

        @Field("Whether the night costs the test no Focus die")
        boolean ignoresNight,

        @Field(value = "Stress that the holder takes for it", unit = "Stress", min = 0, max = 9, orElse = "0")
        int priceStress,

        @Field(value = "Damage that the holder takes for it", unit = "Damage", min = 0, max = 9, orElse = "0")
        int priceDamage,

        @Field(value = "Damage; negative removes or ignores Damage", unit = "Damage", min = -20, max = 0, orElse = "0")
        int damage,

        @Field(value = "Stress; negative removes or ignores Stress", unit = "Stress", min = -20, max = 0, orElse = "0")
        int stress,

        @Field("Whether the holder takes the Stress that is removed")
        boolean takesOver,

        @Field(value = "Steps of ammo regained", unit = "steps", min = 0, max = 9, orElse = "0")
        int ammo,

        @Field(value = "Effect on a Wound card drawn", orElse = "none")
        WoundTurn wound,

        @Field(value = "Damage Threshold", unit = "Damage", min = -9, max = 9, orElse = "0")
        int damageThreshold,

        @Field(value = "Stress Threshold", unit = "Stress", min = -9, max = 9, orElse = "0")
        int stressThreshold,

        @Field(value = "Load Capacity", unit = "Load", min = -9, max = 9, orElse = "0")
        int loadCapacity,

        @Field(value = "Initiative cost of Move orders", unit = "Initiative", min = -9, max = 9, orElse = "0")
        int moveCost,

        @Field(value = "Initiative cost of Take Cover", unit = "Initiative", min = -2, max = 9, orElse = "0")
        int coverCost,

        @Field(
                value = "Initiative cost that aiming adds; the total is at least 0",
                unit = "Initiative",
                min = -9,
                max = 9,
                orElse = "0")
        int aimCost,

        @Field(value = "Intelligence on Table A, as ID 2", unit = "rating", min = -3, max = 3, orElse = "0")
        int tableA,

        @Field(value = "Initiative", unit = "Initiative", min = -9, max = 9, orElse = "0")
        int initiative,

        @Field(
                value = "Uses of Fire Support that become available again",
                unit = "uses",
                min = 0,
                max = 9,
                orElse = "0")
        int fireSupport,

        @Field(value = "Hard Cover markers removed from Enemy spaces", unit = "markers", min = 0, max = 9, orElse = "0")
        int hardCoverRemoved,

        @Field(value = "Threat", unit = "Threat", min = -9, max = 9, orElse = "0")
        int threat,

        @Field(value = "SP that a Forced March spares", unit = "SP", min = 0, max = 15, orElse = "0")
        int stamina,

        @Field(value = "Terrain shift of this March", orElse = "none")
        Effect.Shift shift,

        @Field(value = "EAZ Adjacent to the Squad that may be removed", unit = "EAZ", min = 0, max = 8, orElse = "0")
        int eazRemoved,

        @Field(value = "Experience", unit = "XP", min = 0, max = 9, orElse = "0")
        int experience) {

    /** Conditions of a line. Everything named must hold. */
    public record Needs(
            @Field("Whether the holder must be Point Man") boolean pointMan,

            @Field("Whether the holder must have a Wound card")
            boolean wounded,

            @Field("Whether another Marine must have been killed in this Mission")
            boolean comradeKilled,

            @Field("Fire orders: whether no Marine may be adjacent to the holder")
            boolean alone,

            @Field("Fire orders: whether the mode must be automatic")
            boolean automatic,

            @Field("Fire orders: whether it must be thrown gear")
            boolean thrown,

            @Field(value = "Fire orders: weapons, any of these", refersTo = "weapons", orElse = "[]")
            List<String> weapons,

            @Field(value = "Fewest Focus dice of the test", unit = "dice", min = 0, max = 8, orElse = "0")
            int focusAtLeast,

            @Field(value = "Shortest Bivouac", unit = "minutes", min = 0, max = 480, orElse = "0")
            int minutesAtLeast,

            @Field("Whether every objective of the Mission must be met")
            boolean allMet) {
        /** Needs nothing. */
        public static final Needs NONE = new Needs(false, false, false, false, false, false, List.of(), 0, 0, false);

        /** Returns whether a line needs something that only a Fire order has. */
        public boolean isForFire() {
            return alone || automatic || thrown || !weapons.isEmpty();
        }
    }

    /** When a line acts. Where the player may decline, the card is used only if the player plays it. */
    public enum When {
        /** All the time: thresholds, Load Capacity, costs of orders, Intelligence on Table A. */
        ALWAYS,
        /** On every such test of the holder: dice. On Fire orders not Focus dice. */
        TEST,
        /** Before the dice of such a test of the holder are thrown, if the player wants: dice, perhaps at a price. */
        BEFORE_TEST,
        /** After such a test, if the player wants: it is thrown again. */
        AFTER_TEST,
        /** Between two activations of a combat, and before a Squad action: Stress, Damage, ammo. */
        ANY_TIME,
        /** When the holder takes Damage from one source, if the player wants: part of it is ignored. */
        DAMAGE,
        /** When the holder takes Stress: part of it is ignored. */
        STRESS,
        /** When the holder draws a Wound card. */
        WOUND,
        /** Before the first activation of a combat: Initiative; between two activations: Fire Support, Hard Cover. */
        COMBAT,
        /** At the set-up of a combat whose box does not allow the Claymore: it may be used. */
        CLAYMORE,
        /** When the Claymore of the holder is a dud: the die is rolled again. */
        DUD,
        /** On a March: Threat, Terrain shift, EAZ. */
        MARCH,
        /** On a Forced March: SP. */
        FORCED_MARCH,
        /** On a red Threat die, if the player wants: it turns yellow. */
        RED_DIE,
        /** After an Evac, if the player wants: there are no Threat dice. */
        EVAC,
        /** On a March: the next Encounter is shown, and may be put at the bottom of the deck. */
        ENCOUNTER,
        /** In a Bivouac: First Aid without a step of a Kit. */
        FIRST_AID,
        /** At the end of a Bivouac: one Marine of choice drops Stress. */
        BIVOUAC,
        /** On a gamble at R&amp;R that is not won, if the player wants: the die is rolled again. */
        GAMBLE,
        /** At the end of a Mission: experience. */
        MISSION_END
    }

    /** The Marines whom a line concerns. */
    public enum Whom {
        /** The Marine who has the card. */
        HOLDER,
        /** A Marine of the player's choice; after a test, any tester. */
        CHOICE,
        /** A Marine of the player's choice other than the holder. */
        OTHER,
        /** Every Marine present. */
        ALL
    }

    /** The tests that a line can concern. */
    public enum CardTest {
        SURVIVABILITY,
        CHARISMA,
        PERCEPTION,
        INTELLIGENCE,
        WILLPOWER,
        /** Every Trait test. */
        TRAIT,
        /** First Aid, besides its test of Intelligence. */
        FIRST_AID,
        /** The Combat test of a Fire order. */
        FIRE,
        /** The Combat test of the Claymore. */
        CLAYMORE
    }

    /** Effects on a Wound card drawn. */
    public enum WoundTurn {
        NONE,
        /** The card is ignored if the player wants: no cube, no Stress. */
        IGNORED,
        /** Two cards are drawn; the lower one is suffered. */
        LOWER
    }
}
