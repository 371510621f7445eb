package org.sitrep.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.cli.base.ExitCode;

/** The link that {@code serve} prints, in a process, as the command ends with it only. */
@Tag("slow")
final class ServeCommandTest {
    private static final String STATE = "#scenario=scenarios%2Fmine.yaml&trials=20";

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {STATE, "http://127.0.0.1:1/some-token/" + STATE, "scenario=scenarios%2Fmine.yaml&trials=20"})
    void aLinkOpensAsItWasCopied(final String link) throws IOException {
        final List<String> words = Started.in(folder).words("serve", "--no-open", "--port", "0", "--link", link);
        final Process serving = new ProcessBuilder(words)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try (BufferedReader out =
                new BufferedReader(new InputStreamReader(serving.getInputStream(), StandardCharsets.UTF_8))) {
            final String printed = out.readLine();
            assertTrue(printed.matches("http://127\\.0\\.0\\.1:[0-9]+/[^/]+/" + STATE), printed);
        } finally {
            serving.destroy();
        }
    }

    @Test
    void whatIsNoLinkIsRefused() {
        final Cli.Result result = Cli.run("serve", "--no-open", "--link", "#trials=20");
        assertEquals(ExitCode.USAGE, result.code());
        assertTrue(result.err().contains("#trials=20 is no link of the page (--link)"), result.err());
    }
}
