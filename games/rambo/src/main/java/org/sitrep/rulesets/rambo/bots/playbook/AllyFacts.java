package org.sitrep.rulesets.rambo.bots.playbook;

import org.sitrep.playbook.Actions;
import org.sitrep.playbook.Facts;
import org.sitrep.playbook.Questions;
import org.sitrep.playbook.Vocabulary.Question;
import org.sitrep.rulesets.rambo.bots.sense.Answers;
import org.sitrep.rulesets.rambo.bots.sense.Sense;
import org.sitrep.rulesets.rambo.play.DecisionKind;

/** Facts of the heroes whom an effect may be applied to. */
final class AllyFacts extends SectionFacts {
    static final Questions QUESTIONS = new Questions(
            new Question(DecisionKind.ALLY, "ally", "Whom an effect is done to.", "who gains most by it"));

    static final Facts<AllyFacts> FACTS = new Facts<AllyFacts>(11)
            .ofOption()
            .number("gain", -MOST, MOST, f -> within(f.answers.ally(f.option)))
            .as("What the card or gear that was used last is worth to the pointman if this hero has it; "
                    + "before any what its alert costs, as whoever is highest needs help.")
            .flag("self", f -> f.option == f.decision.subject())
            .as("It is the hero in hand.")
            .number("areasAway", 0, 20, f -> f.areasAway(f.view.space(f.option)))
            .as("How many areas it is away from the hero in hand.");

    static final Actions<AllyFacts> ACTIONS = new Actions<AllyFacts>("Any hero who may be chosen.");

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
