package org.sitrep.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * The launcher as it builds what is not built yet: a copy of it, with scripts in place of the JDK and of Maven. The
 * script for Maven writes a line when it begins and one when it ends, and waits between them while a file is there.
 */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the launcher is a script of bash")
class LauncherBuildTest {
    private static final long PATIENCE_SECONDS = 60;
    private static final String MAVEN = """
            #!/usr/bin/env bash
            [ "$1" != -v ] || { echo "Apache Maven 3.9.9 (x)"; exit; }
            echo begun >>builds
            for i in {1..600}; do [ ! -e wait ] || sleep 0.1; done
            [ ! -e fail ] || { echo "a source does not compile"; exit 1; }
            echo jar >sim-cli/target/sitrep-cli.jar
            echo ended >>builds
            """;

    @TempDir
    private Path folder;

    private Path lib;

    @BeforeEach
    void aCloneThatIsNotBuilt() throws IOException {
        Files.copy(Path.of(Cli.REPOSITORY.toString(), "sitrep"), folder.resolve("sitrep"));
        lib = folder.resolve("sim-cli/target/lib");
        jdk("jdk", "17.0.1");
        script("jdk/bin/javac", "#!/usr/bin/env bash\n");
        script("maven/bin/mvn", MAVEN);
    }

    private void jdk(final String name, final String version) throws IOException {
        script(name + "/bin/java", "#!/usr/bin/env bash\necho started\n");
        Files.writeString(folder.resolve(name + "/release"), "JAVA_VERSION=\"" + version + "\"\n");
    }

    private void script(final String name, final String text) throws IOException {
        final Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
        assertTrue(file.toFile().setExecutable(true));
    }

    private ProcessBuilder line() {
        final ProcessBuilder line =
                new ProcessBuilder("bash", folder.resolve("sitrep").toString(), "odds");
        line.environment().put("JAVA_HOME", folder.resolve("jdk").toString());
        line.environment().put("MAVEN_HOME", folder.resolve("maven").toString());
        line.environment().remove("SITREP_NO_BUILD");
        return line;
    }

