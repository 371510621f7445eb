package org.sitrep.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.sitrep.report.text.Resources;

/**
 * A whole report as a reader meets it, so that a change of words or numbers shows as a diff.
 *
 * <p>Provenance of {@code golden-report.md}: {@link SampleResults#of} with 2000 trials, rendered by this build; its
 * numbers are those of a toy combat and no oracle. To renew it after a change that is meant: run this test, read the
 * diff between the golden file and {@code target/golden-report.md}, and copy the latter over it.
 */
final class GoldenReportTest {
    @Test
    void shouldRenderTheReportAsAgreed() throws IOException {
        final String actual = Rendered.markdown(SampleResults.of(2000));
        Files.writeString(Path.of("target", "golden-report.md"), actual, StandardCharsets.UTF_8);
        assertEquals(Resources.text("golden-report.md"), actual, "see target/golden-report.md");
    }
}
