package org.sitrep.analysis.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.analysis.check.DiceGame.Law;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Ratio;
import org.sitrep.outcome.Slot;
import org.sitrep.scenario.Finding;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.KeyOrder;
import org.sitrep.scenario.Mark;
import org.sitrep.scenario.StoredData;

class BaselineTextTest {
    private static final Baseline TWO = new Baseline(
            "./sitrep baseline a.yaml b.yaml",
            -7,
            100,
            KeyOrder.NONE,
            List.of(
                    DiceGame.entry("a.yaml", Law.PLAIN, -7, 250, 0.02, 0.125, 0),
                    DiceGame.entry("b.yaml", Law.PLAIN.killing(6), -7, 120, 0, 0, 0.5)));
    private static final String TEXT = BaselineText.write(TWO);

    private static Baseline read(final String text) {
        final Findings findings = new Findings();
        return BaselineReader.read("x.baseline", text, findings)
                .orElseThrow(() -> new AssertionError(findings.sorted().toString()));
    }

    private static List<String> wrong(final String text) {
        final Findings findings = new Findings();
        assertTrue(BaselineReader.read("x.baseline", text, findings).isEmpty());
        return findings.sorted().stream().map(Finding::toString).toList();
    }

    @Test
    void whatIsReadIsWhatWasWritten() {
        assertEquals(TWO, read(TEXT));
        assertEquals(TEXT, BaselineText.write(read(TEXT)));
    }

    private static Baseline withRatio() {
        final BaselineEntry entry = DiceGame.entry(
                "c.yaml", Law.PLAIN, -7, 150, List.of("killed.perTurn", "late"), metric -> metric.decidable());
        return new Baseline("./sitrep baseline c.yaml", -7, 100, KeyOrder.NONE, List.of(entry));
    }

    @Test
    void aRatioIsKeptWithBothOfItsSlots() {
        final Baseline baseline = withRatio();
        final String text = BaselineText.write(baseline);
        assertEquals(baseline, read(text));
        assertTrue(text.contains("sitrep-baseline: 4\n"), text);
        assertTrue(text.contains("\nmetric: killed.perTurn in 0..9/0..4.5 = 1.95 ± "), text);
        assertTrue(text.contains(" Enemies, margin "), text);
        assertTrue(TEXT.contains("sitrep-baseline: 3\n"), "earlier builds read a file without ratios");
    }

    @Test
    void aRatioWhoseSlotsDoNotFitIsDamaged() {
        final BaselineRatio sound =
                (BaselineRatio) withRatio().entries().get(0).metrics().get(0);
        final int[] gone = sound.denominator().values().clone();
        gone[3] = Outcome.ABSENT;
        assertThrows(
                IllegalArgumentException.class,
                () -> new BaselineRatio(
                        sound.ratio(),
                        0,
                        sound.numerator(),
                        new BaselineSlot(sound.denominator().slot(), 0, gone)));
        assertThrows(
                IllegalArgumentException.class,
                () -> new BaselineRatio(sound.ratio(), 0, sound.denominator(), sound.numerator()));
        assertThrows(IllegalArgumentException.class, () -> sound.withMargin(-1));
        final byte[] bytes = PackedLines.metric(sound);
        final byte[] cut = Arrays.copyOf(bytes, bytes.length / 2);
        assertThrows(PackedLines.DamagedException.class, () -> PackedLines.metric(cut, Long.MAX_VALUE));
        assertThrows(PackedLines.DamagedException.class, () -> PackedLines.metric(bytes, 299));
    }

    @Test
    void aRatioOfOtherSlotsDoesNotFit() {
        final OutcomeLayout.Builder now = OutcomeLayout.builder();
        new DiceGame(Law.PLAIN).layout().slots().forEach(now::add);
        now.add(new Ratio("killed.perTurn", "Killed", "Enemies", "won", "late", Slot.Better.HIGHER));
        now.add(new Ratio("killed.perGame", "Killed", "Enemies", "killed", "won", Slot.Better.HIGHER));
        final BaselineEntry entry = withRatio().entries().get(0);
        assertEquals(
                List.of("BL006 x.baseline:8:1: killed.perTurn of c.yaml is now counted otherwise; "
                        + "recreate the baseline"),
                entry.misfits(now.headline("won").build(), new Mark("x.baseline", 8, 1)).stream()
                        .map(Finding::toString)
                        .toList());
    }

