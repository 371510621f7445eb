package org.sitrep.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.sitrep.cli.base.ExitCode;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A replay says what was chosen and why, names every die, and ranks the luck. */
class ReplayCommandTest {
    private static final int WIDTH = 80;

    private static String told(final String... more) {
        final String[] all = new String[more.length + 4];
        all[0] = "replay";
        all[1] = Cli.patrol();
        all[2] = "--trial";
        all[3] = "10551";
        System.arraycopy(more, 0, all, 4, more.length);
        final Cli.Result result = Cli.run(all);
        assertEquals(ExitCode.OK, result.code(), result.err());
        return result.out();
    }

    /** The text in one line, so that what is looked for is found across line ends. */
    private static String flat(final String text) {
        return text.replaceAll("\\s+", " ");
    }

    @Test
    void aChoiceIsToldWithItsReasonAndARollWithItsName() {
        final String text = flat(told());
        assertTrue(
                text.contains(
                        "> First order? Fire: M60 at S3 RPD on r1c4, cost 5 (of 14). Why: 99 % chance to eliminate"),
                text);
        assertTrue(
                text.contains("* Combat test, the Infantryman (3): Focus 3 6, Strike 1 1 3 3 4 5 6, Crit 1 1 = 8 hits"),
                text);
        assertFalse(text.contains("Else: "), "what else was weighed is told in full only");
        assertFalse(text.contains("uckier than"), "nobody asked for luck");
    }

    @Test
    void inFullItTellsWhatElseWasWeighedAndEveryDraw() {
        final String text = flat(told("--full"));
        assertTrue(text.contains("Else: Fire: M60 at S2 Elite on r2c4, cost 5 (0.69); "), text);
        assertTrue(text.contains("> Where does the Scout (4) start? "), text);
        assertTrue(text.contains("* Fighter marker: "), text);
    }

    @Test
    void luckRanksRollsAndTheTrial() {
        final String text = flat(told("--luck"));
        assertTrue(text.contains("* Table B: D6 6 = friendly fire. Unluckier than 92 %."), text);
        assertTrue(text.contains("Luck Unluckier than 98 % of trials with the same rolls"), text);
        assertTrue(text.contains("Luckiest:") && text.contains("Unluckiest:"), text);
    }

    @Test
    void allOfItFitsEightyColumns() {
        for (final String how : new String[] {"--full", "--luck"}) {
            told(how).lines().forEach(line -> assertTrue(line.length() <= WIDTH, line));
        }
    }

    /** The numbers of the docs, and the laws add up. */
    @Test
    void jsonHasChoicesRollsAndLuck() {
        final JsonNode story = JsonMapper.shared().readTree(told("--format", "json"));
        assertEquals(2, story.get("replayVersion").asInt());
        assertEquals(24, story.get("luck").get("rolls").asInt());
        int rolls = 0;
        int choices = 0;
        for (final JsonNode step : story.get("steps")) {
            for (final JsonNode roll : step.get("rolls")) {
                double sum = 0;
                for (final JsonNode probability : roll.get("law")) {
                    sum += probability.asDouble();
                }
                assertEquals(1, sum, 1e-9, roll.toString());
                assertTrue(roll.get("law").has(roll.get("value").asString()), roll.toString());
                rolls += roll.get("percentile").isNull() ? 0 : 1;
            }
            for (final JsonNode choice : step.get("choices")) {
                assertTrue(choice.get("chosen").asInt() < choice.get("options").size());
                assertFalse(choice.get("why").asString().isEmpty(), choice.toString());
                choices++;
            }
        }
        assertEquals(24, rolls);
        assertEquals(story.get("decisions").asInt(), choices);
    }
}
