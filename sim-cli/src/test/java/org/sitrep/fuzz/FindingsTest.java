package org.sitrep.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.sitrep.cli.Cli;
import org.sitrep.cli.base.ExitCode;

/**
 * What {@link CommandFuzzTest} has found, each as small as it could be made; each was a trace, a hang, memory without
 * end, or a message without a place.
 */
class FindingsTest {
    private static final String COINS = Cli.coins("three.yaml");
    private static final String END = "/dev/zero";

    @TempDir
    private Path folder;

    private static Cli.Result refused(final int code, final String said, final String... args) {
        final Cli.Result result = Cli.run(args);
        final String all = result.err() + result.out();
        assertEquals(code, result.code(), all);
        assertTrue(all.contains(said), all);
        assertFalse(all.contains("Exception: ") || all.contains("\tat "), all);
        return result;
    }

    /** {@code validate} looked through all findings for each: minutes for a file of a megabyte. */
    @Test
    void manyFindingsTakeTimeInProportion() throws IOException {
        final StringBuilder keys = new StringBuilder("sitrep: 1\nruleset: coins\ncoins: 3\n");
        for (int i = 0; i < 60_000; i++) {
            keys.append('k').append(i).append(": 1\n");
        }
        final Path file = Files.writeString(folder.resolve("keys.yaml"), keys);
        final var threads = ManagementFactory.getThreadMXBean();
        final long before = threads.getCurrentThreadCpuTime();
        refused(ExitCode.BAD_DATA, "keys.yaml:60003:1", "validate", file.toString());
        final long seconds = (threads.getCurrentThreadCpuTime() - before) / 1_000_000_000;
        assertTrue(seconds < 5, seconds + " s");
    }

    /** {@code tune} played all its trials and then could not write into a folder that was not there. */
    @Test
    void tuneMakesTheFolderOfItsPlaybook() {
        final Path file = folder.resolve("new/tuned.yaml");
        final String cautious = Cli.shipped("purple-haze/playbooks/cautious.yaml");
        final Cli.Result result = Cli.run(
                "tune",
                cautious,
                Cli.patrol(),
                "--generations",
                "1",
                "--population",
                "4",
                "-n",
                "2",
                "--held-out",
                "2",
                "--to",
                file.toString());
        assertTrue(
                result.code() == ExitCode.OK
                        || result.code() == ExitCode.VERDICT_NEGATIVE
                        || result.code() == ExitCode.UNDECIDED,
                result.err());
        assertTrue(Files.isRegularFile(file));
    }

    /** The parser's own words, {@code Error: expected only one match but got ...}. */
    @Test
    void aGroupOfOptionsThatStandsTwiceIsNamed() {
        refused(ExitCode.USAGE, "--weapon is given twice", "odds", "--weapon", "m16", "--weapon", "m16", "--aimed");
    }

    /** {@code cannot merge: ruleset differs}, but of which of many files? */
    @Test
    void mergeNamesTheFileThatDoesNotFit() throws IOException {
        final Path one = Files.writeString(
                folder.resolve("one.json"),
                Cli.run("run", COINS, "-n", "4", "--no-report", "-f", "json").out());
        final Path other = Files.writeString(
                folder.resolve("other.json"),
                Cli.run("run", COINS, "-n", "4", "--first", "4", "-s", "1", "--no-report", "-f", "json")
                        .out());
        refused(
                ExitCode.BAD_DATA,
                other + ": cannot merge",
                "merge",
                one.toString(),
                other.toString(),
                "-o",
                folder.resolve("m.json").toString());
    }

    /** {@code baseline} without scenarios said that a file is missing, and not who names it. */
    @Test
    void aBaselineThatNamesWhatIsGoneHasAPlace() throws IOException {
        final Path file = folder.resolve("coins.baseline");
        assertEquals(
                ExitCode.OK,
                Cli.run("baseline", COINS, "-n", "40", "-o", file.toString()).code());
        Files.writeString(file, Files.readString(file).replaceFirst("(?m)^scenario: .*", "scenario: gone.yaml"));
        refused(ExitCode.BAD_DATA, "coins.baseline:", "baseline", "-o", file.toString());
        Files.writeString(file, Files.readString(file).replaceFirst("(?m)^scenario: .*", "scenario: g\0ne.yaml"));
        refused(ExitCode.BAD_DATA, "coins.baseline:", "check", file.toString());
    }

