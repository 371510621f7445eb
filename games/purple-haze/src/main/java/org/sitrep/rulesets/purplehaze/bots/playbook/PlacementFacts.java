package org.sitrep.rulesets.purplehaze.bots.playbook;

import org.sitrep.playbook.Actions;
import org.sitrep.playbook.Facts;
import org.sitrep.playbook.Questions;
import org.sitrep.rulesets.purplehaze.bots.PlaceWorth;
import org.sitrep.rulesets.purplehaze.combat.CombatView;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;

/** Facts about the spaces where a Marine may start. */
final class PlacementFacts extends SectionFacts {
    static final Questions QUESTIONS = new Questions()
            .ask(DecisionKind.PLACE, "place", "The space where a Marine starts.")
            .byDefault("within reach of the weapon and in cover, not behind another Marine");

    static final Facts<PlacementFacts> FACTS = new Facts<PlacementFacts>(4)
            .ofOption()
            .number("reach", 0, 100, f -> f.places.reach(f.view, f.decision.subject(), f.option))
            .as("Mean successes of the Marine's best mode from the space, averaged over the Enemies.")
            .flag("hardCover", f -> f.view.combat.marineHardCover(f.option))
            .as("The space has Hard Cover.")
            .number("comradesAhead", 0, 2, f -> PlaceWorth.comradesAhead(f.view, f.decision.subject(), f.option))
            .as("Other Marines straight ahead, in the line of sight.")
            .number("row", 1, 3, f -> CombatView.row(f.option))
            .as("Row; 1 is next to the Enemy half.");

    static final Actions<PlacementFacts> ACTIONS = new Actions<>("Any free space.");

    private final PlaceWorth places;

    PlacementFacts(final PlaceWorth places) {
        super(FACTS, ACTIONS);
        this.places = places;
    }
}
