package org.sitrep.rulesets.rambo.definition;

import java.util.List;
import java.util.Map;
import org.sitrep.scenario.Field;
import org.sitrep.scenario.Key;

/** A hero board with its tactics deck. */
public record Hero(
        @Key String id,
        @Field("Name on the board") String name,

        @Field(
                value = "Spaces of the health track; this much damage causes a wound",
                unit = "damage",
                min = 1,
                max = 20)
        int health,

        @Field(value = "Levels of the alert track, from the bottom up", min = 4, max = 20)
        List<AlertLevel> alertTrack,

        @Field(value = "Stances, in the order of the board", min = 4, max = 4, ordered = true)
        Map<String, Stance> stances,

        @Field(value = "Tactics cards, lowest number first", min = 2, max = 24, ordered = true)
        Map<String, TacticsCard> tactics) {
    /** Checks the track. */
    public Hero {
        for (int i = 1; i < alertTrack.size(); i++) {
            if (alertTrack.get(i).compareTo(alertTrack.get(i - 1)) < 0) {
                throw new IllegalArgumentException("an alert track never drops a level: write it from the bottom up");
            }
        }
        if (alertTrack.get(0) != AlertLevel.GREEN) {
            throw new IllegalArgumentException("an alert track begins with green");
        }
    }
}
