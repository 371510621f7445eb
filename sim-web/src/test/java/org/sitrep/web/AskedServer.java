package org.sitrep.web;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import org.sitrep.scenario.JsonText;

/** Serves the compiled engine with a page that asks it questions, and takes the answers. */
final class AskedServer implements AutoCloseable {
    private static final Map<String, String> TYPES = Map.of("html", "text/html", "js", "text/javascript");

    private static final String BYTES = "application/octet-stream";

    private final HttpServer server;
    private final List<Answer> answers = Collections.synchronizedList(new ArrayList<>());
    private final CompletableFuture<Boolean> end = new CompletableFuture<>();

    private volatile long helped;

    /** A question of the page, and its text. */
    record Question(String name, String json) {
        Question(final String name, final Object question) {
            this(name, JsonText.print(question, JsonText.Layout.COMPACT));
        }
    }

    /** The last message about a question, as the worker sends it; an event's kind is {@code end}. */
    record Answer(String kind, String text) {}

    /**
     * Starts the server.
     *
     * @param content files and what can be played, as the worker takes them
     */
    AskedServer(final Map<String, Object> content, final List<Question> questions) throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/content.bin", exchange -> send(exchange, BYTES, packed(json(content))));
        server.createContext("/engine.bin", exchange -> send(exchange, BYTES, packed(resource("/site/sitrep.wasm"))));
        server.createContext("/list", exchange -> send(exchange, "application/json", json(trees(questions))));
        server.createContext("/answer", exchange -> {
            answers.add(new Answer(exchange.getRequestURI().getQuery(), body(exchange)));
            send(exchange, "text/plain", new byte[0]);
        });
        server.createContext("/end", exchange -> {
            helped = Long.parseLong(body(exchange));
            send(exchange, "text/plain", new byte[0]);
            end.complete(Boolean.parseBoolean(exchange.getRequestURI().getQuery()));
        });
        server.createContext("/", AskedServer::sendFile);
        server.start();
    }

    private static List<Map<String, String>> trees(final List<Question> questions) {
        return questions.stream()
                .map(question -> Map.of("name", question.name(), "json", question.json()))
                .toList();
    }

    /** Returns the address of the page. */
    String address() {
        return "http://127.0.0.1:" + server.getAddress().getPort() + "/questions.html";
    }

    /** Waits for all answers, and returns them in the order of the questions. */
    List<Answer> answers(final long most, final TimeUnit unit) throws InterruptedException, TimeoutException {
        try {
            end.get(most, unit);
            return List.copyOf(answers);
        } catch (final ExecutionException impossible) {
            throw new AssertionError(impossible);
        }
    }

    /** Returns whether the browser lets WebAssembly wait; known after all answers. */
    boolean waits() {
        return end.getNow(false);
    }

    /** Returns the number of parts that helpers of the worker have played; known after all answers. */
    long helped() {
        return helped;
    }

    @Override
    public void close() {
        server.stop(0);
    }

    private static String body(final HttpExchange exchange) throws IOException {
        return new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
    }

    private static byte[] resource(final String name) throws IOException {
        try (InputStream in = AskedServer.class.getResourceAsStream(name)) {
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
        try (InputStream in = AskedServer.class.getResourceAsStream(resource)) {
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
