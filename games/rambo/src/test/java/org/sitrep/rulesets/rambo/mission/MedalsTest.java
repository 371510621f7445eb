package org.sitrep.rulesets.rambo.mission;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.rambo.definition.Behaviour;
import org.sitrep.rulesets.rambo.definition.Content;
import org.sitrep.rulesets.rambo.play.DecisionKind;
import org.sitrep.rulesets.rambo.tables.GameTables;

/** Heroes earn and spend medals in a mission of a campaign (RB-MODE-7, RB-ACH-1). */
class MedalsTest {
    private static final int RAMBO = 0;
    private static final int TRAUTMAN = 1;
    private static final int HONOR = 1;
    private static final int BRONZE_STAR = 1 << 3;
    private static final int SPEND_HONOR = DecisionKind.SPEND;

    private final Table table = new Table(
                    new GameTables(Content.load("campaign.yaml").game(), "cage-run"))
            .hero(RAMBO, 1, 13, 4)
            .hero(TRAUTMAN, 2, 13, 5)
            .hero(2, 1, 14, 0)
            .hero(3, 2, 14, 0);

    private void kill(final int hero) {
        final int scout = table.enemy(0, 5, 14);
        table.parts.spawning.hurt(scout, 9, hero);
    }

    @Test
    void theFifthKillOfATurnEarnsTheBronzeStarAtOnce() { // RB-ACH-1
        table.turn(RAMBO, 0, 0);
        table.s.unearned = 0b1111;
        for (int i = 0; i < 4; i++) {
            kill(RAMBO);
        }
        assertEquals(0, table.s.medals[RAMBO]);
        kill(RAMBO);
        assertEquals(BRONZE_STAR, table.s.medals[RAMBO]);
        assertEquals(BRONZE_STAR, table.s.earned[RAMBO]);
        assertEquals(0b0111, table.s.unearned);
    }

    @Test
    void theFirstRescueEarnsTheMedalOfHonor() { // RB-ACH-1
        table.turn(TRAUTMAN, 0, 1);
        table.s.unearned = 0b1111;
        table.hero(TRAUTMAN, table.map.x(table.s.poiSpace[0]), table.map.y(table.s.poiSpace[0]), 0);
        final int free = table.tables.mission.optionEffects[0][0];
        table.parts.effects.run(free, TRAUTMAN, MissionState.NONE, MissionRecord.BY_CARD, 0);
        assertEquals(HONOR, table.s.medals[TRAUTMAN]);
        table.parts.effects.run(free, RAMBO, MissionState.NONE, MissionRecord.BY_CARD, 0);
        assertEquals(0, table.s.medals[RAMBO]);
    }

    /** Before a Scout's attack counts, armor from a medal is there to block it. */
    @Test
    void aMedalIsSpentOutsideTheHerosTurn() { // RB-MODE-7
        table.s.medals[RAMBO] = HONOR;
        final int scout = table.enemy(0, 1, 12);
        table.s.alert[RAMBO] = 9;
        table.bot.answerOf(DecisionKind.ANY_TIME, SPEND_HONOR, SPEND_HONOR, DecisionKind.END);
        table.bot.answer(DecisionKind.BLOCK, 0);
        table.parts.enemyAttacks.attack(scout, Behaviour.Target.CLOSEST_VISIBLE);
        assertEquals(7, table.s.alert[RAMBO]);
        assertEquals(2, table.s.valor[RAMBO]);
        assertEquals(0, table.s.medals[RAMBO]);
    }

    @Test
    void aMedalThatChangesATurnWaitsForTheHerosOwn() { // RB-MODE-7
        table.s.medals[RAMBO] = BRONZE_STAR;
        for (int i = 0; i < 3; i++) {
            table.enemy(0, i, 12);
        }
        table.parts.medals.anyTime(); // nothing is asked
        table.turn(RAMBO, 0, 0);
        table.bot.answerOf(DecisionKind.ANY_TIME, DecisionKind.END, DecisionKind.SPEND + 3, DecisionKind.END);
        table.parts.medals.anyTime();
        table.assertUsed();
    }
}