    /** A file of the time when one play of a scenario was called a mission. */
    @Test
    void aBaselineOfMissionsIsRead() {
        final String older = TEXT.replace("sitrep-baseline: 3\n", "sitrep-baseline: 1\n")
                .replace("\ntrials: ", "\nmissions: ")
                .replaceAll("\nsteps: (\\d+) trials,", "\nsteps: $1 missions,");
        assertTrue(older.contains("\nmissions: 250\n"), older);
        assertEquals(TWO, read(older));
    }

    /** A file of the time before data and needed trials were written. */
    @Test
    void aBaselineWithoutDataIsRead() {
        final String older =
                TEXT.replace("sitrep-baseline: 3\n", "sitrep-baseline: 2\n").replaceAll(", needs \\d+ trials\n", "\n");
        assertEquals(TWO, read(older));
        assertEquals(StoredData.NONE, read(older).entries().get(0).data());
    }

    @Test
    void dataAreWrittenOnceAndReadForEachScenario() {
        final StoredData both = new StoredData(Map.of("a.x", "{\"y\":1}", "a.z", "[]", "text", "\"ä".repeat(40_000)));
        final StoredData one = new StoredData(Map.of("a.x", "{\"y\":1}", "a.z", "[1]"));
        final BaselineEntry first = TWO.entries().get(0);
        final BaselineEntry second = TWO.entries().get(1);
        final Baseline stored = new Baseline(
                TWO.command(),
                TWO.seed(),
                TWO.maxDecisions(),
                KeyOrder.NONE,
                List.of(with(first, both), with(second, one)));
        final String text = BaselineText.write(stored);
        assertTrue(text.contains("\ndata: 4 parts, crc "), text);
        assertEquals(stored, read(text));
        final int from = text.indexOf("\nscenario: a.yaml");
        final int to = text.indexOf("\nscenario: b.yaml");
        final Baseline without = read(text.substring(0, from) + text.substring(to));
        assertEquals(one, without.entries().get(0).data(), "an entry may be removed by hand");
    }

    private static BaselineEntry with(final BaselineEntry entry, final StoredData data) {
        return new BaselineEntry(
                entry.scenario(),
                entry.bot(),
                entry.contentSha256(),
                entry.trials(),
                entry.signatureTrials(),
                entry.signature(),
                entry.metrics(),
                entry.traces(),
                data);
    }

    @Test
    void linesAreShortAndTheHeadIsForPeople() {
        assertTrue(TEXT.lines().allMatch(line -> line.length() <= 100), TEXT);
        assertTrue(TEXT.contains("\nmetric: won = 0.66 ± 0.06, margin 0.02, needs "), TEXT);
        assertTrue(TEXT.contains("\nmetric: killed in 0..9 = "), TEXT);
        assertTrue(TEXT.contains(" Enemies, margin 0.125, needs "), TEXT);
        assertTrue(TEXT.contains("\nmetric: late in 0..4.5 = "), TEXT);
        assertEquals(9, BaselineReader.lineOf(TEXT, 0));
        assertEquals(0, BaselineReader.lineOf(TEXT, 2));
    }

    @Test
    void marginsMayBeEdited() {
        final Baseline edited =
                read(TEXT.replaceFirst("margin 0.02", "margin  2.5 %").replaceFirst("margin 0.125", "margin 0"));
        assertEquals(0.025, edited.entries().get(0).metrics().get(0).margin());
        assertEquals(0, edited.entries().get(0).metrics().get(1).margin());
    }

    @Test
    void lineEndsOfAnotherSystemAndMoreRemarksDoNotMatter() {
        assertEquals(TWO, read("# mine\n" + TEXT.replace("\n", "\r\n")));
    }

    @Test
    void valuesOfAnyRangeAndTrialsWithoutOneAreKept() {
        for (final int max : new int[] {0, 1, 2, 3, 15, 16, 255, 256, 70_000}) {
            final int[] values = new int[37];
            Arrays.setAll(values, i -> -3 + i * 7919 % (max + 1));
            final BaselineMetric full = metric(max, values);
            assertEquals(full, again(full));
            values[5] = Outcome.ABSENT;
            values[36] = Outcome.ABSENT;
            assertEquals(metric(max, values), again(metric(max, values)));
        }
    }

    private static BaselineMetric metric(final int max, final int[] values) {
        final Slot slot = new Slot("x", "x", "things", Slot.Kind.QUANTITY, -3, max - 3, 4, Slot.Better.NEUTRAL);
        return new BaselineSlot(slot, 0, values.clone());
    }

