package org.sitrep.report.chart;

import java.util.List;

/** A chart of layers over a common number, which the library for PNG can draw as well. */
public interface Layered extends Chart {
    /** Returns what the numbers from left to right are. */
    String across();

    /** Returns what the values are, with the unit. */
    String axis();

    /** Returns what is drawn, from back to front. */
    List<Layer> layers();

    /**
     * Returns the scale of the values.
     *
     * @param bottom px of its low end
     * @param top px of its high end
     */
    Scale up(double bottom, double top);
}
