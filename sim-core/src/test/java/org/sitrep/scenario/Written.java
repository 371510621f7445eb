package org.sitrep.scenario;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A folder with scenario files for one test, and how to load from it. */
final class Written {
    final Findings findings = new Findings();
    private final Path folder;
    private final List<String> overlays = new ArrayList<>();
    private final List<String> sets = new ArrayList<>();

    Written(final Path folder) {
        this.folder = folder;
    }

    /** Writes a file; {@code sitrep: 1} is put before the text. */
    Written file(final String name, final String text) {
        try {
            final Path file = folder.resolve(name);
            Files.createDirectories(file.getParent());
            Files.writeString(file, "sitrep: 1\n" + text);
            return this;
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    Written overlay(final String name) {
        overlays.add(folder.resolve(name).toString());
        return this;
    }

    Written set(final String text) {
        sets.add(text);
        return this;
    }

    /** Loads a file, which must be without findings so far. */
    ScenarioDocument load(final String name) {
        final LoadRequest request =
                new LoadRequest(folder.resolve(name).toString(), folder.resolve("library"), overlays, sets);
        final ScenarioDocument document = ScenarioLoader.load(request, findings).orElse(null);
        if (!findings.isEmpty()) {
            throw new AssertionError(findings.sorted());
        }
        return document;
    }

    /** Returns a path of this folder as marks show it. */
    String shown(final String name) {
        return folder.resolve(name).toString();
    }

    /** Returns the content of a document as canonical JSON without its header. */
    static String content(final ScenarioDocument document) {
        return document.canonicalJson()
                .replaceAll("\"ruleset\":\"toy\",?|\"sitrep\":1,?", "")
                .replace(",}", "}");
    }
}
