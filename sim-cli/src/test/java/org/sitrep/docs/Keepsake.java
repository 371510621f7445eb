package org.sitrep.docs;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.sitrep.cli.Cli;

/**
 * A file of the repository, or a folder of such files, that a command of a page makes: {@code keeps
 * docs/pictures/odds.svg from notebooks-out/*&#47;odds.svg}. It has to be what the command makes, byte for byte, or a
 * PNG of the same size; of a folder those files count that the repository has.
 *
 * @param kept below the root of the repository
 * @param made pattern of what the command makes
 */
record Keepsake(String kept, String made) {
    static Keepsake of(final String wish) {
        final String[] parts = wish.split(" from ");
        return new Keepsake(parts[0], parts.length > 1 ? parts[1] : parts[0]);
    }

    /** Returns what differs, or writes it into the repository. */
    List<String> check(final Path folder, final boolean write) throws IOException {
        final Path source = source(folder);
        final Path target = Cli.REPOSITORY.resolve(kept);
        final List<String> wrong = new ArrayList<>();
        for (final Path file : files(target)) {
            final Path from = source.resolve(target.relativize(file).toString());
            if (!Files.exists(from)) {
                wrong.add("the command makes no " + Cli.REPOSITORY.relativize(file));
            } else if (!Files.exists(file) || !same(from, file)) {
                if (write) {
                    Files.copy(from, file, java.nio.file.StandardCopyOption.REPLACE_EXISTING);
                } else {
                    wrong.add(Cli.REPOSITORY.relativize(file) + " is not what the command makes");
                }
            }
        }
        return wrong;
    }

    private static boolean same(final Path made, final Path kept) throws IOException {
        return kept.toString().endsWith(".png") ? sameSize(made, kept) : Files.mismatch(made, kept) < 0;
    }

    /** JDKs draw letters a little differently. */
    private static boolean sameSize(final Path made, final Path kept) throws IOException {
        final BufferedImage one = ImageIO.read(made.toFile());
        final BufferedImage other = ImageIO.read(kept.toFile());
        return one.getWidth() == other.getWidth() && one.getHeight() == other.getHeight();
    }

    private static List<Path> files(final Path target) throws IOException {
        if (!Files.isDirectory(target)) {
            return List.of(target);
        }
        try (Stream<Path> files = Files.walk(target)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        }
    }

    private Path source(final Path folder) throws IOException {
        final PathMatcher matcher = FileSystems.getDefault().getPathMatcher("glob:" + made);
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> matcher.matches(folder.relativize(file)))
                    .sorted()
                    .findFirst()
                    .orElseThrow(() -> new IOException("nothing is made at " + made));
        }
    }
}
