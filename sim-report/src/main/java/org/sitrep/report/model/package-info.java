/**
 * What a report says, before anybody decides what it looks like. {@link org.sitrep.report.model.ReportModel#of} turns a capsule and its estimates into
 * sections of blocks (text, tables, charts, facts, commands); the HTML, Markdown and terminal writers only lay these out, so that all of them say the
 * same. {@link org.sitrep.report.model.Sentences} holds the words, {@link org.sitrep.report.model.Metrics} answers questions about one metric, and a
 * {@link org.sitrep.report.model.Chart} is the data of a picture without its drawing.
 *
 * <p>Nothing here knows a game: names, groups, series and the direction that is good for the squad all come from the capsule's layout.
 */
package org.sitrep.report.model;
