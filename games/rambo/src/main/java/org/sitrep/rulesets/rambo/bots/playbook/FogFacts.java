package org.sitrep.rulesets.rambo.bots.playbook;

import java.util.List;
import org.sitrep.playbook.Actions;
import org.sitrep.playbook.Facts;
import org.sitrep.playbook.Questions;
import org.sitrep.rulesets.rambo.bots.sense.Answers;
import org.sitrep.rulesets.rambo.bots.sense.Sense;
import org.sitrep.rulesets.rambo.play.DecisionKind;

/** Facts of fog cards, and of the spaces where a hero may place an enemy that spawns. */
final class FogFacts extends SectionFacts {
    static final Questions QUESTIONS = new Questions()
            .ask(DecisionKind.FOG_FIRST, "first", "Fog card to reveal first.")
            .byDefault("the first area")
            .ask(DecisionKind.FOG_SIDE, "side", "Side from which a hero reaches a fog card across a corner.")
            .byDefault("the first side")
            .ask(DecisionKind.LOOK, "look", "Fog card to look at.")
            .byDefault("the card nearest to the heroes who run for a goal")
            .ask(DecisionKind.SPAWN_SPACE, "spawn", "Space where an enemy spawns.")
            .byDefault("where it notices the fewest heroes; near if all enemies must die, else far");

    static final Facts<FogFacts> FACTS = new Facts<FogFacts>(8)
            .question(QUESTIONS, f -> f.decision.kind())
            .ofOption()
            .number("areasAway", 0, 20, f -> f.ofCard() ? f.areas(f.option) : 0)
            .as("Distance of the fog card from the current hero, in areas.")
            .number("toRunners", 0, 80, f -> f.ofCard() ? -f.answers.look(f.option) : 0)
            .as("Sum of the distances of the fog card from the heroes who run for a goal, in areas.")
            .word(
                    "sideOf",
                    List.of("south", "west", "north", "east"),
                    f -> f.asks(DecisionKind.FOG_SIDE) ? f.option : 0)
            .as("A side of the area.")
            .number("toHero", 0, FAR, f -> f.asks(DecisionKind.SPAWN_SPACE) ? f.toHero(f.option) : 0)
            .as("Steps from the nearest hero to the space where the enemy spawns.")
            .number("noticed", 0, 4, f -> f.asks(DecisionKind.SPAWN_SPACE) ? f.noticed(f.option) : 0)
            .as("Heroes that an enemy of the first card would notice there.")
            .flag("inCover", f -> f.asks(DecisionKind.SPAWN_SPACE) && f.map().cover(f.option))
            .as("The space is in cover.");

    static final Actions<FogFacts> ACTIONS = new Actions<FogFacts>("Any option.")
            .add("reveal", "A fog card.", DecisionKind.FOG_FIRST)
            .add("come-from", "A side.", DecisionKind.FOG_SIDE)
            .add("look", "A fog card.", DecisionKind.LOOK)
            .add("place", "A space for the enemy.", DecisionKind.SPAWN_SPACE);

    private final Answers answers;

    FogFacts(final Sense sense, final Answers answers) {
        super(FACTS, ACTIONS, sense);
        this.answers = answers;
    }

    @Override
    public int whoInHand() {
        return asks(DecisionKind.FOG_SIDE) ? view.active() : decision.subject();
    }

    private boolean ofCard() {
        return asks(DecisionKind.FOG_FIRST, DecisionKind.LOOK);
    }
}