    /** Returns what a start said that came to its end. */
    private static String said(final Process process) throws IOException, InterruptedException {
        final String said = new String(process.getErrorStream().readAllBytes());
        assertTrue(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS), said);
        assertEquals("started\n", new String(process.getInputStream().readAllBytes()), said);
        assertEquals(0, process.exitValue(), said);
        return said;
    }

    private List<String> builds() throws IOException {
        final Path builds = folder.resolve("builds");
        return Files.exists(builds) ? Files.readAllLines(builds) : List.of();
    }

    private void awaitBuild() throws IOException, InterruptedException {
        while (builds().isEmpty()) {
            Thread.sleep(20);
        }
    }

    @Test
    void twoFirstStartsBuildOnce() throws IOException, InterruptedException {
        final Path wait = Files.createFile(folder.resolve("wait"));
        final Process first = line().start();
        awaitBuild();
        final Process second = line().start();
        final String waits = second.errorReader().readLine();
        Files.delete(wait);
        assertEquals("sitrep: another sitrep is building; waiting for it", waits);
        assertEquals("", said(second));
        assertTrue(said(first).endsWith("sitrep: built\n"));
        assertEquals(List.of("begun", "ended"), builds());
        assertEquals("", said(line().start()), "nothing is left to build");
    }

    /** A lock by process number would take any process of that number, or the start itself, for the builder. */
    @Test
    void aBuildOfALauncherThatWasKilledIsAwaitedAndRepeated() throws IOException, InterruptedException {
        final Path wait = Files.createFile(folder.resolve("wait"));
        final Process killed = line().start();
        awaitBuild();
        killed.destroyForcibly().waitFor();
        final Process next = line().start();
        final String waits = next.errorReader().readLine();
        Files.delete(wait);
        assertEquals("sitrep: another sitrep is building; waiting for it", waits);
        assertTrue(said(next).endsWith("sitrep: built\n"));
        assertEquals(List.of("begun", "ended", "begun", "ended"), builds());
    }

    /** Maven takes a half-written file that is newer than its source for whole. */
    @Test
    void nothingOfABuildThatWasKilledIsKept() throws IOException, InterruptedException {
        script("maven/bin/mvn", MAVEN.replace("echo begun", "[ -e builds ] || kill -9 $$\necho begun"));
        final Path half = Files.createDirectories(lib).resolve("half.jar");
        final Path compiled = Files.createDirectories(folder.resolve("games/coins/target/classes"))
                .resolve("Half.class");
        Files.createFile(half);
        Files.createFile(compiled);
        final Process killed = line().start();
        assertTrue(killed.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS));
        assertEquals(1, killed.exitValue());
        Files.createFile(folder.resolve("builds"));
        assertTrue(said(line().start()).endsWith("sitrep: built\n"));
        assertFalse(Files.exists(half));
        assertFalse(Files.exists(compiled));
    }

    @Test
    void aBuildThatFailsSaysWhyAndKeepsWhatWasCompiled() throws IOException, InterruptedException {
        final Path fail = Files.createFile(folder.resolve("fail"));
        final Path library = Files.createFile(Files.createDirectories(lib).resolve("whole.jar"));
        assertRefused(line(), "a source does not compile");
        Files.delete(fail);
        said(line().start());
        assertTrue(Files.exists(library));
    }

    /** A process that has a library open would otherwise find another text at the places that it remembers. */
    @Test
    void aBuildWritesNoFileThatARunningProcessHasOpen() throws IOException, InterruptedException {
        said(line().start());
        final Path jar = folder.resolve("sim-cli/target/sitrep-cli.jar");
        Files.writeString(jar, "old\n");
        Files.delete(folder.resolve("sim-cli/target/launcher/built"));
        try (var open = Files.newBufferedReader(jar)) {
            said(line().start());
            assertEquals("old", open.readLine());
        }
        assertEquals("jar\n", Files.readString(jar));
    }

    private void assertRefused(final ProcessBuilder line, final String why) throws IOException, InterruptedException {
        LauncherTest.assertRefused(line.start(), why);
    }

    private ProcessBuilder with(final String variable, final Path value) {
        final ProcessBuilder line = line();
        line.environment().put(variable, value.toString());
        return line;
    }

    @Test
    void aJdkThatDoesNotServeIsToldOf() throws IOException, InterruptedException {
        assertRefused(
                with("JAVA_HOME", folder.resolve("nowhere")),
                "JAVA_HOME is " + folder.resolve("nowhere") + ", which has no bin/java; set it to a JDK 17 or later");
        jdk("old", "11.0.2");
        assertRefused(
                with("JAVA_HOME", folder.resolve("old")),
                "is version 11.0.2; Sitrep needs a JDK 17 or later: set JAVA_HOME to one");
        jdk("oldest", "1.8.0_402");
        assertRefused(with("JAVA_HOME", folder.resolve("oldest")), "is version 1.8.0_402; Sitrep needs a JDK 17");
        jdk("broken", "");
        assertRefused(with("JAVA_HOME", folder.resolve("broken")), "cannot determine the version of ");
        jdk("jre", "17.0.1");
        assertRefused(
                with("JAVA_HOME", folder.resolve("jre")),
                "has no javac next to it to build Sitrep with; install a JDK (not a JRE) 17 or later");
        final ProcessBuilder none = with("PATH", tools());
        none.environment().remove("JAVA_HOME");
        assertRefused(none, "there is no java on the PATH; install a JDK 17 or later, or set JAVA_HOME to one");
        assertEquals(List.of(), builds());
    }

    @Test
    void aMavenThatDoesNotServeIsToldOf() throws IOException, InterruptedException {
        final ProcessBuilder none = with("PATH", tools());
        none.environment().remove("MAVEN_HOME");
        assertRefused(none, "there is no mvn on the PATH to build Sitrep with; install Maven 3.8 or later");
        script("old/bin/mvn", "#!/usr/bin/env bash\necho 'Apache Maven 3.6.3 (x)'\n");
        assertRefused(
                with("MAVEN_HOME", folder.resolve("old")),
                "old/bin/mvn is version 3.6.3; building Sitrep needs Maven 3.8 or later");
        script("broken/bin/mvn", "#!/usr/bin/env bash\necho 'JAVA_HOME is wrong' >&2\nexit 1\n");
        assertRefused(
                with("MAVEN_HOME", folder.resolve("broken")), "broken/bin/mvn does not start; does it find a JDK?");
    }

    /** Returns a folder with what the launcher uses, and neither Java nor Maven. */
    private Path tools() throws IOException, InterruptedException {
        final Path tools = Files.createDirectories(folder.resolve("tools"));
        final String all = "for tool in find sed head tail cat mkdir rm cp mv readlink flock perl; do "
                + "printf '#!%s\\nexec %s \"$@\"\\n' \"$BASH\" \"$(command -v $tool)\" >\"$0/$tool\"; "
                + "chmod +x \"$0/$tool\"; done";
        assertEquals(
                0,
                new ProcessBuilder("bash", "-c", all, tools.toString()).start().waitFor());
        return tools;
    }
}
