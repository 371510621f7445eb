package org.sitrep.cli.output;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.sitrep.cli.output.Table.Cell;

class TableTest {
    private static Table table() {
        return new Table()
                .text("name", "Name")
                .number("share", "Share")
                .text("note", "")
                .row("a", new Cell(0.5, "50 %"), "first, \"quoted\"")
                .row("long name", new Cell(Double.NaN, ""), "=1+1 | x");
    }

    @Test
    void textIsAlignedWithoutTrailingBlanks() {
        assertEquals(
                "Name       Share\na           50 %  first, \"quoted\"\nlong name         =1+1 | x\n",
                table().in(Format.TEXT));
    }

    @Test
    void csvQuotesAndKeepsSpreadsheetsFromReckoning() {
        assertEquals(
                "name,share,note\na,0.5,\"first, \"\"quoted\"\"\"\nlong name,,'=1+1 | x\n", table().in(Format.CSV));
    }

    @Test
    void jsonHasNoNaN() {
        assertEquals(
                "[\n  {\"name\": \"a\", \"share\": 0.5, \"note\": \"first, \\\"quoted\\\"\"},\n"
                        + "  {\"name\": \"long name\", \"share\": null, \"note\": \"=1+1 | x\"}\n]\n",
                table().in(Format.JSON));
    }

    @Test
    void markdownEscapesBars() {
        assertEquals(
                "| Name | Share |  |\n|---|---:|---|\n| a | 50 % | first, \"quoted\" |\n| long name |  | =1+1 \\| x |\n",
                table().in(Format.MARKDOWN));
    }

    @Test
    void theLastColumnIsBrokenAtTheWidth() {
        final Table table =
                new Table().text("id", "id").text("summary", "").row("x", "one two three four five six seven");
        assertEquals("  id\n  x   one two three four five\n      six seven\n", table.asText("  ", 30));
    }

    @Test
    void rowsFitTheColumns() {
        assertThrows(IllegalArgumentException.class, () -> table().row("too few"));
    }
}
