package org.sitrep.cli.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.Socket;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.cli.Cli;
import org.sitrep.page.Contents;
import org.sitrep.page.PageQuestions;
import org.sitrep.ruleset.Ruleset;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Asks a server as the page does, and as others may. */
@Timeout(value = 60, unit = TimeUnit.SECONDS)
class LocalServerTest {
    private static final String PATROL = "scenarios/purple-haze/combats/patrol.yaml";
    private static final String FILE = Cli.REPOSITORY.resolve(PATROL).toString();
    private static final HttpClient CLIENT = HttpClient.newHttpClient();
    private static final ExecutorService PAGES = Executors.newFixedThreadPool(20);
    private static LocalServer server;

    @BeforeAll
    static void start() throws IOException {
        final Contents contents = new Contents(
                Ruleset.shipped(),
                Map.of("purple-haze", List.of(FILE)),
                Map.of("purple-haze", List.of("rifleman-book")),
                Cli.REPOSITORY.resolve("scenarios"));
        server = new LocalServer(new PageQuestions(contents, 2, System::nanoTime), 0);
    }

    @AfterAll
    static void stop() {
        server.close();
        PAGES.shutdownNow();
    }

    private static HttpResponse<String> ask(final String path, final String body) throws Exception {
        final HttpRequest.Builder request =
                HttpRequest.newBuilder(URI.create(server.link() + path)).header("Content-Type", "application/json");
        final HttpRequest whole = body.isEmpty()
                ? request.build()
                : request.POST(HttpRequest.BodyPublishers.ofString(body)).build();
        return CLIENT.send(whole, HttpResponse.BodyHandlers.ofString());
    }

    private static String variant(final String file, final String bot, final String... sets) {
        return JsonMapper.shared().writeValueAsString(Map.of("scenario", file, "bot", bot, "sets", List.of(sets)));
    }

    private static String question(final int trials, final String... variants) {
        return "{\"sides\":[" + String.join(",", variants) + "],\"trials\":" + trials + ",\"seed\":7}";
    }

    private static List<JsonNode> answers(final String text) {
        return text.lines()
                .filter(line -> line.startsWith("data: "))
                .map(line -> JsonMapper.shared().readTree(line.substring("data: ".length())))
                .toList();
    }

    private static JsonNode last(final String question) throws Exception {
        final HttpResponse<String> response = ask("api/bench", question);
        assertEquals(200, response.statusCode(), response.body());
        final List<JsonNode> answers = answers(response.body());
        return answers.get(answers.size() - 1);
    }

    private static JsonNode commandLine(final String... args) {
        final Cli.Result result = Cli.run(args);
        assertEquals(0, result.code(), result.err());
        return JsonMapper.shared().readTree(result.out());
    }

    private static void assertSameOutcomes(final JsonNode compared, final JsonNode page) {
        for (int side = 0; side < 2; side++) {
            final JsonNode result = compared.get("sides").get(side).get("capsule");
            assertEquals(
                    result.get("outcomeHash").asString(),
                    page.get("sides").get(side).get("hash").asString(),
                    page.get("command").asString());
        }
    }

    @Test
    void theLastNumbersAreThoseOfTheCommandLine() throws Exception {
        final JsonNode page = last(question(3000, variant(FILE, ""), variant(FILE, "", "start.threat=8")));
        assertTrue(page.get("complete").asBoolean());
        final JsonNode compared = commandLine(
                "compare",
                FILE,
                "--against",
                "--name B --set start.threat=8",
                "-n",
                "3000",
                "--seed",
                "7",
                "--no-report",
                "--format",
                "json");
        assertSameOutcomes(compared, page);
        final JsonNode run = commandLine("run", FILE, "-n", "3000", "--seed", "7", "--no-report", "--format", "json");
        final JsonNode survivors = run.get("estimates").get("squad.survivors");
        final JsonNode figure = page.get("sides").get(0).get("metrics").get(0);
        assertEquals("squad.survivors", figure.get("name").asString());
        assertEquals(survivors.get("value").asDouble(), figure.get("value").asDouble(), 1e-9);
        assertEquals(survivors.get("low").asDouble(), figure.get("low").asDouble(), 1e-9);
        assertEquals(survivors.get("high").asDouble(), figure.get("high").asDouble(), 1e-9);
        final Cli.Result text = Cli.run(
                "compare",
                FILE,
                "--against",
                "--name B --set start.threat=8",
                "-n",
                "3000",
                "--seed",
                "7",
                "--no-report");
        final String difference =
                page.get("changes").get(0).get("figure").get("text").asString();
        assertTrue(text.out().contains(difference.replaceFirst("^-", "").split(" [±\\[]")[0]), text.out());
    }

