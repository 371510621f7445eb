package org.sitrep.web;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Assumptions;
import org.sitrep.contract.ChromiumProgram;
import org.sitrep.contract.Deep;
import org.sitrep.scenario.JsonText;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/** Plays cases in a worker of headless Chromium, which loads the compiled engine from a server of its own. */
final class Browser {
    private static final Map<String, String> TYPES = Map.of("html", "text/html", "js", "text/javascript");

    private static final String BYTES = "application/octet-stream";
    private static final int MINUTES = Deep.or(10, 120);

    private Browser() {}

    /**
     * Returns the answers to all questions, in their order. Skips the test where there is no browser, unless
     * {@code SITREP_BROWSER=required}.
     *
     * @param content files and what can be played, as the worker takes them
     * @return of each question the outcomes of its first side, or what went wrong
     */
    static List<?> play(final Map<String, Object> content, final List<Map<String, Object>> questions)
            throws IOException, InterruptedException {
        final Optional<String> program = ChromiumProgram.find();
        if (program.isEmpty() && ChromiumProgram.isRequired()) {
            Assertions.fail("there is no Chromium on the PATH; name one in SITREP_CHROMIUM");
        }
        Assumptions.assumeTrue(program.isPresent(), "no trial was played in a browser: there is no Chromium");
        final CompletableFuture<String> answers = new CompletableFuture<>();
        final HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/content.bin", exchange -> send(exchange, BYTES, packed(json(content))));
        server.createContext("/engine.bin", exchange -> send(exchange, BYTES, packed(resource("/site/sitrep.wasm"))));
        server.createContext("/cases", exchange -> send(exchange, "application/json", json(questions)));
        server.createContext("/answers", exchange -> {
            answers.complete(new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
            send(exchange, "text/plain", new byte[0]);
        });
        server.createContext("/", Browser::sendFile);
        server.start();
        final Path profile = Files.createTempDirectory("sitrep-web");
        final List<String> command = Stream.of(
                        List.of(program.get(), "--user-data-dir=" + profile),
                        ChromiumProgram.FLAGS,
                        List.of("http://127.0.0.1:" + server.getAddress().getPort() + "/trials.html"))
                .flatMap(List::stream)
                .toList();
        final Process process = new ProcessBuilder(command)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try {
            final String text = answers.get(MINUTES, TimeUnit.MINUTES);
            return (List<?>) new Load(LoadSettings.builder().build()).loadFromString(text);
        } catch (final TimeoutException late) {
            throw new AssertionError("the browser sent no answers within " + MINUTES + " minutes", late);
        } catch (final ExecutionException impossible) {
            throw new AssertionError(impossible);
        } finally {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly().waitFor();
            server.stop(0);
        }
    }

    private static byte[] resource(final String name) throws IOException {
        try (InputStream in = Browser.class.getResourceAsStream(name)) {
            return in.readAllBytes();
        }
    }

    private static byte[] packed(final byte[] bytes) throws IOException {
        final ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (DeflaterOutputStream packing = new DeflaterOutputStream(out, new Deflater(Deflater.BEST_SPEED, true))) {
            packing.write(bytes);
        }
        return out.toByteArray();
    }

    private static byte[] json(final Object tree) {
        return JsonText.print(tree, JsonText.Layout.OPEN).getBytes(StandardCharsets.UTF_8);
    }

    private static void sendFile(final HttpExchange exchange) throws IOException {
        final String name = exchange.getRequestURI().getPath().substring(1);
        final String resource = name.endsWith(".html") ? "/org/sitrep/web/" + name : "/site/" + name;
        try (InputStream in = Browser.class.getResourceAsStream(resource)) {
            if (in == null) {
                exchange.sendResponseHeaders(404, -1);
                exchange.close();
            } else {
                send(exchange, TYPES.get(name.substring(name.lastIndexOf('.') + 1)), in.readAllBytes());
            }
        }
    }

    private static void send(final HttpExchange exchange, final String type, final byte[] bytes) throws IOException {
        exchange.getResponseHeaders().set("Content-Type", type);
        exchange.sendResponseHeaders(200, bytes.length == 0 ? -1 : bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }
}
