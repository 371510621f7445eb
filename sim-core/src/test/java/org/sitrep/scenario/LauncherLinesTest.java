package org.sitrep.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class LauncherLinesTest {
    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '~',
            value = {
                "start.threat=5,start.threat=5",
                "a b,'a b'",
                "$(x),'$(x)'",
                "it's,\"it's\"",
                "~~,''",
                "a;b,'a;b'",
            })
    void shouldQuoteWordsThatAShellWouldTouch(final String word, final String quoted) {
        assertEquals(quoted, Launcher.quoted(word));
    }
}
