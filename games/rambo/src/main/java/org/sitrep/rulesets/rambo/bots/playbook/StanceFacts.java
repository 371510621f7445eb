package org.sitrep.rulesets.rambo.bots.playbook;

import org.sitrep.playbook.Actions;
import org.sitrep.playbook.Facts;
import org.sitrep.playbook.Questions;
import org.sitrep.rulesets.rambo.bots.GameView;
import org.sitrep.rulesets.rambo.bots.sense.Prospect;
import org.sitrep.rulesets.rambo.bots.sense.Sense;
import org.sitrep.rulesets.rambo.play.DecisionKind;
import org.sitrep.rulesets.rambo.tables.HeroTable;
import org.sitrep.strategy.Decision;

/** Facts of the stances that a hero may choose. */
final class StanceFacts extends SectionFacts {
    private static final int NONE = -1;

    static final Questions QUESTIONS = new Questions()
            .ask(DecisionKind.STANCE, "stance", "Stance of a hero for its turn.")
            .byDefault("the stance whose best space in reach, with attacks from there, is worth most after alert");

    static final Facts<StanceFacts> FACTS = new Facts<StanceFacts>(4)
            .ofOption()
            .number("stance", 1, 4, f -> f.option + 1)
            .as("Place of the stance on the board, from 1.")
            .number("movement", 0, 20, f -> f.board().stances[f.option].movement())
            .as("Its printed Movement.")
            .number("actions", 0, 10, f -> f.board().stances[f.option].actions())
            .as("Its printed Actions.")
            .number("alert", -10, 10, f -> f.board().stances[f.option].alert())
            .as("Its change of alert.")
            .number("armor", 0, 10, f -> f.board().stances[f.option].armor())
            .as("Armor tokens that it gives.")
            .number("valor", 0, 10, f -> f.board().stances[f.option].valor())
            .as("Valor tokens that it gives.")
            .number("healed", 0, 10, f -> Math.min(f.board().stances[f.option].heal(), f.view.damage(f.hero())))
            .as("Damage that it heals now.")
            .number("levelAfter", 0, 3, f -> f.board().levelAt(f.alert()))
            .as("Alert level after choosing it: 0 green, 1 yellow, 2 orange, 3 red.")
            .number("alertCost", 0, MOST, f -> f.sense.safety.alert(f.hero(), f.alert()))
            .as("Cost of that alert to the pointman, in spaces of movement.")
            .number("valorWorth", 0, MOST, f -> f.valorWorth())
            .as("Worth of its valor to the pointman: 0.75 per token for a hero who runs for a goal, else " + "0.5.")
            .number("placeWorth", -MOST, MOST, f -> within(f.prospect().worth()))
            .as("Worth to the pointman of the best space in reach: attacks from there, less remaining "
                    + "route, danger and valor paid.")
            .number("attackWorth", 0, MOST, f -> within(f.prospect().attacks()))
            .as("Part of that worth due to attacks from the space, less their alert and valor.")
            .number("kills", 0, 40, f -> f.prospect().kills())
            .as("Enemies that those attacks kill.")
            .number("noise", 0, 40, f -> f.prospect().noise())
            .as("Alert that those attacks add.")
            .number("danger", 0, MOST, f -> within(f.prospect().danger()))
            .as("Harm that activating enemies can do to the hero on that space, in spaces of movement.")
            .number("wayLeft", 0, FAR, f -> f.way(f.prospect().space()))
            .as("Cost of the route from that space to the hero's goal; 0 without a goal.")
            .number("leastWay", 0, FAR, f -> f.way(f.prospect().nearestToGoal()))
            .as("Cost of the shortest route to the goal from any space in reach: the remainder if the "
                    + "hero only runs.")
            .number("gain", 0, FAR, StanceFacts::gain)
            .as("Amount by which that route is shorter than from the hero's present space.");

    static final Actions<StanceFacts> ACTIONS = new Actions<StanceFacts>("Any stance that can be chosen.");

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
