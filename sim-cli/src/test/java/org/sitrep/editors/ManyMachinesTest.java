package org.sitrep.editors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.sitrep.cli.Cli;
import org.sitrep.cli.Started;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import tools.jackson.databind.json.JsonMapper;

/**
 * The files of {@code docs/examples/many-machines}, with processes in place of nodes, pods and jobs: the very command
 * lines, with fewer trials, and results equal to those of one process.
 */
@EnabledIfSystemProperty(named = "sitrep.deep", matches = ".*", disabledReason = "starts twenty processes")
class ManyMachinesTest {
    private static final Path EXAMPLES = Cli.REPOSITORY.resolve("docs/examples/many-machines");
    private static final int TASKS = 3;
    private static final int PATIENCE_MINUTES = 10;

    @TempDir
    private Path folder;

    private Path sitrep;

    @BeforeEach
    void startsAsInstalled() throws IOException {
        sitrep = Files.writeString(
                folder.resolve("sitrep"),
                "#!/bin/sh\nexec " + Started.in(Cli.REPOSITORY).line() + " \"$@\"\n");
        Files.setPosixFilePermissions(sitrep, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    private Process started(final String name, final String script, final Map<String, String> environment)
            throws IOException {
        final ProcessBuilder builder = new ProcessBuilder("bash", "-euc", script).directory(Cli.REPOSITORY.toFile());
        builder.environment().putAll(environment);
        builder.environment().put("PATH", folder + ":" + System.getenv("PATH"));
        builder.redirectErrorStream(true)
                .redirectOutput(folder.resolve(name + ".log").toFile());
        return builder.start();
    }

    private void assertEnds(final List<Process> processes) throws InterruptedException, IOException {
        for (int task = 0; task < processes.size(); task++) {
            final String said = "task " + task + ":\n" + Files.readString(folder.resolve("task-" + task + ".log"));
            assertTrue(processes.get(task).waitFor(PATIENCE_MINUTES, TimeUnit.MINUTES), said);
            assertEquals(0, processes.get(task).exitValue(), said);
        }
    }

    /** Returns the outcome hashes in the only result file below a folder. */
    private static List<String> hashesIn(final Path reports) throws IOException {
        try (Stream<Path> files = Files.walk(reports)) {
            final List<Path> results =
                    files.filter(file -> file.endsWith("sweep.json")).toList();
            assertEquals(1, results.size(), results::toString);
            return hashes(Files.readString(results.get(0)));
        }
    }

    private static List<String> hashes(final String json) {
        return JsonMapper.shared().readTree(json).findValuesAsString("outcomeHash");
    }

    private static List<String> sweepHere(final int trials) {
        final Cli.Result here = Cli.run(
                "sweep",
                Cli.shipped("purple-haze/missions/01-crash.yaml"),
                "--vary",
                "start.threat=1..8",
                "--trials",
                "" + trials,
                "--no-report",
                "--format",
                "json");
        assertEquals(0, here.code(), here.err());
        final List<String> hashes = hashes(here.out());
        assertEquals(9, hashes.size());
        return hashes;
    }

    @Test
    void tasksOfAnArrayShareAStudy() throws IOException, InterruptedException {
        final String script = Files.readString(EXAMPLES.resolve("slurm.sh"));
        final List<Process> tasks = new ArrayList<>();
        for (int task = 0; task < TASKS; task++) {
            tasks.add(started(
                    "task-" + task,
                    script,
                    Map.of(
                            "SLURM_ARRAY_TASK_ID",
                            "" + task,
                            "SLURM_ARRAY_JOB_ID",
                            "7",
                            "SLURM_CPUS_PER_TASK",
                            "1",
                            "SITREP",
                            sitrep.toString(),
                            "SHARED",
                            folder.resolve("shared").toString(),
                            "OUT",
                            folder.resolve("reports").toString(),
                            "TRIALS",
                            "40000")));
        }
        assertEnds(tasks);
        assertEquals(sweepHere(40_000), hashesIn(folder.resolve("reports")));
    }

    @Test
    void podsOfAnIndexedJobShareAStudy() throws IOException, InterruptedException {
        final Map<?, ?> pod =
                map(map(map(map(yaml("kubernetes.yaml")).get("spec")).get("template"))
                        .get("spec"));
        final Map<?, ?> container = map(((List<?>) pod.get("containers")).get(0));
        assertEquals(List.of("bash", "-c"), container.get("command"));
        final String script = ((List<?>) container.get("args"))
                .get(0)
                .toString()
                .replace("/shared", folder.resolve("shared").toString())
                .replace("--trials 1000000", "--trials 40000");
        final List<Process> pods = new ArrayList<>();
        for (int index = 0; index < TASKS; index++) {
            pods.add(started("task-" + index, script, Map.of("JOB_COMPLETION_INDEX", "" + index)));
        }
        assertEnds(pods);
        assertEquals(sweepHere(40_000), hashesIn(folder.resolve("shared/reports")));
    }

    /** Every part of the matrix, then the merge; one part is lost, and the merge names the line that plays it. */
    @Test
    void jobsOfAMatrixAreMerged() throws IOException, InterruptedException {
        final Map<?, ?> jobs = map(map(yaml("matrix.yml")).get("jobs"));
        final Map<?, ?> part = map(jobs.get("part"));
        final List<?> numbers =
                (List<?>) map(map(part.get("strategy")).get("matrix")).get("part");
        final String play = "cd " + folder + "\n" + step(part, "Play");
        final Map<String, String> environment = new HashMap<>(Map.of("TRIALS", "500"));
        for (final Object number : numbers) {
            environment.put("PART", number.toString());
            assertEnds(List.of(started("task-0", play, environment)));
        }
        final String merge = "cd " + folder + "\n" + step(map(jobs.get("whole")), "Merge");
        final Path lost = folder.resolve("lost.json");
        Files.move(folder.resolve("part-3.json"), lost);
        assertEquals(3, started("merge", merge, environment).waitFor());
        final String said = Files.readString(folder.resolve("merge.log"));
        assertTrue(said.contains("1,500 to 1,999") && said.contains("--first 1500 --trials 500"), said);
        Files.move(lost, folder.resolve("part-3.json"));
        assertEnds(List.of(started("task-0", merge, environment)));
        final Cli.Result here = Cli.run(
                "run",
                Cli.shipped("purple-haze/missions/01-crash.yaml"),
                "--trials",
                "" + 500 * numbers.size(),
                "--no-report",
                "--format",
                "json");
        assertEquals(hashes(here.out()), hashes(Files.readString(folder.resolve("whole.json"))));
    }

    /** One job leaves parts, each job of the matrix plays a share in a copy of them, and the last job has the whole. */
    @Test
    void aMatrixPlaysTheSharesOfASweep() throws IOException, InterruptedException {
        final Map<?, ?> workflow = map(yaml("parts.yml"));
        final Map<?, ?> jobs = map(workflow.get("jobs"));
        final String study = map(workflow.get("env")).get("STUDY").toString().replace("1000000", "40000");
        final Map<String, String> environment = new HashMap<>(Map.of("STUDY", study));
        final Path plan = Files.createDirectories(folder.resolve("plan"));
        assertEnds(List.of(job(plan, step(map(jobs.get("plan")), "Plan"), environment)));
        final Map<?, ?> part = map(jobs.get("part"));
        final List<?> shares =
                (List<?>) map(map(part.get("strategy")).get("matrix")).get("share");
        assertEquals(8, shares.size());
        for (final Object share : shares) {
            final Path here = Files.createDirectories(folder.resolve("share-" + share));
            environment.put("SHARE", share.toString());
            final String fetched = "cp -r " + plan + "/study .\n";
            final String kept = "\ncp study/done/* " + plan + "/carried/";
            Files.createDirectories(plan.resolve("carried"));
            assertEnds(List.of(job(here, fetched + step(part, "Play") + kept, environment)));
        }
        final String carried = "cp carried/* study/done/\n";
        assertEnds(List.of(job(plan, carried + step(map(jobs.get("whole")), "Whole"), environment)));
        assertEquals(sweepHere(40_000), hashesIn(plan.resolve("reports")));
    }

    /** Starts a step in the folder of a job. */
    private Process job(final Path at, final String step, final Map<String, String> environment) throws IOException {
        return started("task-0", "cd " + at + "\nln -sf " + sitrep + " .\n" + step, environment);
    }

    private static String step(final Map<?, ?> job, final String name) {
        return ((List<?>) job.get("steps"))
                .stream()
                        .map(ManyMachinesTest::map)
                        .filter(step -> name.equals(step.get("name")))
                        .map(step -> step.get("run").toString())
                        .findFirst()
                        .orElseThrow();
    }

    private static Object yaml(final String name) throws IOException {
        return new Load(LoadSettings.builder().build()).loadFromString(Files.readString(EXAMPLES.resolve(name)));
    }

    private static Map<?, ?> map(final Object node) {
        return (Map<?, ?>) node;
    }
}
