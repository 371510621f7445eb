package org.sitrep.report.chart;

import java.util.List;

/** A chart of layers over a common number, which the PNG library can also draw. */
public interface Layered extends Chart {
    /** Returns the title of the numbers from left to right. */
    String across();

    /** Returns the title of the values, with their unit. */
    String axis();

    /** Returns the layers, from back to front. */
    List<Layer> layers();

    /**
     * Returns the scale of the values.
     *
     * @param bottom px of its low end
     * @param top px of its high end
     */
    Scale up(double bottom, double top);
}
