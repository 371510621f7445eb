package org.sitrep.rulesets.purplehaze.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Types of Specialist other than ours, as an owner of the game may enter them (PH-ENM-3, PH-ENM-6, GAP-16). */
class OwnEnemiesTest extends RulesTest {
    private static final String MARKER = "enemies.specialists.MT1={type: mortar, hitPoints: 3, soft: 1}";

    private Firefight against(final String type) {
        return fight("enemyTypes.mortar=" + type, MARKER).enemy("r1c1", "MT1").enemy("r1c2", "F01");
    }

    @Test
    void eachAddsItsDiceAndCost() {
        final Firefight fight = against("{name: Mortar, focus: 1, strike: 2, crit: 1, cost: 2}");
        final int marker = fight.tables.markers.combat.index.of("CM02");
        final int focus = EnemyDice.focus(fight.state, marker);
        final int crit = EnemyDice.crit(fight.state, marker);
        assertEquals(4, EnemyDice.strike(fight.state), "one each, and two more");
        final Firefight without = fight().enemy("r1c1", "F02").enemy("r1c2", "F01");
        assertEquals(1, focus - EnemyDice.focus(without.state, marker));
        assertEquals(1, crit - EnemyDice.crit(without.state, marker));
        final int before = fight.state.initiative;
        fight.rolls.noHitsAfter("CM02");
        fight.enemyActivates();
        final int with = fight.state.initiative - before;
        final int free = without.state.initiative;
        without.rolls.noHitsAfter("CM02");
        without.enemyActivates();
        assertEquals(2, with - (without.state.initiative - free));
    }

    @Test
    void anArmoredOneIsNoTargetOfARifle() {
        final Firefight fight = against("{name: Mortar, armored: true}");
        assertEquals(1 << 1, fight.state.targets(false));
        assertEquals(0b11, fight.state.targets(true));
    }
}
