package org.sitrep.cli.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.sitrep.scenario.Sha256;

class PageFilesTest {
    /** The file preact/standalone.module.js of the npm package htm 3.1.1. */
    @Test
    void theLibraryIsTheOneThatNoticeNames() {
        assertEquals(
                "72284e8e9079c87817145df1110f74e8a2aa040b2fc384922e18dfcb46fc1fd7",
                Sha256.hex(text("vendor/htm-preact-3.1.1.js")));
    }

    @Test
    void scriptsImportOnlyFilesThatAreServed() {
        for (final String file : PageFiles.all()) {
            final var imports = Pattern.compile("from '\\./([^']*)'").matcher(text(file));
            while (imports.find()) {
                assertTrue(PageFiles.of(imports.group(1)).isPresent(), file + " imports " + imports.group(1));
            }
        }
    }

    private static String text(final String file) {
        return new String(PageFiles.of(file).orElseThrow().bytes(), StandardCharsets.UTF_8);
    }
}
