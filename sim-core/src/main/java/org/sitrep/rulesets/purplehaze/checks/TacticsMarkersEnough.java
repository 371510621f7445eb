package org.sitrep.rulesets.purplehaze.checks;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.sitrep.rulesets.purplehaze.definition.CombatBox;
import org.sitrep.rulesets.purplehaze.definition.CombatBox.LogEffect;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.TacticsMarker;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-CBS-0, PH-CBS-4: the queue is drawn from the pool, as panel A has changed it. */
final class TacticsMarkersEnough implements Check {
    @Override
    public String code() {
        return "PH006";
    }

    @Override
    public String summary() {
        return "a box needs Tactics markers that are not there";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final CombatBox box : game.combats().values()) {
            final Set<String> messages = new LinkedHashSet<>();
            for (final List<LogEffect> inForce : LogStates.effectsInForce(box)) {
                messages.addAll(faults(game, box, inForce));
            }
            for (final String message : messages) {
                findings.add(
                        code(),
                        document,
                        "combats." + box.id() + ".tactics",
                        message,
                        "ask for fewer, or change copies and inPool under tactics");
            }
        }
    }

    private static Set<String> faults(final GameData game, final CombatBox box, final List<LogEffect> inForce) {
        final Set<String> faults = new LinkedHashSet<>();
        int drawable = 0;
        for (final TacticsMarker marker : game.tactics().values()) {
            int pool = marker.inPool();
            int bottom = Collections.frequency(box.tacticsAtBottom(), marker.id());
            for (final LogEffect effect : inForce) {
                pool += Collections.frequency(effect.tacticsIn(), marker.id());
                pool -= Collections.frequency(effect.tacticsOut(), marker.id());
                bottom += Collections.frequency(effect.tacticsAtBottom(), marker.id());
            }
            if (pool < 0) {
                faults.add("takes more " + marker.id() + " out of the pool than it holds");
            }
            if (pool > Math.max(marker.copies(), marker.inPool()) || bottom > marker.copies()) {
                faults.add("needs " + Math.max(pool, bottom) + " " + marker.id() + ", the game has " + marker.copies());
            }
            drawable += Math.max(0, pool - bottom);
        }
        final CombatBox.Bands threat = box.threat();
        final int drawn = box.tactics()
                + threat.low().tactics()
                + threat.medium().tactics()
                + threat.high().tactics();
        if (drawn > drawable) {
            faults.add("draws " + drawn + " Tactics markers, the pool then holds " + drawable);
        }
        return faults;
    }
}
