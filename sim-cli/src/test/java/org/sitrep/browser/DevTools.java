package org.sitrep.browser;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A connection to a browser by the DevTools protocol: calls with answers, and events for whoever listens to a tab.
 * Thread-safe.
 */
final class DevTools implements WebSocket.Listener {
    /** How long an answer may take on a busy machine. */
    static final int SECONDS = 60;

    private static final JsonMapper JSON = JsonMapper.shared();

    private final AtomicInteger calls = new AtomicInteger();
    private final Map<Integer, CompletableFuture<JsonNode>> waiting = new ConcurrentHashMap<>();
    private final Map<String, BiConsumer<String, JsonNode>> listeners = new ConcurrentHashMap<>();
    private final StringBuilder message = new StringBuilder();
    private WebSocket socket;

    private DevTools() {}

    /** Connects to a browser. */
    static DevTools connect(final URI address) throws IOException {
        final DevTools tools = new DevTools();
        try {
            tools.socket = HttpClient.newBuilder()
                    .proxy(HttpClient.Builder.NO_PROXY)
                    .connectTimeout(Duration.ofSeconds(SECONDS))
                    .build()
                    .newWebSocketBuilder()
                    .buildAsync(address, tools)
                    .join();
        } catch (final CompletionException failed) {
            throw new IOException("no connection to " + address + ": " + failed.getCause());
        }
        return tools;
    }

    /** Hands the events of a tab to a listener, on the connection's thread. */
    void listen(final String session, final BiConsumer<String, JsonNode> listener) {
        listeners.put(session, listener);
    }

    /** Forgets a tab. */
    void forget(final String session) {
        listeners.remove(session);
    }

    /**
     * Calls a method and waits for its answer.
     *
     * @param session the tab, empty for the browser itself
     * @throws AssertionError if the browser refuses, or does not answer in time
     */
    JsonNode call(final String session, final String method, final Map<String, ?> parameters) {
        try {
            return post(session, method, parameters).get(SECONDS, TimeUnit.SECONDS);
        } catch (final TimeoutException late) {
            throw new AssertionError("Chromium did not answer " + method + " within " + SECONDS + " s", late);
        } catch (final ExecutionException refused) {
            throw new AssertionError(method + ": " + refused.getCause().getMessage(), refused);
        } catch (final InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new AssertionError("interrupted at " + method, stopped);
        }
    }

    /** Calls a method; the answer comes later. For listeners, which must not wait. */
    synchronized CompletableFuture<JsonNode> post(
            final String session, final String method, final Map<String, ?> parameters) {
        final int id = calls.incrementAndGet();
        final CompletableFuture<JsonNode> answer = new CompletableFuture<>();
        waiting.put(id, answer);
        final Map<String, Object> call = new LinkedHashMap<>(Map.of("id", id, "method", method, "params", parameters));
        if (!session.isEmpty()) {
            call.put("sessionId", session);
        }
        sent = sent.thenCompose(before -> socket.sendText(JSON.writeValueAsString(call), true));
        sent.exceptionally(broken -> {
            answer.completeExceptionally(broken);
            return null;
        });
        return answer;
    }

    /** A socket takes the next text only when the one before is sent. */
    private CompletableFuture<WebSocket> sent = CompletableFuture.completedFuture(null);

    @Override
    public CompletionStage<?> onText(final WebSocket from, final CharSequence text, final boolean last) {
        message.append(text);
        if (last) {
            final String whole = message.toString();
            message.setLength(0);
            take(JSON.readTree(whole));
        }
        from.request(1);
        return null;
    }

    private void take(final JsonNode node) {
        if (!node.has("id")) {
            final BiConsumer<String, JsonNode> listener =
                    listeners.get(node.path("sessionId").asString(""));
            if (listener != null) {
                listener.accept(node.get("method").asString(), node.path("params"));
            }
            return;
        }
        final CompletableFuture<JsonNode> answer = waiting.remove(node.get("id").asInt());
        if (node.has("error")) {
            answer.completeExceptionally(new IOException(node.get("error").toString()));
        } else {
            answer.complete(node.get("result"));
        }
    }

    @Override
    public void onError(final WebSocket from, final Throwable error) {
        waiting.values().forEach(answer -> answer.completeExceptionally(error));
    }

    @Override
    public CompletionStage<?> onClose(final WebSocket from, final int code, final String reason) {
        waiting.values().forEach(answer -> answer.completeExceptionally(new IOException("Chromium has gone")));
        return null;
    }
}
