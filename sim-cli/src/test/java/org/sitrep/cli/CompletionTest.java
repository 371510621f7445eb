package org.sitrep.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code completion}, in the shells themselves; one that is not installed is left out. */
@DisabledOnOs(OS.WINDOWS)
class CompletionTest {
    private static final String[][] CASES = {
        {"./sitrep so", "solve"},
        {"./sitrep run --no-r", "--no-report"},
        {"./sitrep run --bot ri", "rifleman", "rifleman-book"},
        {"./sitrep replay -b ri", "rifleman", "rifleman-book"},
        {"./sitrep compare x.yaml --loadout reference,fla", "reference,flak-jackets", "reference,flamethrower"},
        {"./sitrep run --format ma", "markdown"},
        {"./sitrep check -f ju", "junit"},
        {"./sitrep list sq", "squads"},
        {"./sitrep completion z", "zsh"},
        {"./sitrep sweep --metric squad.s", "squad.survivors"},
        {"./sitrep run scenarios/purple-haze/combats/pat", "scenarios/purple-haze/combats/patrol.yaml"},
        {"./sitrep run --overlay scenarios/purple-haze/missions/01-c", "scenarios/purple-haze/missions/01-crash.yaml"},
        {"./sitrep run --missions 1"},
    };

    @TempDir
    private static Path folder;

    @BeforeAll
    static void writeScripts() throws IOException {
        for (final String shell : List.of("bash", "zsh", "fish")) {
            final Cli.Result result = Cli.run("completion", shell);
            assertEquals(ExitCode.OK, result.code(), result.err());
            Files.writeString(folder.resolve(shell), result.out());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"bash", "zsh", "fish"})
    void theShellCanReadIt(final String shell) throws IOException, InterruptedException {
        assumeTrue(isInstalled(shell), shell + " is not installed");
        assertEquals("", run(shell, "-n", folder.resolve(shell).toString()));
    }

    @Test
    void bashCompletes() throws IOException, InterruptedException {
        assumeTrue(isInstalled("bash"));
        final StringBuilder script = new StringBuilder("source '" + folder.resolve("bash") + "'\n");
        for (final String[] one : CASES) {
            script.append("COMP_LINE='").append(one[0]).append("'; COMP_POINT=${#COMP_LINE}\n_sitrep\n");
            script.append("printf '%s|' \"${COMPREPLY[@]}\"; echo\n");
        }
        // What bash takes for a word of its own before = and : is not given again.
        script.append(
                "COMP_LINE='./sitrep run --bot=ra'; COMP_POINT=${#COMP_LINE}\n_sitrep\nprintf '%s|' \"${COMPREPLY[@]}\"; echo\n");
        script.append(
                "COMP_LINE='./sitrep run --forbid weapon:m6'; COMP_POINT=${#COMP_LINE}\n_sitrep\nprintf '%s|' \"${COMPREPLY[@]}\"; echo\n");
        final Path file = Files.writeString(folder.resolve("bash-cases"), script);
        final List<String> lines =
                run("bash", "--norc", file.toString()).lines().toList();
        assertEquals(CASES.length + 2, lines.size(), lines.toString());
        for (int i = 0; i < CASES.length; i++) {
            final String expected = String.join(" |", Arrays.asList(CASES[i]).subList(1, CASES[i].length));
            assertEquals(expected, lines.get(i).replaceAll(" ?\\|$", ""), CASES[i][0]);
        }
        assertEquals("random |", lines.get(CASES.length));
        assertEquals("m60 |", lines.get(CASES.length + 1));
    }

    /** What is registered is what bash looks for, however the launcher is called. */
    @Test
    void bashKnowsTheCommandByName() throws IOException, InterruptedException {
        assumeTrue(isInstalled("bash"));
        final Path file = Files.writeString(
                folder.resolve("bash-name"), "source '" + folder.resolve("bash") + "'\ncomplete -p sitrep ./sitrep\n");
        assertEquals(
                "complete -F _sitrep sitrep\ncomplete -F _sitrep ./sitrep\n", run("bash", "--norc", file.toString()));
    }

    @Test
    void fishCompletes() throws IOException, InterruptedException {
        assumeTrue(isInstalled("fish"), "fish is not installed");
        for (final String[] one : CASES) {
            final List<String> offered = run(
                            "fish", "-N", "-c", "source '" + folder.resolve("fish") + "'; complete -C '" + one[0] + "'")
                    .lines()
                    .map(line -> line.split("\t")[0])
                    .sorted()
                    .toList();
            assertEquals(Arrays.asList(one).subList(1, one.length), offered, one[0]);
        }
    }

    /** Every option of every command that the help shows is in each script. */
    @ParameterizedTest
    @ValueSource(strings = {"bash", "zsh", "fish"})
    void nothingIsLeftOut(final String shell) throws IOException {
        final String script = Files.readString(folder.resolve(shell));
        final List<String> missing = new ArrayList<>();
        for (final String command : Sitrep.commandNames()) {
            assertEquals(!command.equals("prime"), script.contains(command), command);
            Cli.run(command, "--help")
                    .out()
                    .lines()
                    .filter(line -> !command.equals("prime") && line.matches(" {2,6}(-., )? *--[a-z].*"))
                    .map(line -> line.replaceAll("^.*?--([a-z-]+).*", "$1"))
                    .filter(option -> !script.contains(option))
                    .forEach(missing::add);
        }
        assertEquals(List.of(), missing);
    }

    @Test
    void aShellThatNobodyKnows() {
        final Cli.Result result = Cli.run("completion", "bsh");
        assertEquals(ExitCode.USAGE, result.code());
        assertTrue(
                result.err().startsWith("sitrep: there is no completion for bsh; did you mean \"bash\"?"),
                result.err());
        assertFalse(Cli.run("completion", "tcsh").err().contains("mean"));
    }

    private static boolean isInstalled(final String shell) {
        return Arrays.stream(System.getenv("PATH").split(File.pathSeparator))
                .anyMatch(place -> Files.isExecutable(Path.of(place, shell)));
    }

    /** Returns what a shell prints; it runs in the folder of the launcher. */
    private static String run(final String... words) throws IOException, InterruptedException {
        final Path out = folder.resolve("out");
        final ProcessBuilder builder = new ProcessBuilder(words)
                .directory(Cli.REPOSITORY.toFile())
                .redirectErrorStream(true)
                .redirectOutput(out.toFile());
        builder.environment().put("HOME", folder.toString());
        final Process process = builder.start();
        process.getOutputStream().close();
        assertTrue(process.waitFor(60, TimeUnit.SECONDS), "it does not end");
        return Files.readString(out, StandardCharsets.UTF_8);
    }
}
