package org.sitrep.rulesets.rambo.mission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.sitrep.contract.Deep;
import org.sitrep.rulesets.rambo.bots.GameView;
import org.sitrep.rulesets.rambo.bots.pointman.PointmanBot;
import org.sitrep.rulesets.rambo.campaign.CampaignState;
import org.sitrep.rulesets.rambo.campaign.CampaignTables;
import org.sitrep.rulesets.rambo.definition.Content;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.UniformBot;

/**
 * Campaigns whose parties are drawn at random keep the invariants, played by chance and by a bot that wins; none is
 * given up. {@code -Dsitrep.rambo.missions=100000} plays so many.
 */
@Tag("slow")
class RandomCampaignsTest {
    private static final long SEED = 1967;
    private static final long CAMPAIGNS = Long.getLong("sitrep.rambo.missions", Deep.or(500, 2000)) / 2;

    private static CampaignInvariants campaign(final Supplier<Bot<GameView>> bots, final String... sets) {
        return new CampaignInvariants(
                new CampaignTables(Content.load("open-campaign.yaml", sets).game()), bots);
    }

    @Test
    void playedByChance() {
        final CampaignInvariants played = campaign(UniformBot::new);
        for (long i = 0; i < CAMPAIGNS; i++) {
            final CampaignState c = played.play(SEED, i);
            assertEquals(0, c.won, "chance wins nothing");
            assertEquals(3, Arrays.stream(c.tries).sum());
        }
        assertEquals(0b111111, played.parties(), "every party was sent");
        assertTrue(played.changes() > CAMPAIGNS, played.changes() + " changes");
    }

    @Test
    void playedToWin() {
        final CampaignInvariants played = campaign(PointmanBot::new);
        int won = 0;
        int medals = 0;
        int spent = 0;
        for (long i = 0; i < CAMPAIGNS / 4; i++) {
            final CampaignState c = played.play(SEED, i);
            won += c.won;
            medals |= c.medalsEarned;
            for (int hero = 0; hero < c.medals.length; hero++) {
                spent += Integer.bitCount(c.earned[hero] & ~c.medals[hero]);
            }
        }
        assertEquals(0b111111, played.parties(), "every party was sent");
        assertTrue(won > CAMPAIGNS / 2, won + " missions won");
        assertEquals(0b11, medals & 0b11, "those for a rescue and for no harm: the others are rare");
        assertTrue(spent > CAMPAIGNS / 20, spent + " medals spent");
    }

    /** Parties of one size whose places hold other heroes. */
    @Test
    void playedByChanceWithPartiesOfOneSize() {
        final CampaignInvariants played =
                campaign(UniformBot::new, "campaigns.house.parties=[four, doc-four]", "campaigns.house.tries=2");
        for (long i = 0; i < CAMPAIGNS / 4; i++) {
            assertEquals(2, Arrays.stream(played.play(SEED, i).tries).sum());
        }
        assertEquals(0b11, played.parties());
    }
}
