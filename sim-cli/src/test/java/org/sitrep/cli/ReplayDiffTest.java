package org.sitrep.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.rulesets.purplehaze.PurpleHaze;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.LoadRequest;
import org.sitrep.scenario.ScenarioLoader;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code replay --diff}: two trials part at the very step at which what was changed first counts. */
@Tag("slow")
class ReplayDiffTest {
    private static final String AMBUSH = Cli.shipped("examples/player/ambush.yaml");
    private static final String CRASH = Cli.shipped("purple-haze/missions/01-crash.yaml");

    @TempDir
    private Path folder;

    private static Cli.Result diff(
            final String scenario, final long trial, final String changes, final String... more) {
        final String[] line = Stream.concat(
                        Stream.of(
                                "replay",
                                scenario,
                                "--trial",
                                Long.toString(trial),
                                "--bot",
                                "rifleman",
                                "--diff",
                                changes),
                        Stream.of(more))
                .toArray(String[]::new);
        return Cli.run(line);
    }

    private static JsonNode parting(final String scenario, final long trial, final String changes) {
        final Cli.Result result = diff(scenario, trial, changes, "--format", "json");
        assertEquals(ExitCode.OK, result.code(), result.err());
        return JsonMapper.shared().readTree(result.out()).get("parting");
    }

    /** Returns the steps of a trial as {@code name [numbers]}. */
    private static List<String> steps(final String scenario, final long trial, final String bot, final String... sets) {
        final Findings findings = new Findings();
        final CompiledScenario compiled = ScenarioLoader.load(
                        new LoadRequest(scenario, Cli.REPOSITORY.resolve("scenarios"), List.of(), List.of(sets)),
                        findings)
                .flatMap(document -> new PurpleHaze().compile(document, findings))
                .orElseThrow();
        final List<String> steps = new ArrayList<>();
        compiled.newTraced(bot, 100_000, (name, numbers) -> steps.add(name + " " + Arrays.toString(numbers)))
                .orElseThrow()
                .play(new TrialKey().set(1967, trial), new Outcome(compiled.layout()));
        return steps;
    }

    /** The die's first face is gray instead of red: the trials part where it is first thrown, and nowhere before. */
    @Test
    void aChangedFaceOfTheThreatDiePartsWhereItIsFirstThrown() {
        int parted = 0;
        for (long trial = 0; trial < 6; trial++) {
            final List<String> base = steps(CRASH, trial, "rifleman");
            final List<String> other = steps(CRASH, trial, "rifleman", "threat.die.0=0");
            int first = 0;
            while (first < Math.min(base.size(), other.size())
                    && base.get(first).equals(other.get(first))) {
                first++;
            }
            final JsonNode parting = parting(CRASH, trial, "--set threat.die.0=0");
            if (parting.isNull()) {
                assertEquals(base, other);
            } else {
                parted++;
                assertEquals(first, parting.get("gameStep").asInt());
                assertEquals("threat.die", parting.get("base").get("name").asString());
                assertEquals("threat.die", parting.get("other").get("name").asString());
                assertTrue(base.get(first).startsWith("threat.die "));
            }
        }
        assertTrue(parted >= 3, parted + " trials part");
    }

    @Test
    void anotherBotPartsAtADecision() {
        for (long trial = 0; trial < 4; trial++) {
            final JsonNode parting = parting(Cli.patrol(), trial, "--bot drill");
            assertTrue(parting.get("base").get("name").asString().startsWith("decision."), parting::toString);
            assertEquals(parting.get("base").get("name"), parting.get("other").get("name"));
        }
    }

    /** Whoever has other options and chooses the same does not part. */
    @Test
    void anotherLoadoutPartsWhereItIsUsedAndNotWhereItIsOffered() {
        int later = 0;
        for (long trial = 0; trial < 6; trial++) {
            final List<String> base = steps(Cli.patrol(), trial, "rifleman");
            final List<String> other = steps(Cli.patrol(), trial, "rifleman", "loadout=smoke-and-frags");
            int first = 0;
            while (first < Math.min(base.size(), other.size())
                    && base.get(first).equals(other.get(first))) {
                first++;
            }
            final JsonNode parting = parting(Cli.patrol(), trial, "--loadout smoke-and-frags");
            final int at = parting.isNull()
                    ? Integer.MAX_VALUE
                    : parting.get("gameStep").asInt();
            assertTrue(at >= first, parting::toString);
            later += at > first ? 1 : 0;
        }
        assertTrue(later >= 1, "menus differ before choices do");
    }

