package org.sitrep.cli.serve;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import org.sitrep.SitrepException;
import org.sitrep.page.PageJson;
import org.sitrep.page.PageQuestions;
import org.sitrep.page.Playing;
import org.sitrep.page.Refusal;
import org.sitrep.page.Replays;

/**
 * Serves the page on the loopback address, with the server of the JDK: it needs no library, streams, and the page asks
 * a few questions a second at most. Each request below the token is answered or refused; anything else gets 404 without
 * a word. A run streams its answers as server-sent events, and is cancelled when the connection is gone.
 */
public final class LocalServer implements AutoCloseable {
    private static final int OK = 200;
    private static final int BAD_REQUEST = 400;
    private static final int NOT_FOUND = 404;
    private static final int WRONG_METHOD = 405;
    private static final int TOO_LARGE = 413;
    private static final int UNSUPPORTED = 415;
    private static final int BUSY = 503;

    /** Bytes of a question: a map of variants, each with a playbook. */
    private static final int MOST_BYTES = 1 << 23;

    private static final String API = "api/";
    private static final String JSON = "application/json";
    /**
     * Time without an answer after which a comment shows whether the connection is still there. The second comment
     * after its end fails, and ends the run.
     */
    private static final long BEAT_MILLIS = 50;

    private static final byte[] BEAT = ":\n\n".getBytes(StandardCharsets.US_ASCII);

    private static final Map<String, String> HEADERS = Map.of(
            "Content-Security-Policy",
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; frame-src 'self';"
                    + " base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
            "X-Content-Type-Options",
            "nosniff",
            "Referrer-Policy",
            "no-referrer",
            "Cross-Origin-Resource-Policy",
            "same-origin",
            "Cache-Control",
            "no-store");

    private final PageQuestions questions;
    private final Replays replays;
    private final HttpServer server;
    private final Guard guard;
    private final JobQueue jobs = new JobQueue();
    private final ExecutorService requests = Executors.newCachedThreadPool(task -> {
        final Thread thread = new Thread(task, "page-request");
        thread.setDaemon(true);
        return thread;
    });

    /** Answers one request below the token. */
    @FunctionalInterface
    private interface Route {
        void answer(HttpExchange exchange) throws IOException;
    }

    /**
     * Starts a server.
     *
     * @param port to listen on; 0 for any that is free
     * @throws IOException if the port is taken
     */
    public LocalServer(final PageQuestions questions, final int port) throws IOException {
        this.questions = questions;
        replays = questions.replays();
        server = HttpServer.create(new InetSocketAddress(InetAddress.getByName("127.0.0.1"), port), 0);
        guard = new Guard(Guard.newToken(), server.getAddress().getPort());
        server.createContext("/", this::handle);
        server.setExecutor(requests);
        server.start();
    }

    /** Returns the address of the page, with its token. */
    public String link() {
        return guard.link();
    }

    /** Ends all runs and connections. */
    @Override
    public void close() {
        server.stop(0);
        jobs.close();
        requests.shutdownNow();
    }

    private void handle(final HttpExchange exchange) throws IOException {
        try (exchange) {
            HEADERS.forEach(exchange.getResponseHeaders()::set);
            final Optional<String> path = guard.admitted(exchange.getRequestURI(), exchange.getRequestHeaders());
            if (path.isEmpty()) {
                exchange.sendResponseHeaders(NOT_FOUND, -1);
                return;
            }
            final String question = path.get().startsWith(API) ? path.get().substring(API.length()) : "";
            if (questions.has(question)) {
                when(exchange, "POST", to -> ask(to, question));
            } else if (path.get().equals("replay")) {
                when(exchange, "GET", this::replay);
            } else {
                when(exchange, "GET", to -> file(to, path.get()));
            }
        }
    }

    private void when(final HttpExchange exchange, final String method, final Route route) throws IOException {
        if (!exchange.getRequestMethod().equals(method)) {
            exchange.getResponseHeaders().set("Allow", method);
            exchange.sendResponseHeaders(WRONG_METHOD, -1);
            return;
        }
        try {
            route.answer(exchange);
        } catch (final SitrepException | IllegalArgumentException wrong) {
            send(exchange, BAD_REQUEST, JSON, PageJson.write(Refusal.of(wrong)));
        }
    }

