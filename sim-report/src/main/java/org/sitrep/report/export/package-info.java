/**
 * Writes every trial of a run as a row, for programs that compute with tables: CSV, Parquet and Arrow.
 *
 * <p>{@link org.sitrep.report.export.TrialExport} is the entry: it receives the blocks of trials that the engine hands
 * out, turns them into columns ({@link org.sitrep.report.export.ColumnBlock}) and gives groups of rows of a fixed size
 * to the {@link org.sitrep.report.export.RowFile} of the format. {@link org.sitrep.report.export.ExportColumn} declares
 * the columns, from the layout of the outcome.
 *
 * <p>Invariants: a file appears whole or not at all. Its bytes depend on content, bots, seed, range and version alone,
 * never on threads or chunks. Memory does not grow with the trials, but for some bytes per group of rows.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.report.export;
