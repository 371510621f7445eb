package org.sitrep.supply;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.sitrep.cli.Cli;

/** The libraries on the class path of this test, found where Maven keeps them. */
final class ClassPath {
    private final Map<String, Library> libraries = new TreeMap<>();
    private final Map<String, Path> jars = new TreeMap<>();
    private final List<String> unknown = new ArrayList<>();
    private Path repository;

    /**
     * The project's own modules are left out: they lie in its folder, as classes or, once packaged, as jars.
     *
     * @param allowed what may be there
     */
    ClassPath(final List<Library> allowed) throws IOException {
        final Path project = Cli.REPOSITORY.toRealPath();
        Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(Path::of)
                .filter(Files::isRegularFile)
                .filter(jar -> !jar.toAbsolutePath().startsWith(project))
                .distinct()
                .forEach(jar -> add(jar, allowed));
    }

    private void add(final Path jar, final List<Library> allowed) {
        final Optional<Library> known = allowed.stream()
                .filter(library -> jar.endsWith(library.path("jar")))
                .findFirst();
        if (known.isEmpty()) {
            unknown.add(jar.getFileName().toString());
            return;
        }
        final Library library = known.get();
        libraries.put(library.name(), library);
        jars.put(library.name(), jar);
        final int below = library.path("jar").getNameCount();
        repository = jar.getRoot().resolve(jar.subpath(0, jar.getNameCount() - below));
    }

    /** By group and artifact. */
    Map<String, Library> libraries() {
        return libraries;
    }

    /** The jar of a library that is here. */
    Path jar(final Library library) {
        return jars.get(library.name());
    }

    /** Where Maven keeps a library's pom.xml, or a parent's. */
    Path pom(final Library library) {
        return repository.resolve(library.path("pom"));
    }

    /** Jars that are no allowed library. */
    List<String> unknown() {
        return unknown;
    }
}
