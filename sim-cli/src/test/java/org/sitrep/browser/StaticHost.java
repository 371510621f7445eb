package org.sitrep.browser;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** Serves a folder on the loopback address, as any host of static files does. */
final class StaticHost implements AutoCloseable {
    private static final Map<String, String> TYPES =
            Map.of("html", "text/html", "css", "text/css", "js", "text/javascript");

    private static final int OK = 200;
    private static final int NOT_FOUND = 404;

    private final Path folder;
    private final HttpServer server;

    StaticHost(final Path folder) throws IOException {
        this.folder = folder;
        server = HttpServer.create(new InetSocketAddress(InetAddress.getByName("127.0.0.1"), 0), 0);
        server.createContext("/", this::send);
        server.start();
    }

    /** Returns the address of the folder. */
    String link() {
        return "http://127.0.0.1:" + server.getAddress().getPort() + "/";
    }

    private void send(final HttpExchange exchange) throws IOException {
        try (exchange) {
            final String path = exchange.getRequestURI().getPath();
            final String name = path.endsWith("/") ? path.substring(1) + "index.html" : path.substring(1);
            final Path file = folder.resolve(name);
            if (!Files.isRegularFile(file)) {
                exchange.sendResponseHeaders(NOT_FOUND, -1);
                return;
            }
            final String type = TYPES.get(name.substring(name.lastIndexOf('.') + 1));
            exchange.getResponseHeaders().set("Content-Type", type == null ? "application/octet-stream" : type);
            exchange.sendResponseHeaders(OK, Files.size(file));
            Files.copy(file, exchange.getResponseBody());
        }
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
