package org.sitrep.junit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.opentest4j.AssertionFailedError;
import org.opentest4j.TestAbortedException;

/** On the shipped patrol, whose squad brings 5.97 of its six Marines home. */
class BalanceTest {
    static final Path LIBRARY = Path.of("").toAbsolutePath().getParent().resolve("scenarios");
    private static final String PATROL =
            LIBRARY.resolve("purple-haze/combats/patrol.yaml").toString();
    private static final Balance AT_PATROL = Balance.of(PATROL).library(LIBRARY);

    @Test
    void whatIsTrueIsShown() {
        final Verdicts verdicts = AT_PATROL
                .bot("rifleman")
                .expect("squad.survivors", Expected.atLeast(5.9))
                .expect("kia", Expected.atMost(0.1))
                .verify();
        assertTrue(verdicts.all().stream().allMatch(one -> one.state() == Verdicts.State.SHOWN), verdicts.toString());
        assertEquals(
                verdicts,
                AT_PATROL
                        .expect("squad.survivors", Expected.atLeast(5.9))
                        .expect("kia", Expected.atMost(0.1))
                        .bot("rifleman")
                        .verify());
    }

    @Test
    void whatIsFalseFailsWithAllThatWasSeen() {
        final AssertionError failure = assertThrows(
                AssertionFailedError.class,
                () -> AT_PATROL
                        .bot("random")
                        .expect("squad.survivors", Expected.atLeast(5.9))
                        .expect("eliminated", Expected.atLeast(1))
                        .verify());
        assertTrue(failure.getMessage().contains("bot random"), failure.getMessage());
        assertTrue(
                failure.getMessage().contains("squad.survivors: expected at least 5.9, seen "), failure.getMessage());
        assertTrue(failure.getMessage().contains("REFUTED (p "), failure.getMessage());
        assertTrue(failure.getMessage().contains("eliminated: expected at least 1, seen "), failure.getMessage());
        assertTrue(failure.getMessage().endsWith(": shown"), failure.getMessage());
    }

    @Test
    void whatIsUndecidedFailsUnlessToldOtherwise() {
        final Balance close = AT_PATROL.trials(500).expect("squad.survivors", Expected.atLeast(5.97));
        assertThrows(AssertionFailedError.class, close::verify);
        assertThrows(
                TestAbortedException.class,
                () -> close.undecided(Undecided.SKIP).verify());
        assertTrue(close.undecided(Undecided.PASS).verify().any(Verdicts.State.UNDECIDED));
    }

    @Test
    void changesAndBooksPlayToo() {
        final String book =
                LIBRARY.resolve("purple-haze/playbooks/rifleman-book.yaml").toString();
        final Verdicts verdicts = AT_PATROL
                .bot(book)
                .set("start.night=true")
                .overlay(LIBRARY.resolve("purple-haze/overlays")
                        .toFile()
                        .listFiles((d, n) -> n.endsWith(".yaml"))[0]
                        .toString())
                .expect("squad.survivors", Expected.atLeast(5))
                .verify();
        assertTrue(verdicts.what().contains("rifleman-book.yaml")
                && verdicts.what().endsWith("start.night=true"));
    }

    @Test
    void aChangeIsHeldAgainstTheScenarioAsItIs() {
        final Verdicts verdicts = AT_PATROL
                .set("enemies.fighters.F01.hitPoints=6")
                .against(AT_PATROL)
                .expect("eliminated", Expected.between(-0.5, -0.02))
                .verify();
        assertEquals(Verdicts.State.SHOWN, verdicts.all().get(0).state());
    }

    @ParameterizedTest
    @ValueSource(strings = {"no-such-file.yaml"})
    void aFileThatIsNotThereIsSaid(final String file) {
        final Balance balance = Balance.of(file).expect("kia", Expected.atMost(1));
        assertTrue(assertThrows(IllegalStateException.class, balance::verify)
                .getMessage()
                .startsWith("there is no file " + file));
    }

    @Test
    void whatIsWrongIsSaid() {
        assertThrows(IllegalStateException.class, AT_PATROL::verify);
        final Balance nobody = AT_PATROL.bot("nobody").expect("kia", Expected.atMost(1));
        assertTrue(assertThrows(IllegalStateException.class, nobody::verify)
                .getMessage()
                .contains("nobody"));
        final Balance wrong = AT_PATROL.set("start.thread=3").expect("kia", Expected.atMost(1));
        assertTrue(assertThrows(IllegalStateException.class, wrong::verify)
                .getMessage()
                .contains("threat"));
        final Balance unmeasured = AT_PATROL.expect("glory", Expected.atMost(1));
        assertThrows(IllegalStateException.class, unmeasured::verify);
        assertThrows(IllegalArgumentException.class, () -> AT_PATROL.trials(1));
        assertThrows(IllegalArgumentException.class, () -> AT_PATROL.falseAlarms(0));
    }
}
