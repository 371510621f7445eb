/**
 * What a report says, before anybody decides what it looks like: sections of blocks (text, tables, charts, facts,
 * commands) for pages, lines for a terminal, tables for other programs. The writers only lay these out, so that all of
 * them say the same. A run is told by {@link org.sitrep.report.model.RunReport}, each study by one subclass of
 * {@link org.sitrep.report.model.StudyReport}. {@link org.sitrep.report.model.Columns} declares a table once for page,
 * terminal and CSV; {@code ReportBuilder} words the sections that all studies have.
 * {@link org.sitrep.report.model.Measure} shows values and differences in the units that people read,
 * {@link org.sitrep.report.model.MetricText} answers questions about one metric of a run.
 *
 * <p>What one trial is called (combat, trial, campaign) the capsule says; {@link org.sitrep.report.model.TrialWord}
 * gives the forms of the word.
 *
 * <p>Nothing here knows a game: names, groups, series and the direction that is good for whom the bot plays all come
 * from the capsule's layout. How a layout steers its report:
 *
 * <ul>
 *   <li>its groups are the sections, in its order; a headline that no group lists gets a section of its own before
 *       them;
 *   <li>{@code CATEGORY}: bars; the first such group is also told at the top, summed up by {@code better} as good and
 *       bad for whom the bot plays;
 *   <li>{@code PER_SUBJECT}: dots and intervals; a metric with the group's own name is its total ("In all") and a key
 *       figure;
 *   <li>{@code THEME}: a table, and a histogram of each slot that is no flag; its first metric is a key figure;
 *   <li>{@code BREAKDOWN}: a thin bar a row, cut into the shares of its columns, in the order given; columns that are
 *       called by colours have those (Green, Yellow, Orange, Red), else {@code better} colours them if it tells them
 *       apart;
 *   <li>{@code MATRIX}: a table, a row a subject and a column a measure, with the unit in the column's head;
 *   <li>its survivals follow, each a section with a staircase a curve; the first curve's end is a key figure;
 *   <li>then its series, each a curve with its band, over counted steps or over named ones such as the hours of a day.
 * </ul>
 */
package org.sitrep.report.model;
