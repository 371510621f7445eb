package org.sitrep.rulesets.purplehaze.definition;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.sitrep.scenario.Field;
import org.sitrep.scenario.Key;

/**
 * A Combat set-up box with its four panels (PH-CBS-0 to PH-CBS-8). Spaces are written {@code r1c4}: row 1 is next to
 * the centre.
 */
public record CombatBox(
        @Key String id,
        @Field("Title") String title,

        @Field(value = "Hard Cover on the Enemy half", max = 12, orElse = "[]")
        List<String> enemyHardCover,

        @Field(value = "Hard Cover on the Marine half", max = 12, orElse = "[]")
        List<String> marineHardCover,

        @Field(value = "Spaces that Enemies fill, in order; none means the board's order", max = 12, orElse = "[]")
        List<String> enemySpaces,

        @Field(value = "Spaces for the Marines; none means anywhere on their half", max = 12, orElse = "[]")
        List<String> marineSpaces,

        @Field(value = "Fixed spaces of Marines, by Specialization", refersTo = "specializations", orElse = "{}")
        Map<String, String> namedMarineSpaces,

        @Field("Fixed space of the Point Man, who takes it even if named by Specialization")
        Optional<String> pointManSpace,

        @Field("Enemies at any Threat (black)") Force enemies,

        @Field(
                value = "Tactics markers drawn into the queue (panel C)",
                unit = "markers",
                min = 0,
                max = 7,
                orElse = "0")
        int tactics,

        @Field(
                value = "Tactics markers put at the bottom of the queue, the next to resolve first",
                refersTo = "tactics",
                orElse = "[]")
        List<String> tacticsAtBottom,

        @Field("Changes by Threat band (panel B)") Bands threat,

        @Field(value = "Changes by log entries (panel A)", orElse = "[]")
        List<LogEffect> log,

        @Field("Whether the Claymore may be set off") boolean claymore,

        @Field("Whether equipment may change hands before the combat")
        boolean equipmentSwap,

        @Field(value = "Largest number of Combat rounds", unit = "rounds", min = 1, max = 9, orElse = "1")
        int rounds,

        @Field(
                value = "Number of eliminated Enemies that ends the combat; 0 for none",
                unit = "Enemies",
                min = 0,
                max = 24,
                orElse = "0")
        int endsAtEliminated,

        @Field(
                value = "Number of Enemy activations that ends the combat; 0 for none",
                unit = "activations",
                min = 0,
                max = 99,
                orElse = "0")
        int endsAfterEnemyActivations) {
    /** Returns whether a combat can end by the box's own condition. */
    public boolean hasOwnEnd() {
        return endsAtEliminated > 0 || endsAfterEnemyActivations > 0;
    }

    /** Returns whether Specialists of a type are placed at any Threat or with any log entries. */
    public boolean mayPlace(final String type) {
        return Stream.concat(
                        Stream.of(
                                enemies,
                                threat.low().adds(),
                                threat.medium().adds(),
                                threat.high().adds()),
                        log.stream().map(LogEffect::adds))
                .anyMatch(force -> force.specialists().contains(type));
    }

    /** Enemies to place: Fighters drawn from their pool, then Specialists by type. */
    public record Force(
            @Field(value = "Fighters", unit = "markers", min = 0, max = 12, orElse = "0")
            int fighters,

            @Field(value = "Specialists by type, in order", refersTo = "enemyTypes", max = 12, orElse = "[]")
            List<String> specialists) {}

    /** Panel B. */
    public record Bands(
            @Field(value = "Whether the Threat bands differ", orElse = "true")
            boolean banded,

            @Field("Low Threat; its additions also apply at Medium and High Threat")
            Band low,

            @Field("Medium Threat: adds the yellow Enemies") Band medium,

            @Field("High Threat: adds the red Enemies to the yellow ones")
            Band high) {}

    /** One row of panel B. */
    public record Band(
            @Field(value = "Initiative at the start", unit = "Initiative", min = -20, max = 20)
            int initiative,

            @Field(value = "Enemies added by this band", orElse = "{}")
            Force adds,

            @Field(value = "Tactics markers added by this band", unit = "markers", min = 0, max = 7, orElse = "0")
            int tactics) {}

    /** Changes by one combination of log entries. */
    public record LogEffect(
            @Field(value = "Log entries that must be set", orElse = "[]")
            List<String> with,

            @Field(value = "Log entries that must not be set", orElse = "[]")
            List<String> without,

            @Field(value = "Tactics markers put into the draw pool", refersTo = "tactics", orElse = "[]")
            List<String> tacticsIn,

            @Field(value = "Tactics markers taken out of the draw pool", refersTo = "tactics", orElse = "[]")
            List<String> tacticsOut,

            @Field(value = "Tactics markers put at the bottom of the queue", refersTo = "tactics", orElse = "[]")
            List<String> tacticsAtBottom,

            @Field(value = "Enemies added", orElse = "{}") Force adds,

            @Field(value = "Enemies left out", orElse = "{}")
            Force removes) {}
}
