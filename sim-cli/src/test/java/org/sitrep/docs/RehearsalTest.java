package org.sitrep.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** What a page is held to: small pages, most of them with a mistake. */
@DisabledOnOs(OS.WINDOWS)
class RehearsalTest {
    private static final DocsMode SMALL = new DocsMode(false, false);
    private static final DocsMode ALL = new DocsMode(true, false);
    private static final DocsMode ALL_ANEW = new DocsMode(true, true);
    private static final String RUN = "./sitrep run scenarios/purple-haze/combats/patrol.yaml --seed 3 --trials 40";
    private static final String SWEEP =
            "./sitrep sweep scenarios/purple-haze/combats/patrol.yaml --vary start.threat=2,5 --trials 20 --metric wounds";

    @TempDir
    private static Path folder;

    private static Player player;

    @BeforeAll
    static void start() throws IOException {
        player = new Player(folder.resolve("player"));
    }

    @AfterAll
    static void end() {
        player.close();
    }

    private static List<String> wrong(final DocsMode mode, final String... lines) throws IOException {
        return new Rehearsal(Page.of("page", List.of(lines)), player, mode).wrong();
    }

    private static void assertWrong(final String expected, final List<String> wrong) {
        assertEquals(1, wrong.size(), wrong.toString());
        assertTrue(wrong.get(0).startsWith(expected), wrong.get(0));
    }

    /** A small run has the words of the comment; what it prints is not what the page shows. */
    @Test
    void quickIsAnotherRun() throws IOException {
        final String[] page = {
            "<!-- docs: quick --trials 3 -o small; then test -d small -->",
            "```sh",
            RUN,
            "```",
            "",
            "```text",
            "Marines who survive  seven",
            "```"
        };
        assertEquals(List.of(), wrong(SMALL, page));
        final List<String> wrong = wrong(ALL, page);
        assertEquals(2, wrong.size(), wrong.toString());
        assertTrue(wrong.get(0).startsWith("page:2: what has to come first fails: test -d small"), wrong.get(0));
        assertTrue(wrong.get(1).startsWith("page:6: the command does not print this any more"), wrong.get(1));
    }

    @Test
    void eachCommandOfABlockMayBeQuickInItsWay() throws IOException {
        assertEquals(
                List.of(),
                wrong(
                        SMALL,
                        "<!-- docs: quick --trials 3 -o one; quick --out two; then test -d one -a -d two -a -d three -->",
                        "```sh",
                        RUN,
                        "mkdir three",
                        "./sitrep run scenarios/purple-haze/combats/patrol.yaml --trials 10",
                        "```"));
    }

    @Test
    void aCommandThatFailsIsToldAlsoInASmallRun() throws IOException {
        assertWrong(
                "page:2: exit code 2: " + RUN + " --trials none",
                wrong(SMALL, "<!-- docs: quick --trials none -->", "```sh", RUN, "```"));
        assertWrong(
                "page:1: exit code 3: ./sitrep run missing.yaml",
                wrong(SMALL, "```sh", "./sitrep run missing.yaml", "```"));
    }

    /** What has to lie there for a small run, and how that one ends, says nothing of the whole one. */
    @Test
    void aSmallRunMayBeginAndEndOtherwise() throws IOException {
        final String[] page = {
            "<!-- docs: quick; quick-first touch there; quick-exit 1; exit 0 -->",
            "```sh",
            RUN + " --no-report",
            "test ! -e there",
            "```"
        };
        assertEquals(List.of(), wrong(SMALL, page));
        assertEquals(List.of(), wrong(ALL, page));
        page[0] = "<!-- docs: quick; quick-first touch there -->";
        assertWrong("page:2: exit code 1: test ! -e there", wrong(SMALL, page));
        page[0] = "<!-- docs: exit 4 -->";
        assertWrong("page:2: exit code 0: test ! -e there", wrong(ALL, page));
    }

    @Test
    void whatNobodyRunsIsParsed() throws IOException {
        assertEquals(List.of(), wrong(ALL, "<!-- docs: never a day -->", "```sh", "./sitrep run FILE", "```"));
        assertWrong(
                "page:2: ./sitrep run FILE --misions 5: ",
                wrong(ALL, "<!-- docs: never a day -->", "```sh", "./sitrep run FILE --misions 5", "```"));
    }

    /** A stale figure of a table is told, and put right; a small run holds its columns alone. */
    @Test
    void aTableIsThatOfTheReport() throws IOException {
        final Path file = folder.resolve("table.md");
        final List<String> page = List.of(
                "<!-- docs: quick --trials 5 -->",
                "```sh",
                SWEEP,
                "```",
                "",
                "<!-- docs: table All points, each with its own -->",
                "| Point | start.threat | Wounds | minus base |",
                "| :--- | :--- | ---: | ---: |",
                "| 1 | 2 | 0.7 ± 0.4 | 0 ± 8 |");
        Files.write(file, page);
        assertEquals(List.of(), new Rehearsal(Page.read(file.toString()), player, ALL_ANEW).wrong());
        final List<String> renewed = Files.readAllLines(file);
        assertEquals(page.subList(0, 6), renewed.subList(0, 6));
        assertEquals(6 + 5, renewed.size(), renewed.toString());
        final String[] truth = renewed.toArray(String[]::new);
        assertEquals(List.of(), wrong(ALL, truth));
        assertEquals(List.of(), wrong(SMALL, truth));

        final String[] stale = truth.clone();
        stale[8] = stale[8].replaceFirst("[0-9] ±", "x ±");
        assertWrong(file(stale, "the report does not say this any more: " + stale[8]), wrong(ALL, stale));
        assertEquals(List.of(), wrong(SMALL, stale));

        final String[] cut = renewed.subList(0, renewed.size() - 1).toArray(String[]::new);
        assertWrong(file(cut, "the report does not say this any more: the page lacks | "), wrong(ALL, cut));

        final String[] column = truth.clone();
        column[6] = column[6].replace("Wounds", "Hits");
        assertWrong(file(column, "the columns are " + truth[6]), wrong(SMALL, column));

        final String[] caption = truth.clone();
        caption[5] = "<!-- docs: table No such -->";
        assertWrong(file(caption, "no report of the commands above has a table under *No such"), wrong(SMALL, caption));
    }

    private static String file(final String[] page, final String mistake) {
        assertTrue(page[5].contains("table"), page[5]);
        return "page:6: " + mistake;
    }
}
