package org.sitrep.rulesets.rambo.mission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.rambo.definition.AttackChange;
import org.sitrep.rulesets.rambo.definition.Gear;
import org.sitrep.rulesets.rambo.odds.AttackResult;

/** The result of an attack that {@code odds} prints, against the attack as the rules resolve it. */
class AttackOddsTest {
    private static final int RAMBO = 0;
    private static final int FAR = 3;

    /** At green none of these has an Alert Effect. */
    private static final List<String> THREATS = List.of("dug-in", "thick-mist", "jammed", "eager-conscripts");

    private static Layout layout() {
        return Layout.on("........", "........", "........", "...c....", "........", "........", "........", "........")
                .party("rambo")
                .mission("threatSets=[jungle, patrol, garrison]")
                .mission("enemyRow=[vietnamese-scout, vietnamese-officer, camp-guard]");
    }

    @Test
    void RB_ATK_3_everyWeaponOnEveryEnemyAfterEveryThreat() {
        final List<Gear> weapons = new ArrayList<>(layout().game().gear().values());
        weapons.removeIf(gear -> !gear.isWeapon());
        int kills = 0;
        int compared = 0;
        for (final Gear weapon : weapons) {
            for (int letter = 0; letter < 3; letter++) {
                for (final String threat : THREATS) {
                    for (int way = 0; way < 16; way++) {
                        if ((way & 1) == 0 || weapon.lastBurst().isPresent()) {
                            kills += compare(weapon, letter, threat, way) ? 1 : 0;
                            compared++;
                        }
                    }
                }
            }
        }
        assertTrue(kills > compared / 10 && kills < compared * 9 / 10, kills + " of " + compared);
    }

    /** Bits of {@code way}: a last burst, in cover, adjacent, hurt already. */
    private static boolean compare(final Gear weapon, final int letter, final String threat, final int way) {
        final boolean burst = (way & 1) != 0;
        final boolean cover = (way >> 1 & 1) != 0;
        final boolean adjacent = (way >> 2 & 1) != 0;
        final int hurt = way >> 3;
        final Table table = layout().table().deal(RAMBO, threat);
        final int y = cover ? FAR : FAR + 1;
        table.hero(RAMBO, adjacent ? FAR - 1 : 0, y, 0);
        table.parts.threats.reveal(RAMBO);
        table.turn(RAMBO, 0, 1);
        final int figure = table.enemy(letter, FAR, y);
        table.s.figureDamage[figure] = hurt;
        final int slot = table.gear(RAMBO, weapon.id());
        final AttackResult result = new AttackResult.Situation(
                        weapon, table.tables.enemies.cards[letter], burst, cover, adjacent, hurt, 0)
                .after(table.tables.threats.cards[table.threat(threat)]);
        table.parts.attacks.attack(RAMBO, slot, burst, AttackChange.NONE, figure);
        final String what = weapon.id() + " on " + letter + " after " + threat + ", way " + way;
        assertEquals(!result.kills(), table.s.alive(figure), what);
        if (!result.kills()) {
            assertEquals(hurt + result.damage(), table.s.figureDamage[figure], what);
        }
        assertEquals(result.alert(), table.s.alert[RAMBO], what);
        table.assertUsed();
        return result.kills();
    }
}
