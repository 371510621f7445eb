package org.sitrep.rulesets.purplehaze.definition;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sitrep.scenario.Field;
import org.sitrep.scenario.Key;

/** A Mission of the campaign (PH-CAM-2, PH-SET-1, GAP-13). */
public record Mission(
        @Key String id,
        @Field("Title") String title,

        @Field(
                value = "Position in the campaign; its own Encounter cards are those of the deck mission-N",
                min = 1,
                max = 99)
        int number,

        @Field("Briefing of the Squad, in two or three sentences")
        String briefing,

        @Field(value = "The map", refersTo = "maps") String map,

        @Field("Time of day at the start, as 06:45") String clock,

        @Field(value = "Stamina at the start", unit = "SP", min = 0, max = 15)
        int stamina,

        @Field(value = "Threat at the start", unit = "Threat", min = 1, max = 9)
        int threat,

        @Field("The Space where the Squad starts") String start,

        @Field(value = "Log entries of earlier Missions that this one reads", orElse = "[]")
        List<String> earlier,

        @Field("Entry that opens the Mission, before the first round")
        Optional<String> opening,

        @Field("The Base") Optional<String> base,

        @Field(value = "Whether entering the Base ends the Mission", orElse = "true")
        boolean baseEndsMission,

        @Field(value = "Landing zones on the map at the start", orElse = "[]")
        List<String> landingZones,

        @Field("Landing zone from which the Squad must be flown out")
        Optional<String> goal,

        @Field(value = "EAZ on the map at the start", orElse = "[]")
        List<String> eaz,

        @Field(value = "Spaces that the Squad may not enter at the start", orElse = "[]")
        List<String> forbidden,

        @Field(value = "Event markers by number, as 1 to 8", max = 8, orElse = "{}")
        Map<String, EventMarker> events,

        @Field("Objectives") Map<String, Objective> objectives,

        @Field("Entry of the Random Combat") String randomCombat,

        @Field(value = "Threat that triggers a Random Combat", unit = "Threat", min = 2, max = 9, orElse = "9")
        int randomCombatAt,

        @Field(value = "The Encounter deck", orElse = "{}") Deck encounters,

        @Field(value = "Whether an Evac is possible", orElse = "true")
        boolean evac,

        @Field(value = "Whether the Squad may break off the Mission by an Evac", orElse = "true")
        boolean mayBreakOff,

        @Field(
                value = "Time after which the Squad is called back",
                unit = "minutes",
                min = 60,
                max = 10080,
                orElse = "2880")
        int lastsAtMost,

        @Field(value = "Equipment that the Mission allows, if limited", orElse = "{}")
        Supply supply,

        @Field("Place of R&R afterwards") Optional<Rest> rest,

        @Field("Entries that Event markers, the opening and the Random Combat resolve")
        Map<String, Entry> entries,

        @Field("Texts by end of the Mission; required for each end that can happen")
        Map<String, String> endings) {
    /** An Event marker on the map. */
    public record EventMarker(
            @Key String number,

            @Field("Its Space; if absent, an effect puts it on the map later")
            Optional<String> at,

            @Field("Entry that it resolves") String entry) {}

    /** The Encounter deck (PH-SET-3). */
    public record Deck(
            @Field(value = "Whether Encounters are drawn", orElse = "true")
            boolean drawn,

            @Field(
                    value = "Number of random General cards shuffled in",
                    unit = "cards",
                    min = 0,
                    max = 10,
                    orElse = "1")
            int general) {}

    /** Equipment that may be taken at set-up. */
    public record Supply(
            @Field(value = "Weapons that may be taken; none named means all", refersTo = "weapons", orElse = "[]")
            List<String> weapons,

            @Field(value = "Gear that may not be taken", refersTo = "gear", orElse = "[]")
            List<String> without,

            @Field(
                    value = "Largest number of a weapon's cards or of the markers of a kind of gear, 0 to 60",
                    refersTo = "weapons gear",
                    orElse = "{}")
            Map<String, Integer> most,

            @Field(
                    value = "Change of the Load Capacity of every Marine in this Mission",
                    unit = "Load",
                    min = -9,
                    max = 9,
                    orElse = "0")
            int load) {
        /** Returns how many of a weapon or of a kind of gear may be taken, of {@code all} that there are. */
        public int most(final String id, final int all) {
            return Math.min(all, most.getOrDefault(id, all));
        }
    }

    /** R&amp;R after the Mission (PH-RNR-1, PH-RNR-2). */
    public record Rest(
            @Field(value = "Where", refersTo = "rest") String place,

            @Field(value = "Modifier of the first D6", min = -3, max = 3, orElse = "0")
            int modifier,

            @Field(value = "Modifiers added for objectives of this Mission that are met, -3 to 3 each", orElse = "{}")
            Map<String, Integer> ifMet,

            @Field(
                    value = "Modifiers added by the end of the Mission, -3 to 3 each: base, landing-zone, broken-off, "
                            + "event, squad-lost, called-back",
                    orElse = "{}")
            Map<String, Integer> ifEnded,

            @Field(value = "Other places by log entry; the first entry that is set decides", orElse = "{}")
            Map<String, String> ifLogged) {}
}
