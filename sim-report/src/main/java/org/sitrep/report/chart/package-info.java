/**
 * The charts of a report and their SVG. Each kind is one record that implements {@link org.sitrep.report.chart.Chart}:
 * its data, and its layout in a {@link org.sitrep.report.chart.Drawing} of marks.
 * {@link org.sitrep.report.chart.SvgPictures} writes the marks as small SVG with real text, asymmetric whiskers, and a
 * title and description for screen readers. Colours come from the page's style sheet, so one drawing serves light and
 * dark. {@code org.sitrep.report.png} paints the same marks, or passes the data to XChart if it has the chart. A
 * {@link org.sitrep.report.chart.Layered} chart does both from one list of layers.
 *
 * <p>Green is good, vermilion is bad, and grey is neither or nothing shown, in every picture and nowhere else. A
 * quantity is blue; curves and parts that are neither good nor bad have hues of their own. These are the colours of
 * Okabe and Ito (Color Universal Design, 2008) and some between them; no picture depends on colour alone.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.report.chart;
