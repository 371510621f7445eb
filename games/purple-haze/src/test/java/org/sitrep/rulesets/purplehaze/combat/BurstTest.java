package org.sitrep.rulesets.purplehaze.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;

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
                fight.bot.offered(DecisionKind.BURST),
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
        assertEquals(List.of(), fight.bot.offered(DecisionKind.BURST));
        assertEquals(2, fight.hitPoints("r2c2"), "the one Soft is stripped, 4 Hit Points are lost");
    }

    @Test
    void PH_HIT_5_aRowDoesNotWrapRound() {
        final Firefight fight =
                fight().marine(1, "r1c1").enemy("r2c1", "F12", 6, 1).enemy("r1c4", "F02");
        fight.rolls.marineTest(4);
        fight.activate(1, "fire M16 auto at r2c1", "idle");
        assertEquals(List.of(), fight.bot.offered(DecisionKind.BURST));
        final Firefight other =
                fight().marine(1, "r1c4").enemy("r2c4", "F12", 6, 1).enemy("r3c1", "F02");
        other.rolls.marineTest(4);
        other.activate(1, "fire M16 auto at r2c4", "idle");
        assertEquals(List.of(), other.bot.offered(DecisionKind.BURST));
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
            assertEquals(List.of(), fight.bot.offered(DecisionKind.BURST), target);
        }
    }

    @Test
    void PH_HIT_5_moreThanCouldMatterToANeighbourIsNotOffered() {
        final Firefight fight =
                fight().marine(1, "r1c2").enemy("r2c2", "F12", 6, 0).enemy("r2c3", "F01", 1, 0);
        fight.rolls.marineTest(6);
        fight.bot.shares(0, 1);
        fight.activate(1, "fire M16 auto at r2c2", "idle");
        assertEquals(List.of(share(0, 0), share(0, 1)), fight.bot.offered(DecisionKind.BURST));
    }

    /**
     * The neighbour's 4 hits cost him 1 Hit Point, the target's 2 cost 2: allowed if losses are compared, not if hits
     * are.
     */
    @Test
    void AMB_39_lossesMayBeComparedInsteadOfHits() {
        final Firefight hits =
                fight().marine(1, "r1c2").enemy("r2c2", "F12", 6, 0).enemy("r2c3", "F04", 3, 3);
        hits.rolls.marineTest(6);
        hits.bot.shares(0, 0);
        hits.activate(1, "fire M16 auto at r2c2", "idle");
        assertFalse(hits.bot.offered(DecisionKind.BURST).contains(share(0, 4)));

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

    /**
     * 3 hits on the neighbour cost 3 Hit Points, 3 on the target behind cover cost 1: fine by hits, too much by losses.
     */
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
        assertFalse(losses.bot.offered(DecisionKind.BURST).contains(share(0, 3)));
    }

    @Test
    void PH_HIT_5_twoHitsAreEnoughToShare() {
        final Firefight fight =
                fight().marine(1, "r1c2").enemy("r2c2", "F12", 6, 0).enemy("r2c3", "F11", 5, 0);
        fight.rolls.marineTest(2);
        fight.bot.shares(0, 1);
        fight.activate(1, "fire M16 auto at r2c2", "idle");
        assertEquals(List.of(share(0, 0), share(0, 1)), fight.bot.offered(DecisionKind.BURST));
        assertEquals(5, fight.hitPoints("r2c2"));
        assertEquals(4, fight.hitPoints("r2c3"));
    }

    /**
     * Of a neighbour who lies face down it is not known what could matter to him: the toughest marker's Hit Points and
     * Soft Cover, and Hard Cover.
     */
    @Test
    void PH_OPT_1_aHiddenNeighbourMayGetWhatWouldKillTheToughest() {
        final Firefight fight = fight("options.hiddenEnemies=true")
                .marine(1, "r1c2")
                .enemy("r2c2", "F12")
                .enemy("r2c3", "F01");
        final int most = fight.tables.enemies.toughest + 1;
        fight.rolls.marineTest(2 * most + 2);
        fight.bot.shares(0, 0);
        fight.activate(1, "fire M16 auto at r2c2", "idle");
        assertEquals(
                IntStream.rangeClosed(0, most)
                        .mapToObj(right -> share(0, right))
                        .toList(),
                fight.bot.offered(DecisionKind.BURST));
    }

    /**
     * Behind so much cover nobody loses anything: as losses are equal, every share is allowed that leaves the target a
     * hit.
     */
    @Test
    void AMB_39_theTargetKeepsAHitEvenIfLossesAreCompared() {
        final Firefight fight = fight(LOSSES)
                .marine(1, "r1c2")
                .enemy("r2c1", "F04", 3, 3)
                .enemy("r2c2", "F12", 6, 5)
                .enemy("r2c3", "F05", 3, 3);
        fight.rolls.marineTest(3);
        fight.bot.shares(0, 0);
        fight.activate(1, "fire M16 auto at r2c2", "idle");
        assertEquals(
                List.of(share(0, 0), share(0, 1), share(0, 2), share(1, 0), share(1, 1), share(2, 0)),
                fight.bot.offered(DecisionKind.BURST));
    }

    /**
     * 5 hits cost the target behind 3 cover 2 Hit Points, the bare neighbour's one costs 1; of 4 and 2 the neighbour
     * would lose more.
     */
    @Test
    void AMB_39_theLeftNeighbourMayNotLoseMoreEither() {
        final Firefight fight = fight(LOSSES)
                .marine(1, "r1c2")
                .enemy("r2c1", "F12", 6, 0)
                .enemy("r2c2", "F04", 3, 3)
                .enemyHard("r2c2");
        fight.rolls.marineTest(6);
        fight.bot.shares(1, 0);
        fight.activate(1, "fire M16 auto at r2c2", "idle");
        assertEquals(List.of(share(0, 0), share(1, 0)), fight.bot.offered(DecisionKind.BURST));
    }

    /** What is compared is what the attack then takes, whatever the cover and whatever ignores it. */
    @Test
    void AMB_39_lossesAreWhatTheAttackTakes() {
        final int space = Firefight.at("r2c3");
        for (int bits = 0; bits < 1 << 7; bits++) {
            final int soft = bits & 3;
            final int strip = bits >> 2 & 3;
            final boolean hard = (bits & 16) != 0;
            final int ignored = bits >> 5 & 1;
            final boolean critical = (bits & 64) != 0;
            for (int hits = 0; hits <= 9; hits++) {
                final Firefight fight = fight().enemy("r2c3", "F04", 3, soft).enemy("r1c1", "F01");
                fight.enemyHard(hard ? new String[] {"r2c3"} : new String[0]);
                final int told = fight.enemyHits.losses(space, hits, strip, critical, ignored);
                fight.enemyHits.apply(space, hits, strip, critical, ignored, 0);
                assertEquals(3 - fight.hitPoints("r2c3"), told, hits + " hits, case " + bits);
            }
        }
    }

    /**
     * Of a face-down Enemy his space tells Hard Cover, and nothing else is known: no Soft Cover, no end of his Hit
     * Points.
     */
    @Test
    void AMB_39_PH_OPT_1_lossesOfAFaceDownEnemyAreTheHitsBeyondHardCover() {
        final Firefight fight = fight("options.hiddenEnemies=true")
                .enemy("r2c2", "F04")
                .enemy("r2c3", "F04")
                .enemyHard("r2c3");
        final int bare = Firefight.at("r2c2");
        final int hard = Firefight.at("r2c3");
        assertEquals(9, fight.enemyHits.losses(bare, 9, 1, false, 0));
        assertEquals(8, fight.enemyHits.losses(hard, 9, 1, false, 0));
        assertEquals(9, fight.enemyHits.losses(hard, 9, 1, false, 1));
        assertEquals(9, fight.enemyHits.losses(hard, 9, 1, true, 0));
        assertEquals(0, fight.enemyHits.losses(hard, 0, 1, false, 0));
    }
}