    /** The line that the page shows gives the same play, also where A is changed in what B is not. */
    @Test
    void theCommandOfAnAnswerPlaysTheSame() throws Exception {
        final JsonNode page = last(question(
                200,
                variant(FILE, "random", "start.threat=8", "options.criticalHit=any-two-scoring"),
                variant(FILE, "", "start.night=true")));
        final String line = page.get("command").asString();
        final List<String> words = new ArrayList<>();
        final var quoted = java.util.regex.Pattern.compile("'([^']*)'|(\\S+)").matcher(line);
        while (quoted.find()) {
            words.add(quoted.group(1) == null ? quoted.group(2) : quoted.group(1));
        }
        words.addAll(List.of("--no-report", "--format", "json"));
        final JsonNode compared = commandLine(words.subList(1, words.size()).toArray(String[]::new));
        assertSameOutcomes(compared, page);
    }

    @Test
    void aScenarioSaysWhatCanBeChanged() throws Exception {
        final JsonNode opened = JsonMapper.shared()
                .readTree(ask("api/scenario", variant(FILE, "")).body());
        assertEquals("squad.survivors", opened.get("headline").asString());
        assertTrue(opened.get("values").size() > 1000);
        assertTrue(opened.get("readings").size() > 10);
        assertEquals("squad", opened.get("sides").get(0).get("id").asString());
    }

    private static HttpResponse<String> replay(final String file, final long trial) throws Exception {
        final String question =
                "{\"variant\":" + variant(file, "", "start.threat=8") + ",\"seed\":7,\"trial\":" + trial + "}";
        return ask(
                "replay?" + URLEncoder.encode(question, StandardCharsets.UTF_8).replace("+", "%20"), "");
    }

    @Test
    void aTrialIsReplayed() throws Exception {
        final HttpResponse<String> page = replay(FILE, 5);
        assertEquals(200, page.statusCode(), page.body());
        assertTrue(page.body().contains("replay " + FILE + " --bot rifleman --set start.threat=8 --seed 7 --trial 5"));
        assertEquals(
                "frame-ancestors 'self'",
                page.headers().firstValue("Content-Security-Policy").orElseThrow());
        assertEquals(400, replay("/etc/passwd", 5).statusCode());
        assertEquals(400, replay(FILE, -1).statusCode());
    }

    @Test
    void everyFindingOfAnUnsoundVariantIsNamed() throws Exception {
        final HttpResponse<String> refused =
                ask("api/bench", question(10, variant(FILE, "", "start.threat=-4", "no.such=1")));
        assertEquals(400, refused.statusCode());
        final JsonNode findings = JsonMapper.shared().readTree(refused.body()).get("findings");
        assertEquals(2, findings.size(), refused.body());
    }

