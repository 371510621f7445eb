package org.sitrep.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.engine.PlanFile;
import org.sitrep.scenario.Findings;

/** Plays trials by typing into a pipe. */
class PlayCommandTest {
    /** More answers than any of these trials has questions. */
    private static final int MANY = 700;

    private static final String OUTCOME = "Outcome (zeros omitted)";

    @TempDir
    private Path folder;

    private Path plan() {
        return folder.resolve("mine.yaml");
    }

    private Cli.Result play(final String typed, final String... args) {
        final String[] all = new String[args.length + 1];
        all[0] = "play";
        System.arraycopy(args, 0, all, 1, args.length);
        return Cli.runTyping(typed, all);
    }

    private static String outcome(final String out) {
        final String from = out.substring(out.indexOf(OUTCOME));
        return from.lines().takeWhile(line -> !line.isBlank()).reduce("", (a, b) -> a + "\n" + b);
    }

    private PlanFile read() {
        final Findings findings = new Findings();
        final PlanFile file = PlanFile.read(plan().toString(), findings).orElse(null);
        assertEquals(List.of(), findings.sorted());
        return file;
    }

    /** Plays a whole trial of each game; its plan, read again, replays to the same outcome. */
    @ParameterizedTest
    @CsvSource({
        "purple-haze/combats/patrol.yaml, squad, plan:",
        "rambo/missions/01-proof.yaml, '', plan:",
        "sixty-five/battles/01-village-assault.yaml, com, com=plan:"
    })
    void aWholeTrialIsPlayedAndItsPlanReplaysToTheSameOutcome(
            final String scenario, final String side, final String bot) {
        final String shipped = Cli.shipped(scenario);
        final Cli.Result played = side.isEmpty()
                ? play("1\n".repeat(MANY), shipped, "--plan", plan().toString())
                : play("1\n".repeat(MANY), shipped, "--side", side, "--plan", plan().toString());
        assertEquals(ExitCode.OK, played.code(), played.err());
        assertTrue(read().plan().decisions().size() > 10);
        assertTrue(read().plan().decisions().stream().allMatch(entry -> entry.option() == 1));
        final Cli.Result replayed = Cli.run("replay", shipped, "--bot", bot + plan());
        assertEquals(ExitCode.OK, replayed.code(), replayed.err());
        assertEquals(outcome(played.out()), outcome(replayed.out()));
        final int decisions = read().plan().decisions().size();
        assertTrue(
                replayed.err().contains(decisions + " of its " + decisions + " decisions were followed"),
                replayed.err());
        assertTrue(
                played.out()
                        .lines()
                        .allMatch(line ->
                                line.codePointCount(0, line.length()) <= 80 || line.contains(folder.toString())),
                played.out());
    }

    @Test
    void theEndOfTheInputSavesAndResumeGoesOn() {
        final Cli.Result first = play("2\n1\n", Cli.village(), "--plan", plan().toString());
        assertEquals(ExitCode.OK, first.code(), first.err());
        assertTrue(first.out().contains("Saved after 2 decisions"), first.out());
        final Cli.Result second = play("3\nq\n", "--resume", plan().toString());
        assertTrue(second.out().contains("Saved after 3 decisions"), second.out());
        assertEquals(
                List.of(2, 1, 3),
                read().plan().decisions().stream().map(PlanFile.Entry::option).toList());
    }

    @Test
    void adviceIsHiddenUntilItIsAskedFor() {
        final Cli.Result without = play("q\n", Cli.patrol(), "--plan", plan().toString());
        assertFalse(without.out().contains("The bot takes"), without.out());
        final Cli.Result with = play("?\nq\n", "--resume", plan().toString());
        assertTrue(with.out().contains("The bot takes"), with.out());
        assertTrue(with.out().contains("Its worths"), with.out());
    }

    /** Options with exact odds have a line each, with the odds in one column; other options share lines. */
    @Test
    void oddsStandBesideTheOptions() {
        final Cli.Result result = play("2\n6\n8\n8\n7\n6\n6\nq\n", Cli.patrol(), "--plan", plan().toString());
        final List<String> lines = result.out().lines().toList();
        final int asked = lines.indexOf("8. First order?");
        assertEquals(
                List.of(
                        "   1 Fire: M14 at F02 on r1c1, cost 3             eliminates 35 %, mean hits 4.1",
                        "   2 Fire: M14, aimed at F02 on r1c1, cost 4      eliminates 58 %, mean hits 4.9",
                        "   3 Fire: M14 at F05 on r1c2, cost 3             eliminates 68 %, mean hits 4.1",
                        "   4 Fire: M14, aimed at F05 on r1c2, cost 4      eliminates 83 %, mean hits 4.9"),
                lines.subList(asked + 1, asked + 5));
        assertEquals(
                List.of(
                        "  16 Fire: M14, aimed at S2 Elite on r2c4, cost   eliminates 30 %, mean hits 4.9",
                        "     4", "  17 Move to r1c1, cost 3"),
                lines.subList(asked + 16, asked + 19));
        assertTrue(result.out().contains("  1 the Squad Leader (1)     4 the Scout (4)\n"), result.out());
    }

    @Test
    void aDecisionIsTakenBackOnlyIfThatIsAllowed() {
        final Cli.Result strict = play("2\nu\nq\n", Cli.village(), "--plan", plan().toString());
        assertTrue(strict.out().contains("--undo allows it"), strict.out());
        assertEquals(1, read().plan().decisions().size());
        final Cli.Result lax = play("u\n3\nq\n", "--resume", plan().toString(), "--undo");
        assertEquals(ExitCode.OK, lax.code());
        assertEquals(3, read().plan().decisions().get(0).option());
    }