    private void file(final HttpExchange exchange, final String path) throws IOException {
        final Optional<PageFiles.PageFile> file = PageFiles.of(path);
        if (file.isEmpty()) {
            exchange.sendResponseHeaders(NOT_FOUND, -1);
        } else {
            send(exchange, OK, file.get().type(), file.get().bytes());
        }
    }

    /** Answers a question in the address, so that a link can open a trial. Its page has a policy of its own. */
    private void replay(final HttpExchange exchange) throws IOException {
        final String question = String.valueOf(exchange.getRequestURI().getQuery());
        final String page =
                replays.page(PageJson.read(question.getBytes(StandardCharsets.UTF_8), Replays.Question.class));
        exchange.getResponseHeaders().set("Content-Security-Policy", "frame-ancestors 'self'");
        send(exchange, OK, "text/html; charset=utf-8", page.getBytes(StandardCharsets.UTF_8));
    }

    private void ask(final HttpExchange exchange, final String name) throws IOException {
        final Optional<byte[]> body = body(exchange);
        if (body.isEmpty()) {
            return;
        }
        final PageQuestions.Answer answer = questions.ask(name, body.get());
        if (answer instanceof PageQuestions.Live live) {
            play(exchange, live.playing());
        } else if (answer instanceof PageQuestions.Now now) {
            send(exchange, OK, JSON, PageJson.write(now.answer()));
        }
    }

    private void play(final HttpExchange exchange, final Playing playing) throws IOException {
        final Mailbox mailbox = new Mailbox();
        try {
            jobs.add(playing, mailbox);
        } catch (final RejectedExecutionException full) {
            exchange.sendResponseHeaders(BUSY, -1);
            return;
        }
        exchange.getResponseHeaders().set("Content-Type", "text/event-stream");
        exchange.sendResponseHeaders(OK, 0);
        try (OutputStream out = exchange.getResponseBody()) {
            while (!mailbox.isDone()) {
                out.write(next(mailbox));
                out.flush();
            }
        } catch (final InterruptedException closing) {
            Thread.currentThread().interrupt();
        } finally {
            playing.cancel(); // the reader has everything, or is gone
        }
    }

    /**
     * Returns the next answer, a failure, or after a while a comment, which shows whether the connection is still
     * there.
     */
    private static byte[] next(final Mailbox mailbox) throws InterruptedException {
        try {
            return mailbox.take(BEAT_MILLIS)
                    .map(answer -> event("answer", PageJson.write(answer)))
                    .orElse(BEAT);
        } catch (final Mailbox.PlayerFailedException failed) {
            return event("failed", PageJson.write(new Refusal(failed.getMessage(), List.of())));
        }
    }

    private static byte[] event(final String name, final byte[] json) {
        return ("event: " + name + "\ndata: " + new String(json, StandardCharsets.UTF_8) + "\n\n")
                .getBytes(StandardCharsets.UTF_8);
    }

    /** Returns the question of a request; empty if it was refused. */
    private static Optional<byte[]> body(final HttpExchange exchange) throws IOException {
        final String media = String.valueOf(exchange.getRequestHeaders().getFirst("Content-Type"));
        if (!media.equals(JSON)) {
            exchange.sendResponseHeaders(UNSUPPORTED, -1);
            return Optional.empty();
        }
        final byte[] body = exchange.getRequestBody().readNBytes(MOST_BYTES + 1);
        if (body.length > MOST_BYTES) {
            exchange.sendResponseHeaders(TOO_LARGE, -1);
            return Optional.empty();
        }
        return Optional.of(body);
    }

    private static void send(final HttpExchange exchange, final int status, final String type, final byte[] bytes)
            throws IOException {
        exchange.getResponseHeaders().set("Content-Type", type);
        exchange.sendResponseHeaders(status, bytes.length);
        try (OutputStream out = exchange.getResponseBody()) {
            out.write(bytes);
        }
    }
}
