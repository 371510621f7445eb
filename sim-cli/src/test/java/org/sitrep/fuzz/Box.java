package org.sitrep.fuzz;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The folder in which cases run. Below it lie {@code work}, where the process stands, with {@code home}, a copy of what
 * ships, {@code made}, results of all kinds, {@code in}, strange files, and {@code out}, the output folder; beside
 * {@code work} lies what nobody may touch.
 *
 * @param work the folder in which the process stands
 */
record Box(Path work) {
    private static final String OUTSIDE = "sitrep: 1\nruleset: coins\ncoins: 3\n";
    private static final List<String> OUTPUTS = List.of("out", "notebooks-out");

    /** Returns what a listing says of a file. */
    static String state(final Path file) throws IOException {
        return Files.size(file) + " bytes of " + Files.getLastModifiedTime(file);
    }

    /** Copies a folder, links as links. */
    static void copy(final Path from, final Path to) throws IOException {
        try (Stream<Path> all = Files.walk(from)) {
            for (final Path one : all.toList()) {
                Files.copy(
                        one,
                        to.resolve(from.relativize(one).toString()),
                        LinkOption.NOFOLLOW_LINKS,
                        StandardCopyOption.COPY_ATTRIBUTES);
            }
        }
    }

    /**
     * Makes everything as it was.
     *
     * @param spare a copy of the working folder
     */
    void repair(final TreeMap<Path, String> before, final TreeMap<Path, String> after, final Path spare)
            throws IOException {
        for (final Path path : after.keySet()) {
            if (!before.containsKey(path)) {
                delete(path);
            }
        }
        for (final Path path : before.keySet()) {
            if (!before.get(path).equals(after.get(path))) {
                delete(path);
                if (path.startsWith(work)) {
                    copy(spare.resolve(work.relativize(path).toString()), path);
                } else {
                    Files.writeString(path, OUTSIDE);
                }
            }
        }
    }

    /** Makes the working folder the copy that was made of it; but not anew, as the process stands in it. */
    void renew(final Path spare) throws IOException {
        try (Stream<Path> all = Files.list(work)) {
            for (final Path one : all.toList()) {
                delete(one);
            }
        }
        try (Stream<Path> all = Files.list(spare)) {
            for (final Path one : all.toList()) {
                copy(one, work.resolve(one.getFileName().toString()));
            }
        }
    }

    /** Makes a box in an empty folder. */
    static Box make(final Path folder, final Path repository) throws IOException {
        final Path work = Files.createDirectories(folder.resolve("work"));
        final Path shipped = repository.resolve("scenarios");
        try (Stream<Path> all = Files.walk(shipped)) {
            for (final Path one : all.toList()) {
                Files.createDirectories(work.resolve("home"));
                Files.copy(
                        one,
                        work.resolve("home/scenarios")
                                .resolve(shipped.relativize(one).toString()));
            }
        }
        Files.writeString(folder.resolve("outside.yaml"), OUTSIDE);
        final Path in = Files.createDirectories(work.resolve("in"));
        for (final String strange :
                List.of("folder.yaml", "folder.json", "folder.baseline", "folder.jar", "folder.java")) {
            Files.createDirectories(in.resolve(strange));
        }
        Files.writeString(in.resolve("empty"), "");
        for (final String text : List.of("text.txt", "text.jar", "text.java")) {
            Files.writeString(in.resolve(text), "this is nothing\n");
        }
        Files.createSymbolicLink(in.resolve("loop.yaml"), Path.of("loop.yaml"));
        Files.createSymbolicLink(in.resolve("hanging.yaml"), Path.of("nothing.yaml"));
        Files.createSymbolicLink(in.resolve("zero.yaml"), Path.of("/dev/zero"));
        Files.createSymbolicLink(in.resolve("outside.yaml"), Path.of("../../outside.yaml"));
        return new Box(work);
    }

    /** Empties the output folders. */
    void clear() throws IOException {
        for (final String output : OUTPUTS) {
            delete(work.resolve(output));
        }
    }

    static void delete(final Path folder) throws IOException {
        if (Files.exists(folder, LinkOption.NOFOLLOW_LINKS)) {
            try (Stream<Path> all = Files.walk(folder)) {
                for (final Path one : all.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(one);
                }
            }
        }
    }

    /**
     * Returns all files and folders in and beside the working folder but what is in output folders, with size and time
     * of the last change of files.
     */
    TreeMap<Path, String> listing() throws IOException {
        final TreeMap<Path, String> listing = new TreeMap<>();
        Files.walkFileTree(work.toAbsolutePath().getParent(), new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(final Path folder, final BasicFileAttributes attributes) {
                listing.put(folder, "folder");
                return folder.getParent().equals(work.toAbsolutePath())
                                && OUTPUTS.contains(folder.getFileName().toString())
                        ? FileVisitResult.SKIP_SUBTREE
                        : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(final Path file, final BasicFileAttributes attributes) {
                listing.put(file, attributes.size() + " bytes of " + attributes.lastModifiedTime());
                return FileVisitResult.CONTINUE;
            }
        });
        OUTPUTS.forEach(output -> listing.remove(work.toAbsolutePath().resolve(output)));
        return listing;
    }

    /** Returns the first difference of two listings that lies in none of some places; empty if there is none. */
    static String change(
            final TreeMap<Path, String> before, final TreeMap<Path, String> after, final Collection<Path> granted) {
        final TreeMap<Path, String> all = new TreeMap<>(before);
        all.putAll(after);
        for (final Path path : all.keySet()) {
            final String was = before.getOrDefault(path, "nothing");
            final String is = after.getOrDefault(path, "nothing");
            if (!was.equals(is) && granted.stream().noneMatch(path::startsWith)) {
                return path + " was " + was + " and is " + is;
            }
        }
        return "";
    }
}
