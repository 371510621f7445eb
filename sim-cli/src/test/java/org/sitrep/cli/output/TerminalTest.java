package org.sitrep.cli.output;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TerminalTest {
    private static final String TEXT = "5 ± 1 … █▌ → “Huế” Ж";
    private static final String ASCII = "5 +- 1 ... ## -> \"Hue\" \\u0416";

    /**
     * The first locale that is not empty decides; where there is none, a terminal gets what the C locale has and a pipe
     * UTF-8.
     */
    @ParameterizedTest
    @CsvSource({
        "'', '', '', '', true, true",
        "'', '', '', '', false, false",
        "'', '', en_GB.UTF-8, '', true, false",
        "'', '', C.utf8, '', true, false",
        "'', UTF-8, '', '', true, false",
        "'', '', C, '', false, true",
        "POSIX, '', en_GB.UTF-8, '', true, true",
        "'', en_GB.UTF-8, C, '', true, false",
        "'', '', de_DE.ISO-8859-1, '', false, true",
        "'', '', C, 0, true, false",
        "'', '', en_GB.UTF-8, 1, false, true",
    })
    void theLocaleSaysWhatCanBeSeen(
            final String all,
            final String characters,
            final String language,
            final String wish,
            final boolean terminal,
            final boolean ascii) {
        final Map<String, String> environment =
                Map.of("LC_ALL", all, "LC_CTYPE", characters, "LANG", language, "SITREP_ASCII", wish);
        assertEquals(ascii, Terminal.ascii(environment, terminal, ""));
    }

    /** The launcher's own C.UTF-8 is not what the user sees. */
    @ParameterizedTest
    @CsvSource({"C, true, true", "C, false, true", "'', true, true", "'', false, false"})
    void theUsersLocaleCountsWhereTheLauncherHandsItOn(
            final String locale, final boolean terminal, final boolean ascii) {
        final Map<String, String> environment = Map.of("SITREP_LOCALE", locale, "LC_ALL", "C.UTF-8");
        assertEquals(ascii, Terminal.ascii(environment, terminal, ""));
    }

    @ParameterizedTest
    @CsvSource({"Cp1252, true", "ibm850, true", "UTF-8, false", "cp65001, false"})
    void theConsoleOfWindowsSaysItWhereNoLocaleDoes(final String encoding, final boolean ascii) {
        assertEquals(ascii, Terminal.ascii(Map.of(), true, encoding));
        assertEquals(false, Terminal.ascii(Map.of("LANG", "en_GB.UTF-8"), true, encoding));
    }

    @ParameterizedTest
    @CsvSource({
        "'', '', '', true, true",
        "'', '', '', false, false",
        "1, '', '', true, false",
        "'', dumb, '', true, false",
        "'', xterm, '', true, true",
        "'', '', 1, false, true",
        "'', '', 0, false, false",
        "1, '', 1, true, false",
    })
    void coloursAreForTerminals(
            final String no, final String term, final String force, final boolean terminal, final boolean colour) {
        assertEquals(colour, Terminal.colour(Map.of("NO_COLOR", no, "TERM", term, "CLICOLOR_FORCE", force), terminal));
    }

    private static String[] written(final String language) {
        final ByteArrayOutputStream out = new ByteArrayOutputStream();
        final ByteArrayOutputStream err = new ByteArrayOutputStream();
        final Console console = new Console(out, err, true, true, 80, Map.of("LANG", language));
        console.line(TEXT);
        console.data().print(TEXT + "\n");
        console.out(Format.TEXT).print(TEXT + "\n");
        console.out(Format.CSV).print(TEXT + "\n");
        console.message(TEXT);
        console.flush();
        return (out.toString(StandardCharsets.UTF_8) + err.toString(StandardCharsets.UTF_8)).split("\n");
    }

    /** What is for programs stays as it is, in its place between what is for people. */
    @Test
    void peopleGetWhatTheyCanSeeAndProgramsAll() {
        assertEquals(String.join("\n", ASCII, TEXT, ASCII, TEXT, ASCII), String.join("\n", written("C")));
        assertEquals(String.join("\n", TEXT, TEXT, TEXT, TEXT, TEXT), String.join("\n", written("en_GB.UTF-8")));
    }

    /** A character that comes in pieces is put together. */
    @Test
    void bytesOneByOne() throws IOException {
        final ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (OutputStream ascii = new TerminalGuard(out, false, false, true)) {
            for (final byte one : (TEXT + "\ud83d\ude00").getBytes(StandardCharsets.UTF_8)) {
                ascii.write(one);
            }
        }
        assertEquals(ASCII + "\\U0001f600", out.toString(StandardCharsets.US_ASCII));
    }

    @Test
    void whyNothingArrivedIsKnown() {
        assertEquals(
                "No space left on device",
                console("No space left on device").flush().orElseThrow());
        assertEquals(true, console("Broken pipe").flush().isEmpty(), "its reader has had enough");
    }

    private static Console console(final String failure) {
        final Console console = new Console(
                new OutputStream() {
                    @Override
                    public void write(final int one) throws IOException {
                        throw new IOException(failure);
                    }
                },
                new PrintStream(OutputStream.nullOutputStream()),
                false,
                false,
                80,
                Map.of());
        console.line("lost");
        return console;
    }
}
