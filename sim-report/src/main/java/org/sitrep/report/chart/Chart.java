package org.sitrep.report.chart;

/**
 * The data of a picture, with the words that stand in for it. Each kind of chart is a record that lays itself out as
 * marks, which the writers of SVG and PNG turn into their formats: one class a kind.
 */
public interface Chart {
    /** Returns a name unique in the report: letters, digits and hyphens; also the name of the picture's files. */
    String id();

    /** Returns the picture's title, which is not among its marks. */
    String title();

    /** Returns what the picture shows, for readers who do not see it. */
    String description();

    /**
     * Returns the picture as marks, as high as it needs; the same data give the same marks.
     *
     * @param width px; below {@link Drawing#NARROW} labels stand above what they name instead of beside it
     */
    Drawing draw(double width);
}
