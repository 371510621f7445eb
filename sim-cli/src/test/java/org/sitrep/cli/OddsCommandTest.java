package org.sitrep.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.sitrep.cli.base.ExitCode;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Fractions of pools are those of an independent enumeration; see {@code org.sitrep.dice} for where they are held to it
 * in full.
 */
class OddsCommandTest {
    private static JsonNode json(final String... args) {
        final Cli.Result result = Cli.run(args);
        assertEquals(ExitCode.OK, result.code(), result.err());
        assertEquals("", result.err());
        return JsonMapper.shared().readTree(result.out());
    }

    private static List<String> keys(final JsonNode node) {
        return new ArrayList<>(node.propertyNames());
    }

    private static JsonNode pool(final int focus, final int strike, final int crit, final String... more) {
        final List<String> args = new ArrayList<>(List.of("odds", "--format", "json"));
        args.addAll(List.of("--focus", "" + focus, "--strike", "" + strike, "--crit", "" + crit));
        args.addAll(List.of(more));
        return json(args.toArray(String[]::new));
    }

    @Test
    void aPoolInEveryFormatIsSealed() throws IOException {
        for (final String format : List.of("text", "json", "csv", "markdown")) {
            final Cli.Result result =
                    Cli.run("odds", "--focus", "2", "--strike", "3", "--crit", "2", "--diff", "3", "--format", format);
            Golden.assertMatches("odds-pool." + format, result.out());
        }
    }

    @Test
    void anEnemyAttackIsSealed() throws IOException {
        Golden.assertMatches(
                "odds-enemy.text",
                Cli.run("odds", "--enemy", "--focus", "2", "--strike", "8", "--crit", "2")
                        .out());
    }

    @Test
    void anAttackWithoutDiceInEveryFormatIsSealed() throws IOException {
        for (final String format : List.of("text", "json", "csv", "markdown")) {
            final Cli.Result result = Cli.run(
                    "odds",
                    "--gear",
                    "scoped-carbine",
                    "--on",
                    "vietnamese-scout",
                    "--by",
                    "rambo",
                    "--alert",
                    "6",
                    "--play",
                    "steady-breath",
                    "--gone",
                    "jammed",
                    "--format",
                    format);
            Golden.assertMatches("odds-attack." + format, result.out());
        }
    }

    @Test
    void aFightInEveryFormatIsSealed() throws IOException {
        for (final String format : List.of("text", "json", "csv", "markdown")) {
            final Cli.Result result = Cli.run(
                    "odds",
                    "--fire",
                    "us-rifle,us-m60,us-riggs",
                    "--at",
                    "vc-rifle,vc-rpd",
                    "--support",
                    "bullet-storm",
                    "--react",
                    "light-wounds",
                    "--format",
                    format);
            Golden.assertMatches("odds-fire." + format, result.out());
        }
    }

    @Test
    void anAssaultABidAndATurnAreSealed() throws IOException {
        Golden.assertMatches(
                "odds-assault.text",
                Cli.run("odds", "--assault", "us-rifle,us-rifle", "--at", "vc-rpd/shaken", "--support", "ambush")
                        .out());
        Golden.assertMatches(
                "odds-bid.text", Cli.run("odds", "--bid", "card-01,card-24,8").out());
        Golden.assertMatches(
                "odds-turn.text",
                Cli.run("odds", "--per-impulse", "3", "--seen", "12-none,2-end-turn")
                        .out());
    }

    /** The sum of the rounded probabilities is a little less than 1. */
    @Test
    void whatIsCertainIsShownSo() {
        final String out = Cli.run("odds", "--fire", "us-rifle,us-m60,us-riggs", "--at", "vc-rifle,vc-rpd")
                .out();
        assertTrue(out.contains("100.00 %") && !out.contains("> 99.99 %"), out);
    }

    @Test
    void keysAreThoseThatProgramsReadBy() {
        final JsonNode odds = pool(3, 2, 0);
        assertEquals(List.of("total", "face", "mean", "meanExact", "pCritical"), keys(odds));
        assertEquals(
                List.of("successes", "critical", "exact", "p"),
                keys(odds.get("total").get(0)));
        assertEquals(
                List.of("hits", "critical", "exact", "p"), keys(odds.get("face").get(0)));
    }

    @Test
    void fractionsAreExact() {
        final JsonNode odds = pool(3, 2, 0);
        assertEquals("1421/1296", odds.get("meanExact").asString());
        assertEquals("20/81", odds.get("total").get(0).get("exact").asString());
        assertEquals("3325/3888", odds.get("face").get(0).get("exact").asString());
        assertEquals(20.0 / 81, odds.get("total").get(0).get("p").asDouble());
    }

