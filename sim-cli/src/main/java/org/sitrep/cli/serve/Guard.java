package org.sitrep.cli.serve;

import com.sun.net.httpserver.Headers;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/**
 * Decides who may ask. A page of another site, or another user of the machine, knows neither the token nor can it name
 * this server as its own. Immutable, thread-safe.
 *
 * @param token secret part of every path
 * @param port of the server
 */
record Guard(String token, int port) {
    private static final int TOKEN_BYTES = 16;

    /** Returns a new random token of 32 hexadecimal digits. */
    static String newToken() {
        final byte[] bytes = new byte[TOKEN_BYTES];
        new SecureRandom().nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    /** Returns the address of the page. */
    String link() {
        return "http://127.0.0.1:" + port + "/" + token + "/";
    }

    /**
     * Returns the path below the token that a request may have; empty if the request is refused. A browser sends
     * {@code Origin} with every request that another site could have made it send.
     */
    Optional<String> admitted(final URI uri, final Headers headers) {
        final List<String> names = List.of("127.0.0.1:" + port, "localhost:" + port);
        final String host = String.valueOf(headers.getFirst("Host"));
        final String origin = headers.getFirst("Origin");
        if (!names.contains(host) || origin != null && !origin.equals("http://" + host)) {
            return Optional.empty();
        }
        final String path = uri.getPath();
        final int end = path.indexOf('/', 1);
        return end > 0 && isToken(path.substring(1, end)) ? Optional.of(path.substring(end + 1)) : Optional.empty();
    }

    /** Compares in a time that does not depend on the number of right characters. */
    private boolean isToken(final String text) {
        return MessageDigest.isEqual(text.getBytes(StandardCharsets.UTF_8), token.getBytes(StandardCharsets.UTF_8));
    }
}
