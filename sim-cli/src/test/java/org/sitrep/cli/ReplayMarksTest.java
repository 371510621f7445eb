package org.sitrep.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.cli.base.ExitCode;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Checks that each mark of a replay is on its board, in every game. A token that comes and goes within one step has
 * none.
 */
class ReplayMarksTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "purple-haze/combats/patrol.yaml",
                "rambo/missions/01-proof.yaml",
                "sixty-five/battles/01-village-assault.yaml"
            })
    void marksAndShotsLieOnTheBoard(final String scenario) {
        final Cli.Result result = Cli.run("replay", Cli.shipped(scenario), "--trial", "3", "--format", "json");
        assertEquals(ExitCode.OK, result.code(), result.err());
        final JsonNode replay = JsonMapper.shared().readTree(result.out());
        final JsonNode scenes = replay.get("scenes");
        final Set<String> kinds = new HashSet<>();
        int shots = 0;
        int damage = 0;
        for (final JsonNode step : replay.get("steps")) {
            final Set<String> tokens = new HashSet<>();
            step.get("marks").forEach(mark -> {
                if (mark.get("kind").asString().equals("lost")) {
                    tokens.add(mark.get("token").asString());
                }
            });
            final Set<String> cells = new HashSet<>();
            for (final String when : new String[] {"before", "after"}) {
                if (!step.get(when).isNull()) {
                    add(scenes.get(step.get(when).asInt()), tokens, cells);
                }
            }
            for (final JsonNode mark : step.get("marks")) {
                kinds.add(mark.get("kind").asString());
                damage += mark.get("amount").asInt();
                assertTrue(tokens.contains(mark.get("token").asString()), () -> step.get("heading") + ": " + mark);
            }
            for (final JsonNode shot : step.get("shots")) {
                shots++;
                assertTrue(cells.contains(shot.get("column") + "," + shot.get("row")), shot::toString);
                assertTrue(cells.contains(shot.get("toColumn") + "," + shot.get("toRow")), shot::toString);
            }
        }
        assertTrue(kinds.containsAll(Set.of("acts", "hurt", "lost")), kinds::toString);
        assertTrue(shots > 0);
        assertEquals(!scenario.startsWith("sixty-five"), damage > 0, "a battle counts steps, no damage");
        final String all = scenes.toString();
        assertTrue(all.contains("\"role\":\"rifle\"") && all.contains("\"role\":\"leader\""), "roles");
    }

    private static void add(final JsonNode scene, final Set<String> tokens, final Set<String> cells) {
        for (final JsonNode cell : scene.get("cells")) {
            cells.add(cell.get("column") + "," + cell.get("row"));
            cell.get("tokens").forEach(token -> tokens.add(token.get("id").asString()));
        }
    }
}
