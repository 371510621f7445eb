package org.sitrep.junit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.sitrep.Experiment;
import org.sitrep.Sitrep;
import org.sitrep.SitrepException;

/** The artifact {@code sitrep-content} on the class path: names instead of files, without a clone. */
class ContentTest {
    private static final String PATROL = "purple-haze/combats/patrol";

    @Test
    void aBalanceTestNamesAShippedScenario() {
        Balance.of(PATROL).expect("squad.survivors", Expected.atLeast(5)).verify();
    }

    @Test
    void aNameIsTheFile() {
        final Experiment named = Sitrep.open(PATROL).trials(200);
        final Experiment file =
                Sitrep.open(BalanceTest.LIBRARY.resolve(PATROL + ".yaml")).trials(200);
        assertEquals(file.run().outcomeHash(), named.run().outcomeHash());
        assertTrue(named.entry().subject().scenario().endsWith(PATROL + ".yaml"));
    }

    @Test
    void aShippedPlaybookHasItsName() {
        assertEquals(
                Sitrep.open(PATROL).bot("rifleman").trials(100).run().outcomeHash(),
                Sitrep.open(PATROL).bot("rifleman-book").trials(100).run().outcomeHash());
    }

    @Test
    void aNameOfNothingIsReported() {
        final Experiment none = Sitrep.open("purple-haze/combats/patrl");
        final String message = assertThrows(SitrepException.class, none::run).getMessage();
        assertTrue(message.startsWith("there is no file purple-haze/combats/patrl in "), message);
        assertTrue(message.endsWith(", nor a shipped one of that name"), message);
    }
}
