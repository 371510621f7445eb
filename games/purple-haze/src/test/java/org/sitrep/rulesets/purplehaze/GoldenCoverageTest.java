package org.sitrep.rulesets.purplehaze;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.sitrep.contract.GamePages;
import org.sitrep.rulesets.purplehaze.definition.Content;

/** The kept counts of what missions reach are of the content as it is, and what stays at zero is explained. */
class GoldenCoverageTest {
    private static final Path GOLDEN = Path.of("..", "..", "docs", "golden");

    /** Returns the times by group and name. */
    private static Map<String, Long> kept(final String file) throws IOException {
        final List<String> lines = Files.readAllLines(GOLDEN.resolve(file), StandardCharsets.UTF_8);
        assertEquals("group,name,times", lines.get(0));
        return lines.stream()
                .skip(1)
                .map(line -> line.split(","))
                .collect(Collectors.toMap(
                        cells -> cells[0] + ": " + cells[1],
                        cells -> Long.parseLong(cells[2]),
                        Long::sum,
                        TreeMap::new));
    }

    private static Set<String> reachable(final List<String> files, final String... sets) {
        final Set<String> names = new TreeSet<>();
        for (final String file : files) {
            Shipped.compile(file, sets).newProbe("random", 1).orElseThrow().counts().stream()
                    .map(count -> count.group() + ": " + count.name())
                    .forEach(names::add);
        }
        return names;
    }

    /** An own box may put the Artillery, which lies outside the pool, into its queue. */
    private static Set<String> names(final Map<String, Long> kept) {
        final Set<String> names = new TreeSet<>(kept.keySet());
        names.remove("Tactics markers: artillery");
        return names;
    }

    @Test
    void theTablesAreOfTheContentAsItIs() throws IOException {
        assertEquals(reachable(Content.filesIn("missions")), names(kept("purple-haze-coverage-missions.csv")));
        assertEquals(reachable(List.of("campaign.yaml")), names(kept("purple-haze-coverage-campaign.csv")));
        assertEquals(
                reachable(Content.filesIn("missions"), "squad=old-hands", "loadout=reference"),
                names(kept("purple-haze-coverage-old-hands.csv")));
        assertEquals(
                reachable(List.of("missions/06-village.yaml", "missions/07-river.yaml", "missions/09-city.yaml")),
                names(kept("purple-haze-coverage-with-a-past.csv")));
    }

    @Test
    void whatIsNeverReachedIsExplained() throws IOException {
        final Map<String, Long> all = new TreeMap<>();
        for (final String table : List.of("missions", "campaign", "old-hands", "with-a-past")) {
            kept("purple-haze-coverage-" + table + ".csv").forEach((name, times) -> all.merge(name, times, Long::sum));
        }
        all.values().removeIf(times -> times > 0);
        final Set<String> explained = GamePages.titled(PurpleHaze.class, "What is never reached")
                .lines()
                .filter(line -> line.startsWith("| never: "))
                .map(line -> line.substring("| never: ".length(), line.indexOf(" |", 2)))
                .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(explained, all.keySet());
    }
}
