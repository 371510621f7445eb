package org.sitrep.rulesets.rambo.bots.playbook;

import org.sitrep.playbook.Actions;
import org.sitrep.playbook.Facts;
import org.sitrep.playbook.Questions;
import org.sitrep.rulesets.rambo.bots.sense.Answers;
import org.sitrep.rulesets.rambo.bots.sense.Sense;
import org.sitrep.rulesets.rambo.play.DecisionKind;

/** Facts of start spaces and of the order of turns. */
final class OrderFacts extends SectionFacts {
    static final Questions QUESTIONS = new Questions()
            .ask(DecisionKind.START_SPACE, "start", "Start space of a hero.")
            .byDefault("nearest to everything that the mission needs")
            .ask(DecisionKind.TWO_TURNS, "two-turns", "Hero who takes two turns this round, in a party of three.")
            .byDefault("the hero with the longest route to its goal")
            .ask(DecisionKind.NEXT_HERO, "next", "Hero who takes the next turn.")
            .byDefault("the highest alert; a hero who only waits at its goal for the last enemy to die goes last");

    static final Facts<OrderFacts> FACTS = new Facts<OrderFacts>(3)
            .question(QUESTIONS, f -> f.decision.kind())
            .ofOption()
            .number("wayToGoals", 0, MOST, f -> f.starts() ? Math.min(MOST, -f.answers.start(f.option)) : 0)
            .as("Steps from the start to the P.O.I.s that the mission needs, summed.")
            .flag("cover", f -> f.starts() && f.map().cover(f.option))
            .as("The start is in cover.")
            .number("inSight", 0, 40, f -> f.starts() ? f.inSight(f.option) : 0)
            .as("Enemies with a line of sight to the start.")
            .number("toEnemy", 0, FAR, f -> f.starts() ? f.toEnemy(f.option) : 0)
            .as("Steps from the start to the nearest enemy.")
            .flag("waits", f -> !f.starts() && f.answers.waits(f.option))
            .as("The hero is within 4 of its goal and has to wait there for the last enemy to die.");

    static final Actions<OrderFacts> ACTIONS = new Actions<OrderFacts>("Any option.")
            .add("start", "A free start space.", DecisionKind.START_SPACE)
            .add("take-two", "A hero for two turns.", DecisionKind.TWO_TURNS)
            .add("go", "A hero for the next turn.", DecisionKind.NEXT_HERO);

    private final Answers answers;

    OrderFacts(final Sense sense, final Answers answers) {
        super(FACTS, ACTIONS, sense);
        this.answers = answers;
    }

    @Override
    public int whoOfOption() {
        return starts() ? DecisionKind.NOBODY : option;
    }

    private boolean starts() {
        return asks(DecisionKind.START_SPACE);
    }
}
