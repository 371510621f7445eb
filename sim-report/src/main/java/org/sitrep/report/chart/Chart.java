package org.sitrep.report.chart;

/**
 * The data of a picture, with a title and description that can replace it. Each kind of chart is a record that lays
 * itself out as marks; the SVG and PNG writers turn these into their formats.
 */
public interface Chart {
    /** Returns a name unique in the report, of letters, digits and hyphens; the picture's files carry it too. */
    String id();

    /** Returns the picture's title, which is not among its marks. */
    String title();

    /** Returns a description for readers who do not see the picture. */
    String description();

    /**
     * Returns the picture as marks; its height follows from the data. The same data give the same marks.
     *
     * @param width px; below {@link Drawing#NARROW} labels stand above their marks instead of next to them
     */
    Drawing draw(double width);
}
