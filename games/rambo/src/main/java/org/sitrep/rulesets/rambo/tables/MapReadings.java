package org.sitrep.rulesets.rambo.tables;

import org.sitrep.rulesets.rambo.definition.Options;
import org.sitrep.rulesets.rambo.definition.Options.Adjacency;
import org.sitrep.rulesets.rambo.definition.Options.AreaDistance;
import org.sitrep.rulesets.rambo.definition.Options.FogArrow;
import org.sitrep.rulesets.rambo.definition.Options.LinesApart;
import org.sitrep.rulesets.rambo.definition.Options.TouchingLines;

/**
 * The readings of ambiguous rules that decide a map's geometry.
 *
 * @param areaDistance AMB-AREA-1: whether areas that touch at a corner are next to each other
 * @param touchingLines AMB-LOS-1: whether a line of sight may touch a red line
 * @param linesApart AMB-LOS-2: whether both lines of sight may lie on one another
 * @param adjacency AMB-ADJ-1: whether spaces that touch across a red line are adjacent
 * @param fogArrow AMB-FOG-2: where the arrow of a fog card points
 */
public record MapReadings(
        AreaDistance areaDistance,
        TouchingLines touchingLines,
        LinesApart linesApart,
        Adjacency adjacency,
        FogArrow fogArrow) {
    /** The default of each. */
    public static final MapReadings DEFAULT = new MapReadings(
            AreaDistance.DIAGONAL,
            TouchingLines.CLEAR,
            LinesApart.APART,
            Adjacency.NOT_THROUGH_WALLS,
            FogArrow.TO_THE_HERO);

    /** Returns those of a scenario. */
    public static MapReadings of(final Options options) {
        return new MapReadings(
                options.areaDistance(),
                options.touchingLines(),
                options.linesApart(),
                options.adjacency(),
                options.fogArrow());
    }
}
