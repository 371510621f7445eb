package org.sitrep.rulesets.purplehaze.checks;

import org.sitrep.rulesets.purplehaze.definition.CombatBox;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.plot.Booklet;
import org.sitrep.rulesets.purplehaze.plot.StoryStep;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-CBS-8: no more Enemies can be enough than a box places. */
final class FightsCanBeWon implements Check {
    @Override
    public String code() {
        return "PH078";
    }

    @Override
    public String summary() {
        return "a combat of an entry asks for more Enemies eliminated than there are";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final Booklet booklet : Booklet.all(game)) {
            for (final StoryStep step : booklet.steps()) {
                step.step().fight().ifPresent(fight -> {
                    final CombatBox box = game.combats().get(fight.box());
                    final int most = LogStates.effectsInForce(box).stream()
                            .mapToInt(inForce ->
                                    Placement.atHighThreat(box, inForce).total())
                            .reduce(0, Math::max);
                    if (most > 0 && fight.enough() > most) {
                        findings.add(
                                code(),
                                document,
                                step.path() + ".fight.enough",
                                fight.enough() + " Enemies eliminated, the box " + box.id() + " places at most " + most,
                                "ask for fewer, or leave enough out for all of them");
                    }
                });
            }
        }
    }
}
