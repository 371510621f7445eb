package org.sitrep.editors;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** A YAML language server, asked over its standard streams as an editor asks it. */
final class YamlServer implements AutoCloseable {
    private static final String NAME = "yaml-language-server";
    private static final int PATIENCE_SECONDS = 60;
    private static final JsonMapper JSON = JsonMapper.shared();

    private final Process process;
    private final OutputStream out;
    private final BlockingQueue<JsonNode> received = new LinkedBlockingQueue<>();
    private int last;

    private YamlServer(final Process process) {
        this.process = process;
        out = process.getOutputStream();
        final Thread reader = new Thread(this::read, "reads " + NAME);
        reader.setDaemon(true);
        reader.start();
    }

    /** Starts the server of the {@code PATH}, or the one that {@code SITREP_YAML_SERVER} names; empty without one. */
    static Optional<YamlServer> start() throws IOException {
        final Optional<Path> program = Stream.concat(
                        Stream.ofNullable(System.getenv("SITREP_YAML_SERVER")).map(Path::of),
                        Stream.of(System.getenv("PATH").split(":")).map(folder -> Path.of(folder, NAME)))
                .filter(Files::isExecutable)
                .findFirst();
        if (program.isEmpty()) {
            return Optional.empty();
        }
        final YamlServer server =
                new YamlServer(new ProcessBuilder(program.get().toString(), "--stdio")
                        .redirectError(ProcessBuilder.Redirect.DISCARD)
                        .start());
        server.ask("initialize", Map.of("processId", ProcessHandle.current().pid(), "capabilities", Map.of()));
        server.send(Map.of("method", "initialized", "params", Map.of()));
        // Nothing is fetched: a schema is known by the first line of its file only.
        final Map<String, Object> settings = Map.of(
                "validate", true, "hover", true, "completion", true, "schemaStore", Map.of("enable", false, "url", ""));
        server.send(Map.of(
                "method", "workspace/didChangeConfiguration", "params", Map.of("settings", Map.of("yaml", settings))));
        return Optional.of(server);
    }

    /**
     * Opens a text as the contents of a file, and returns what is wrong with it.
     *
     * @param file a place where no file was opened before: what is said of an earlier one may still be on its way
     */
    JsonNode open(final Path file, final String text) throws IOException {
        final String uri = uri(file);
        final Map<String, Object> document = Map.of("uri", uri, "languageId", "yaml", "version", 1, "text", text);
        send(Map.of("method", "textDocument/didOpen", "params", Map.of("textDocument", document)));
        return await(message -> message.path("method").asString("").equals("textDocument/publishDiagnostics")
                        && message.get("params").get("uri").asString().equals(uri))
                .get("params")
                .get("diagnostics");
    }

    /** Returns what is shown for a place in an open file; lines and columns count from 0. */
    String hover(final Path file, final int line, final int column) throws IOException {
        final JsonNode shown = ask("textDocument/hover", place(file, line, column));
        return shown.isNull() ? "" : shown.get("contents").get("value").asString();
    }

    /** Returns what is offered at a place in an open file; lines and columns count from 0. */
    List<String> complete(final Path file, final int line, final int column) throws IOException {
        return ask("textDocument/completion", place(file, line, column))
                .get("items")
                .valueStream()
                .map(item -> item.get("label").asString())
                .toList();
    }

    private static Map<String, Object> place(final Path file, final int line, final int column) {
        return Map.of("textDocument", Map.of("uri", uri(file)), "position", Map.of("line", line, "character", column));
    }

    private static String uri(final Path file) {
        return file.toAbsolutePath().normalize().toUri().toString();
    }

    private JsonNode ask(final String method, final Map<String, Object> parameters) throws IOException {
        final int id = ++last;
        send(Map.of("id", id, "method", method, "params", parameters));
        return await(message -> !message.has("method") && message.path("id").asInt(0) == id)
                .get("result");
    }

    private JsonNode await(final Predicate<JsonNode> wanted) throws IOException {
        try {
            while (true) {
                final JsonNode message = received.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
                if (message == null) {
                    throw new EOFException(NAME + " does not answer");
                }
                if (wanted.test(message)) {
                    return message;
                }
                if (message.has("method") && message.has("id")) {
                    answerNothing(message);
                }
            }
        } catch (final InterruptedException stopped) {
            throw new IOException(stopped);
        }
    }

    /** Answers a question of the server: this editor has no settings and no abilities of its own. */
    private void answerNothing(final JsonNode question) throws IOException {
        out.write(framed(JSON.createObjectNode()
                .put("jsonrpc", "2.0")
                .<ObjectNode>set("id", question.get("id"))
                .putNull("result")
                .toString()));
        out.flush();
    }

    private void send(final Map<String, Object> message) throws IOException {
        final ObjectNode whole = JSON.valueToTree(message);
        out.write(framed(whole.put("jsonrpc", "2.0").toString()));
        out.flush();
    }

    private static byte[] framed(final String json) {
        final int length = json.getBytes(StandardCharsets.UTF_8).length;
        return ("Content-Length: " + length + "\r\n\r\n" + json).getBytes(StandardCharsets.UTF_8);
    }

    private void read() {
        try (InputStream in = new BufferedInputStream(process.getInputStream())) {
            while (true) {
                int length = 0;
                for (String header = header(in); !header.isEmpty(); header = header(in)) {
                    if (header.startsWith("Content-Length: ")) {
                        length = Integer.parseInt(header.substring("Content-Length: ".length()));
                    }
                }
                received.add(JSON.readTree(in.readNBytes(length)));
            }
        } catch (final IOException ended) {
            // The one that waits for an answer reports that none comes.
        }
    }

    private static String header(final InputStream in) throws IOException {
        final StringBuilder line = new StringBuilder();
        for (int next = in.read(); next != '\n'; next = in.read()) {
            if (next < 0) {
                throw new EOFException();
            }
            line.append((char) next);
        }
        return line.toString().strip();
    }

    @Override
    public void close() {
        process.destroy();
    }
}
