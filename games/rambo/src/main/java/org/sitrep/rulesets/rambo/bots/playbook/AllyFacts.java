package org.sitrep.rulesets.rambo.bots.playbook;

import org.sitrep.playbook.Actions;
import org.sitrep.playbook.Facts;
import org.sitrep.playbook.Questions;
import org.sitrep.rulesets.rambo.bots.sense.Answers;
import org.sitrep.rulesets.rambo.bots.sense.Sense;
import org.sitrep.rulesets.rambo.play.DecisionKind;

/** Facts of the heroes whom an effect may be applied to. */
final class AllyFacts extends SectionFacts {
    static final Questions QUESTIONS = new Questions()
            .ask(DecisionKind.ALLY, "ally", "Hero to apply an effect to.")
            .byDefault("the hero who gains most from it");

    static final Facts<AllyFacts> FACTS = new Facts<AllyFacts>(11)
            .ofOption()
            .number("gain", -MOST, MOST, f -> within(f.answers.ally(f.option)))
            .as("Worth to the pointman of applying the last card or gear used to this hero; before any, "
                    + "the cost of the hero's alert, since the highest needs help most.")
            .flag("self", f -> f.option == f.decision.subject())
            .as("The option is the current hero.")
            .number("areasAway", 0, 20, f -> f.areasAway(f.view.space(f.option)))
            .as("Distance from the current hero, in areas.");

    static final Actions<AllyFacts> ACTIONS = new Actions<AllyFacts>("Any hero who can be chosen.");

    private final Answers answers;

    AllyFacts(final Sense sense, final Answers answers) {
        super(FACTS, ACTIONS, sense);
        this.answers = answers;
    }

    @Override
    public int whoOfOption() {
        return option;
    }
}
