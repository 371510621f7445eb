package org.sitrep.rulesets.purplehaze.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.purplehaze.definition.Space;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.strategy.Decision;

/**
 * Tries to exceed {@link DecisionKind#MAX_OPTIONS}: data made for nothing else, within what the checks of a scenario
 * let through.
 */
class MaxOptionsTest extends RulesTest {
    private static final List<String> WEAPONS = List.of("m60", "m14", "shotgun", "m1911", "revolver", "m3");
    private static final int FRAG_KINDS = 10;
    private static final String FARTHEST = "[{focus: 1}, {focus: 1}, {focus: 1}, {focus: 1}, {focus: 1}]";
    private static final String MODE =
            "{cost: 1, strike: 1, crit: 0, automatic: true, aimed: true, ammo: auto-ammo, rows: " + FARTHEST + "}";

    /**
     * Six weapons of two modes each, which fire over everything, automatic and aimed, with an attachment and a second
     * step; ten kinds of grenades.
     */
    private static String[] arsenal() {
        final List<String> sets = new ArrayList<>();
        final StringBuilder kit = new StringBuilder(
                "loadouts.reference.kits.infantryman={weapons: " + WEAPONS + ", gear: {mg-ammo: ~, auto-ammo: [2, 2]");
        for (final String weapon : WEAPONS) {
            sets.add("weapons." + weapon + "={name: " + weapon + ", copies: 3, load: 0, users: [], squadMax: 3,"
                    + " basic: true, mainWeapon: true, overhead: true, modes: {single: ~, auto: ~, shot: ~, one: "
                    + MODE
                    + ", two: " + MODE + "}}");
            sets.add("gear.part-of-" + weapon + "={name: Part, use: attachment, loads: [0], count: 1, attachment:"
                    + " {weapon: " + weapon + ", cost: 0, strike: 0, crit: 0}}");
            kit.append(", part-of-").append(weapon).append(": [0]");
        }
        for (int i = 0; i < FRAG_KINDS; i++) {
            sets.add("gear.frag-" + i + "={name: Frag, use: frag, loads: [1, 0], count: 4, ignoresLineOfSight: true,"
                    + " fire: {cost: 1, strike: 1, crit: 0, automatic: true, aimed: true, rows: " + FARTHEST + "}}");
            kit.append(", frag-").append(i).append(": [0, 0]");
        }
        for (final String unused : List.of("mg-ammo", "m60-bipod", "extra-ration", "flak-jacket")) {
            sets.add("gear." + unused + "=~");
        }
        sets.add(kit.append("}}").toString());
        sets.add("encounters=~"); // they name gear that makes room here
        sets.add("loadouts.smoke-and-frags=~");
        sets.add("loadouts.flak-jackets=~");
        sets.add("loadouts.shotgun-point=~");
        sets.add("loadouts.captured-arms=~");
        sets.add("squads.old-hands=~");
        sets.add("loadouts.flamethrower=~");
        sets.add("squads.veterans=~");
        sets.add("squads.reference.members.infantryman.level=4");
        return sets.toArray(String[]::new);
    }

    @Test
    void theLongestListOfFirstOrdersFits() {
        final Firefight fight = fight(arsenal()).soft(3, 0);
        for (int space = 0; space < Space.COUNT; space++) {
            fight.enemy(Space.of(space).toString(), fight.tables.enemies.ids.get(space));
        }
        final Decision decision = new Decision(DecisionKind.MAX_OPTIONS);
        decision.open(DecisionKind.FIRST_ORDER, 2);
        new LegalOrders(fight.state).first(decision, 2);
        // 6 weapons x 2 modes x 16 variants x 12 targets; 10 kinds x 8 variants x 12; suppress, 6 moves, 3 covers
        assertEquals(2304 + 960 + 1 + 6 + 3, decision.count());
        assertTrue(decision.count() <= DecisionKind.MAX_OPTIONS);
    }

    @Test
    void theWidestBurstFits() {
        final Firefight fight = fight("enemies.fighters.F12={hitPoints: 20, soft: 12}")
                .marine(1, "r1c2")
                .enemy("r2c1", "F12")
                .enemy("r2c2", "F12", 20, 12)
                .enemy("r2c3", "F12", 20, 12)
                .enemyHard("r2c1", "r2c3");
        fight.rolls.marineTest(200);
        fight.bot.shares(33, 33);
        fight.activate(1, "fire M16 auto at r2c2", "idle");
        assertEquals(34 * 34, fight.bot.offered(DecisionKind.BURST).size());
    }
}
