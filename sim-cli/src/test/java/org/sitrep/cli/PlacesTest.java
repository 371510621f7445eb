package org.sitrep.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.TimeZone;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What is printed and written does not depend on where the program runs: language and writing of numbers, time zone, a
 * path with spaces.
 *
 * <p>Turkish has its own upper case of i; Arabic its own digits; the Chatham Islands are three quarters of an hour off.
 */
class PlacesTest {
    private static final List<Locale> LANGUAGES =
            List.of(Locale.forLanguageTag("tr-TR"), Locale.forLanguageTag("ar-EG-u-nu-arab"));

    @TempDir
    Path folder;

    private String outputs(final Path into) throws IOException {
        final String patrol = Cli.patrol();
        final StringBuilder all = new StringBuilder();
        for (final List<String> line : List.of(
                List.of("odds", "--focus", "3", "--strike", "3", "--crit", "1", "--diff", "2"),
                List.of("odds", "--focus", "3", "--strike", "3", "--crit", "1", "--format", "json"),
                List.of("list", "bots"),
                List.of("show", patrol, "--resolved"),
                List.of("validate", patrol, "--set", "weapons.M16.load=I"),
                List.of("run", patrol, "--trials", "200", "--threads", "1", "--out", into.toString()),
                List.of("replay", patrol, "--trial", "17"))) {
            final Cli.Result result = Cli.run(line.toArray(String[]::new));
            all.append(result.code()).append('\n').append(result.out()).append(result.err());
        }
        try (var files = Files.walk(into)) {
            for (final Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                all.append(into.relativize(file))
                        .append('\n')
                        .append(new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
            }
        }
        return all.toString()
                .replace(into.toString(), "OUT")
                .replace("--out 'OUT'", "--out OUT")
                .replaceAll("in [0-9.]+ s on", "in T s on")
                .replaceAll("\\d{4}-\\d\\d-\\d\\dT[0-9:.]+Z", "NOW")
                .replaceAll("\"(seconds|nanos|millis|elapsed\\w*|cpu\\w*)\" ?: ?[0-9.eE-]+", "TIME")
                .replaceAll("[0-9,.]+ (trials|combats)/s", "RATE");
    }

    @Test
    void allIsSaidAlikeEverywhere() throws IOException {
        final Locale before = Locale.getDefault();
        final TimeZone zone = TimeZone.getDefault();
        final String expected = outputs(Files.createDirectory(folder.resolve("plain")));
        try {
            for (final Locale language : LANGUAGES) {
                Locale.setDefault(language);
                TimeZone.setDefault(TimeZone.getTimeZone("Pacific/Chatham"));
                final Path spaced = folder.resolve("a path  with spaces " + LANGUAGES.indexOf(language));
                assertEquals(expected, outputs(Files.createDirectory(spaced)), language.toString());
            }
        } finally {
            Locale.setDefault(before);
            TimeZone.setDefault(zone);
        }
    }
}
