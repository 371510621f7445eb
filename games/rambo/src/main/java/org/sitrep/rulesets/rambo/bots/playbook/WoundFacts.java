package org.sitrep.rulesets.rambo.bots.playbook;

import java.util.function.ToIntFunction;
import org.sitrep.playbook.Actions;
import org.sitrep.playbook.Facts;
import org.sitrep.playbook.Questions;
import org.sitrep.rulesets.rambo.bots.sense.Answers;
import org.sitrep.rulesets.rambo.bots.sense.Sense;
import org.sitrep.rulesets.rambo.definition.Stance;
import org.sitrep.rulesets.rambo.play.DecisionKind;

/** Facts of damage to block, of wounds, and of the medal spent on wounds. */
final class WoundFacts extends SectionFacts {
    private static final int HERO = 0xFF;
    private static final int DAMAGE_SHIFT = 8;

    static final Questions QUESTIONS = new Questions()
            .ask(DecisionKind.BLOCK, "block", "Valor to spend on blocking damage.")
            .byDefault("enough to prevent a wound, else none")
            .ask(DecisionKind.WOUND, "wound", "Stance to wound.")
            .byDefault("the stance worth least")
            .ask(DecisionKind.UNWOUND, "unwound", "Wound to remove.")
            .byDefault("the wound on the stance worth most")
            .ask(DecisionKind.SPEND_WOUNDED, "medal", "Medal to spend when its hero is wounded, or none.")
            .byDefault("the first medal");

    static final Facts<WoundFacts> FACTS = new Facts<WoundFacts>(9)
            .question(QUESTIONS, f -> f.decision.kind())
            .number("incoming", 0, 60, f -> f.incoming())
            .as("Damage that can be blocked; 0 in other questions.")
            .number("needed", 0, 60, WoundFacts::needed)
            .as("Valor that prevents a wound; 0 if the damage does not wound, or in other questions.")
            .ofOption()
            .number("tokens", 0, 40, f -> f.asks(DecisionKind.BLOCK) ? f.option : 0)
            .as("Valor tokens spent.")
            .number("stance", 0, 4, f -> f.ofStance() ? f.option + 1 : 0)
            .as("Place of the stance on the board, from 1; 0 in other questions.")
            .number("stanceWorth", -40, 80, f -> f.ofStance() ? f.answers.stance(f.decision.subject(), f.option) : 0)
            .as("Worth of the stance to the pointman: twice its Actions, plus Movement and valor, less " + "alert.")
            .number("movement", 0, 20, f -> f.ofStance(Stance::movement))
            .as("Its printed Movement.")
            .number("actions", 0, 10, f -> f.ofStance(Stance::actions))
            .as("Its printed Actions.")
            .number("alert", -10, 10, f -> f.ofStance(Stance::alert))
            .as("Its change of alert.")
            .number("valor", 0, 10, f -> f.ofStance(Stance::valor))
            .as("Valor tokens that it gives.");

    static final Actions<WoundFacts> ACTIONS = new Actions<WoundFacts>("Any option.")
            .add("block", "An amount of valor, possibly none.", DecisionKind.BLOCK)
            .add("wound", "A stance to wound.", DecisionKind.WOUND)
            .add("heal", "A stance to remove the wound from.", DecisionKind.UNWOUND)
            .add("spend-medal", "A medal.", f -> f.option >= 0, DecisionKind.SPEND_WOUNDED)
            .add("keep", "No medal.", f -> f.option < 0, DecisionKind.SPEND_WOUNDED);

    private final Answers answers;

    WoundFacts(final Sense sense, final Answers answers) {
        super(FACTS, ACTIONS, sense);
        this.answers = answers;
    }

    @Override
    public int whoInHand() {
        return asks(DecisionKind.BLOCK) ? decision.subject() & HERO : decision.subject();
    }

    private int incoming() {
        return asks(DecisionKind.BLOCK) ? decision.subject() >> DAMAGE_SHIFT : 0;
    }

    private int needed() {
        return asks(DecisionKind.BLOCK) ? Math.max(0, incoming() - view.healthLeft(whoInHand()) + 1) : 0;
    }

    private boolean ofStance() {
        return asks(DecisionKind.WOUND, DecisionKind.UNWOUND);
    }

    private int ofStance(final ToIntFunction<Stance> number) {
        return ofStance() ? number.applyAsInt(sense.tables.heroes[decision.subject()].stances[option]) : 0;
    }
}
