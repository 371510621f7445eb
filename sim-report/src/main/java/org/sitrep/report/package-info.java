/**
 * Makes a folder that people can read from a result: a page, a text for code-hosting sites, tables and pictures. Start
 * at {@link org.sitrep.report.ReportWriter}. The content is defined once in {@link org.sitrep.report.model}.
 * {@link org.sitrep.report.HtmlReport}, {@link org.sitrep.report.MarkdownReport} and
 * {@link org.sitrep.report.TextReport} only lay it out, {@link org.sitrep.report.chart} and
 * {@link org.sitrep.report.png} draw it, and {@link org.sitrep.report.Csv} writes the numbers for other programs.
 *
 * <p>Everything here is a function of the result: the same result gives the same bytes, on any machine and in any time
 * zone and locale.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.report;
