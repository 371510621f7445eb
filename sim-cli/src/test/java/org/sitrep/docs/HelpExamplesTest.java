package org.sitrep.docs;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.command.RootCommand;
import org.sitrep.contract.Deep;
import org.sitrep.contract.OneIn;

/** The examples of the help of each command run as they are printed, one after the other; here with few trials. */
@Tag("slow")
class HelpExamplesTest {
    private static final Pattern LINE = Pattern.compile("(?m)^  (?:source <\\()?\\./sitrep ([^|)\n]*)");
    private static final Pattern GROUP = Pattern.compile("(?m)^[A-Z][a-z ]+, e\\.g\\. (--.*):$");
    /** Stands for a name or a file of the reader in the example of a group. */
    private static final Pattern PLACEHOLDER = Pattern.compile("NAME|mine\\.yaml");

    private static final Pattern TRIALS = Pattern.compile("(-n|--trials|--first-trial) \\S+");
    private static final Set<String> PLAY = Set.of("run", "compare", "sweep", "coverage", "baseline", "tune");
    private static final String FEW = "4";
    /** All Missions of an example; the ordinary build takes the first two of nine. */
    private static final String MISSIONS = "missions/*.yaml";

    private static final String SOME_MISSIONS = "missions/0[1-" + Deep.or(2, 9) + "]*.yaml";

    private static Player player;

    @BeforeAll
    static void start(@TempDir final Path folder) throws IOException {
        player = new Player(folder);
    }

    @AfterAll
    static void stop() {
        player.close();
    }

    static Stream<String> commands() {
        return RootCommand.names().stream();
    }

    @ParameterizedTest
    @OneIn(3)
    @MethodSource("commands")
    void everyExampleRuns(final String command) throws IOException {
        player.tidy();
        final String help = player.sitrep(List.of(command, "--help")).printed();
        final List<String> examples = examples(help);
        assertTrue(examples.isEmpty() == !help.contains("\nExample"), help);
        for (final String example : examples) {
            run(example);
        }
        for (final String options :
                GROUP.matcher(help).results().map(group -> group.group(1)).toList()) {
            if (!examples.isEmpty() && !PLACEHOLDER.matcher(options).find()) {
                player.tidy();
                run(examples.get(0) + " " + options);
            }
        }
    }

    /** Returns the examples without the launcher and what follows a pipe, each as one line. */
    private static List<String> examples(final String help) {
        final Matcher lines = LINE.matcher(help.replaceAll("\\\\\n +", ""));
        return lines.results().map(line -> line.group(1).strip()).toList();
    }

    private static void run(final String example) throws IOException {
        final String command = example.split(" ")[0];
        final String few = TRIALS.matcher(example).replaceAll("$1 " + FEW);
        final List<String> words = new ArrayList<>(player.words(few.replace(MISSIONS, SOME_MISSIONS)));
        if (few.equals(example) && PLAY.contains(command) && words.stream().anyMatch(word -> word.endsWith(".yaml"))) {
            words.addAll(List.of("--trials", FEW));
        }
        words.addAll(
                switch (command) {
                    case "tune" -> List.of("--generations", "1", "--population", "4", "--held-out", FEW);
                    case "matchup" -> List.of("--trials", "10");
                    case "loadouts" -> {
                        final List<String> less =
                                new ArrayList<>(List.of("--budget", "1000", "--start", "2", "--bot", "drill"));
                        less.addAll(example.contains("--bearer") ? List.of() : List.of("--bearer", "scout"));
                        yield less;
                    }
                    case "solve" -> List.of("--budget", "5000");
                    default -> List.of();
                });
        final Player.Printed done = player.sitrep(words);
        DocsMode.tell(String.join(" ", words), done);
        final boolean ran = done.code() == ExitCode.OK
                || done.code() == ExitCode.UNDECIDED
                || command.equals("tune") && done.code() == ExitCode.VERDICT_NEGATIVE
                // The run before it was not interrupted.
                || command.equals("resume") && done.printed().contains(" is complete; ");
        assertTrue(ran, () -> words + "\n" + done.printed());
        assertFalse(done.printed().isEmpty(), example);
    }
}
