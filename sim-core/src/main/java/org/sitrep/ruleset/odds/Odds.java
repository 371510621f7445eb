package org.sitrep.ruleset.odds;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sitrep.dice.ExactLaw;

/**
 * Exact odds, ready to be written in any format.
 *
 * @param heading what they are of, in a line
 * @param facts what to know, in a few words each
 * @param picture a law to draw; empty if there is none
 * @param below a table under the picture in text; empty if the picture says it all
 * @param table the table for people, in Markdown
 * @param sheet the table for programs, in CSV
 * @param values what programs read, in their order: numbers, text, booleans, maps of these, and tables
 */
public record Odds(
        String heading,
        List<String> facts,
        Optional<Picture> picture,
        Optional<OddsTable> below,
        OddsTable table,
        OddsTable sheet,
        Map<String, Object> values) {
    /**
     * A law to draw, with a bar a number of hits.
     *
     * @param title what is counted
     * @param law its numbers, ascending
     */
    public record Picture(String title, List<ExactLaw.Entry> law) {}

    public Odds {
        facts = List.copyOf(facts);
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }
}
