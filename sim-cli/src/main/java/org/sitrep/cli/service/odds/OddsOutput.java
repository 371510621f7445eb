package org.sitrep.cli.service.odds;

import java.util.LinkedHashMap;
import java.util.Map;
import org.sitrep.cli.output.Format;
import org.sitrep.cli.output.Json;
import org.sitrep.cli.output.Table;
import org.sitrep.cli.output.Text;
import org.sitrep.ruleset.odds.Odds;
import org.sitrep.ruleset.odds.OddsTable;

/**
 * Writes odds.
 *
 * @param odds what a game has reckoned
 */
public record OddsOutput(Odds odds) {
    private static final int WIDTH = 76;

    /** Returns the odds in a format. */
    public String in(final Format format) {
        return switch (format) {
            case TEXT -> text();
            case JSON -> Json.write(json(odds.values())) + "\n";
            case CSV -> table(odds.sheet()).in(Format.CSV);
            case MARKDOWN ->
                "**" + odds.heading() + "**: " + facts() + "\n\n"
                        + table(odds.table()).in(Format.MARKDOWN);
        };
    }

    private String facts() {
        return String.join("; ", odds.facts());
    }

    private String text() {
        final StringBuilder out = new StringBuilder(odds.heading() + "\n");
        Text.wrap(facts(), WIDTH).forEach(line -> out.append("  ").append(line).append('\n'));
        odds.picture().ifPresent(picture -> out.append('\n').append(LawPicture.of(picture.title(), picture.law())));
        odds.below().ifPresent(below -> out.append('\n').append(table(below).asText("  ")));
        return out.toString();
    }

    private static Map<String, Object> json(final Map<?, ?> values) {
        final Map<String, Object> json = new LinkedHashMap<>();
        values.forEach((key, value) -> json.put(String.valueOf(key), json(value)));
        return json;
    }

    private static Object json(final Object value) {
        if (value instanceof OddsTable table) {
            return table(table).asList();
        }
        return value instanceof Map<?, ?> map ? json(map) : value;
    }

    private static Table table(final OddsTable odds) {
        final Table table = new Table();
        odds.columns().forEach(column -> {
            if (column.number()) {
                table.number(column.key(), column.title());
            } else {
                table.text(column.key(), column.title());
            }
        });
        odds.rows()
                .forEach(row -> table.row(row.stream()
                        .map(cell -> new Table.Cell(cell.value(), cell.shown()))
                        .toList()));
        return table;
    }
}
