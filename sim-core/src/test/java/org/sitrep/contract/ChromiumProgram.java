package org.sitrep.contract;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The Chromium of this machine, for tests of what runs in a browser. */
public final class ChromiumProgram {
    /** Options of a process without a window, which asks the network for nothing. */
    public static final List<String> FLAGS = List.of(
            "--headless=new",
            "--no-sandbox", // a container's root has no other way
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--disable-extensions");

    private static final List<String> NAMES = List.of("chromium", "chromium-browser", "google-chrome");

    private ChromiumProgram() {}

    /** Returns the program that {@code SITREP_CHROMIUM} names, else one of the PATH. */
    public static Optional<String> find() {
        final String named = System.getenv("SITREP_CHROMIUM");
        if (named != null && !named.isEmpty()) {
            return Optional.of(named);
        }
        final List<Path> folders = Arrays.stream(System.getenv("PATH").split(System.getProperty("path.separator")))
                .map(Path::of)
                .toList();
        return NAMES.stream()
                .flatMap(name -> folders.stream().map(folder -> folder.resolve(name)))
                .filter(Files::isExecutable)
                .map(Path::toString)
                .findFirst();
    }

    /** Returns whether a test without a browser fails, by {@code SITREP_BROWSER=required}. */
    public static boolean isRequired() {
        return "required".equals(System.getenv("SITREP_BROWSER"));
    }
}
