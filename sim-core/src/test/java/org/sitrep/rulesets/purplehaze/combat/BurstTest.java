package org.sitrep.rulesets.purplehaze.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.purplehaze.play.Ask;

/** Burst: one attack shared with the target's neighbours (PH-HIT-5, AMB-39). */
class BurstTest extends RulesTest {
    private static final String LOSSES = "options.burstLimit=losses";

    /** What a share of a Burst is packed as. */
    private static int share(final int left, final int right) {
        return left | right << 8;
    }

    @Test
    void WE_12_fourAndFourAtRangeTwo() {
        final Firefight fight = fight().marine(1, "r1c2")
                .enemy("r2c2", "F02", 3, 1)
                .enemy("r2c3", "F03", 3, 2)
                .enemyHard("r2c2");
        fight.rolls.marineTest(8).pool(3, 6, 2).by(1);
        fight.bot.shares(0, 4);
        fight.activate(1, "fire M16 auto at r2c2", "idle");
        assertFalse(fight.hasEnemy("r2c2"), "its one Soft is stripped, Hard absorbs 1, 3 Hit Points are lost");
        assertEquals(1, fight.hitPoints("r2c3"));
        assertEquals(0, fight.enemySoft("r2c3"));
        assertTrue((fight.state.enemyHardCover & Firefight.mask("r2c2")) != 0, "Hard Cover stays on the space");
    }

    @Test
    void WE_13_bothNeighboursAtRangeThreeWhateverBlocksTheirLines() {
        final Firefight fight = fight().marine(1, "r1c2")
                .enemy("r3c1", "F04", 3, 3)
                .enemy("r3c2", "F12", 6, 1)
                .enemy("r3c3", "F05", 4, 1)
                .enemy("r2c3", "F01");
        fight.rolls.marineTest(6).pool(2, 6, 2);
        fight.bot.shares(1, 2);
        fight.activate(1, "fire M16 auto at r3c2", "idle");
        assertEquals(4, fight.hitPoints("r3c2"), "3 hits, 1 absorbed: the M16 strips nothing at range 3 on automatic");
        assertEquals(2, fight.enemySoft("r3c1"));
        assertEquals(3, fight.hitPoints("r3c3"));
        assertEquals(0, fight.enemySoft("r3c3"));
    }

    @Test
    void PH_HIT_5_noNeighbourIsAssignedMoreThanTheTarget() {
        final Firefight fight = fight().marine(1, "r1c2")
                .enemy("r2c1", "F12")
                .enemy("r2c2", "F12", 6, 1)
                .enemy("r2c3", "F11");
        fight.rolls.marineTest(3);
        fight.bot.shares(1, 1);
        fight.activate(1, "fire M16 auto at r2c2", "idle");
        assertEquals(
                List.of(share(0, 0), share(0, 1), share(1, 0), share(1, 1)),
                fight.bot.offered(Ask.BURST),
                "the target keeps all, or 2, or 1 of 3");
    }

    @Test
    void PH_HIT_5_onlyDirectNeighboursOfTheSameRowShare() {
        final Firefight fight = fight().marine(1, "r1c2")
                .enemy("r2c4", "F01")
                .enemy("r2c2", "F12", 6, 1)
                .enemy("r1c3", "F02")
                .enemy("r3c1", "F03");
        fight.rolls.marineTest(4);
        fight.activate(1, "fire M16 auto at r2c2", "idle");
        assertEquals(List.of(), fight.bot.offered(Ask.BURST));
        assertEquals(2, fight.hitPoints("r2c2"), "the one Soft is stripped, 4 Hit Points are lost");
    }

    @Test
    void PH_HIT_5_aRowDoesNotWrapRound() {
        final Firefight fight =
                fight().marine(1, "r1c1").enemy("r2c1", "F12", 6, 1).enemy("r1c4", "F02");
        fight.rolls.marineTest(4);
        fight.activate(1, "fire M16 auto at r2c1", "idle");
        assertEquals(List.of(), fight.bot.offered(Ask.BURST));
        final Firefight other =
                fight().marine(1, "r1c4").enemy("r2c4", "F12", 6, 1).enemy("r3c1", "F02");
        other.rolls.marineTest(4);
        other.activate(1, "fire M16 auto at r2c4", "idle");
        assertEquals(List.of(), other.bot.offered(Ask.BURST));
    }