    @Test
    void whatIsNoOptionIsAskedAgain() {
        final Cli.Result result = play("0\n99\nhello\n\nb\nh\n1\nq\n", Cli.village(), "--plan", plan().toString());
        assertTrue(result.out().contains("\"hello\" is no option"), result.out());
        assertTrue(result.out().contains("Saved after 1 decision."), result.out());
    }

    @Test
    void aPlanIsNotOverwritten() throws IOException {
        Files.writeString(plan(), "mine");
        final Cli.Result result = play("1\n", Cli.village(), "--plan", plan().toString());
        assertEquals(ExitCode.USAGE, result.code());
        assertTrue(result.err().contains("--resume"), result.err());
        assertEquals("mine", Files.readString(plan()));
    }

    /** An edited plan is followed up to the first question that differs; the bot plays on. */
    @Test
    void anEditedPlanIsFollowedAsFarAsItFits() throws IOException {
        play("1\n".repeat(MANY), Cli.village(), "--plan", plan().toString());
        final int all = read().plan().decisions().size();
        final String text = Files.readString(plan());
        final int cut = text.indexOf("question: bid");
        Files.writeString(plan(), text.substring(0, cut) + text.substring(cut).replaceFirst("of: \\d+", "of: 37"));
        final Cli.Result replayed = Cli.run("replay", Cli.village(), "--bot", "us=plan:" + plan());
        assertEquals(ExitCode.OK, replayed.code(), replayed.err());
        assertTrue(replayed.err().contains("12 of its " + all + " decisions were followed"), replayed.err());
    }

    @Test
    void faultsOfAPlanHaveCodesAndPlaces() throws IOException {
        play("1\n", Cli.village(), "--plan", plan().toString());
        final String text = Files.readString(plan());
        Files.writeString(
                plan(),
                text.replace("side: us", "side: them")
                        .replace("option: 1", "option: 99")
                        .replace("seed:", "sed:"));
        final Cli.Result result = Cli.run("replay", Cli.village(), "--bot", "us=plan:" + plan());
        assertEquals(ExitCode.BAD_DATA, result.code());
        assertTrue(result.err().contains("S037") && result.err().contains("option 99 is not one of"), result.err());
        assertTrue(result.err().contains("S030"), result.err());
        Files.writeString(plan(), text.replace("side: us", "side: them"));
        final Cli.Result side = Cli.run("replay", Cli.village(), "--bot", "us=plan:" + plan());
        assertEquals(ExitCode.BAD_DATA, side.code());
        assertTrue(side.err().contains("S036") && side.err().contains("write one of us, com"), side.err());
    }

    /** The plan plays its own trial; in all others the bot plays, and a comparison counts both. */
    @Test
    void aComparisonTakesAPlan() {
        play("1\n".repeat(MANY), Cli.village(), "--plan", plan().toString());
        final Cli.Result one =
                Cli.run("compare", Cli.village(), "--against", "--bot us=plan:" + plan(), "-n", "40", "--no-report");
        assertEquals(ExitCode.OK, one.code(), one.err());
        final Cli.Result other = Cli.run(
                "compare",
                Cli.village(),
                "--against",
                "--bot us=plan:" + plan(),
                "-n",
                "40",
                "--first-trial",
                "1",
                "--no-report");
        assertTrue(other.out().contains("plays the same as"), other.out());
        assertFalse(one.out().contains("plays the same as"), one.out());
        final int decisions = read().plan().decisions().size();
        final String of = " of its " + decisions + " decisions were followed";
        assertTrue(one.err().contains(decisions + of), one.err());
        assertTrue(other.err().contains("0" + of), other.err());
    }

    /** A run says it as a replay does; the trial of the plan is among its trials, or not. */
    @Test
    void aRunSaysHowManyDecisionsWereFollowed() {
        play("1\n".repeat(MANY), Cli.patrol(), "--plan", plan().toString());
        final int decisions = read().plan().decisions().size();
        final String of = " of its " + decisions + " decisions were followed.";
        final String[] line = {"run", Cli.patrol(), "--bot", "plan:" + plan(), "-n", "20", "--no-report"};
        final Cli.Result with = Cli.run(line);
        assertEquals(ExitCode.OK, with.code(), with.err());
        assertTrue(with.err().contains(plan() + ": " + decisions + of), with.err());
        final Cli.Result without = Cli.run(
                "run", Cli.patrol(), "--bot", "plan:" + plan(), "-n", "20", "--first-trial", "1", "--no-report");
        assertTrue(without.err().contains(plan() + ": 0" + of), without.err());
    }

    @Test
    void aPlanHasASchemaAndAReference() {
        final Cli.Result schema = Cli.run("schema", "rambo", "--plan");
        assertEquals(ExitCode.OK, schema.code(), schema.err());
        assertTrue(schema.out().contains("\"title\": \"Plans of Rambo\""), schema.out());
        final Cli.Result reference = Cli.run("reference", "rambo", "--plan");
        assertTrue(reference.out().contains("| `decisions` |"), reference.out());
        final Cli.Result both = Cli.run("schema", "rambo", "--plan", "--playbook");
        assertEquals(ExitCode.USAGE, both.code());
    }
}
