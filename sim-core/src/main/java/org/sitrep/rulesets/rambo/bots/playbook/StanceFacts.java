package org.sitrep.rulesets.rambo.bots.playbook;

import java.util.List;
import org.sitrep.playbook.Fact;
import org.sitrep.playbook.FactGroup;
import org.sitrep.playbook.Questions;
import org.sitrep.playbook.Vocabulary.Action;
import org.sitrep.playbook.Vocabulary.Question;
import org.sitrep.rulesets.rambo.bots.sense.Prospect;
import org.sitrep.rulesets.rambo.bots.sense.Sense;
import org.sitrep.rulesets.rambo.play.Ask;
import org.sitrep.rulesets.rambo.tables.HeroTable;
import org.sitrep.strategy.Decision;

/** Facts of the stances that a hero may choose. */
final class StanceFacts extends SectionFacts {
    static final int GROUP = 4;
    private static final FactGroup IDS = new FactGroup(GROUP);
    private static final int NONE = -1;

    static final Questions QUESTIONS = new Questions(new Question(
            Ask.STANCE,
            "stance",
            "Which stance a hero takes.",
            "whose best space in reach, with the attacks from there, is worth most after its alert"));

    private enum Of {
        PLACE,
        MOVEMENT,
        ACTIONS,
        ALERT,
        ARMOR,
        VALOR,
        HEALED,
        LEVEL_AFTER,
        ALERT_COST,
        VALOR_WORTH,
        PLACE_WORTH,
        ATTACK_WORTH,
        KILLS,
        NOISE,
        DANGER,
        WAY_LEFT,
        LEAST_WAY,
        GAIN
    }

    private static final Of[] VALUES = Of.values();

    static final List<Fact> OF_OPTION = List.of(
                    IDS.number(Of.PLACE, "stance", 1, 4, "Place of the stance on the board, from 1."),
                    IDS.number(Of.MOVEMENT, "movement", 0, 20, "Its printed Movement."),
                    IDS.number(Of.ACTIONS, "actions", 0, 10, "Its printed Actions."),
                    IDS.number(Of.ALERT, "alert", -10, 10, "How it changes alert."),
                    IDS.number(Of.ARMOR, "armor", 0, 10, "Armor tokens that it gives."),
                    IDS.number(Of.VALOR, "valor", 0, 10, "Valor tokens that it gives."),
                    IDS.number(Of.HEALED, "healed", 0, 10, "Damage that it would heal now."),
                    IDS.number(
                            Of.LEVEL_AFTER,
                            "levelAfter",
                            0,
                            3,
                            "Alert level in it: 0 green, 1 yellow, 2 orange, 3 red."),
                    IDS.number(
                            Of.ALERT_COST,
                            "alertCost",
                            0,
                            MOST,
                            "What the pointman takes the alert in it to cost, in spaces of movement."),
                    IDS.number(
                            Of.VALOR_WORTH,
                            "valorWorth",
                            0,
                            MOST,
                            "What its valor is worth to the pointman: 0.75 each to who runs for a goal, 0.5 to others."),
                    IDS.number(
                            Of.PLACE_WORTH,
                            "placeWorth",
                            -MOST,
                            MOST,
                            "What the best space in reach is worth to the pointman: the attacks from there, the way and the danger that are left, valor paid."),
                    IDS.number(
                            Of.ATTACK_WORTH,
                            "attackWorth",
                            0,
                            MOST,
                            "What the attacks from that space are worth of it, their alert and valor taken off."),
                    IDS.number(Of.KILLS, "kills", 0, 40, "Enemies whom those attacks kill."),
                    IDS.number(Of.NOISE, "noise", 0, 40, "Alert that those attacks raise."),
                    IDS.number(
                            Of.DANGER,
                            "danger",
                            0,
                            MOST,
                            "What enemies who activate can do to the hero on that space, in spaces of movement."),
                    IDS.number(
                            Of.WAY_LEFT,
                            "wayLeft",
                            0,
                            FAR,
                            "What the way from that space to the hero's goal costs; 0 without a goal."),
                    IDS.number(
                            Of.LEAST_WAY,
                            "leastWay",
                            0,
                            FAR,
                            "The same from the space in reach where it is shortest: what is left if the hero does nothing but run."),
                    IDS.number(
                            Of.GAIN,
                            "gain",
                            0,
                            FAR,
                            "How much shorter the way to the goal is there than from where the hero stands."))
            .stream()
            .map(Fact::ofAnOption)
            .toList();

    /** One action. */
    static final List<Action> ACTIONS = List.of(new Action(0, "any", "Any stance that may be chosen."));

    private final Prospect prospect;
    /** The stance that {@link #prospect} has looked at. */
    private int looked = NONE;

    StanceFacts(final Sense sense, final Prospect prospect) {
        super(sense);
        this.prospect = prospect;
    }

    @Override
    void begin(final Decision asked) {
        super.begin(asked);
        looked = NONE;
    }

    @Override
    boolean is(final int action) {
        return true;
    }

    @Override
    double of(final int nth) {
        final HeroTable board = sense.tables.heroes[decision.subject()];
        final int hero = decision.subject();
        return switch (VALUES[nth]) {
            case PLACE -> option + 1;
            case MOVEMENT -> board.movement[option];
            case ACTIONS -> board.actions[option];
            case ALERT -> board.alert[option];
            case ARMOR -> board.armor[option];
            case VALOR -> board.valor[option];
            case HEALED -> Math.min(board.heal[option], view.damage(hero));
            case LEVEL_AFTER -> board.level[Math.min(board.level.length - 1, alert(board, hero))];
            case ALERT_COST -> sense.safety.alert(hero, alert(board, hero));
            case VALOR_WORTH -> sense.cards.valor(hero) * board.valor[option];
            default -> ofProspect(VALUES[nth], hero);
        };
    }

    private int alert(final HeroTable board, final int hero) {
        return Math.max(0, view.alert(hero) + board.alert[option]);
    }

    private double ofProspect(final Of fact, final int hero) {
        if (looked != option) {
            prospect.inStance(hero, option);
            looked = option;
        }
        return switch (fact) {
            case PLACE_WORTH -> within(prospect.worth());
            case ATTACK_WORTH -> within(prospect.attacks());
            case KILLS -> prospect.kills();
            case NOISE -> prospect.noise();
            case DANGER -> within(prospect.danger());
            case WAY_LEFT -> way(hero, prospect.space());
            case LEAST_WAY -> way(hero, prospect.nearestToGoal());
            default -> Math.max(0, way(hero, view.space(hero)) - way(hero, prospect.nearestToGoal()));
        };
    }

    private int way(final int hero, final int space) {
        return Math.min(FAR, sense.orders.toGoal(hero, space));
    }
}
