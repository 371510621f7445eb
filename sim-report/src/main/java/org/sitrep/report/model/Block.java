package org.sitrep.report.model;

import java.util.List;
import org.sitrep.report.chart.Chart;

/** A piece of a section. */
public sealed interface Block {
    /**
     * Running text.
     *
     * @param text what it says
     */
    record Paragraph(RichText text) implements Block {}

    /**
     * A table; the first column names the row.
     *
     * @param id unique in the report, letters, digits and hyphens
     * @param caption what the table holds
     * @param columns as many as each row has cells
     * @param rows raw text
     * @param folded whether it is only for looking things up, behind the picture that shows the same
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
     * @param numeric whether figures should stand under each other
     */
    record Column(String heading, boolean numeric) {}

    /**
     * A picture with the words under it.
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
     * @param term what it is
     * @param value what holds
     */
    record Fact(String term, RichText value) {}

    /**
     * A line to type.
     *
     * @param label what it does
     * @param line for a POSIX shell
     */
    record Command(RichText label, String line) implements Block {}
}
