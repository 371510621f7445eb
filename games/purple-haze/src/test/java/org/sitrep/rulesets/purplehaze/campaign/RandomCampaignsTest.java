package org.sitrep.rulesets.purplehaze.campaign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotRandom;
import org.sitrep.strategy.Decision;

/** Whole campaigns by chance: what must be true is true at every question, and what is counted agrees. */
class RandomCampaignsTest {
    private static final int CAMPAIGNS = 400;

    private final Company company = new Company();
    private final CampaignInvariants invariants = new CampaignInvariants(company.state);
    private final int[] asked = new int[DecisionKind.REST_BOON + 1];

    private final class Watched extends Bot<GameView> {
        private BotRandom random;

        @Override
        public void begin(final GameView view, final BotRandom ownRandom) {
            random = ownRandom;
        }

        @Override
        public int choose(final GameView view, final Decision decision) {
            asked[decision.kind()]++;
            invariants.check(decision.kind());
            return random.below(decision.count());
        }
    }

    @Test
    void everythingIsConservedAndCounted() {
        final CampaignPlay play = company.play(new Watched());
        int toHospital = 0;
        for (int campaign = 0; campaign < CAMPAIGNS; campaign++) {
            company.key.set(1967, campaign);
            play.play(null, 0);
            assertCounted();
            toHospital += Arrays.stream(company.state.record.hospital).sum();
        }
        assertTrue(toHospital > CAMPAIGNS, "somebody was in Hospital");
        for (int kind = DecisionKind.PROFILE; kind <= DecisionKind.REST_BOON; kind++) {
            assertTrue(asked[kind] > 0, "nobody was asked " + kind);
        }
    }

    private void assertCounted() {
        final CampaignState state = company.state;
        final CampaignRecord record = state.record;
        assertEquals(state.begun, state.played);
        assertEquals(state.endedEarly, state.played < 9);
        int men = 0;
        int lost = 0;
        for (int i = 0; i < record.atRisk.length; i++) {
            men += record.atRisk[i];
            lost += record.lost[i];
            assertTrue(record.lost[i] <= record.atRisk[i]);
        }
        assertEquals(6 * state.played, men, "six men begin each Mission");
        assertEquals(record.losses(), lost);
        assertEquals(
                Arrays.stream(record.killedOf).sum(),
                Arrays.stream(record.killed).sum());
        assertEquals(
                Arrays.stream(record.brokenOf).sum(),
                Arrays.stream(record.broken).sum());
        assertEquals(
                Arrays.stream(record.hospitalOf).sum(),
                Arrays.stream(record.hospital).sum());
        assertEquals(6, record.foundersAtRisk[0]);
        final int foundersLost = Arrays.stream(record.foundersLost).sum();
        assertEquals(6 - foundersLost, Integer.bitCount(state.foundersLeft()));
        if (!state.endedEarly) { // those lost in the last Mission are not replaced, nor are its wounded
            final int last = record.killed[8] + record.broken[8];
            assertTrue(record.replacements <= record.losses() - last);
            assertEquals(Arrays.stream(record.hospital).sum() - record.hospital[8], record.temporaries);
        }
    }
}
