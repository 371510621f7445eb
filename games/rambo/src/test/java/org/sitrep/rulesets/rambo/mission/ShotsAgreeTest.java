package org.sitrep.rulesets.rambo.mission;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.rulesets.rambo.bots.sense.Shots;
import org.sitrep.rulesets.rambo.definition.AttackChange;

/** Tests that bots expect of a last burst exactly its result by the rules (AMB-GEAR-4, RB-ATK-3, RB-ATK-4). */
class ShotsAgreeTest {
    private static final int RAMBO = 0;
    private static final int GUARD = 0;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "silent: true",
                "adjacentOnly: true",
                "ignoresResistance: true",
                "silent: true, damage: -1, alert: 2",
                "targets: -1",
                "range: 1, damage: 2, alert: 3"
            })
    void aLastBurst(final String burst) {
        for (final int range : new int[] {0, 1}) {
            final Table table = Layout.open(8, 8)
                    .mission("enemyRow=[camp-guard]")
                    .set("gear.worn-pistol={kind: firearm, range: " + range
                            + ", targets: 1, damage: 2, alert: 1, lastBurst: {" + burst + "}}")
                    .party("rambo")
                    .table()
                    .hero(RAMBO, 3, 3, 0)
                    .turn(RAMBO, 2, 2);
            final int slot = table.gear(RAMBO, "worn-pistol");
            final int guard = table.enemy(GUARD, 2, 3);
            final Shots shots = new Shots(new MissionView(table.s));
            shots.begin(RAMBO);
            final boolean taken = shots.take(table.card("worn-pistol"), true);
            assertEquals(table.parts.attacks.possible(RAMBO, slot, true, AttackChange.NONE), taken, "range " + range);
            if (taken) {
                final int damage = shots.damage(table.s.heroSpace[RAMBO], guard);
                table.parts.attacks.attack(RAMBO, slot, true, AttackChange.NONE, guard);
                assertEquals(shots.alert(), table.s.alert[RAMBO]);
                assertEquals(damage, table.s.alive(guard) ? table.s.figureDamage[guard] : shots.left(guard));
            }
        }
    }
}
