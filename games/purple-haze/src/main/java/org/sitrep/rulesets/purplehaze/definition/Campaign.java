package org.sitrep.rulesets.purplehaze.definition;

import java.util.List;
import java.util.Map;
import org.sitrep.scenario.Field;
import org.sitrep.scenario.Key;

/** A campaign: Missions in order, played by one continuing Squad (PH-CAM-1). */
public record Campaign(
        @Key String id,
        @Field("Title") String title,

        @Field(value = "Missions in order", refersTo = "missions", min = 1)
        List<String> missions,

        @Field(value = "Log entries that persist from Mission to Mission", orElse = "[]")
        List<String> log,

        @Field("Motivations of the Squad Leader; one is chosen at the start")
        Map<String, Motivation> motivations) {
    /** A Motivation with its metric and endings (PH-MAR-8, GAP-15). */
    public record Motivation(
            @Key String id,
            @Field("Title") String title,

            @Field("Text of the Motivation, in a sentence") String text,

            @Field("What it counts") Metric metric,

            @Field("Least count for the good ending; for losses the largest")
            int good,

            @Field("Least count for the middling ending; for losses the largest")
            int middling,

            @Field("Text of the good ending") String goodEnding,
            @Field("Text of the middling ending") String middlingEnding,
            @Field("Text of the bad ending") String badEnding) {}

    /** Count that a Motivation is judged by, over the campaign. */
    public enum Metric {
        /** Objectives met; more is better. */
        OBJECTIVES,
        /** Marines killed or broken down; fewer is better. */
        LOSSES,
        /** Enemies eliminated; more is better. */
        ELIMINATED
    }
}
