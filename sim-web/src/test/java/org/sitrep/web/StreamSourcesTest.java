package org.sitrep.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * TeaVM 0.16 forgets the elements that {@code distinct()} has seen whenever the next operation asks anew, as
 * {@code flatMap} and {@code iterator} do. So these do not follow it in sources that a browser runs.
 */
class StreamSourcesTest {
    private static final Path ROOT = Path.of("..");
    /** A method with its arguments, in which parentheses nest twice. */
    private static final String CALL = "\\s*\\.\\w+\\((?:[^()]|\\((?:[^()]|\\((?:[^()]|\\([^()]*\\))*\\))*\\))*\\)";

    private static final Pattern FORGETFUL =
            Pattern.compile("\\.distinct\\(\\)(?:" + CALL + ")*?\\s*\\.(?:flatMap\\w*|iterator|mapMulti)\\(");

    @Test
    void distinctIsNotAskedPieceByPiece() throws IOException {
        final List<String> found = new ArrayList<>();
        int files = 0;
        for (final String module : List.of("sim-core", "sim-report", "games")) {
            try (Stream<Path> all = Files.walk(ROOT.resolve(module))) {
                for (final Path file : all.filter(path -> path.toString().endsWith(".java"))
                        .filter(path -> path.toString().contains("/src/main/"))
                        .toList()) {
                    files++;
                    if (FORGETFUL.matcher(Files.readString(file)).find()) {
                        found.add(ROOT.relativize(file).toString());
                    }
                }
            }
        }
        assertTrue(files > 500, files + " files");
        assertEquals(List.of(), found);
        assertTrue(FORGETFUL.matcher("a.distinct()\n.map(x)\n.flatMap(y)").find());
    }
}
