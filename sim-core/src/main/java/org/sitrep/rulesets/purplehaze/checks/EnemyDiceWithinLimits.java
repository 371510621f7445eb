package org.sitrep.rulesets.purplehaze.checks;

import org.sitrep.dice.DicePool;
import org.sitrep.rulesets.purplehaze.definition.CombatBox;
import org.sitrep.rulesets.purplehaze.definition.CombatMarker;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Space;
import org.sitrep.rulesets.purplehaze.definition.SpecialistType;
import org.sitrep.rulesets.purplehaze.tables.EnemyTable;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/**
 * PH-ENM-3, GAP-16: each Enemy is a Strike die, an Elite two, an RPD a Focus die and a Sniper a Crit die, a tank three Strikes and a Crit; Support can fill every
 * space.
 */
final class EnemyDiceWithinLimits implements Check {
    private static final int BASE_FOCUS = 2;

    @Override
    public String code() {
        return "PH011";
    }

    @Override
    public String summary() {
        return "a box can make an Enemy attack throw more dice than the tables hold";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        int focus = 0;
        int crit = 0;
        for (final CombatMarker marker : game.combatMarkers().values()) {
            focus = Math.max(focus, marker.copies() > 0 ? marker.focus() : 0);
            crit = Math.max(crit, marker.copies() > 0 ? marker.crit() : 0);
        }
        for (final CombatBox box : game.combats().values()) {
            final int elites = most(box, SpecialistType.ELITE);
            final int tanks = most(box, SpecialistType.TANK);
            final int spaces = Space.COUNT;
            final String key = "combats." + box.id() + ".enemies.specialists";
            report(
                    key,
                    "Focus",
                    BASE_FOCUS + focus + most(box, SpecialistType.RPD),
                    DicePool.MAX_FOCUS,
                    document,
                    findings);
            final int strike = spaces + elites + tanks * EnemyTable.TANK_STRIKE;
            final int crits = crit + most(box, SpecialistType.SNIPER) + tanks * EnemyTable.TANK_CRIT;
            report(key, "Strike", strike, DicePool.MAX_STRIKE, document, findings);
            report(key, "Crit", crits, DicePool.MAX_CRIT, document, findings);
        }
    }

    private static int most(final CombatBox box, final SpecialistType type) {
        return LogStates.effectsInForce(box).stream()
                .mapToInt(inForce ->
                        Placement.atHighThreat(box, inForce).specialists().get(type))
                .max()
                .orElse(0);
    }

    private void report(
            final String path,
            final String dice,
            final int count,
            final int limit,
            final ScenarioDocument document,
            final Findings findings) {
        if (count > limit) {
            findings.add(
                    code(),
                    document,
                    path,
                    "an attack may throw " + count + " " + dice + " dice, " + limit + " is the most",
                    "place fewer Specialists of that type, or lower the Combat markers");
        }
    }
}
