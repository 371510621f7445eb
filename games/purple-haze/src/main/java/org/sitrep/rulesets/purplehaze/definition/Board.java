package org.sitrep.rulesets.purplehaze.definition;

import java.util.List;
import org.sitrep.scenario.Field;

/** The Combat Board: three rows per half, and the geometry of lines of sight (PH-CBB-1, PH-LOS-7, GAP-12). */
public record Board(
        @Field(value = "Radius of a marker's circle", unit = "widths of a space")
        double circleRadius,

        @Field(value = "Height of the strip between the halves", unit = "widths of a space")
        double centreStripHeight,

        @Field(
                value = "Distance of the line-of-sight dot from the circle, toward the centre",
                unit = "widths of a space")
        double dotGap,

        @Field(
                value = "Order in which Enemies fill the spaces of their half when a box indicates none",
                min = 1,
                max = 12)
        List<String> enemyOrder) {}
