package org.sitrep.rulesets.purplehaze.bots.playbook;

import org.sitrep.playbook.Actions;
import org.sitrep.playbook.Facts;
import org.sitrep.playbook.Questions;
import org.sitrep.rulesets.purplehaze.bots.PlaceWorth;
import org.sitrep.rulesets.purplehaze.bots.planner.PlannerCombat;
import org.sitrep.rulesets.purplehaze.definition.SkillId;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;

/** Facts about the Marines who may activate. */
final class ActivationFacts extends SectionFacts {
    static final Questions QUESTIONS = new Questions()
            .ask(DecisionKind.ACTIVATE, "activate", "The next Marine to activate.")
            .byDefault("the Marine with the radio, then the best shot, the Squad Leader last");

    static final Facts<ActivationFacts> FACTS = new Facts<ActivationFacts>(13)
            .ofOption()
            .number("reach", 0, 100, f -> f.places.reach(f.view, f.option, f.view.combat.space(f.option)))
            .as("Mean successes of the Marine's best mode from the present space, averaged over the Enemies.")
            .number("softCover", 0, 6, f -> f.view.combat.soft(f.option))
            .as("Soft Cover of the Marine.")
            .flag("hardCover", f -> f.view.combat.marineHardCover(f.view.combat.space(f.option)))
            .as("The Marine stands in Hard Cover.")
            .number("activations", 0, 6, f -> f.view.combat.activations(f.option))
            .as("Activations of the Marine this round.")
            .flag(
                    "callsFire",
                    f -> f.option == PlannerCombat.RADIO_OPERATOR && PlannerCombat.callsFire(f.squad, f.combat))
            .as("The Marine has the radio, can call artillery by daylight and has not acted this round.")
            .flag("goAgain", f -> f.view.squad.hasSkill(f.option, SkillId.GO_AGAIN))
            .as("The Marine can make another Marine activate again.");

    static final Actions<ActivationFacts> ACTIONS = new Actions<>("Any Marine who may activate.");

    private final PlaceWorth places;

    ActivationFacts(final PlaceWorth places) {
        super(FACTS, ACTIONS);
        this.places = places;
    }

    @Override
    public int whoOfOption() {
        return option;
    }
}
