package org.sitrep.report.text;

import java.io.IOException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.regex.Pattern;

/**
 * Writes a folder that appears whole or not at all: it is filled under a temporary name next to its place and then
 * moved there. An existing folder is replaced. Stateless.
 */
public final class WholeFolder {
    private WholeFolder() {}

    /** Fills a folder that is there and empty. */
    @FunctionalInterface
    public interface Filler {
        /** Writes all files. */
        void fill(Path folder) throws IOException;
    }

    /**
     * Writes a folder.
     *
     * @param folder its place; parent folders are created
     * @param inside names of its subfolders, which have none of their own; no other is deleted
     * @throws IOException if a file cannot be written; then nothing is left behind and an existing folder is unchanged
     */
    public static void write(final Path folder, final Set<String> inside, final Filler filler) throws IOException {
        final Path named = folder.toAbsolutePath().normalize();
        // For a link to a folder, the folder itself is replaced.
        final Path place = Files.isSymbolicLink(named) ? named.toRealPath() : named;
        final Path parent = Files.createDirectories(place.getParent());
        // Not createTempDirectory: only the owner can read the folders it makes, and this one is permanent.
        final Path temporary =
                Files.createDirectory(parent.resolve("." + place.getFileName() + "-" + UUID.randomUUID()));
        try {
            filler.fill(temporary);
            replace(temporary, place, inside);
            AtomicFileWriter.sync(place);
        } finally {
            deleteIfPresent(temporary, inside);
        }
    }

    /**
     * Repairs the place of a folder after a process was killed while writing it. An old folder that was moved aside and
     * never replaced is moved back; remains next to it are deleted. No other process may be writing there.
     *
     * @param inside as for {@link #write}
     * @throws IOException if something cannot be moved or deleted
     */
    public static void repair(final Path folder, final Set<String> inside) throws IOException {
        final Path place = folder.toAbsolutePath().normalize();
        if (!Files.isDirectory(place.getParent())) {
            return;
        }
        final Pattern ours = Pattern.compile(
                Pattern.quote("." + place.getFileName()) + "(-old)?-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}");
        final List<Path> left;
        try (var siblings = Files.list(place.getParent())) {
            left = siblings.filter(
                            path -> ours.matcher(path.getFileName().toString()).matches() && Files.isDirectory(path))
                    .sorted()
                    .toList();
        }
        for (final Path path : left) {
            if (path.getFileName().toString().startsWith("." + place.getFileName() + "-old-") && !Files.exists(place)) {
                move(path, place);
            }
            deleteIfPresent(path, inside);
        }
    }

    /** Moves a folder to its place. An existing folder is moved aside first and restored if the move fails. */
    private static void replace(final Path from, final Path place, final Set<String> inside) throws IOException {
        final Path old = place.resolveSibling("." + place.getFileName() + "-old-" + UUID.randomUUID());
        final boolean there = Files.exists(place);
        if (there) {
            move(place, old);
        }
        try {
            move(from, place);
        } catch (final IOException e) {
            if (there) {
                move(old, place);
            }
            throw e;
        }
        deleteIfPresent(old, inside);
    }

    private static void move(final Path from, final Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
        } catch (final AtomicMoveNotSupportedException e) {
            Files.move(from, to);
        }
    }

    private static void deleteIfPresent(final Path folder, final Set<String> inside) throws IOException {
        if (!Files.exists(folder)) {
            return;
        }
        try (var files = Files.list(folder)) {
            for (final Path file : files.toList()) {
                if (inside.contains(file.getFileName().toString())
                        && Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS)) {
                    deleteIfPresent(file, Set.of());
                } else {
                    Files.delete(file);
                }
            }
        }
        Files.delete(folder);
    }
}
