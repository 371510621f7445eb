package org.sitrep.rulesets.purplehaze;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.contract.OneIn;

/** Both implementations of the rules agree on the drill, in all 30 rows of box, Threat and time of day. */
class DrillAgreementTest {
    private static final int MISSIONS = 40_000;
    private static final long SEED = 2_718;

    /**
     * In standard errors of the difference. 30 rows x {@value #COMPARED} metrics are 630 comparisons at most; each of
     * two means that are equal in truth is outside with probability 3.8 x 10^-8 under the normal law, so all of them
     * together with 2.4 x 10^-5. Rates of a few in a thousand have longer tails than the normal law; were each a
     * hundred times as likely to be outside, a false alarm would still be no likelier than 2.4 x 10^-3. The seed is
     * fixed, so it is decided once.
     */
    private static final double LIMIT = 5.5;

    private static final int COMPARED = 21;

    private static final PlainAgreement BOTH = new PlainAgreement("drill", MISSIONS, SEED, LIMIT)
            .compareAs("survivors", "squad.survivors")
            .compareAs("enemies.placed", "met")
            .compare("wounds", "wounds.nonfatal", "kia", "experience")
            .compare("eliminated", "eliminated.fighter", "eliminated.elite")
            .compare("enemy.activations", "marine.activations", "initiative.final")
            .compare("end.retreat", "end.allActivated", "end.squadLost")
            .compare("damage.1", "damage.2", "damage.3", "damage.4", "damage.5", "damage.6");

    static Stream<String> settings() throws IOException {
        return BOTH.settings();
    }

    @Test
    void thereAreThirtyRowsAndTheStatedNumberOfMetrics() throws IOException {
        assertEquals(30, settings().distinct().count());
        assertEquals(COMPARED, BOTH.compared());
    }

    @ParameterizedTest
    @OneIn(7)
    @MethodSource("settings")
    void bothImplementationsAgree(final String setting) throws IOException {
        final List<String> apart = BOTH.apart(setting);
        assertTrue(apart.isEmpty(), apart::toString);
    }
}