    @Test
    void PH_HIT_5_specialAndCriticalAreTheTargetsAlone() {
        final Firefight fight = fight().marine(1, "r1c2")
                .enemy("r2c2", "F12", 6, 3)
                .enemy("r2c3", "F11", 5, 2)
                .enemyHard("r2c2", "r2c3");
        fight.rolls.marineTest(8).critical();
        fight.bot.shares(0, 4);
        fight.activate(1, "fire M16 auto at r2c2", "idle");
        assertEquals(2, fight.hitPoints("r2c2"), "all 4 get through");
        assertEquals(4, fight.hitPoints("r2c3"), "1 Hard, 2 Soft, 1 lost");
    }

    @Test
    void PH_HIT_5_noBurstAtARangeWithoutIt() {
        for (final String target : List.of("r1c2", "r3c2")) {
            final String from = target.equals("r1c2") ? "r1c2" : "r2c2"; // range 1, range 4
            final Firefight fight = fight().marine(2, "r3c1")
                    .marine(1, from)
                    .enemy(target, "F12", 6, 0)
                    .enemy(target.replace("c2", "c3"), "F11");
            fight.rolls.marineTest(2);
            fight.activate(1, "fire M16 auto at " + target, "idle");
            assertEquals(List.of(), fight.bot.offered(Ask.BURST), target);
        }
    }

    @Test
    void PH_HIT_5_moreThanCouldMatterToANeighbourIsNotOffered() {
        final Firefight fight =
                fight().marine(1, "r1c2").enemy("r2c2", "F12", 6, 0).enemy("r2c3", "F01", 1, 0);
        fight.rolls.marineTest(6);
        fight.bot.shares(0, 1);
        fight.activate(1, "fire M16 auto at r2c2", "idle");
        assertEquals(List.of(share(0, 0), share(0, 1)), fight.bot.offered(Ask.BURST));
    }

    /** The neighbour's 4 hits cost him 1 Hit Point, the target's 2 cost 2: allowed if losses are compared, not if hits are. */
    @Test
    void AMB_39_lossesMayBeComparedInsteadOfHits() {
        final Firefight hits =
                fight().marine(1, "r1c2").enemy("r2c2", "F12", 6, 0).enemy("r2c3", "F04", 3, 3);
        hits.rolls.marineTest(6);
        hits.bot.shares(0, 0);
        hits.activate(1, "fire M16 auto at r2c2", "idle");
        assertFalse(hits.bot.offered(Ask.BURST).contains(share(0, 4)));

        final Firefight losses =
                fight(LOSSES).marine(1, "r1c2").enemy("r2c2", "F12", 6, 0).enemy("r2c3", "F04", 3, 3);
        losses.rolls.marineTest(6);
        losses.bot.shares(0, 4);
        losses.activate(1, "fire M16 auto at r2c2", "idle");
        assertEquals(4, losses.hitPoints("r2c2"));
        assertEquals(2, losses.hitPoints("r2c3"));
    }

    /** The same to the left: sides must not differ. */
    @Test
    void AMB_39_lossesAreComparedOnTheLeftAsOnTheRight() {
        final Firefight fight =
                fight(LOSSES).marine(1, "r1c2").enemy("r2c2", "F12", 6, 0).enemy("r2c1", "F04", 3, 3);
        fight.rolls.marineTest(6);
        fight.bot.shares(4, 0);
        fight.activate(1, "fire M16 auto at r2c2", "idle");
        assertEquals(4, fight.hitPoints("r2c2"));
        assertEquals(2, fight.hitPoints("r2c1"));
    }

    /** 3 hits on the neighbour cost 3 Hit Points, 3 on the target behind cover cost 1: fine by hits, too much by losses. */
    @Test
    void AMB_39_lossesMayForbidWhatHitsAllow() {
        final Firefight hits = fight().marine(1, "r1c2")
                .enemy("r2c2", "F04", 3, 2)
                .enemy("r2c3", "F12", 6, 0)
                .enemyHard("r2c2");
        hits.rolls.marineTest(6);
        hits.bot.shares(0, 3);
        hits.activate(1, "fire M16 auto at r2c2", "idle");
        assertEquals(2, hits.hitPoints("r2c2"));
        assertEquals(3, hits.hitPoints("r2c3"));

        final Firefight losses = fight(LOSSES)
                .marine(1, "r1c2")
                .enemy("r2c2", "F04", 3, 2)
                .enemy("r2c3", "F12", 6, 0)
                .enemyHard("r2c2");
        losses.rolls.marineTest(6);
        losses.bot.shares(0, 0);
        losses.activate(1, "fire M16 auto at r2c2", "idle");
        assertFalse(losses.bot.offered(Ask.BURST).contains(share(0, 3)));
    }
}