    /** A scenario whose name no file can have was a fault of ours; under a locale without UTF-8 an accent is enough. */
    @Test
    void whatCannotBeTheNameOfAFileIsSaid() {
        refused(
                ExitCode.USAGE,
                "is not a valid file name here",
                "compare",
                COINS,
                "x\0.yaml",
                "-n",
                "4",
                "--no-report");
        final Cli.Result option =
                refused(ExitCode.USAGE, "is not a valid file name here", "merge", COINS, COINS, "-o", "x\0.json");
        assertTrue(option.err().contains("--out "), option.err());
        assertFalse(option.err().contains("java.nio"), option.err());
    }

    /** {@code show FILE .} was a fault of ours: no step of a path is left of a dot alone. */
    @Test
    void aPathOfDotsIsNoPath() {
        refused(ExitCode.USAGE, "there is nothing at .", "show", COINS, ".");
        refused(ExitCode.USAGE, "there is nothing at ..", "show", COINS, "..");
        refused(ExitCode.USAGE, "there is nothing at coins.", "show", COINS, "coins.");
    }

    /** The steps of a comparison named a slot that its results do not have: a trace while the report was made. */
    @Test
    void aResultThatContradictsItselfIsToldOf() throws IOException {
        final String sound = Cli.run("compare", COINS, "--bot", "steady,timid", "-n", "40", "--no-report", "-f", "json")
                .out();
        final String edited =
                sound.replaceFirst("\\{\"name\": \"end.won\", \"n\": 40", "{\"name\": \"end.one\", \"n\": 40");
        assertFalse(edited.equals(sound));
        final Path file = Files.writeString(folder.resolve("comparison.json"), edited);
        refused(ExitCode.BAD_DATA, file + " contradicts itself", "report", file.toString());
    }

