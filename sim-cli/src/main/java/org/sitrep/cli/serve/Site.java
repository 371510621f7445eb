package org.sitrep.cli.serve;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import org.sitrep.report.text.WholeFolder;
import org.sitrep.scenario.JsonText;
import org.sitrep.scenario.Sha256;

/**
 * The page as a static site, which needs no server of ours: the engine runs in a worker of the browser. All files but
 * the schemas are kept by the browser for use without a network.
 *
 * @param engine folder with the compiled engine and the scripts around it
 * @param content files of the scenarios and playbooks, by the paths that the command line takes
 * @param listed what can be played, as the engine reads it
 * @param schemas JSON Schemas for editors, by file name
 * @param texts further files by name: licences
 */
public record Site(
        Path engine,
        Map<String, String> content,
        Map<String, Map<String, List<String>>> listed,
        Map<String, String> schemas,
        Map<String, String> texts) {
    /** The file by which a folder is known to be a site, so that it may be replaced. */
    public static final String MARK = "engine.bin";

    private static final String SCHEMAS = "schemas";
    private static final String WASM = "sitrep.wasm";
    private static final String OFFLINE = "offline.js";

    /** Files of the engine's folder that the browser takes as they are. */
    private static final List<String> SCRIPTS =
            List.of("server.js", "worker.js", "replay.html", "replay.js", "sitrep.wasm-runtime.js");

    private static final String POLICY = "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none';"
            + " script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; worker-src 'self';"
            + " frame-src 'self'; base-uri 'none'; form-action 'none'\">";

    /** Returns whether the engine has been built. */
    public boolean isBuilt() {
        return Files.isRegularFile(engine.resolve(WASM));
    }

    /**
     * Writes the site.
     *
     * @param folder its place; replaced if it is there
     * @return the number of bytes that a browser loads
     * @throws IOException if a file cannot be read or written; then nothing is left behind
     */
    public long write(final Path folder) throws IOException {
        final Map<String, byte[]> files = files();
        WholeFolder.write(folder, Set.of("vendor", SCHEMAS), place -> {
            for (final Map.Entry<String, byte[]> file : files.entrySet()) {
                write(place, file.getKey(), file.getValue());
            }
            for (final Map.Entry<String, String> schema : schemas.entrySet()) {
                write(place, SCHEMAS + "/" + schema.getKey(), bytes(schema.getValue()));
            }
            for (final Map.Entry<String, String> text : texts.entrySet()) {
                write(place, text.getKey(), bytes(text.getValue()));
            }
        });
        return files.values().stream().mapToLong(file -> file.length).sum();
    }

    private static void write(final Path place, final String name, final byte[] bytes) throws IOException {
        final Path file = place.resolve(name);
        Files.createDirectories(file.getParent());
        Files.write(file, bytes);
    }

    private Map<String, byte[]> files() throws IOException {
        final Map<String, byte[]> files = new TreeMap<>();
        for (final String name : PageFiles.all()) {
            files.put(name, PageFiles.of(name).orElseThrow().bytes());
        }
        for (final String name : SCRIPTS) {
            files.put(name, Files.readAllBytes(engine.resolve(name)));
        }
        files.put("index.html", bytes(withPolicy(text(files.get("index.html")))));
        files.put(MARK, packed(Files.readAllBytes(engine.resolve(WASM))));
        files.put(
                "content.bin",
                packed(bytes(JsonText.print(
                        new TreeMap<>(Map.of("files", content, "listed", listed)), JsonText.Layout.SORTED))));
        files.put(OFFLINE, bytes(offline(files)));
        return files;
    }

    private static String withPolicy(final String page) {
        final String before = "<meta charset=\"utf-8\">\n";
        return page.replace(before, before + POLICY + "\n");
    }

    /** Returns the script that keeps the files, which names them and their version. */
    private String offline(final Map<String, byte[]> files) throws IOException {
        final StringBuilder all = new StringBuilder();
        files.forEach((name, bytes) -> all.append(name).append(Sha256.hex(bytes)));
        return text(Files.readAllBytes(engine.resolve(OFFLINE)))
                .replace("{files}", JsonText.print(List.copyOf(files.keySet()), JsonText.Layout.COMPACT))
                .replace("{version}", Sha256.hex(all.toString()).substring(0, 16));
    }

    /** Packs bytes as the worker unpacks them, so that a site is small on every host. */
    private static byte[] packed(final byte[] bytes) throws IOException {
        final ByteArrayOutputStream out = new ByteArrayOutputStream();
        final Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
        try (DeflaterOutputStream packing = new DeflaterOutputStream(out, deflater)) {
            packing.write(bytes);
        } finally {
            deflater.end();
        }
        return out.toByteArray();
    }

    private static String text(final byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    private static byte[] bytes(final String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
