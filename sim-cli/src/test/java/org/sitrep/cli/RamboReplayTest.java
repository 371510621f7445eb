package org.sitrep.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.sitrep.cli.base.ExitCode;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A trial of Rambo is told with its map, its choices and its draws, in text and as data. */
class RamboReplayTest {
    private static final int WIDTH = 80;

    private static String told(final String... more) {
        final String[] all = new String[more.length + 6];
        all[0] = "replay";
        all[1] = Cli.shipped("rambo/missions/01-proof.yaml");
        all[2] = "--bot";
        all[3] = "random";
        all[4] = "--trial";
        all[5] = "3";
        System.arraycopy(more, 0, all, 6, more.length);
        final Cli.Result result = Cli.run(all);
        assertEquals(ExitCode.OK, result.code(), result.err());
        return result.out();
    }

    /**
     * One round of one hero, with all that was weighed and drawn: the file is what this very command prints of the
     * shipped data, without the table of what it came to.
     */
    @Test
    void oneRoundOfOneHero() throws IOException {
        final String all = told(
                "--full",
                "--set",
                "party=one",
                "--set",
                "missions.proof.rounds=1",
                "--set",
                "missions.proof.battlefield=[{round: 1, effects: [{do: alert, to: team}]}]");
        Golden.assertMatches("replay-rambo.text", all.substring(0, all.indexOf("\nOutcome")));
    }

    @Test
    void allOfItFitsEightyColumns() {
        told("--full").lines().forEach(line -> assertTrue(line.length() <= WIDTH, line));
    }

    @Test
    void noDrawHasARank() {
        assertTrue(told("--luck").contains("Nothing in this trial was lucky or unlucky by itself"));
    }

    /** Red lines and borders of areas are there as data, and every choice with all its options. */
    @Test
    void jsonHasTheMapWithItsLines() {
        final JsonNode story = JsonMapper.shared().readTree(told("--format", "json"));
        for (final JsonNode scene : story.get("scenes")) {
            assertTrue(scene.get("lines").size() > 10);
            assertEquals(16, scene.get("columns").size());
        }
        int choices = 0;
        for (final JsonNode step : story.get("steps")) {
            for (final JsonNode choice : step.get("choices")) {
                assertTrue(choice.get("options").size() > 1);
                choices++;
            }
        }
        assertEquals(story.get("decisions").asInt(), choices);
        assertEquals(0, story.get("luck").get("rolls").asInt());
    }

    /** An enemy that does more damage: the two trials part at its first attack. */
    @Test
    void aChangeIsSeenWhereItBegins() {
        final String text = told("--diff", "--set enemies.vietnamese-scout.damage=3");
        assertTrue(text.contains("First difference: step "), text);
    }
}
