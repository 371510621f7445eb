/**
 * Draws the charts of a report as PNG, for places that do not show SVG: by XChart wherever it has the chart, else from
 * the marks of the SVG, in the colours of its style sheet. The font is our own copy
 * ({@link org.sitrep.report.png.ReportFont}), so a machine without fonts draws the same pictures as any other.
 */
package org.sitrep.report.png;
