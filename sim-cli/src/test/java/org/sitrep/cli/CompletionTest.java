package org.sitrep.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.command.RootCommand;
import org.sitrep.contract.Deep;

/** {@code completion}, in the shells themselves; one that is not installed is left out. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "shells")
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
        {"./sitrep run --trials 1"},
    };

    /** Words after the program, and the expected completions for the scenario among them. */
    private static final String[][] OF_SCENARIO = {
        {"run scenarios/purple-haze/combats/patrol.yaml --set start.thr", "start.threat="},
        {"sweep scenarios/purple-haze/combats/patrol.yaml --vary star", "start."},
        {"run scenarios/purple-haze/combats/patrol.yaml --set start.night=t", "start.night=true"},
        {"compare --bot random scenarios/rambo/missions/01-proof.yaml --set party=o", "party=one"},
        {"run scenarios/rambo/missions/01-proof.yaml --bot gu", "guns"},
        {"run scenarios/rambo/missions/01-proof.yaml --bot rifle"},
        {"run no-such.yaml --bot rifleman-", "rifleman-book"},
    };

    /**
     * What a zsh at a terminal has of its own: Ctrl-T puts all that is offered into the line, Ctrl-K keeps the line and
     * begins another.
     */
    private static final String ZSHRC = """
            PS1='' PROMPT_EOL_MARK='' zle_bracketed_paste=()
            unsetopt beep
            autoload -Uz compinit && compinit -u -D
            source $SITREP_SCRIPT
            offer() { _main_complete; compstate[insert]=all; compstate[list]='' }
            keep() { print -r -- "$BUFFER" >> $SITREP_LINES; BUFFER='' }
            zle-line-init() { print ready >> $SITREP_LINES }
            zle -C offer complete-word offer
            zle -N keep
            zle -N zle-line-init
            bindkey '^T' offer
            bindkey '^K' keep
            """;

    /** Types the lines of a file at such a terminal, each when the one before is kept. */
    private static final String ZSH_TYPIST = """
            zmodload zsh/zpty || { print no terminals; exit }
            zpty shell zsh -i
            : > $SITREP_LINES
            await() {
              repeat 1500; do
                (( $(wc -l < $SITREP_LINES) >= $1 )) && return
                zpty -r -t shell ignored
                sleep 0.03
              done
              print "no answer to line $1"
              exit 1
            }
            integer n=1
            await n
            while IFS= read -r line; do
              zpty -w -n shell "$line"$'\\x14\\x0b'
              await $(( ++n ))
            done < $1
            zpty -d shell
            """;

    @TempDir
    private static Path folder;

    @BeforeAll
    static void writeScripts() throws IOException {
        for (final String shell : List.of("bash", "zsh", "fish")) {
            final Cli.Result result = Cli.run("completion", shell);
            assertEquals(ExitCode.OK, result.code(), result.err());
            Files.writeString(folder.resolve(shell), result.out());
        }
        final Path program = Files.writeString(
                folder.resolve("sitrep"),
                "#!/bin/sh\nexec '" + Path.of(System.getProperty("java.home"), "bin", "java")
                        + "' -XX:TieredStopAtLevel=1 -Dsitrep.home='" + Cli.REPOSITORY + "' -cp '"
                        + System.getProperty("java.class.path") + "' org.sitrep.cli.Main \"$@\"\n");
        assertTrue(program.toFile().setExecutable(true));
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
        for (final String[] one : OF_SCENARIO) {
            script.append(
                    "COMP_LINE='" + folder.resolve("sitrep") + " " + one[0] + "'; COMP_POINT=${#COMP_LINE}\n_sitrep\n");
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
        assertEquals(CASES.length + OF_SCENARIO.length + 2, lines.size(), lines.toString());
        for (int i = 0; i < OF_SCENARIO.length; i++) {
            final String word = OF_SCENARIO[i][0].substring(OF_SCENARIO[i][0].lastIndexOf(' ') + 1);
            final int present = word.indexOf('=') + 1;
            final String expected = Arrays.stream(OF_SCENARIO[i], 1, OF_SCENARIO[i].length)
                    .map(answer -> answer.substring(present))
                    .collect(Collectors.joining(" |"));
            assertEquals(expected, lines.get(CASES.length + i).replaceAll(" ?\\|$", ""), OF_SCENARIO[i][0]);
        }
        for (int i = 0; i < CASES.length; i++) {
            final String expected = String.join(" |", Arrays.asList(CASES[i]).subList(1, CASES[i].length));
            assertEquals(expected, lines.get(i).replaceAll(" ?\\|$", ""), CASES[i][0]);
        }
        assertEquals("random |", lines.get(lines.size() - 2));
        assertEquals("m60 |", lines.get(lines.size() - 1));
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

    /** A zsh at a terminal of its own, with its completion system: what Tab offers, it puts into the line. */
    @Test
    void zshCompletes() throws IOException, InterruptedException {
        assumeTrue(isInstalled("zsh"), "zsh is not installed");
        final List<String[]> cases = new ArrayList<>(List.of(CASES));
        cases.add(new String[] {"./sitrep run --bot=ra", "--bot=random"});
        cases.add(new String[] {"./sitrep run --forbid weapon:m6", "weapon:m60"});
        cases.addAll(typedInFull());
        Files.writeString(folder.resolve(".zshrc"), ZSHRC);
        final Path typist = Files.writeString(folder.resolve("typist"), ZSH_TYPIST);
        final Path typed = Files.write(
                folder.resolve("typed"), cases.stream().map(one -> one[0]).toList());
        final Path kept = folder.resolve("kept");
        final String said = run(
                Map.of(
                        "ZDOTDIR", folder.toString(),
                        "TERM", "dumb",
                        "SITREP_SCRIPT", folder.resolve("zsh").toString(),
                        "SITREP_LINES", kept.toString()),
                "zsh",
                "-f",
                typist.toString(),
                typed.toString());
        assumeFalse(said.equals("no terminals\n"), "this zsh has no module for terminals (zsh/zpty)");
        assertEquals("", said);
        final List<String> lines = Files.readAllLines(kept);
        assertEquals(cases.size() + 1, lines.size(), lines.toString());
        for (int i = 0; i < cases.size(); i++) {
            final String[] one = cases.get(i);
            final String before = one[0].substring(0, one[0].lastIndexOf(' ') + 1);
            final String expected = one.length == 1
                    ? one[0]
                    : before + String.join(" ", Arrays.asList(one).subList(1, one.length));
            assertEquals(expected, lines.get(i + 1).stripTrailing(), one[0]);
        }
    }

    @Test
    void fishCompletes() throws IOException, InterruptedException {
        assumeTrue(isInstalled("fish"), "fish is not installed");
        final List<String[]> cases = new ArrayList<>(List.of(CASES));
        cases.addAll(typedInFull());
        for (final String[] one : cases) {
            final List<String> offered = run(
                            "fish", "-N", "-c", "source '" + folder.resolve("fish") + "'; complete -C '" + one[0] + "'")
                    .lines()
                    .map(line -> line.split("\t")[0])
                    .sorted()
                    .toList();
            assertEquals(Arrays.asList(one).subList(1, one.length), offered, one[0]);
        }
    }

    /** Returns the lines that need a program that starts; what it answers is the same in all shells. */
    private static List<String[]> typedInFull() {
        return Arrays.stream(OF_SCENARIO)
                .limit(Deep.or(2, OF_SCENARIO.length))
                .map(one -> Stream.concat(
                                Stream.of(folder.resolve("sitrep") + " " + one[0]),
                                Arrays.stream(one).skip(1))
                        .toArray(String[]::new))
                .toList();
    }

    /** Every option of every command that the help shows is in each script. */
    @ParameterizedTest
    @ValueSource(strings = {"bash", "zsh", "fish"})
    void nothingIsLeftOut(final String shell) throws IOException {
        final String script = Files.readString(folder.resolve(shell));
        final List<String> missing = new ArrayList<>();
        assertFalse(script.contains("prime"));
        for (final String command : RootCommand.shown()) {
            assertTrue(script.contains(command), command);
            Cli.run(command, "--help")
                    .out()
                    .lines()
                    .filter(line -> line.matches(" {2,6}(-., )? *--[a-z].*"))
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
        return run(Map.of(), words);
    }

    private static String run(final Map<String, String> environment, final String... words)
            throws IOException, InterruptedException {
        final Path out = folder.resolve("out");
        final ProcessBuilder builder = new ProcessBuilder(words)
                .directory(Cli.REPOSITORY.toFile())
                .redirectErrorStream(true)
                .redirectOutput(out.toFile());
        builder.environment().put("HOME", folder.toString());
        builder.environment().putAll(environment);
        final Process process = builder.start();
        process.getOutputStream().close();
        assertTrue(process.waitFor(60, TimeUnit.SECONDS), "it does not end");
        return Files.readString(out, StandardCharsets.UTF_8);
    }
}
