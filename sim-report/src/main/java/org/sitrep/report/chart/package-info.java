/**
 * The charts of a report and their SVG. Each kind is one record that implements {@link org.sitrep.report.chart.Chart}:
 * its data, and how they lie in a {@link org.sitrep.report.chart.Drawing} of marks.
 * {@link org.sitrep.report.chart.SvgPictures} writes the marks as small SVG with real text, asymmetric whiskers, a
 * title and a description for screen readers; colours come from the page's style sheet, so that one drawing serves
 * light and dark. {@code org.sitrep.report.png} paints the same marks, or hands the data to XChart where it has the
 * chart: a {@link org.sitrep.report.chart.Layered} chart does both from one list of layers.
 *
 * <p>Colours are those of Okabe and Ito (Color Universal Design, 2008), which readers with any common colour vision can
 * tell apart; no picture depends on colour alone.
 */
package org.sitrep.report.chart;
