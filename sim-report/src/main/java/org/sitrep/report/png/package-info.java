/**
 * Draws the charts of a report as PNG with XChart, for places that do not show SVG: white ground, the colours of Okabe and Ito, no vertical grid. The
 * font is our own copy ({@link org.sitrep.report.png.ReportFont}), so a machine without fonts draws the same pictures as any other.
 */
package org.sitrep.report.png;
