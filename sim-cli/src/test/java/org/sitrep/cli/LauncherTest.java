package org.sitrep.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * The launcher as it starts what is built, on the JDK of this test: a copy of it, with {@link LauncherProbe} in place
 * of the program.
 */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the launcher is a script of bash")
class LauncherTest {
    private static final long PATIENCE_SECONDS = 120;
    private static final String ARCHIVE = "-XX:SharedArchiveFile=";

    @TempDir
    private Path temporary;

    private Path folder;
    private Path target;

    @BeforeEach
    void aBuildOfTheProbe() throws IOException {
        folder = Files.createDirectory(temporary.resolve("with $HOME, 'quotes' and spaces"));
        Files.copy(Path.of(Cli.REPOSITORY.toString(), "sitrep"), folder.resolve("sitrep"));
        target = Files.createDirectories(folder.resolve("sim-cli/target"));
        Files.createDirectories(target.resolve("launcher"));
        writeJar(target.resolve("sitrep-cli.jar"));
    }

    private static void writeJar(final Path jar) throws IOException {
        final Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, LauncherProbe.class.getName());
        final String entry = LauncherProbe.class.getName().replace('.', '/') + ".class";
        try (OutputStream file = Files.newOutputStream(jar);
                JarOutputStream out = new JarOutputStream(file, manifest);
                InputStream in = LauncherProbe.class.getClassLoader().getResourceAsStream(entry)) {
            out.putNextEntry(new JarEntry(entry));
            in.transferTo(out);
        }
        // An archive has to be younger than what it was made of, by the clock of the file system.
        Files.setLastModifiedTime(jar, FileTime.from(Instant.now().minusSeconds(60)));
    }

    private Process launch(final String... arguments) throws IOException {
        final List<String> line =
                new ArrayList<>(List.of("bash", folder.resolve("sitrep").toString()));
        line.addAll(List.of(arguments));
        return usual(line).start();
    }

    /** Returns a line that starts what is built. */
    private ProcessBuilder usual(final List<String> line) {
        final ProcessBuilder builder = new ProcessBuilder(line);
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        builder.environment().put("SITREP_NO_BUILD", "1");
        builder.environment().remove("SITREP_JAVA_OPTS");
        return builder;
    }

    /** Returns what was printed; nothing but that may come of a start. */
    private static List<String> lines(final Process process) throws IOException, InterruptedException {
        final List<String> printed = process.inputReader().lines().toList();
        final String said = new String(process.getErrorStream().readAllBytes());
        assertTrue(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS), said);
        assertEquals(0, process.exitValue(), said);
        assertEquals("", said);
        return printed;
    }

    private List<String> start(final String... arguments) throws IOException, InterruptedException {
        final List<String> lines = lines(launch(arguments));
        assertEquals("arguments: " + String.join(" ", arguments), lines.get(lines.size() - 1));
        return lines;
    }

    private String launcher() {
        return folder.resolve("sitrep").toString();
    }

    @Test
    void itIsFoundThroughLinksFromAnyFolder() throws IOException, InterruptedException {
        final Path elsewhere = Files.createDirectories(temporary.resolve("elsewhere"));
        Files.createSymbolicLink(elsewhere.resolve("first"), Path.of("../" + folder.getFileName() + "/sitrep"));
        Files.createSymbolicLink(elsewhere.resolve("second"), Path.of("first"));
        final String home = "-Dsitrep.home=" + folder.toRealPath();
        final List<String> linked = List.of("bash", "elsewhere/second", "odds");
        assertTrue(lines(usual(linked).directory(temporary.toFile()).start()).contains(home));
        // A folder of the same name below a folder of CDPATH is not meant.
        Files.createDirectory(elsewhere.resolve(folder.getFileName()));
        final ProcessBuilder named = usual(List.of("bash", folder.getFileName() + "/sitrep", "odds"));
        named.environment().put("CDPATH", elsewhere.toString());
        assertTrue(lines(named.directory(temporary.toFile()).start()).contains(home));
    }

    /** Its jre goes before any other Java, and has its archive of classes; nothing is written into its folder. */
    @Test
    void anInstalledOneTakesWhatLiesBesideIt() throws IOException, InterruptedException {
        final Path installed = Files.createDirectories(temporary.resolve("installed here"));
        Files.createDirectory(installed.resolve("bin"));
        Files.createDirectory(installed.resolve("lib"));
        Files.copy(folder.resolve("sitrep"), installed.resolve("bin/sitrep"));
        Files.copy(target.resolve("sitrep-cli.jar"), installed.resolve("lib/sitrep-cli.jar"));
        Files.writeString(installed.resolve("lib/commit"), "0123456789ab\n");
        final Path java = Files.createDirectories(installed.resolve("jre/bin")).resolve("java");
        Files.writeString(java, "#!/bin/sh\nexec '" + System.getProperty("java.home") + "/bin/java' \"$@\"\n");
        assertTrue(java.toFile().setExecutable(true));
        final ProcessBuilder builder =
                usual(List.of("bash", installed.resolve("bin/sitrep").toString(), "odds"));
        builder.environment().put("JAVA_HOME", "/nonexistent");
        builder.environment().remove("SITREP_NO_BUILD");
        final List<String> started = lines(builder.start());
        assertTrue(started.contains("-Dsitrep.home=" + installed.toRealPath()), started.toString());
        assertTrue(started.contains("-Dsitrep.commit=0123456789ab"), started.toString());
        assertFalse(usesArchive(started), started.toString());
        try (Stream<Path> files = Files.list(installed.resolve("lib"))) {
            assertEquals(2, files.count());
        }
    }

    /** In a hook of git, GIT_DIR is the repository of the hook. */
    @Test
    void theCommitIsThatOfItsOwnRepository() throws IOException, InterruptedException {
        final Path other = Files.createDirectory(temporary.resolve("other"));
        final String own = commit(folder, "own");
        assertNotEquals(own, commit(other, "other"));
        final ProcessBuilder hook = usual(List.of("bash", launcher(), "odds")).directory(other.toFile());
        hook.environment().put("GIT_DIR", other.resolve(".git").toString());
        assertTrue(lines(hook.start()).stream().anyMatch(option -> option.startsWith("-Dsitrep.commit=" + own)));
    }

    /** Returns the first digits of a commit in a new repository. */
    private static String commit(final Path repository, final String message) throws IOException, InterruptedException {
        final String script = """
                command -v git >/dev/null || exit 99
                git init -q && git -c user.name=x -c user.email=x@x commit -q --allow-empty -m "$0" && git rev-parse HEAD
                """;
        final ProcessBuilder builder = new ProcessBuilder("bash", "-c", script, message).directory(repository.toFile());
        List.of("GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE").forEach(builder.environment()::remove);
        final Process process = builder.start();
        final String commit = new String(process.getInputStream().readAllBytes());
        final int code = process.waitFor();
        assumeTrue(code != 99, "no git");
        assertEquals(0, code);
        return commit.substring(0, 12);
    }

    /** The JVM would say that it cannot link its verifier. */
    @Test
    void tooFewOpenFilesAreToldOf() throws IOException, InterruptedException {
        final String few = "ulimit -%s 32 && exec bash \"$0\" odds";
        assertEquals(
                "arguments: odds",
                lines(usual(List.of("bash", "-c", String.format(few, "Sn"), launcher()))
                                .start())
                        .stream()
                        .reduce((before, last) -> last)
                        .orElseThrow());
        final Process hard = usual(List.of("bash", "-c", String.format(few, "n"), launcher()))
                .start();
        assertRefused(hard, "a process may open 32 files here, and Sitrep needs 128; allow them: ulimit -n 128");
    }

    static void assertRefused(final Process process, final String why) throws IOException, InterruptedException {
        final String said = new String(process.getErrorStream().readAllBytes());
        assertTrue(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS), said);
        assertTrue(said.startsWith("sitrep: ") && said.contains(why), said);
        assertEquals(1, process.exitValue(), said);
        assertEquals(0, process.getInputStream().readAllBytes().length);
    }

    @Test
    void theProgramIsNamedAsItWasCalled() throws IOException, InterruptedException {
        assertTrue(start("odds").contains("-Dsitrep.program=" + folder.resolve("sitrep")));
        final Path place = Files.createDirectory(temporary.resolve("bin"));
        Files.createSymbolicLink(place.resolve("sitrep"), folder.resolve("sitrep"));
        final ProcessBuilder onPath = usual(List.of("bash", "-c", "chmod +x \"$(readlink bin/sitrep)\"; sitrep odds"));
        onPath.directory(temporary.toFile())
                .environment()
                .merge("PATH", place.toString(), (path, first) -> first + ":" + path);
        assertTrue(lines(onPath.start()).contains("-Dsitrep.program=sitrep"));
        final ProcessBuilder typed = usual(List.of("bash", "-c", "../bin/sitrep odds"));
        assertTrue(lines(typed.directory(folder.toFile()).start()).contains("-Dsitrep.program=../bin/sitrep"));
    }

    private static boolean usesArchive(final List<String> options) {
        return options.stream().anyMatch(option -> option.startsWith(ARCHIVE));
    }

    private List<Path> archives() throws IOException {
        try (Stream<Path> files = Files.list(target.resolve("launcher"))) {
            return files.toList();
        }
    }

    @Test
    void theFirstStartMakesTheArchiveThatItAndLaterOnesUse() throws IOException, InterruptedException {
        final List<String> first = start("odds");
        final List<Path> made = archives();
        assertEquals(1, made.size(), made.toString());
        assertTrue(
                made.get(0).getFileName().toString().startsWith("classes-" + System.getProperty("java.version")),
                made.toString());
        assertTrue(first.contains(ARCHIVE + made.get(0)), first.toString());
        final FileTime when = Files.getLastModifiedTime(made.get(0));
        assertEquals(first, start("odds"));
        assertEquals(when, Files.getLastModifiedTime(made.get(0)), "made once");
    }

    /** Else classes of the last build would be looked for in an archive that the JVM refuses, at every start. */
    @Test
    void anArchiveOlderThanTheBuildIsMadeAnew() throws IOException, InterruptedException {
        start("odds");
        final Path archive = archives().get(0);
        final FileTime old = FileTime.from(Instant.now().minusSeconds(3600));
        Files.setLastModifiedTime(archive, old);
        assertTrue(usesArchive(start("odds")));
        assertNotEquals(old, Files.getLastModifiedTime(archive));
    }

    @Test
    void itStartsWithoutAnArchiveWhereNoneCanBeMade() throws IOException, InterruptedException {
        // Another start is making it, or was killed while it did.
        final String name = "classes-" + version() + "-" + hostType() + ".jsa.making";
        Files.createDirectories(target.resolve("launcher").resolve(name));
        assertFalse(usesArchive(start("odds")));
        Files.delete(target.resolve("launcher").resolve(name));
        Files.delete(target.resolve("launcher"));
        Files.writeString(target.resolve("launcher"), "a file where a folder should be");
        assertFalse(usesArchive(start("odds")));
    }

    @Test
    void manyAtOnceAllStart() throws IOException, InterruptedException {
        final List<Process> processes = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            processes.add(launch("odds"));
        }
        for (final Process process : processes) {
            lines(process);
        }
        assertEquals(1, archives().size(), archives().toString());
        assertTrue(usesArchive(start("odds")));
    }

    @Test
    void whatPlaysIsCompiledToTheEndAndWhatAnswersAtOnceIsNot() throws IOException, InterruptedException {
        final String early = "-XX:TieredStopAtLevel=1";
        assertFalse(start("run").contains(early));
        assertTrue(start("check").contains(early));
        final String rarely = "-XX:CompileThresholdScaling=5";
        assertFalse(start("check").contains(rarely));
        assertTrue(start("odds").containsAll(List.of(early, rarely)));
    }

    /**
     * The number of a closed stream would go to the first file that the JVM opens, and what is meant for the stream
     * into that.
     */
    @Test
    @EnabledOnOs(OS.LINUX)
    void noStreamIsLeftClosed() throws IOException, InterruptedException {
        final Path java = Files.createDirectories(folder.resolve("jdk/bin")).resolve("java");
        Files.writeString(folder.resolve("jdk/release"), "JAVA_VERSION=\"17.0.1\"\n");
        final Path seen = folder.resolve("seen");
        Files.writeString(
                java,
                "#!/usr/bin/env bash\nexec 9> \"${0%/bin/java}/../seen\"\nfor n in 0 1 2; do readlink /proc/$$/fd/$n >&9; done\n");
        assertTrue(java.toFile().setExecutable(true));
        for (final String closed : List.of("<&-", ">&-", "2>&-", "<&- >&- 2>&-")) {
            final ProcessBuilder builder = new ProcessBuilder("bash", "-c", "bash \"$0\" odds " + closed, launcher());
            builder.environment().put("JAVA_HOME", folder.resolve("jdk").toString());
            builder.environment().put("SITREP_NO_BUILD", "1");
            final Process process = builder.start();
            assertEquals("", new String(process.getErrorStream().readAllBytes()));
            assertEquals(0, process.waitFor());
            final List<String> streams = Files.readAllLines(seen);
            assertEquals(3, streams.size(), closed);
            for (int n = 0; n < streams.size(); n++) {
                final boolean wasClosed = List.of(closed.split(" "))
                        .contains(List.of("<&-", ">&-", "2>&-").get(n));
                // The shell itself may have opened its script there: nobody can write into that, either.
                assertTrue(
                        wasClosed
                                ? streams.get(n).equals("/dev/null")
                                        || streams.get(n)
                                                .equals(folder.resolve("sitrep").toString())
                                : streams.get(n).startsWith("pipe:"),
                        closed + " " + streams);
            }
        }
    }

    private static String version() {
        return System.getProperty("java.version");
    }

    private static String hostType() throws IOException, InterruptedException {
        final Process process = new ProcessBuilder("bash", "-c", "echo ${HOSTTYPE:-any}").start();
        final String type = new String(process.getInputStream().readAllBytes()).trim();
        process.waitFor();
        return type;
    }
}
