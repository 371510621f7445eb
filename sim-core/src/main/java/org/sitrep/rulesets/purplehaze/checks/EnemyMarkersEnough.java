package org.sitrep.rulesets.purplehaze.checks;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.sitrep.rulesets.purplehaze.definition.CombatBox;
import org.sitrep.rulesets.purplehaze.definition.CombatBox.LogEffect;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.SpecialistType;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-COM-3, PH-CBS-2: markers are limited; a box needs the most at High Threat. */
final class EnemyMarkersEnough implements Check {
    @Override
    public String code() {
        return "PH004";
    }

    @Override
    public String summary() {
        return "a box places more Enemies of a kind than there are markers";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final CombatBox box : game.combats().values()) {
            int fighters = 0;
            final Map<SpecialistType, Integer> specialists = new EnumMap<>(SpecialistType.class);
            for (final List<LogEffect> inForce : LogStates.effectsInForce(box)) {
                final Placement placed = Placement.atHighThreat(box, inForce);
                fighters = Math.max(fighters, placed.fighters());
                placed.specialists().forEach((type, count) -> specialists.merge(type, count, Math::max));
            }
            report(
                    box,
                    "fighters",
                    "Fighters",
                    fighters,
                    game.enemies().fighters().size(),
                    document,
                    findings);
            specialists.forEach((type, count) -> {
                final String kind = "Specialists of type " + Placement.word(type);
                report(box, "specialists", kind, count, markers(game, type), document, findings);
            });
        }
    }

    private static int markers(final GameData game, final SpecialistType type) {
        return (int) game.enemies().specialists().values().stream()
                .filter(specialist -> specialist.type() == type)
                .count();
    }

    private void report(
            final CombatBox box,
            final String key,
            final String kind,
            final int needed,
            final int markers,
            final ScenarioDocument document,
            final Findings findings) {
        if (needed > markers) {
            findings.add(
                    code(),
                    document,
                    "combats." + box.id() + ".enemies." + key,
                    "needs " + needed + " " + kind + " at High Threat, there are " + markers,
                    "place fewer, or add markers under enemies");
        }
    }
}
