package org.sitrep.report.model;

import java.util.List;
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
     */
    record Command(RichText label, String line) implements Block {}
}
