package org.sitrep.rulesets.rambo.bots.playbook;

import org.sitrep.playbook.Actions;
import org.sitrep.playbook.Facts;
import org.sitrep.playbook.Questions;
import org.sitrep.rulesets.rambo.bots.sense.Sense;
import org.sitrep.rulesets.rambo.play.DecisionKind;

/** Facts of the leader's rulings among equals, if the players make them ({@code leader: players}). */
final class LeaderFacts extends SectionFacts {
    static final Questions QUESTIONS = new Questions()
            .ask(DecisionKind.RULE_FIGURE, "figure", "Enemy that acts first.")
            .byDefault("the first")
            .ask(DecisionKind.RULE_HERO, "hero", "Hero to choose among equals.")
            .byDefault("the hero with the most health left, armor and valor")
            .ask(DecisionKind.RULE_SPACE, "space", "Space where an enemy ends its move or spawns.")
            .byDefault("as for an enemy that a hero places");

    static final Facts<LeaderFacts> FACTS = new Facts<LeaderFacts>(12)
            .question(QUESTIONS, f -> f.decision.kind())
            .ofOption()
            .number(
                    "healthLeft",
                    0,
                    40,
                    f -> f.asks(DecisionKind.RULE_FIGURE) ? f.strikes.shots().left(f.option) : 0)
            .as("Damage needed to kill the enemy.")
            .number("toHero", 0, FAR, LeaderFacts::toNearestHero)
            .as("Steps from the nearest hero to the enemy or space.")
            .number("noticed", 0, 4, f -> f.asks(DecisionKind.RULE_SPACE) ? f.noticed(f.option) : 0)
            .as("Heroes that an enemy of the first card would notice on the space.");

    static final Actions<LeaderFacts> ACTIONS = new Actions<LeaderFacts>("Any option.")
            .add("act", "An enemy.", DecisionKind.RULE_FIGURE)
            .add("point-at", "A hero.", DecisionKind.RULE_HERO)
            .add("place", "A space.", DecisionKind.RULE_SPACE);

    LeaderFacts(final Sense sense) {
        super(FACTS, ACTIONS, sense);
    }

    @Override
    public int whoOfOption() {
        return asks(DecisionKind.RULE_HERO) ? option : DecisionKind.NOBODY;
    }

    @Override
    public int whoInHand() {
        return view.active();
    }

    private int toNearestHero() {
        return switch (decision.kind()) {
            case DecisionKind.RULE_FIGURE -> toHero(view.figureSpace(option));
            case DecisionKind.RULE_SPACE -> toHero(option);
            default -> 0;
        };
    }
}