    /** Files without an end were read until memory was full. */
    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "links and devices")
    void aDeviceWithoutAnEndIsNotReadToIt() throws IOException {
        final Path bot = Files.createSymbolicLink(folder.resolve("Bot.java"), Path.of(END));
        refused(ExitCode.BAD_DATA, "it is larger than the limit of 64 MiB", "check", END);
        refused(
                ExitCode.BAD_DATA,
                "it is larger than the limit of 64 MiB",
                "run",
                COINS,
                "--bot",
                bot.toString(),
                "-n",
                "1",
                "--no-report");
    }

    /** As large as a disk, of which a tree would be made. */
    @Test
    void aResultOfGigabytesIsNotRead() throws IOException {
        final Path file = folder.resolve("result.json");
        try (RandomAccessFile sparse = new RandomAccessFile(file.toFile(), "rw")) {
            sparse.setLength(5L << 30);
        }
        refused(ExitCode.BAD_DATA, file + ": it is larger than the limit of 32 MiB", "report", file.toString());
    }

    /** Small on the disk, and an object of each bracket. */
    @Test
    void aResultOfMillionsOfListsIsNotMadeATree() throws IOException {
        final Path file = Files.writeString(folder.resolve("result.json"), "[" + "[],".repeat(2_100_000) + "[]]");
        refused(ExitCode.BAD_DATA, file.toString(), "report", file.toString());
    }

    /** A record of 134 million trials of a bit each, in twenty kilobytes: half a gigabyte of integers. */
    @Test
    void aRecordOfFarTooManyTrialsIsNotUnpacked() throws IOException {
        final Path file = folder.resolve("coins.baseline");
        assertEquals(
                ExitCode.OK,
                Cli.run("baseline", COINS, "-n", "40", "-o", file.toString()).code());
        final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.writeUTF("end.won");
            out.writeUTF("share");
            out.writeBoolean(true);
            out.writeInt(0);
            out.writeInt(1);
            out.writeInt(1);
            out.writeInt(1 << 27);
            out.writeBoolean(false);
            out.write(new byte[1 << 24]);
        }
        Files.writeString(file, withRecord(Files.readString(file), PackedParts.part(bytes.toByteArray())));
        refused(ExitCode.BAD_DATA, "too many trials: 134217728", "check", file.toString());
    }

    private static String withRecord(final String baseline, final String part) {
        return baseline.replaceFirst(
                "(?m)^record: [^,\\n]+, crc [0-9a-f]{8}\\n(  \\S+\\n)+", "record: end.won, " + part);
    }

    /**
     * A design of four trials a point has no five in a block: {@code / by zero} when the last point had been played.
     */
    @Test
    void designsWithHardlyAnyTrialsTellNoShares() {
        for (final String design : new String[] {"sobol", "morris"}) {
            final Cli.Result result =
                    Cli.run("sweep", COINS, "--vary", "coins=1..3", "-n", "4", "--no-report", "--design", design);
            assertEquals(ExitCode.OK, result.code(), result.err());
        }
    }

    /** Levels of many statements, made of one next to nothing or next to 1, were none. */
    @Test
    void levelsNextToNothingAndNextToOneAreRefused() {
        for (final String level : new String[] {"1e-300", "0.4", "0.9999999999999999", "NaN"}) {
            refused(
                    ExitCode.USAGE,
                    "it must be from 0.5 to 0.999999",
                    "compare",
                    COINS,
                    "--bot",
                    "timid,steady",
                    "--no-report",
                    "--level",
                    level);
        }
    }

    /** Blanks and what is no character were shown as they are, so that the message named nothing. */
    @Test
    void namesThatCannotBeSeenAreShownInQuotes() {
        refused(ExitCode.BAD_DATA, "there is no file ' ';", "run", " ", "--no-report");
        refused(ExitCode.BAD_DATA, "there is no file '\\t';", "run", "\t", "--no-report");
        refused(ExitCode.BAD_DATA, "there is no run to resume in '\\u2028';", "resume", "\u2028");
    }

    /**
     * A report put in the place of a folder took all else in it along, and what had folders of its own was left beside
     * it.
     */
    @Test
    void aFolderThatHoldsMoreThanAReportIsNotReplaced() throws IOException {
        final Cli.Result run = Cli.run("run", COINS, "-n", "4", "-f", "json", "--no-report");
        final String result =
                Files.writeString(folder.resolve("result.json"), run.out()).toString();
        final String place = folder.resolve("report").toString();
        assertEquals(ExitCode.OK, Cli.run("report", result, "-o", place).code());
        final Path own = Files.createDirectory(folder.resolve("report/mine"));
        refused(ExitCode.USAGE, "report holds mine, which is not part of a report", "report", result, "-o", place);
        Files.delete(own);
        final Path text = Files.writeString(folder.resolve("report/thesis.odt"), "all my work");
        refused(ExitCode.USAGE, "report holds thesis.odt,", "report", result, "-o", place);
        assertEquals("all my work", Files.readString(text));
        Files.delete(text);
        assertEquals(ExitCode.OK, Cli.run("report", result, "-o", place).code());
        try (var all = Files.list(folder)) {
            assertEquals(2, all.count());
        }
    }

    /** The message named neither the option nor the file. */
    @Test
    void aPlaybookForAGameThatHasNoneIsNamed() {
        final String novice = Cli.shipped("purple-haze/playbooks/novice.yaml");
        refused(ExitCode.BAD_DATA, "novice.yaml is a playbook, and Coins has none", "run", COINS, "--bot", novice);
    }

    /** A scenario of another game among those to tune on was given the playbook's bots: a trace. */
    @Test
    void tuningOnAnotherGameIsRefused() {
        final String cautious = Cli.shipped("purple-haze/playbooks/cautious.yaml");
        refused(
                ExitCode.BAD_DATA,
                "three.yaml is a scenario of Coins",
                "tune",
                cautious,
                Cli.patrol(),
                COINS,
                "-n",
                "2",
                "--generations",
                "1",
                "--to",
                folder.resolve("t.yaml").toString());
    }

    /** A lone half of a character was shown as a question mark, and what turns the direction of writing as nothing. */
    @Test
    void whatIsNoCharacterIsShownAsAnEscape() {
        refused(ExitCode.USAGE, "\"\\ud800\" is not a valid file name here", "replay", "\ud800");
        refused(ExitCode.USAGE, "unknown command '\\u202e'", "\u202e");
        refused(ExitCode.BAD_DATA, "there is no baseline ' ';", "check", " ");
    }

    /**
     * What a Marine can carry is told by tables as long as the heaviest Load: a trace at the largest number, and all
     * memory before it.
     */
    @Test
    void gearThatNobodyCouldLiftIsRefused() throws IOException {
        final Path file = Files.writeString(
                folder.resolve("anvil.yaml"),
                "sitrep: 1\nruleset: purple-haze\nextends: purple-haze:combats/patrol.yaml\n"
                        + "gear:\n  anvil: {name: Anvil, use: ration, loads: [2147483647, 1], count: 1}\n");
        refused(ExitCode.BAD_DATA, "a Load must be from 0 to 20", "replay", file.toString());
    }

    /**
     * Weights whose sums are beyond every number were shown as {@code NaN}, and no other weight counted beside them.
     */
    @Test
    void weightsBesideWhichNoOtherCountsAreRefused() throws IOException {
        final String heavy =
                "sitrep: 1\nruleset: purple-haze\ntitle: Heavy\notherwise: random\norders:\n  weights: {hits: WEIGHT, cost: -1.7e308}\n"
                        + "  lines:\n    - do: fire\n";
        final Path book = Files.writeString(folder.resolve("heavy.yaml"), heavy.replace("WEIGHT", "1.7e308"));
        final Cli.Result both =
                refused(ExitCode.BAD_DATA, "heavy.yaml:6:19 orders.weights.hits: ", "validate", book.toString());
        assertTrue(
                both.out().contains("PB012 " + book + ":6:34 orders.weights.cost: a weight must be from -"),
                both.out());
        Files.writeString(book, heavy.replace("WEIGHT", "1e9").replace("-1.7e308", "-1000000000"));
        final Cli.Result told = Cli.run("replay", Cli.patrol(), "--bot", book.toString(), "--full");
        assertEquals(ExitCode.OK, told.code(), told.err());
        assertFalse(told.out().contains("NaN") || told.out().contains("Infinity"), told.out());
    }

    /** {@code there is no file -}, but which of the line's words names it? */
    @Test
    void aScenarioThatADifferenceNamesHasItsOption() {
        refused(
                ExitCode.BAD_DATA,
                "there is no file -, which --diff names",
                "replay",
                COINS,
                "--diff",
                "- --bot timid");
        refused(
                ExitCode.BAD_DATA,
                "there is no file nowhere.yaml, which --against names",
                "compare",
                COINS,
                "--against",
                "nowhere.yaml",
                "--no-report");
        refused(
                ExitCode.USAGE,
                "--diff \"--bott timid\": --bott is not known here",
                "replay",
                COINS,
                "--diff",
                "--bott timid");
    }

    /** An overlay whose name cannot be seen was shown as it is. */
    @Test
    void overlaysThatCannotBeSeenAreShownInQuotes() {
        refused(ExitCode.BAD_DATA, "S001 '\\t': there is no file '\\t';", "validate", COINS, "--overlay", "\t");
    }

    /**
     * With each kilobyte of a long word the parser copied the whole of it: half a second for one of a megabyte, and
     * five on a busy machine.
     */
    @Test
    void aLongWordIsReadInTimeAndMemoryInProportion() throws IOException {
        final Path file = Files.writeString(
                folder.resolve("long.yaml"), "sitrep: 1\nruleset: coins\ncoins: 3\n" + "a".repeat(900_000) + ": 1\n");
        final var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        final long thread = Thread.currentThread().getId();
        final long before = threads.getThreadAllocatedBytes(thread);
        refused(ExitCode.BAD_DATA, "long.yaml:4:", "validate", file.toString());
        final long megabytes = threads.getThreadAllocatedBytes(thread) - before >> 20;
        assertTrue(megabytes < 300, megabytes + " MB");
    }
}
