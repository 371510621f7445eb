package org.sitrep.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.contract.Deep;
import org.sitrep.report.result.RunResultJson;
import tools.jackson.databind.json.JsonMapper;

/** What a machine may lack: fonts, a place for temporary files, a terminal, open streams. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "a shell, mounts, devices")
@Tag("slow")
class SurroundingsTest {
    @TempDir
    private Path folder;

    private List<Path> written(final String in, final String ending) throws IOException {
        try (Stream<Path> files = Files.walk(folder.resolve(in))) {
            return files.filter(file -> file.toString().endsWith(ending))
                    .sorted()
                    .toList();
        }
    }

    private String[] patrol(final String into) {
        return new String[] {"run", Cli.patrol(), "--bot", "drill", "-n", "200", "-o", folder + "/" + into};
    }

    /**
     * Without fonts and without their configuration every picture is drawn all the same, byte for byte: the font is our
     * own.
     */
    @Test
    void aMachineWithoutFontsDrawsTheSamePictures() throws IOException, InterruptedException {
        final Started started = Started.in(folder);
        assertEquals(ExitCode.OK, Cli.run(patrol("with")).code());
        final String script = started.inOwnMounts("""
                for place in /etc/fonts /usr/share/fonts /usr/local/share/fonts /usr/share/fontconfig /var/cache/fontconfig; do
                  [ ! -d $place ] || mount -t tmpfs none $place || exit 99
                done
                export HOME=/nonexistent
                exec %s
                """.formatted(started.line(patrol("without"))));
        assumeFalse(script.isEmpty(), "no right to mount");
        final Cli.Result result = started.shell(script);
        assertEquals(ExitCode.OK, result.code(), result.err());
        // A library of the system may say what it misses, too.
        assertTrue(result.err().lines().allMatch(line -> line.startsWith("Fontconfig ")), result.err());
        final List<Path> pictures = written("with", ".png");
        final List<Path> same = written("without", ".png");
        assertEquals(pictures.size(), same.size());
        assertTrue(pictures.size() > 5, pictures.toString());
        for (int i = 0; i < pictures.size(); i++) {
            assertArrayEquals(
                    Files.readAllBytes(pictures.get(i)),
                    Files.readAllBytes(same.get(i)),
                    same.get(i).toString());
        }
    }

    /**
     * Where PNG pictures cannot be drawn at all, that is said once, with why, and nothing else is lost: the page has
     * its pictures by itself, and the text shows the SVG files.
     */
    @Test
    void withoutPngPicturesTheReportIsWhole() throws IOException, InterruptedException {
        final Cli.Result nowhere = Started.in(folder)
                .with("-Djava.io.tmpdir=" + folder.resolve("nowhere"))
                .run(patrol("nowhere-for-the-font"));
        assertWholeWithoutPng("nowhere-for-the-font", nowhere);
        assertTrue(nowhere.err().contains("-Djava.io.tmpdir="), nowhere.err());
        final Cli.Result broken = Started.in(folder)
                .with("-Dsun.awt.fontconfig=" + Files.writeString(folder.resolve("broken.properties"), "version=1\n"))
                .run(patrol("a-broken-configuration"));
        assertWholeWithoutPng("a-broken-configuration", broken);
    }

    private void assertWholeWithoutPng(final String in, final Cli.Result result) throws IOException {
        assertEquals(ExitCode.OK, result.code(), result.err());
        // A later JDK warns of the folder by itself.
        final List<String> said = result.err()
                .lines()
                .filter(line -> !line.startsWith("WARNING: java.io.tmpdir "))
                .toList();
        assertEquals(1, said.size(), result.err());
        assertTrue(said.get(0).startsWith("No PNG pictures: "), result.err());
        assertEquals(List.of(), written(in, ".png"));
        final String page = Files.readString(written(in, "report.html").get(0));
        assertTrue(page.split("<svg", -1).length > 5, "pictures within the page");
        final Path text = written(in, "report.md").get(0);
        for (final String line : Files.readString(text).lines().toList()) {
            if (line.startsWith("![")) {
                final String picture = line.replaceAll(".*\\]\\((.*)\\)", "$1");
                assertTrue(picture.endsWith(".svg") && Files.exists(text.resolveSibling(picture)), line);
            }
        }
        assertTrue(result.out().contains("\nReport  "), result.out());
    }

    /** Each thread takes half a gigabyte of addresses. The run says that 64 are too many; one gives the same result. */
    @Test
    void aLimitOfThreadsIsToldOf() throws IOException, InterruptedException {
        final Started started =
                Started.in(folder).with("-Xmx256m", "-Xss512m", "-Xlog:disable", "-Xlog:all=error:stderr");
        final String[] run = {"run", Cli.patrol(), "--bot", "drill", "-n", "64", "--no-report", "-f", "json"};
        final String line = "ulimit -v 8000000; exec " + started.line(run) + " --chunk 1 -t ";
        final Cli.Result one = started.shell(line + 1);
        assertEquals(ExitCode.OK, one.code(), one.err());
        assertEquals(resultHash(Cli.run(run)), resultHash(one));
        final Cli.Result many = started.shell(line + 64);
        assertEquals(ExitCode.OUR_FAULT, many.code(), many.err());
        assertEquals("", many.out());
        final String told =
                "sitrep: the system allows no further thread; use fewer --threads, or allow more: ulimit -u\n";
        assertTrue(many.err().endsWith(told), many.err());
    }

    private static String resultHash(final Cli.Result result) {
        return result.out()
                .lines()
                .filter(line -> line.contains("resultHash"))
                .findFirst()
                .orElseThrow();
    }

    /** With no stream open but the one that is looked at, or with none at all. */
    @Test
    @Tag("deep")
    void closedStreamsAreNoTrace() throws IOException, InterruptedException {
        final Started started = Started.in(folder);
        final String odds = started.line("odds", "--focus", "2", "--strike", "2", "--crit", "0");
        final Cli.Result usual = started.shell(odds);
        assertEquals(ExitCode.OK, usual.code(), usual.err());
        assertEquals(usual, started.shell(odds + " < /dev/null"));
        assertEquals(usual, started.shell(odds + " <&-"));
        assertEquals(usual, started.shell(odds + " 2> /dev/full"), "nothing was to be said there");
        final String wrong = started.line("odds", "--focus", "x");
        assertEquals(new Cli.Result(ExitCode.USAGE, "", ""), started.shell(wrong + " 2> /dev/full"));
        final Cli.Result lost = started.shell(odds + " 1< /dev/null");
        assertEquals(ExitCode.OUR_FAULT, lost.code());
        assertEquals(
                "sitrep: cannot write the result: standard output is closed; open it, or redirect the result with > FILE\n",
                lost.err());
        assertEquals(ExitCode.OK, started.shell(odds + " > /dev/null").code());
    }

    /** However the terminal is described, what is printed is what is printed. */
    @Test
    void aTerminalMayBeDescribedInAnyWay() throws IOException, InterruptedException {
        final List<String> terms = List.of("", "nonsense", "dumb");
        final List<String> columns = List.of("-1", "0", "1", "99999999999999", "eighty", "");
        for (int i = 0; i < Deep.or(2, columns.size()); i++) {
            final Started started = Started.in(folder)
                    .with("-Dsitrep.out.tty=true", "-Dsitrep.err.tty=true", "-Dsitrep.columns=" + columns.get(i));
            final Cli.Result result = started.shell("export TERM=" + terms.get(i % terms.size()) + " COLUMNS=x; exec "
                    + (i % 2 == 0
                            ? started.line("list", "bots", "--ruleset", "purple-haze")
                            : started.line("run", "--help")));
            assertEquals(ExitCode.OK, result.code(), result.err());
            assertTrue(result.out().contains("rifleman") || result.out().contains("--precision"), result.out());
        }
    }

    /**
     * Where the result itself is to go to standard output, nothing else does, however that is opened, and nothing is
     * written over.
     */
    @Test
    void aResultMayGoToStandardOutputAsAFile() throws IOException, InterruptedException {
        final String[] parts = new String[2];
        for (int i = 0; i < 2; i++) {
            parts[i] = Files.writeString(
                            folder.resolve("part" + i + ".json"),
                            Cli.run(
                                            "run",
                                            Cli.patrol(),
                                            "-n",
                                            "20",
                                            "--first",
                                            "" + 20 * i,
                                            "--no-report",
                                            "-f",
                                            "json")
                                    .out())
                    .toString();
        }
        final Started started = Started.in(folder);
        final String merge = started.line("merge", parts[0], parts[1], "-o", "/dev/stdout");
        final Cli.Result through = started.shell(merge + " | cat; exit ${PIPESTATUS[0]}");
        assertEquals(ExitCode.OK, through.code(), through.err());
        assertEquals(40, RunResultJson.read(through.out(), "merged").completed());
        final Cli.Result first = started.shell(merge + " | head -c 1; exit ${PIPESTATUS[0]}");
        assertEquals(ExitCode.OK, first.code(), first.err());
        final Path file = folder.resolve("whole.txt");
        final Cli.Result into =
                started.shell("{ echo before; " + merge + "; echo after; } > " + file + " && echo last >> " + file);
        assertEquals(ExitCode.OK, into.code(), into.err());
        assertEquals("before\n" + through.out() + "after\nlast\n", Files.readString(file));
        assertEquals(
                ExitCode.OK,
                started.shell(started.line("merge", parts[0], parts[1], "-o", "/dev/null"))
                        .code());
        assertFalse(Files.isRegularFile(Path.of("/dev/null")));
        final Cli.Result baseline = started.shell(
                started.line("baseline", Cli.patrol(), "-n", "20", "--bot", "drill", "-o", "/dev/stdout") + " | cat");
        assertTrue(baseline.out().startsWith("# Results of trials"), baseline.out());
        assertTrue(baseline.out().contains("patrol.yaml") && !baseline.out().contains("Check     "), baseline.out());
        assertTrue(JsonMapper.shared().readTree(through.out()).has("outcomeHash"));
    }
}
