package org.sitrep.junit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sitrep.portable.ContentJar;

/** The tests of docs/example-balance-tests hold, in a project's own folder. */
class ExampleProjectTest {
    private static final Path EXAMPLE = Path.of("").toAbsolutePath().getParent().resolve("docs/example-balance-tests");

    @TempDir
    private Path classes;

    @Test
    void itsTestsPass() throws IOException, InterruptedException {
        final String out = run(EXAMPLE, "");
        final String count =
                out.strip().lines().reduce((first, second) -> second).orElse("");
        assertTrue(count.matches("([1-9]\\d*) of \\1 passed"), out);
    }

    /** A copy whose path to the shipped scenarios leads nowhere names the folder, and says how to name another. */
    @Test
    void aCopyElsewhereSaysWhatIsMissing() throws IOException, InterruptedException {
        final Path copy = Files.createDirectories(classes.resolve("elsewhere/copy"));
        Files.copy(EXAMPLE.resolve("ford.yaml"), copy.resolve("ford.yaml"));
        final String library = copy + "/../../scenarios";
        final String out = run(copy, library);
        assertTrue(
                out.contains("ford.yaml:5:10 extends: there is no shipped content for \"purple-haze\": no folder "
                        + library + "/purple-haze; name the folder of shipped scenarios, for tests as"
                        + " -Dsitrep.library=/path/to/sitrep/scenarios"),
                out);
    }

    private String run(final Path folder, final String library) throws IOException, InterruptedException {
        final List<String> names = compile();
        final List<String> line = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Dsitrep.library=" + library,
                "-cp",
                classes + File.pathSeparator + contentInAJar(),
                ExampleProject.class.getName()));
        line.addAll(names);
        final Process process = new ProcessBuilder(line)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .start();
        final String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), out);
        return out;
    }

    /** Returns the class path of this test with the content in a jar, as a project without a clone has it. */
    private String contentInAJar() throws IOException {
        final Path content = ContentJar.folder().orElseThrow();
        final Path jar = classes.resolve("sitrep-content.jar");
        try (FileSystem packed = FileSystems.newFileSystem(jar, Map.of("create", "true"));
                Stream<Path> files = Files.walk(content)) {
            for (final Path file : files.toList()) {
                final Path to = packed.getPath(
                        content.getFileName().toString(),
                        content.relativize(file).toString());
                if (Files.isDirectory(file)) {
                    Files.createDirectories(to);
                } else {
                    Files.copy(file, to);
                }
            }
        }
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                        .filter(entry -> !content.startsWith(Path.of(entry).toAbsolutePath()))
                        .collect(Collectors.joining(File.pathSeparator))
                + File.pathSeparator
                + jar;
    }

    private List<String> compile() throws IOException {
        final Path sources = EXAMPLE.resolve("src/test/java");
        final List<String> line = new ArrayList<>(List.of("-d", classes.toString(), "--release", "17", "-proc:none"));
        final List<String> names = new ArrayList<>();
        try (Stream<Path> files = Files.walk(sources)) {
            for (final Path file : files.filter(path -> path.toString().endsWith(".java"))
                    .sorted()
                    .toList()) {
                line.add(file.toString());
                names.add(sources.relativize(file)
                        .toString()
                        .replaceAll("\\.java$", "")
                        .replaceAll("[/\\\\]", "."));
            }
        }
        assertEquals(0, ToolProvider.getSystemJavaCompiler().run(null, null, null, line.toArray(String[]::new)));
        return names;
    }
}
