package org.sitrep.report.model;

import java.util.List;
import java.util.Optional;
import org.sitrep.report.chart.Chart;

/** A piece of a section. */
public sealed interface Block {
    /**
     * Running text.
     *
     * @param text the text
     */
    record Paragraph(RichText text) implements Block {}

    /**
     * A table; the first column names the row.
     *
     * @param id unique in the report, letters, digits and hyphens
     * @param caption caption of the table
     * @param columns one per cell of a row
     * @param rows raw text
     * @param folded whether the table is only for reference, behind the picture that shows the same
     */
    record Table(String id, String caption, List<Column> columns, List<List<String>> rows, boolean folded)
            implements Block {
        /** Copies the lists and checks that the table is a rectangle. */
        public Table {
            columns = List.copyOf(columns);
            rows = rows.stream().map(List::copyOf).toList();
            for (final List<String> row : rows) {
                if (row.size() != columns.size()) {
                    throw new IllegalArgumentException(id + ": " + row);
                }
            }
        }
    }

    /**
     * A column of a table.
     *
     * @param heading raw text
     * @param numeric whether the cells are figures to be aligned
     */
    record Column(String heading, boolean numeric) {}

    /**
     * A table of verdicts: each cell has a mark, a word and a colour, and leads to its details.
     *
     * @param id unique in the report, letters, digits and hyphens
     * @param caption caption of the table
     * @param columns headings: that of the rows, then one per cell of a row
     * @param rows from top to bottom
     */
    record Matrix(String id, String caption, List<String> columns, List<MatrixRow> rows) implements Block {
        /** Copies the lists and checks that the table is a rectangle. */
        public Matrix {
            columns = List.copyOf(columns);
            rows = List.copyOf(rows);
            for (final MatrixRow row : rows) {
                if (row.cells().size() != columns.size() - 1) {
                    throw new IllegalArgumentException(id + ": " + row);
                }
            }
        }
    }

    /**
     * A row of a matrix.
     *
     * @param label name of the row
     * @param cells from left to right
     */
    record MatrixRow(String label, List<Cell> cells) {
        public MatrixRow {
            cells = List.copyOf(cells);
        }
    }

    /**
     * A verdict.
     *
     * @param mark a sign that tells it apart without colour; may be empty
     * @param words the verdict; may be empty
     * @param tone its colour
     * @param section id of the section with its details; empty for none
     */
    record Cell(String mark, String words, Tone tone, String section) {
        /** The cell of something that was not judged. */
        static final Cell NONE = new Cell("", "", Tone.NONE, "");
    }

    /** The colour of a verdict. */
    enum Tone {
        /** As it should be. */
        GOOD,
        /** Not as it should be. */
        BAD,
        /** Perhaps not as it should be. */
        CAUTION,
        /** Neither. */
        NONE
    }

    /**
     * A picture with its caption.
     *
     * @param chart its data
     * @param caption what to see in it, with the numbers
     */
    record Figure(Chart chart, RichText caption) implements Block {}

    /**
     * Terms and their values.
     *
     * @param facts in order
     */
    record Facts(List<Fact> facts) implements Block {
        public Facts {
            facts = List.copyOf(facts);
        }
    }

    /**
     * A term and its value.
     *
     * @param term name of the term
     * @param value value of the term
     */
    record Fact(String term, RichText value) {}

    /**
     * A command line to type.
     *
     * @param label purpose of the line
     * @param line for a POSIX shell
     * @param trial trial that the line replays; empty for another line
     */
    record Command(RichText label, String line, Optional<NamedTrial> trial) implements Block {
        Command(final RichText label, final String line) {
            this(label, line, Optional.empty());
        }
    }
}