    /**
     * Who activates is asked before the heading of his activation is told: the place is the decision below it, not the
     * end of the activation before.
     */
    @Test
    void aDecisionIsFoundBelowItsHeading() throws IOException {
        int below = 0;
        for (long trial = 0; trial < 8; trial++) {
            final JsonNode json = JsonMapper.shared()
                    .readTree(diff(AMBUSH, trial, "--name m60 --loadout m60", "--loadout", "m14", "--format", "json")
                            .out());
            final JsonNode parting = json.get("parting");
            if (parting.isNull() || !isActivation(parting.get("base"))) {
                continue;
            }
            below++;
            final List<String> chosen = new ArrayList<>();
            for (final String side : List.of("base", "other")) {
                final JsonNode step = json.get("sides")
                        .get(side.equals("base") ? 0 : 1)
                        .get("story")
                        .get("steps")
                        .get(parting.get(side).get("step").asInt());
                final JsonNode choice = step.get("choices").get(0);
                assertEquals("activate", choice.get("id").asString());
                final String who = choice.get("options")
                        .get(choice.get("chosen").asInt())
                        .get("text")
                        .asString();
                assertTrue(step.get("heading").asString().startsWith(capital(who) + " activates"), step::toString);
                chosen.add(who);
            }
            final String text = diff(AMBUSH, trial, "--name m60 --loadout m60", "--loadout", "m14")
                    .out();
            assertTrue(text.contains("\n  baseline: Who activates? " + chosen.get(0)), text);
            assertTrue(text.contains("\n  m60: Who activates? " + chosen.get(1)), text);
            assertTrue(text.contains("\n== m60 ==\n" + capital(chosen.get(1)) + " activates"), text);
            final Path page = folder.resolve("diff-" + trial + ".html");
            diff(AMBUSH, trial, "--name m60 --loadout m60", "--loadout", "m14", "--html", page.toString());
            final String[] parts = Files.readString(page).split("First difference</p>");
            assertEquals(3, parts.length, "once a side");
            for (int side = 0; side < 2; side++) {
                final String next = parts[side + 1]
                        .replaceAll("<[^>]*>", " ")
                        .replaceAll("\\s+", " ")
                        .strip();
                assertTrue(next.startsWith("Who activates? ") && next.contains(chosen.get(side)), next);
            }
        }
        assertTrue(below >= 2, below + " trials part there");
    }

    private static boolean isActivation(final JsonNode mark) {
        return mark != null
                && !mark.isNull()
                && "decision.activate".equals(mark.get("name").asString());
    }

    private static String capital(final String words) {
        return Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }

    @Test
    void whatIsOnlyCalledOtherwiseNeverParts() throws IOException {
        final Path other = folder.resolve("other.yaml");
        Files.writeString(
                other, "sitrep: 1\nruleset: purple-haze\nextends: purple-haze:combats/patrol.yaml\ntitle: Other\n");
        final Cli.Result result = diff(Cli.patrol(), 3, other.toString());
        assertEquals(ExitCode.OK, result.code(), result.err());
        assertTrue(result.out().contains("They do not differ"), result.out());
        assertTrue(result.out().contains("Both have the same outcome."), result.out());
        assertFalse(result.out().contains(">>>"));
    }

    @Test
    void theTextFitsATerminalAndToldInFullItIsLonger() {
        final String few = diff(CRASH, 3, "--name milder --set threat.die.0=0").out();
        final String all =
                diff(CRASH, 3, "--name milder --set threat.die.0=0", "--full").out();
        assertTrue(few.contains(">>> First difference: step 5, threat.die."), few);
        assertTrue(few.contains("\n  baseline: Threat die: ") && few.contains("\n  milder: Threat die: "), few);
        assertTrue(few.contains("== baseline ==") && few.contains("== milder ==") && few.contains(" more: --full"));
        assertTrue(all.length() > 2 * few.length() && !all.contains(" more: --full"));
        few.lines().forEach(line -> assertTrue(line.length() <= 80, line));
    }

    @Test
    void thePageShowsBothBoards() throws IOException {
        final Path page = folder.resolve("diff.html");
        final Cli.Result result = diff(CRASH, 3, "--name milder --set threat.die.0=0", "--html", page.toString());
        assertEquals(ExitCode.OK, result.code(), result.err());
        final String text = Files.readString(page);
        assertTrue(text.contains("class=\"frame parts beside\" id=\"step-5\""));
        assertTrue(text.contains("<span class=\"side\">milder</span>"));
        assertTrue(Files.size(page) < 1_500_000);
    }

    /** A game that tells no steps is compared by what it tells. */
    @Test
    void aGameWithoutStepsIsComparedByItsStory() {
        final Cli.Result result = Cli.run("replay", Cli.coins("three.yaml"), "--diff", "--name same");
        assertEquals(ExitCode.OK, result.code(), result.err());
        assertTrue(result.out().contains("They do not differ"), result.out());
    }

    /** The line below a comparison lays a trial beside itself that both sides ended otherwise. */
    @Test
    void aComparisonNamesATrialThatTheSidesEndOtherwise() {
        final String compared = Cli.run("compare", Cli.patrol(), "--bot", "drill,rifleman", "-n", "200", "--no-report")
                .out();
        final Matcher line = Pattern.compile("--trial (\\d+) --diff '([^']+)'").matcher(compared);
        assertTrue(line.find(), compared);
        assertEquals("--name rifleman --bot rifleman", line.group(2));
        final Cli.Result result =
                Cli.run("replay", Cli.patrol(), "--bot", "drill", "--trial", line.group(1), "--diff", line.group(2));
        assertTrue(result.out().contains(">>> First difference"), result.out());
        assertTrue(result.out().matches("(?s).*Outcome\\n +baseline +rifleman\\n.*"), result.out());
    }

    @Test
    void aVariantThatCannotBeReadIsSaid() {
        final Cli.Result result = diff(Cli.patrol(), 0, "--bott drill");
        assertEquals(ExitCode.USAGE, result.code());
        assertEquals(ExitCode.BAD_DATA, diff(Cli.patrol(), 0, "--set no.such=1").code());
    }
}
