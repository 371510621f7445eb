package org.sitrep.rulesets.purplehaze.plain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sitrep.contract.Deep;
import org.sitrep.rulesets.purplehaze.plain.PlainTable.Mean;
import org.sitrep.rulesets.purplehaze.plain.PlainTable.Setting;

/** Holds the tables kept as resources against the code that made them. */
@Tag("slow")
class PlainTableTest {

    private static final List<String> METRICS = List.of("eliminated", "enemy.activations", "initiative.final");
    private static final int MISSIONS = Deep.or(150, 300);

    /**
     * 90 comparisons of two independent means a table. Each is within 5.5 standard errors but for a chance of 4e-8, so
     * a sound table fails here with probability 4e-6 at most; near-normality holds, the metrics being bounded sums
     * without rare values.
     */
    private static final double LIMIT = 5.5;

    @ParameterizedTest
    @EnumSource(PlainLeader.class)
    void theKeptTableIsWhatTheCodePlays(PlainLeader leader) throws IOException {
        List<Map<String, String>> table = read(leader);
        List<Setting> settings = PlainTable.settings();
        assertEquals(settings.size(), table.size());
        Random random = new Random(20_250_701);
        for (int row = 0; row < table.size(); row++) {
            Map<String, String> kept = table.get(row);
            assertEquals(
                    settings.get(row).label(), String.join(",", kept.get("box"), kept.get("threat"), kept.get("time")));
            compare(kept, PlainTable.row(leader, settings.get(row), MISSIONS, random));
        }
    }

    private static void compare(Map<String, String> kept, Map<String, Mean> played) {
        for (String metric : METRICS) {
            double difference = played.get(metric).value() - Double.parseDouble(kept.get(metric));
            double error = Math.hypot(played.get(metric).standardError(), Double.parseDouble(kept.get(metric + ".se")));
            assertTrue(Math.abs(difference) <= LIMIT * error, () -> kept + " " + metric + " " + played.get(metric));
        }
    }

    private static List<Map<String, String>> read(PlainLeader leader) throws IOException {
        String file = "/org/sitrep/rulesets/purplehaze/plain-" + leader.id() + "-table.csv";
        List<String> lines;
        try (InputStream in = PlainTableTest.class.getResourceAsStream(file)) {
            lines = new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .toList();
        }
        String[] header = lines.get(0).split(",");
        List<Map<String, String>> rows = new ArrayList<>();
        for (String line : lines.subList(1, lines.size())) {
            String[] cells = line.split(",");
            Map<String, String> row = new HashMap<>();
            for (int column = 0; column < header.length; column++) {
                row.put(header[column], cells[column]);
            }
            rows.add(row);
        }
        return rows;
    }
}
