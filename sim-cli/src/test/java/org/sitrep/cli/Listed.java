package org.sitrep.cli;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * The shipped patrol as one file, and the same with its Enemies listed the other way round: the same hash, other
 * trials.
 */
final class Listed {
    private Listed() {}

    /** Returns the patrol as a result keeps it. */
    static String asShipped() {
        return resolved().toString();
    }

    /** Returns the patrol with its kinds of Enemies in reverse. */
    static String turned() {
        final JsonNode whole = resolved();
        final ObjectNode fighters = (ObjectNode) whole.get("enemies").get("fighters");
        final List<Map.Entry<String, JsonNode>> entries = new ArrayList<>(fighters.properties());
        Collections.reverse(entries);
        fighters.removeAll();
        entries.forEach(entry -> fighters.set(entry.getKey(), entry.getValue()));
        return whole.toString();
    }

    private static JsonNode resolved() {
        final Cli.Result result = Cli.run("run", Cli.patrol(), "-n", "1", "--no-report", "-f", "json");
        return JsonMapper.shared().readTree(result.out()).get("content").get("resolved");
    }
}
