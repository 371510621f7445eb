/**
 * Draws the charts of a report as PNG, for places that do not show SVG. XChart draws the charts that it supports; the
 * others are painted from the marks of the SVG, in the colours of its style sheet. The font is a bundled copy
 * ({@link org.sitrep.report.png.ReportFont}), so a machine without fonts draws the same pictures as any other.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.report.png;