    @ParameterizedTest
    @CsvSource({"/etc/passwd, ''", "scenarios/../pom.xml, ''", "PATROL, mine.yaml", "PATROL, Evil.java", "PATROL, x.jar"
    })
    void nothingThatIsNotListedIsRead(final String file, final String bot) throws Exception {
        final String scenario = file.equals("PATROL") ? FILE : file;
        final HttpResponse<String> refused = ask("api/bench", question(10, variant(scenario, bot)));
        assertEquals(400, refused.statusCode());
        assertTrue(refused.body().contains("is listed"), refused.body());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{", "[]", "{\"sides\":[]}", "{\"sides\":[],\"trials\":5,\"seed\":1}", "{\"extra\":1}"})
    void whatIsNoQuestionIsRefused(final String body) throws Exception {
        assertEquals(400, ask("api/bench", body.isEmpty() ? " " : body).statusCode());
    }

    @Test
    void filesOfThePageAndNoOthersAreServed() throws Exception {
        assertTrue(ask("", "").body().contains("<title>Sitrep</title>"));
        assertEquals(200, ask("page.js", "").statusCode());
        assertEquals(404, ask("../page.js", "").statusCode());
        assertEquals(404, ask("package-info.class", "").statusCode());
        assertEquals(405, ask("api/bench", "").statusCode());
        final String policy =
                ask("", "").headers().firstValue("Content-Security-Policy").orElseThrow();
        assertTrue(policy.startsWith("default-src 'none'"), policy);
        assertFalse(policy.contains("unsafe"), policy);
    }

    /** Returns the first line that a raw request gets; Java's client does not let a test name another host. */
    private static String raw(final String path, final String... headers) throws IOException {
        final URI link = URI.create(server.link());
        try (Socket socket = new Socket("127.0.0.1", link.getPort())) {
            final OutputStream out = socket.getOutputStream();
            out.write(("GET " + path + " HTTP/1.1\r\n" + String.join("\r\n", headers) + "\r\nConnection: close\r\n\r\n")
                    .getBytes(StandardCharsets.US_ASCII));
            out.flush();
            return new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII))
                    .readLine();
        }
    }

    @Test
    void withoutTheTokenOrFromElsewhereNothingIsServed() throws IOException {
        final URI link = URI.create(server.link());
        final String page = link.getPath();
        final String host = "Host: 127.0.0.1:" + link.getPort();
        final String refused = "HTTP/1.1 404 Not Found";
        assertEquals("HTTP/1.1 200 OK", raw(page, host));
        assertEquals("HTTP/1.1 200 OK", raw(page, "Host: localhost:" + link.getPort()));
        assertEquals("HTTP/1.1 200 OK", raw(page, host, "Origin: http://127.0.0.1:" + link.getPort()));
        assertEquals(refused, raw("/", host));
        assertEquals(refused, raw("/" + "0".repeat(32) + "/", host));
        assertEquals(refused, raw(page, "Host: evil.example"), "a name that was rebound to this machine");
        assertEquals(refused, raw(page, "Host: evil.example:" + link.getPort()));
        assertEquals(refused, raw(page, host, "Origin: http://evil.example"));
        assertEquals(refused, raw(page, host, "Origin: null"));
    }

    /**
     * Two million trials take half a minute; the next question is answered within the timeout of the test only if the
     * first ends.
     */
    @Test
    void aRunEndsWithItsConnection() throws Exception {
        final HttpRequest endless = HttpRequest.newBuilder(URI.create(server.link() + "api/bench"))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(question(2_000_000, variant(FILE, "", "start.threat=7"))))
                .build();
        final HttpResponse<InputStream> response = CLIENT.send(endless, HttpResponse.BodyHandlers.ofInputStream());
        assertTrue(response.body().read() >= 0);
        response.body().close();
        assertTrue(last(question(100, variant(FILE, ""))).get("complete").asBoolean());
    }

    /** Twenty pages ask fifty questions each, no two alike; the runs that are kept fill up and no more. */
    @Test
    @Timeout(value = 10, unit = TimeUnit.MINUTES)
    @EnabledIfSystemProperty(named = "sitrep.deep", matches = ".*", disabledReason = "some minutes")
    void aThousandQuestionsLeaveNothingBehind() throws Exception {
        final List<Long> used = new ArrayList<>();
        for (int round = 0; round < 10; round++) {
            final int from = 100 * round;
            final List<CompletableFuture<Boolean>> answers = IntStream.range(0, 20)
                    .mapToObj(page -> CompletableFuture.supplyAsync(() -> isAnswered(from + 5 * page), PAGES))
                    .toList();
            for (final CompletableFuture<Boolean> answer : answers) {
                assertTrue(answer.get());
            }
            System.gc();
            used.add(Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory());
        }
        final long grown = used.get(9) - used.get(4);
        assertTrue(grown < 20_000_000, used::toString);
    }

    private static boolean isAnswered(final int seed) {
        try {
            for (int next = seed; next < seed + 5; next++) {
                final String body = question(50, variant(FILE, ""), variant(FILE, "", "start.threat=7"))
                        .replace("\"seed\":7", "\"seed\":" + next);
                if (!last(body).get("complete").asBoolean()) {
                    return false;
                }
            }
            return true;
        } catch (final Exception failed) {
            throw new CompletionException(failed);
        }
    }
}