    @Test
    void passingIsAtLeastTheDifficulty() {
        // P(at least 2) of 3 Focus, 2 Strike: 1 - 20/81 - 605/1296 = 371/1296
        final JsonNode odds = pool(3, 2, 0, "--diff", "2");
        assertEquals("371/1296", odds.get("pPassExact").asString());
        assertEquals(371.0 / 1296, odds.get("pPass").asDouble());
    }

    @Test
    void nightTakesOneFocusDie_PH_DICE_4() {
        assertEquals(pool(2, 3, 1), pool(3, 3, 1, "--night"));
    }

    @Test
    void withoutFocusATestFailsAndScoresNothing_PH_DICE_5() {
        for (final JsonNode odds : List.of(pool(1, 4, 2, "--night", "--diff", "0"), pool(0, 4, 2, "--diff", "0"))) {
            assertEquals(1, odds.get("total").size());
            assertEquals(0, odds.get("total").get(0).get("successes").asInt());
            assertEquals("1/1", odds.get("total").get(0).get("exact").asString());
            assertEquals(0.0, odds.get("pPass").asDouble());
        }
    }

    @Test
    void aLawSumsToOne() {
        double sum = 0;
        for (final JsonNode row : pool(4, 14, 3).get("total")) {
            sum += row.get("p").asDouble();
        }
        assertEquals(1, sum, 1e-12);
    }

    @Test
    void aWeaponMakesThePoolOfItsCard() {
        final JsonNode odds = json("odds", "--weapon", "M16", "--mode", "automatic", "--range", "2", "-f", "json");
        final JsonNode shot = odds.get("shot");
        assertEquals("m16", shot.get("weapon").asString());
        assertEquals("auto", shot.get("mode").asString());
        assertEquals(
                List.of(3, 6, 2),
                List.of(
                        shot.get("focus").asInt(),
                        shot.get("strike").asInt(),
                        shot.get("crit").asInt()));
        assertEquals(pool(3, 6, 2).get("total"), odds.get("total"));
        assertEquals(20, odds.get("targets").size(), "12 Fighters, 7 Specialists and the tank");
    }

    @Test
    void aWeaponIsFoundByTheNameOnItsCard() {
        final JsonNode shot = json("odds", "--weapon", "m40 SNIPER rifle", "--aimed", "--los", "3", "-f", "json")
                .get("shot");
        assertEquals("m40", shot.get("weapon").asString());
        assertEquals(
                2 - 1 + 1, shot.get("focus").asInt(), "row 1 takes one, aiming adds one and ignores all penalties");
    }

    @Test
    void oneTargetBehindHardCover() {
        final JsonNode targets = json("odds", "--weapon", "m16", "--target", "f05", "--hard", "2", "-f", "json")
                .get("targets");
        assertEquals(1, targets.size());
        assertEquals("F05", targets.get(0).get("target").asString());
        assertEquals(2, targets.get(0).get("hard").asInt());
        assertTrue(targets.get(0).get("pEliminatedExact").asString().contains("/"));
    }

    @Test
    void dataCanBeChanged() {
        final JsonNode shot = json(
                        "odds", "--weapon", "m16", "--set", "weapons.m16.modes.single.strike=5", "-f", "json")
                .get("shot");
        assertEquals(5, shot.get("strike").asInt());
    }

    @Test
    void whatCannotBeIsRefused() {
        assertRefused("name a pool", "odds");
        assertRefused("a pool needs all of", "odds", "--focus", "2");
        assertRefused("Focus must be 0-8, not 9", "odds", "--focus", "9", "--strike", "1", "--crit", "0");
        assertRefused("--focus and --weapon ask for different odds", "odds", "--weapon", "m16", "--focus", "2");
        assertRefused("did you mean \"m16\"", "odds", "--weapon", "m61");
        assertRefused("its modes: single, auto", "odds", "--weapon", "m16", "--mode", "burst");
        assertRefused("reaches 1 to 4 rows", "odds", "--weapon", "m16", "--range", "5");
        assertRefused("Aimed Shots are not possible at night", "odds", "--weapon", "m16", "--aimed", "--night");
        assertRefused("there is no Enemy marker F55", "odds", "--weapon", "m16", "--target", "F55");
        assertRefused(
                "an Enemy attack has no difficulty",
                "odds",
                "--enemy",
                "--focus",
                "2",
                "--strike",
                "2",
                "--crit",
                "0",
                "--diff",
                "1");
    }

    private static void assertRefused(final String part, final String... args) {
        final Cli.Result result = Cli.run(args);
        assertEquals(ExitCode.USAGE, result.code(), result.err());
        assertTrue(result.err().contains(part), result.err());
        assertEquals("", result.out());
    }
}
