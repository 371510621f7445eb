package org.sitrep.report.model;

import java.util.List;

/**
 * A part of the report under one heading.
 *
 * @param id unique in the report, letters, digits and hyphens
 * @param heading raw text
 * @param question question that the section answers; empty if the heading suffices
 * @param blocks in reading order
 * @param reference whether it is only for reference, such as inputs and methods: a page shows its heading and unfolds
 *     it
 */
public record ReportSection(String id, String heading, String question, List<Block> blocks, boolean reference) {
    public ReportSection {
        blocks = List.copyOf(blocks);
    }
}
