package org.sitrep.rulesets.purplehaze.definition;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sitrep.scenario.Field;

/**
 * The changes made by a step of an Event, Encounter or stay at R&amp;R (PH-EVT-2, PH-ENC-2). Changes of Marines need
 * {@code who}; the others concern the Squad, the tracks, the map or the log. Several changes in one effect happen in
 * the order of the components, each for all Marines concerned before the next one. All Damage of an effect is one
 * source (PH-DMG-2). Changes that cannot be made are lost (PH-SEL-1): to a Marine who is gone, in a Space out of play,
 * or beyond the game's components.
 *
 * <p>A Marine who finds equipment takes it if able to carry and use it. Otherwise it is offered to the others, and lost
 * if none of them takes it. Ammo is of a kind that a weapon of its taker uses. Equipment found without {@code who} is
 * for any Marine who can take it, and equipment lost without {@code who} comes from any Marine who has it. The player
 * decides, and also chooses which kind of ammo is lost. A weapon found is owned by the Squad from then on. At R&amp;R
 * Marines carry nothing: a weapon found there is owned, and other equipment is lost. Damage taken there carries over to
 * the next Mission (PH-SQD-2, PH-RNR-3).
 */
public record Effect(
        @Field("Marines concerned") Optional<Who> who,

        @Field(value = "Damage; negative removes Damage", unit = "Damage", min = -9, max = 9, orElse = "0")
        int damage,

        @Field(value = "Stress; negative removes Stress", unit = "Stress", min = -20, max = 9, orElse = "0")
        int stress,

        @Field(value = "Wound cards drawn", unit = "cards", min = 0, max = 2, orElse = "0")
        int wounds,

        @Field(
                value = "Condition cards drawn; negative removes a cube from Marines with two",
                unit = "cards",
                min = -1,
                max = 2,
                orElse = "0")
        int conditions,

        @Field(value = "Experience", unit = "XP", min = -9, max = 9, orElse = "0")
        int experience,

        @Field(
                value = "Boon points; without who, a loss of the Squad from Marines of its choice who have any",
                unit = "points",
                min = -9,
                max = 9,
                orElse = "0")
        int boonPoints,

        @Field(
                value = "Boon cards of the Marine's Specialization, each with its point",
                unit = "cards",
                min = 0,
                max = 2,
                orElse = "0")
        int boonCards,

        @Field(
                value = "Lucky Charms drawn from the pile by Marines without one",
                unit = "charms",
                min = 0,
                max = 1,
                orElse = "0")
        int charms,

        @Field(value = "Lucky Charm found by name, by a Marine without one", refersTo = "luckyCharms")
        Optional<String> charm,

        @Field(value = "Changes of Traits until the Mission ends", orElse = "{}")
        TraitModifiers traits,

        @Field(value = "Marker of a burden given to the Marine, or taken away", orElse = "none")
        Burden burden,

        @Field(value = "Steps of ammo of any kind, found or lost", unit = "steps", min = -9, max = 9, orElse = "0")
        int ammo,

        @Field(value = "Gear whose steps are found or lost", refersTo = "gear")
        Optional<String> gear,

        @Field(value = "Steps of that gear", unit = "steps", min = -9, max = 9, orElse = "0")
        int steps,

        @Field(value = "Weapon found", refersTo = "weapons") Optional<String> weapon,

        @Field("Whether the Squad no longer carries its dead")
        boolean leaveDead,

        @Field(
                value = "First Aids that the Squad may give at once, each with a step of a Kit",
                unit = "times",
                min = 0,
                max = 9,
                orElse = "0")
        int firstAid,

        @Field(value = "Threat", unit = "Threat", min = -9, max = 9, orElse = "0")
        int threat,

        @Field(value = "Threat dice rolled and applied, with EAZ", unit = "dice", min = 0, max = 2, orElse = "0")
        int threatDice,

        @Field(value = "Time spent", unit = "minutes", min = 0, max = 720, orElse = "0")
        int minutes,

        @Field(value = "Stamina", unit = "SP", min = -15, max = 15, orElse = "0")
        int stamina,

        @Field(value = "Terrain shift of the next March", orElse = "none")
        Shift shift,

        @Field(value = "Boon cards that the Squad draws", unit = "cards", min = 0, max = 3, orElse = "0")
        int boonDraws,

        @Field(value = "EAZ put on the map", orElse = "[]") List<Place> addEaz,

        @Field(value = "EAZ removed from the map", orElse = "[]")
        List<Place> removeEaz,

        @Field(value = "Spaces on which an EAZ is put", orElse = "[]")
        List<String> addEazAt,

        @Field(value = "Spaces whose EAZ is removed", orElse = "[]")
        List<String> removeEazAt,

        @Field(value = "Event markers put on the map: the Space of each number", orElse = "{}")
        Map<String, String> addEvents,

        @Field(value = "Numbers of Event markers removed from the map", orElse = "[]")
        List<String> removeEvents,

        @Field("Whether the marker of this Event stays on the map")
        boolean keepEvent,

        @Field(value = "Spaces that become a landing zone; here is the Squad's Space", orElse = "[]")
        List<String> addLandingZones,

        @Field(value = "Spaces that stop being a landing zone; here is the Squad's Space", orElse = "[]")
        List<String> removeLandingZones,

        @Field(value = "Spaces that the Squad may not enter from then on", orElse = "[]")
        List<String> addForbidden,

        @Field(value = "Spaces that the Squad may enter again", orElse = "[]")
        List<String> removeForbidden,

        @Field("New Space of the Base") Optional<String> base,

        @Field("New Space of the Squad; adjacent for one in a random direction")
        Optional<String> squadTo,

        @Field("An escorted person: a burden like Walking Wounded, until false")
        Optional<Boolean> escort,

        @Field(value = "Log entries set", orElse = "[]") List<String> log,

        @Field(value = "Log entries cleared", orElse = "[]") List<String> unlog,

        @Field(value = "Objectives of the Mission met", orElse = "[]")
        List<String> met,

        @Field(
                value = "Profiles added to the pool from which replacements are drawn",
                refersTo = "profiles",
                orElse = "[]")
        List<String> profiles,

        @Field("Whether Damage, Stress, experience, Boon points, steps of ammo and gear, Threat, minutes and "
                + "Stamina count once for each success of the entry's last test; without a success nothing of "
                + "this effect happens")
        boolean perSuccess,

        @Field("Whether an Evac is allowed at once, here, by day or night")
        boolean evac,

        @Field("Whether the Mission ends after this entry") boolean endsMission,

        @Field(value = "Effect that exists only at R&R", orElse = "none")
        RestTurn rest) {
    /** A marker of a burden (PH-MCH-4). It goes with its Marine, and at the end of the Mission. */
    public enum Burden {
        /** No change. */
        NONE,
        /** The Marine becomes Walking Wounded. */
        WALKING,
        /** The Marine becomes Littered. */
        LITTERED,
        /** The Marine is no burden any more, neither by an earlier Event nor by the present Wound. */
        LIFTED
    }

    /** A Terrain shift (PH-MCH-5). */
    public enum Shift {
        NONE,
        /** The cost of the Terrain one place lighter. */
        LEFT,
        /** The cost of the Terrain one place heavier. */
        RIGHT
    }

    /** Target Space of an EAZ that is added or removed. */
    public enum Place {
        /** The Squad's Space. */
        HERE,
        /**
         * When added: a Space in play Adjacent to the Squad's in a random direction (PH-SEL-2). When removed: an
         * Adjacent one, at random if there are several.
         */
        ADJACENT,
        /**
         * When added: the nearest Space that may have one, the Squad's own included, ties at random. When removed: the
         * nearest one, ties at random.
         */
        NEAREST,
        /** Only when removed: all of them. */
        ALL
    }

    /** Effects that only occur at R&amp;R (PH-RNR-3). */
    public enum RestTurn {
        NONE,
        /**
         * Two of {@code who} fight with four dice each. Every die that shows the opponent's ID deals the opponent 1
         * Damage; the Marine who took less drops 1 Stress.
         */
        BRAWL,
        /**
         * The Squad rolls a D6 for the Boon points of all Marines present. On 1-2 they are lost, on 3-4 nothing
         * happens, on 5-6 the Squad Leader receives twice as many.
         */
        GAMBLE,
        /** Rolls again on the Base table, without modifiers. */
        BASE_INSTEAD,
        /** Rolls the line again in the same band. */
        ROLL_AGAIN,
        /** Each Marine of {@code who} drops a Condition cube if holding two, or all Stress. */
        RELIEF
    }
}