    private static BaselineMetric again(final BaselineMetric metric) {
        try {
            final byte[] bytes = PackedLines.metric(metric);
            return PackedLines.metric(
                    PackedLines.bytes(PackedLines.lines(bytes), PackedLines.crc(bytes)), Long.MAX_VALUE);
        } catch (final PackedLines.DamagedException e) {
            throw new AssertionError(e);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "sitrep-baseline: 3 | sitrep-baseline: 5 | BL001 x.baseline:4:1: this baseline has version 5",
                "sitrep-baseline: 3 | sitrep: 3 | BL001 x.baseline: this file is not a baseline",
                "seed: -7 | seed: few | BL002 x.baseline:6:1: seed cannot be few",
                "bot: dice | bott: dice | BL002 x.baseline:10:1: nothing is called bott here",
                "bot: dice | bot: | BL002 x.baseline:10:1: the key is missing: bot",
                "margin 0.02 | margin some | BL003 x.baseline:14:1: the margin cannot be some",
                "margin 0.02 | margin -1 | BL003 x.baseline:14:1: the margin cannot be -1",
                "margin 0.02 | | BL002 x.baseline:14:1: the metric cannot be read",
                "metric: won = | metric: lost = | BL004 x.baseline:14:1: lost has no record",
                "trials: 250 | trials: 251 | BL004 x.baseline:9:1: won is recorded for 250 trials",
                "record: won, crc | record: won, crc 0 | BL002 x.baseline:17:1: "
                        + "this line of packed data cannot be read",
                "max-decisions: 100 | hello | BL002 x.baseline:7:1: this line is not a key with a value",
            })
    void whatIsWrongIsToldWithItsPlace(final String from, final String to, final String expected) {
        final List<String> findings = wrong(TEXT.replaceFirst(Pattern.quote(from), to == null ? "" : to));
        assertTrue(findings.stream().anyMatch(finding -> finding.startsWith(expected)), findings.toString());
    }

    @Test
    void aRecordThatWasTouchedIsFoundOut() {
        final int at = TEXT.indexOf("\n  ") + 20;
        final char other = TEXT.charAt(at) == 'A' ? 'B' : 'A';
        final List<String> findings = wrong(TEXT.substring(0, at) + other + TEXT.substring(at + 1));
        assertTrue(
                findings.get(0).startsWith("BL004 x.baseline:17:1: the packed data below cannot be used"),
                findings.get(0));
        assertTrue(wrong(TEXT.replaceFirst("\n  [^\n]*", "")).get(0).startsWith("BL004 x.baseline:17:1"));
    }

    @Test
    void allThatIsWrongIsToldAtOnce() {
        final List<String> findings = wrong(TEXT.replaceFirst("margin 0.02", "margin some")
                .replaceFirst("margin 0.5", "margin more")
                .replaceFirst("seed: -7", "seed: few"));
        assertEquals(3, findings.size(), findings.toString());
    }

    @Test
    void theSameScenarioAndBotStandThereOnce() {
        assertTrue(wrong(TEXT.replace("scenario: b.yaml", "scenario: a.yaml"))
                .get(0)
                .contains("occur twice"));
    }

    @Test
    void whatIsMissingNowIsToldByItsMetric() {
        final OutcomeLayout.Builder now = OutcomeLayout.builder();
        now.add(new Slot("won", "Won", "share", Slot.Kind.FLAG, 0, 1, 1, Slot.Better.HIGHER));
        now.add(new Slot("kills", "Killed", "Enemies", Slot.Kind.COUNT, 0, 40, 1, Slot.Better.HIGHER));
        now.add(new Slot("late", "Late", "turns", Slot.Kind.COUNT, 0, 9, 1, Slot.Better.LOWER));
        final List<Finding> findings =
                TWO.entries().get(0).misfits(now.headline("won").build(), new Mark("x.baseline", 8, 1));
        assertEquals(
                List.of(
                        "BL006 x.baseline:8:1: a.yaml no longer has the metric killed; "
                                + "did you mean \"kills\"?, or recreate the baseline",
                        "BL006 x.baseline:8:1: late of a.yaml is now counted in another unit; recreate the baseline"),
                findings.stream().map(Finding::toString).toList());
    }

    /** Found by damaged files: traces of fewer steps, and metrics of fewer trials than none. */
    @Test
    void fewerThanNoneAreDamaged() {
        final byte[] bytes = {0, 1, 0, 0, -1, -1, -1, -1};
        assertThrows(PackedLines.DamagedException.class, () -> PackedLines.traces(bytes));
        final byte[] metric = {0, 1, 'a', 0, 1, 'b', 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, -1, -1, -1, -1, 0};
        assertThrows(PackedLines.DamagedException.class, () -> PackedLines.metric(metric, Long.MAX_VALUE));
    }
}
