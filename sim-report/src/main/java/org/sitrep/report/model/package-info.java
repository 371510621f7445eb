/**
 * The content of reports, independent of its layout: sections of blocks (text, tables, charts, facts, commands) for
 * pages, lines for a terminal, tables for other programs. The writers only lay it out, so all of them agree. A run is
 * reported by {@link org.sitrep.report.model.RunReport}, each study by one subclass of
 * {@link org.sitrep.report.model.StudyReport}. {@link org.sitrep.report.model.Columns} declares a table once for page,
 * terminal and CSV; {@code ReportBuilder} words the sections that all studies have.
 * {@link org.sitrep.report.model.Measure} shows values and differences in the units that readers expect, and
 * {@link org.sitrep.report.model.MetricText} answers questions about one metric of a run.
 *
 * <p>The result gives the name of one trial (combat, trial, campaign); {@link org.sitrep.report.model.TrialWord} gives
 * the forms of the word.
 *
 * <p>Nothing here knows a game. Names, groups, series and the direction that is good for the side that the bot plays
 * all come from the result's layout. A layout controls its report as follows:
 *
 * <ul>
 *   <li>its groups are the sections, in its order; a headline that no group lists gets a section of its own before
 *       them;
 *   <li>{@code CATEGORY}: bars; the first such group also appears at the top, summed up by {@code better} as good and
 *       bad for the side that the bot plays;
 *   <li>{@code PER_SUBJECT}: dots and intervals; a metric with the group's own name is its total ("In all") and a key
 *       figure;
 *   <li>{@code THEME}: a table, and a histogram of each slot that is not a flag; its first metric is a key figure;
 *   <li>{@code BREAKDOWN}: one thin bar per row, cut into the shares of its columns, in the given order; columns named
 *       after colours have these (Green, Yellow, Orange, Red), otherwise {@code better} colours them if it
 *       distinguishes them;
 *   <li>{@code MATRIX}: a table with one row per subject and one column per measure, with the unit in the column's
 *       heading;
 *   <li>its survivals follow, each a section with one staircase per curve; the first curve's end is a key figure;
 *   <li>then its series, each a curve with its band, over counted steps or over named ones such as the hours of a day.
 * </ul>
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.report.model;
