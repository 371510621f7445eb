package org.sitrep.rulesets.rambo.bots.playbook;

import org.sitrep.playbook.Actions;
import org.sitrep.playbook.Facts;
import org.sitrep.playbook.Questions;
import org.sitrep.playbook.Vocabulary.Question;
import org.sitrep.rulesets.rambo.bots.GameView;
import org.sitrep.rulesets.rambo.bots.sense.Prospect;
import org.sitrep.rulesets.rambo.bots.sense.Sense;
import org.sitrep.rulesets.rambo.play.DecisionKind;
import org.sitrep.rulesets.rambo.tables.HeroTable;
import org.sitrep.strategy.Decision;

/** Facts of the stances that a hero may choose. */
final class StanceFacts extends SectionFacts {
    private static final int NONE = -1;

    static final Questions QUESTIONS = new Questions(new Question(
            DecisionKind.STANCE,
            "stance",
            "Which stance a hero takes.",
            "whose best space in reach, with the attacks from there, is worth most after its alert"));

    static final Facts<StanceFacts> FACTS = new Facts<StanceFacts>(4)
            .ofOption()
            .number("stance", 1, 4, f -> f.option + 1)
            .as("Place of the stance on the board, from 1.")
            .number("movement", 0, 20, f -> f.board().stances[f.option].movement())
            .as("Its printed Movement.")
            .number("actions", 0, 10, f -> f.board().stances[f.option].actions())
            .as("Its printed Actions.")
            .number("alert", -10, 10, f -> f.board().stances[f.option].alert())
            .as("How it changes alert.")
            .number("armor", 0, 10, f -> f.board().stances[f.option].armor())
            .as("Armor tokens that it gives.")
            .number("valor", 0, 10, f -> f.board().stances[f.option].valor())
            .as("Valor tokens that it gives.")
            .number("healed", 0, 10, f -> Math.min(f.board().stances[f.option].heal(), f.view.damage(f.hero())))
            .as("Damage that it would heal now.")
            .number("levelAfter", 0, 3, f -> f.board().levelAt(f.alert()))
            .as("Alert level in it: 0 green, 1 yellow, 2 orange, 3 red.")
            .number("alertCost", 0, MOST, f -> f.sense.safety.alert(f.hero(), f.alert()))
            .as("What the pointman takes the alert in it to cost, in spaces of movement.")
            .number("valorWorth", 0, MOST, f -> f.valorWorth())
            .as("What its valor is worth to the pointman: 0.75 each to who runs for a goal, 0.5 to others.")
            .number("placeWorth", -MOST, MOST, f -> within(f.prospect().worth()))
            .as("What the best space in reach is worth to the pointman: the attacks from there, the way and "
                    + "the danger that are left, valor paid.")
            .number("attackWorth", 0, MOST, f -> within(f.prospect().attacks()))
            .as("What the attacks from that space are worth of it, their alert and valor taken off.")
            .number("kills", 0, 40, f -> f.prospect().kills())
            .as("Enemies whom those attacks kill.")
            .number("noise", 0, 40, f -> f.prospect().noise())
            .as("Alert that those attacks raise.")
            .number("danger", 0, MOST, f -> within(f.prospect().danger()))
            .as("What enemies who activate can do to the hero on that space, in spaces of movement.")
            .number("wayLeft", 0, FAR, f -> f.way(f.prospect().space()))
            .as("What the way from that space to the hero's goal costs; 0 without a goal.")
            .number("leastWay", 0, FAR, f -> f.way(f.prospect().nearestToGoal()))
            .as("The same from the space in reach where it is shortest: what is left if the hero does "
                    + "nothing but run.")
            .number("gain", 0, FAR, StanceFacts::gain)
            .as("How much shorter the way to the goal is there than from where the hero stands.");

    static final Actions<StanceFacts> ACTIONS = new Actions<StanceFacts>("Any stance that may be chosen.");

    private final Prospect prospect;
    /** The stance that {@link #prospect} has examined. */
    private int looked = NONE;

    StanceFacts(final Sense sense, final Prospect prospect) {
        super(FACTS, ACTIONS, sense);
        this.prospect = prospect;
    }

    @Override
    public void begin(final GameView game, final Decision asked) {
        super.begin(game, asked);
        looked = NONE;
    }

    private int hero() {
        return decision.subject();
    }

    private HeroTable board() {
        return sense.tables.heroes[hero()];
    }

    /** Returns the alert of the hero in the stance of the option. */
    private int alert() {
        return Math.max(0, view.alert(hero()) + board().stances[option].alert());
    }

    private Prospect prospect() {
        if (looked != option) {
            prospect.inStance(hero(), option);
            looked = option;
        }
        return prospect;
    }

    private double valorWorth() {
        return sense.cards.valor(hero()) * board().stances[option].valor();
    }

    private int gain() {
        return Math.max(0, way(view.space(hero())) - way(prospect().nearestToGoal()));
    }

    private int way(final int space) {
        return Math.min(FAR, sense.orders.toGoal(hero(), space));
    }
}
