package org.sitrep.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.contract.OneIn;
import tools.jackson.databind.json.JsonMapper;

/**
 * Programs as bots that reach for the process itself: what is held is held here, and where it ends is shown. What they
 * do to trials is in {@link ExternalBotsTest}.
 */
@Tag("slow")
class ExternalBotProcessTest {
    private static final String HEAD = """
            import org.sitrep.rulesets.purplehaze.bots.GameView;
            import org.sitrep.strategy.*;

            public final class External extends Bot<GameView> {
                private BotRandom random;
                private int asked;

                public void begin(GameView view, BotRandom own) {
                    random = own;
                    asked = 0;
                }

                public int choose(GameView view, Decision decision) {
                    int now = asked++;
                    reach(view, now);
                    return random.below(decision.count());
                }

            """;

    @TempDir
    private Path folder;

    /** Writes a bot that is random but for what its {@code reach(view, now)} does. */
    private String bot(final String members) throws IOException {
        return Files.writeString(folder.resolve("External.java"), HEAD + members + "\n}\n")
                .toString();
    }

    private Cli.Result run(final String bot, final String... more) throws IOException, InterruptedException {
        final List<String> args = Stream.concat(
                        Stream.of("run", Cli.patrol(), "--bot", bot, "-n", "60", "-t", "2", "--chunk", "7"),
                        Stream.of(more))
                .toList();
        return Started.in(folder).run(args.toArray(String[]::new));
    }

    private List<Path> files(final String in) throws IOException {
        if (!Files.exists(folder.resolve(in))) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(folder.resolve(in))) {
            return files.filter(Files::isRegularFile).toList();
        }
    }

    @ParameterizedTest
    @OneIn(3)
    @ValueSource(
            strings = {
                "System.exit(0);",
                "Thread own = new Thread(() -> System.exit(0)); own.start(); own.join();",
                "Runtime.class.getMethod(\"exit\", int.class).invoke(Runtime.getRuntime(), 0);",
            })
    void whoEndsTheProcessIsNamedAndTheExitCodeIsOurs(final String body) throws IOException, InterruptedException {
        final String file = bot("    void reach(GameView view, int now) { try { if (now == 3) { " + body
                + " } } catch (Exception e) { throw new Error(e); } }");
        final Cli.Result result = run(file, "-o", folder.resolve("o").toString());
        assertEquals(ExitCode.GIVEN_UP, result.code(), result.err());
        assertEquals("", result.out());
        assertTrue(
                result.err().startsWith("sitrep: bot " + file + ", at External.")
                        && result.err().contains("(External.java:")
                        && result.err().contains(" ended the process; "),
                result.err());
        assertEquals(1, result.err().lines().count(), result.err());
        assertTrue(
                files("o").stream().allMatch(f -> f.toString().endsWith(".lock")),
                files("o").toString());
    }

    /**
     * After halt nothing runs: the exit code is the bot's, and all that can be held is that nothing is written by half.
     */
    @Test
    void whoHaltsTheMachineLeavesNothingByHalf() throws IOException, InterruptedException {
        final String file =
                bot("    void reach(GameView view, int now) { if (now == 3) Runtime.getRuntime().halt(0); }");
        final Cli.Result result = run(file, "-o", folder.resolve("o").toString());
        assertEquals(new Cli.Result(0, "", ""), result);
        assertTrue(
                files("o").stream().allMatch(f -> f.toString().endsWith(".lock")),
                files("o").toString());
        assertEquals(
                ExitCode.OK,
                Cli.run("run", Cli.patrol(), "-n", "20", "-o", folder + "/o").code());
    }

    /**
     * It prints, closes streams, sets handlers, starts threads that fail or never end, interrupts itself, asks a view
     * that it has kept, and tells the JVM to wait for ever: the result is that of a bot that does not.
     */
    @Test
    void whatIsMeantToSpoilTheResultDoesNot() throws IOException, InterruptedException {
        final String file = bot("""
                    static GameView kept;
                    static boolean begun;
                    static int started;

                    static synchronized void once() {
                        if (begun) {
                            return;
                        }
                        begun = true;
                        System.err.println("said to people");
                        Thread.setDefaultUncaughtExceptionHandler((thread, thrown) -> System.out.println("handled " + thrown.getMessage()));
                        Thread fails = new Thread(() -> { throw new IllegalStateException("of a thread"); });
                        fails.start();
                        try {
                            fails.join();
                        } catch (InterruptedException e) {
                            throw new Error(e);
                        }
                        Runtime.getRuntime().addShutdownHook(new Thread(() -> { while (true) { sleep(); } }));
                    }

                    static void sleep() {
                        try {
                            Thread.sleep(600_000);
                        } catch (InterruptedException on) {
                        }
                    }

                    void reach(GameView view, int now) {
                        once();
                        System.out.println("{\\"trials\\": 0}");
                        System.out.print((char) 27 + "[2J");
                        if (now == 2) {
                            System.out.close();
                            System.err.close();
                            try {
                                System.in.close();
                            } catch (java.io.IOException e) {
                                throw new Error(e);
                            }
                        }
                        Thread.currentThread().interrupt();
                        if (started < 200) {
                            started += 2;
                            new Thread(External::sleep).start();
                            new Thread(() -> { throw new IllegalStateException("of a thread"); }).start();
                        }
                        if (kept != null) {
                            kept.squad.marines();
                        }
                        kept = view;
                    }
                """);
        final Cli.Result result =
                run(file, "--format", "json", "-o", folder.resolve("o").toString());
        assertEquals(ExitCode.OK, result.code(), result.err());
        final Cli.Result random =
                Cli.run("run", Cli.patrol(), "--bot", "random", "-n", "60", "--no-report", "-f", "json");
        assertEquals(
                JsonMapper.shared().readTree(random.out()).get("outcomeHash"),
                JsonMapper.shared().readTree(result.out()).get("outcomeHash"));
        assertTrue(result.err().contains("said to people") && result.err().contains("{\"trials\": 0}"), "told apart");
        assertTrue(result.err().contains("handled of a thread"));
        assertFalse(result.err().contains("\u001b"), "nothing drives the terminal");
        assertTrue(result.err().contains("Report: "), "what it closed is not closed for us");
        assertTrue(files("o").stream().anyMatch(f -> f.endsWith("report.html")));
        assertTrue(files("o").stream().noneMatch(f -> f.endsWith("checkpoint.json")));
    }

    /**
     * Memory that it never gives back: the process ends though threads of the bot live on, and says why: in a sentence,
     * or in the JVM's words if others took the reserve that is left for it.
     */
    @Test
    void aHogOfMemoryEndsTheRunAtWorst() throws IOException, InterruptedException {
        final String file = bot("""
                    static final java.util.List<int[]> all = new java.util.ArrayList<>();

                    void reach(GameView view, int now) {
                        if (now == 0) {
                            new Thread(() -> { while (true) { java.util.concurrent.locks.LockSupport.park(); } }).start();
                        }
                        synchronized (all) {
                            all.add(new int[100_000]);
                        }
                    }
                """);
        final Cli.Result result = Started.in(folder)
                .with("-Xmx64m")
                .run("run", Cli.patrol(), "--bot", file, "-n", "300", "-t", "2", "--no-report");
        assertTrue(result.code() == ExitCode.GIVEN_UP || result.code() == ExitCode.OUR_FAULT, result.toString());
        assertTrue(
                result.err().contains("bot External threw java.lang.OutOfMemoryError")
                        || result.err().contains("sitrep: out of memory (")
                        || result.err().contains("java.lang.OutOfMemoryError"),
                result.err());
    }
}
