package org.sitrep.report.result;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.engine.Estimates;
import org.sitrep.engine.RunResult;
import org.sitrep.report.SampleCampaign;
import org.sitrep.scenario.Finding;
import org.sitrep.stats.Estimate;
import org.sitrep.stats.SurvivalCurve;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

class RunResultJsonTest {
    private static final String GOLDEN = "result.json";
    private static final String TEXT = RunResultJson.write(SampleResult.of(200));

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 9, 40, 200, 9_000})
    void shouldReadBackWhatItWrote(final int trials) {
        final RunResult result = SampleResult.of(trials);
        final String text = RunResultJson.write(result);
        final RunResult back = RunResultJson.read(text, GOLDEN);
        assertEquals(result, back);
        assertEquals(result.resultHash(), back.resultHash());
        assertEquals(
                List.copyOf(result.setup().keySet()), List.copyOf(back.setup().keySet()));
        assertEquals(text, RunResultJson.write(back));
    }

    /**
     * The format, byte by byte. Made by this test with {@code -Dgolden.update=true}, which writes what it would
     * compare; a change of the file is a change of the format and needs a new schema version unless it only adds keys.
     */
    @Test
    void shouldKeepItsFormat() throws IOException {
        final String text = RunResultJson.write(SampleResult.of(40));
        if (Boolean.getBoolean("golden.update")) {
            Files.writeString(
                    Path.of("src/test/resources/org/sitrep/report/result", GOLDEN), text, StandardCharsets.UTF_8);
        }
        try (InputStream golden = RunResultJsonTest.class.getResourceAsStream(GOLDEN)) {
            assertEquals(new String(golden.readAllBytes(), StandardCharsets.UTF_8), text);
        }
    }

    /** A file written when one play of a scenario was called a mission, with the hash that it had. */
    @Test
    void shouldReadAFileOfMissions() throws IOException {
        try (InputStream older = RunResultJsonTest.class.getResourceAsStream("result-of-missions.json")) {
            final String text = new String(older.readAllBytes(), StandardCharsets.UTF_8);
            final RunResult read = RunResultJson.read(text, "result-of-missions.json");
            final RunResult now = SampleResult.of(40);
            assertEquals(1, read.schemaVersion());
            assertTrue(text.contains("\"resultHash\": \"" + read.resultHash() + "\""));
            assertEquals(now.tallies(), read.tallies());
            assertEquals(now.outcomeHash(), read.outcomeHash());
            assertEquals(RunResult.ALL_PLAYED, read.stopReason());
            assertEquals(now.trial(), read.trial());
        }
    }

    @Test
    void shouldNotDependOnTheLocale() {
        final Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
            assertEquals(TEXT, RunResultJson.write(SampleResult.of(200)));
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void shouldShowEstimatesToReaders() {
        final RunResult result = SampleResult.of(200);
        final JsonNode estimates = new ObjectMapper().readTree(TEXT).get("estimates");
        Estimates.of(result).forEach((name, expected) -> {
            final JsonNode e = estimates.get(name);
            assertEquals(expected.value(), e.get("value").doubleValue(), 1e-9 * Math.abs(expected.value()));
            assertEquals(expected.low(), e.get("low").doubleValue(), 1e-9 * Math.abs(expected.low()));
            assertEquals(expected.high(), e.get("high").doubleValue(), 1e-9 * Math.abs(expected.high()));
            assertEquals(0.95, e.get("level").doubleValue());
            assertEquals(expected.n(), e.get("n").longValue());
            assertEquals(expected.unit(), e.get("unit").stringValue());
            assertEquals(expected.method(), e.get("method").stringValue());
        });
        assertEquals(Estimates.of(result).size(), estimates.size());
    }

    @Test
    void shouldWriteNullWhereThereIsNoLimit() {
        final RunResult result = SampleResult.of(9);
        final Estimate pace = Estimates.of(result).get("pace.1");
        assertTrue(Double.isNaN(pace.low()) && !Double.isNaN(pace.value()));
        final JsonNode e = new ObjectMapper()
                .readTree(RunResultJson.write(result))
                .get("estimates")
                .get("pace.1");
        assertTrue(e.get("low").isNull() && e.get("high").isNull());
        assertTrue(e.get("value").isNumber());
        final JsonNode none = new ObjectMapper().readTree(RunResultJson.write(SampleResult.of(0)));
        assertTrue(none.get("estimates").get("won").get("value").isNull());
    }

    @Test
    void shouldEmbedTheContentAsJson() {
        final JsonNode content = new ObjectMapper().readTree(TEXT).get("content");
        assertEquals("Übung <1> \u2028", content.get("resolved").get("name").stringValue());
        assertEquals(
                SampleResult.CONTENT, RunResultJson.read(TEXT, GOLDEN).content().json());
    }

    /** The golden file is one of those that were written before there were such keys. */
    @Test
    void shouldLeaveOutWhatThereIsNothingToSayOf() {
        for (final String key : List.of("survivals", "curves", "stepLabels", "columnLabels", "brief")) {
            assertFalse(TEXT.contains("\"" + key + "\":"), key);
        }
        assertEquals("trial", RunResultJson.read(TEXT, GOLDEN).trial());
        assertEquals(List.of(), RunResultJson.read(TEXT, GOLDEN).curves());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 300})
    void shouldReadBackCurvesAndWhatATrialIsCalled(final int campaigns) {
        final RunResult result = SampleCampaign.of(campaigns);
        final String text = RunResultJson.write(result);
        final RunResult back = RunResultJson.read(text, GOLDEN);
        assertEquals(result, back);
        assertEquals(result.resultHash(), back.resultHash());
        assertEquals(text, RunResultJson.write(back));
        assertEquals("campaign", back.trial());
        assertEquals(2, back.layout().survivals().size());
        assertEquals(List.of("fates"), back.layout().brief());
    }

    @Test
    void shouldShowSurvivalToReaders() {
        final RunResult result = SampleCampaign.of(300);
        final JsonNode curve = new ObjectMapper()
                .readTree(RunResultJson.write(result))
                .get("survivals")
                .get("life.marines")
                .get(2);
        assertEquals("Infantryman", curve.get("curve").stringValue());
        final SurvivalCurve.Point expected =
                Estimates.survivals(result).get("life.marines").get(2).points().get(8);
        final JsonNode step = curve.get("steps").get(8);
        assertEquals(expected.atRisk(), step.get("atRisk").longValue());
        assertEquals(expected.lost(), step.get("lost").longValue());
        assertEquals(expected.surviving().value(), step.get("value").doubleValue(), 1e-9);
        assertEquals(expected.surviving().low(), step.get("low").doubleValue(), 1e-9);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"trial\": \"campaign\"          | \"trial\": \"tour\"              | resultHash",
                "\"stepLabels\": ..06:00\"       | \"stepLabels\": [\"6 h\"         | resultHash",
                "\"columnLabels\": ..K.I.A.\"    | \"columnLabels\": [\"Killed\"    | resultHash",
                "\"step\": \"mission\"          | \"step\": \"war\"                | resultHash",
                "\"life.0.atRisk.1\", \"life      | \"life.0.atRisk.2\", \"life      | resultHash",
                "\"products\": .14400,           | \"products\": [14401,            | resultHash",
                "\"Scout\",(\\s+)\"steps\": 9     | \"Cook\",$1\"steps\": 9          | ''",
                "\"Scout\",(\\s+)\"steps\": 9     | \"Scout\",$1\"steps\": 8         | ''",
                "\"curves\": .(\\s+.\\s+\"survival\") | \"curfs\": [$1                  | ''"
            })
    void shouldNoticeAnEditedCurve(final String old, final String replacement, final String path) {
        final String text = RunResultJson.write(SampleCampaign.of(400));
        final String edited = text.replaceFirst(old, replacement);
        assertNotEquals(text, edited, () -> old + " is not in the file");
        final Finding finding = finding(edited);
        assertEquals(ResultCodes.INCONSISTENT, finding.code(), finding.toString());
        assertEquals(path, finding.path(), finding.toString());
    }

    @Test
    void shouldReplaceAFileWhole(@TempDir final Path folder) throws IOException {
        final Path file = folder.resolve("result.json");
        RunResultJson.write(SampleResult.of(9), file);
        RunResultJson.write(SampleResult.of(200), file);
        assertEquals(SampleResult.of(200), RunResultJson.read(file));
        try (var files = Files.list(folder)) {
            assertEquals(List.of(file), files.toList());
        }
    }

    @Test
    void shouldSayThatAFileIsNoText(@TempDir final Path folder) throws IOException {
        final Path file = Files.write(folder.resolve("x.png"), new byte[] {(byte) 0x89, 'P', 'N', 'G'});
        final ResultFormatException e = assertThrows(ResultFormatException.class, () -> RunResultJson.read(file));
        assertEquals(ResultCodes.NOT_JSON, e.finding().code());
        assertEquals(file.toString(), e.finding().mark().file());
    }

    private static Finding finding(final String text) {
        final ResultFormatException e =
                assertThrows(ResultFormatException.class, () -> RunResultJson.read(text, "runs/x.json"));
        assertEquals("runs/x.json", e.finding().mark().file());
        assertEquals(e.finding().toString(), e.getMessage());
        assertFalse(e.finding().suggestion().isEmpty());
        return e.finding();
    }

    @Test
    void shouldSayWhereTheJsonBreaks() {
        final Finding cut = finding(TEXT.substring(0, TEXT.indexOf("\"seed\"")));
        assertEquals(ResultCodes.NOT_JSON, cut.code());
        assertTrue(cut.mark().line() > 5, cut.toString());
        final Finding typo = finding("{\n  \"schemaVersion\": 1,\n  \"tool\": oops\n}");
        assertEquals(ResultCodes.NOT_JSON, typo.code());
        assertEquals(3, typo.mark().line());
        assertEquals(ResultCodes.NOT_JSON, finding("{\"seed\":1,\"seed\":2}").code());
        assertEquals(ResultCodes.NOT_JSON, finding(TEXT + "{}").code());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{}", "[]", "3", "{\"type\":\"FeatureCollection\"}"})
    void shouldSayThatItIsNoResult(final String text) {
        final Finding finding = finding(text);
        assertEquals(ResultCodes.UNKNOWN_VERSION, finding.code());
        assertEquals("has no schemaVersion", finding.message());
    }

    @Test
    void shouldRefuseAnotherSchemaVersion() {
        final Finding finding = finding(TEXT.replace("\"schemaVersion\": 2,", "\"schemaVersion\": 3,"));
        assertEquals(ResultCodes.UNKNOWN_VERSION, finding.code());
        assertEquals("schemaVersion", finding.path());
        assertEquals("is 3, this build reads 1 to 2", finding.message());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"seed\": 7                 | \"seed\": \"7\"             | seed                       | is \"7\", not a whole number within 64 bits",
                "\"seed\": 7                 | \"seed\": 7.5               | seed                       | is 7.5, not a whole number within 64 bits",
                "\"seed\": 7,                | \"sead\": 7,                | seed                       | missing",
                "\"bot\": \"random\"         | \"bot\": [1]                | bot                        | is a list, not a text",
                "\"setup\": {                | \"setup\": 5, \"x\": {      | setup                      | is 5, not an object",
                "\"completed\": 191          | \"completed\": -191         | trials.completed           | is -191, not a count",
                "\"kind\": \"flag\"          | \"kind\": \"flug\"          | layout.slots[0].kind       | is \"flug\", not one of [flag, count, quantity]",
                "\"max\": 4,                 | \"max\": 4e30,              | layout.slots[1].max        | is 4E+30, not a whole number within 32 bits",
                "\"counts\": [108, 83]       | \"counts\": [108, null]     | tallies[0].histogram.counts[1] | is null, not a whole number within 64 bits",
                "\"seconds\": 0.30000000000000004 | \"seconds\": \"0.3\", \"y\": 0 | timing.seconds          | is \"0.3\", not a number"
            })
    void shouldSayWhichValueIsWrong(
            final String old, final String replacement, final String path, final String message) {
        final Finding finding = finding(replaceFirst(old, replacement));
        assertEquals(ResultCodes.WRONG_VALUE, finding.code(), finding.toString());
        assertEquals(path, finding.path());
        assertEquals(message, finding.message());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"counts\": [108, 83]       | \"counts\": [109, 83]       | tallies[0].n",
                "\"sum\": 83                 | \"sum\": 84                 | tallies[0].sum",
                "\"counts\": [108, 83]       | \"counts\": [108]           | tallies[0].histogram",
                "\"firstTrial\": [2, 0]    | \"firstTrial\": [2, -1]   | tallies[0].histogram.firstTrial[1]",
                "\"histogram\": {\"min\": 0  | \"histogram\": {\"min\": 1  | tallies[0].histogram",
                "\"requested\": 200          | \"requested\": 199          | ''",
                "\"house\": 5                | \"house\": 4                | resultHash",
                "\"completed\": 191          | \"completed\": 190          | ''",
                "2.5, 0.1                    | 2.5, 0.2                    | content.sha256",
                "\"headline\": \"killRate\"  | \"headline\": \"killrate\"  | layout",
                "{\"name\": \"killed\"       | {\"name\": \"won\"          | layout",
                "\"first\": \"killed\"       | \"first\": \"won\"          | ''"
            })
    void shouldNoticeAnEditedFile(final String old, final String replacement, final String path) {
        final Finding finding = finding(replaceFirst(old, replacement));
        assertEquals(ResultCodes.INCONSISTENT, finding.code(), finding.toString());
        assertEquals(path, finding.path(), finding.toString());
    }

    private static String replaceFirst(final String old, final String replacement) {
        final int at = TEXT.indexOf(old);
        assertTrue(at >= 0, () -> old + " is not in the file");
        return TEXT.substring(0, at) + replacement + TEXT.substring(at + old.length());
    }

    @Test
    void shouldLeaveUnknownKeysAlone() {
        final String more = TEXT.replace("\"bot\":", "\"colour\": {\"of\": \"grass\"}, \"bot\":");
        assertEquals(SampleResult.of(200), RunResultJson.read(more, "x"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"{", "{\"a\": 1}", "{\"a\":1.50}"})
    void shouldRefuseContentThatWouldNotComeBack(final String json) {
        final RunResult result = SampleResult.withContent(json);
        assertThrows(IllegalArgumentException.class, () -> RunResultJson.write(result));
    }
}
