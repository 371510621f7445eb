package org.sitrep.rulesets.rambo.bots.playbook;

import org.sitrep.playbook.Actions;
import org.sitrep.playbook.Facts;
import org.sitrep.playbook.Questions;
import org.sitrep.rulesets.rambo.bots.GameView;
import org.sitrep.rulesets.rambo.bots.sense.Prospect;
import org.sitrep.rulesets.rambo.bots.sense.Sense;
import org.sitrep.rulesets.rambo.play.DecisionKind;
import org.sitrep.strategy.Decision;

/**
 * Facts of what a hero may do in step 4: the turn as a whole, steps, attacks and P.O.I.s. Those of cards and gear are
 * in {@link CardFacts}.
 */
final class TurnFacts extends SectionFacts {
    /** The sort of options that use a card, gear or a medal. */
    static final int CARD = 4;

    private static final int OTHER = 0;
    private static final int MOVE = 1;
    private static final int ATTACK = 2;
    private static final int POI = 3;

    private static final int POI_SHIFT = 4;
    private static final int POI_OPTION = 0xF;

    static final Questions QUESTIONS = new Questions()
            .ask(DecisionKind.ACT, "act", "Next option of a hero in its turn.")
            .byDefault("a P.O.I. that the mission needs, a card worth 0.55, an attack unless one from the best "
                    + "space in reach is better, a step towards it, a useful medal or gear, a draw, the end")
            .ask(
                    DecisionKind.ANY_TIME,
                    "any-time",
                    "Gear that a hero uses, or a medal that it spends, before step 4 of its turn or in other phases.")
            .byDefault("a useful medal or gear, or nothing");

    static final Facts<TurnFacts> FACTS = new Facts<TurnFacts>(5)
            .question(QUESTIONS, f -> f.decision.kind())
            .number("stance", 0, 4, f -> f.view.stance() + 1)
            .as("Place of the stance on the board, from 1; 0 before one is chosen, and if none was left.")
            .number("movement", 0, 60, f -> Math.max(0, f.view.movement()))
            .as("Movement left.")
            .number("actions", 0, 20, f -> Math.max(0, f.view.actions()))
            .as("Actions left.")
            .flag("cardUsed", f -> f.view.tacticsUsed())
            .as("A tactics card was played or discarded this turn.")
            .flag("goalInReach", TurnFacts::hasGoalInReach)
            .as("The hero has a goal and enough movement and valor to reach it.")
            .flag("atBestPlace", f -> f.looked().stepToBest < 0)
            .as("The hero stands on the space that the pointman would choose.")
            .number("attackHere", 0, MOST, f -> within(f.looked().here))
            .as("Worth to the pointman of attacks from the hero's space, less their alert and valor; 0 "
                    + "if none is worth making.")
            .number("attackThere", 0, MOST, f -> within(f.looked().there))
            .as("The same from the best space in reach, without the cost of getting there.")
            .number("killsHere", 0, 40, f -> f.looked().killsHere)
            .as("Enemies that attacks from the hero's space kill.")
            .ofOption(MOVE)
            .number("stepCost", 0, 10, f -> f.isStep() ? f.stepCost() : 0)
            .as("Cost of the step.")
            .number("stepValor", 0, 10, f -> f.isStep() ? Math.max(0, f.stepCost() - f.view.movement()) : 0)
            .as("Part of that cost paid in valor because movement is short.")
            .number("stepGain", -FAR, FAR, f -> f.isStep() ? f.stepGain() : 0)
            .as("Amount by which the step shortens the route to the goal.")
            .flag("stepCover", f -> f.isStep() && f.map().cover(f.ahead()))
            .as("The step leads into cover.")
            .number(
                    "stepFog",
                    0,
                    8,
                    f -> f.isStep() ? Long.bitCount(f.map().areasTouching[f.ahead()] & f.sense.orders.fog()) : 0)
            .as("Fog cards that the step reveals.")
            .number("stepInSight", 0, 40, f -> f.isStep() ? f.inSight(f.ahead()) : 0)
            .as("Enemies with a line of sight to the space that the step leads to.")
            .number("stepDanger", 0, MOST, f -> f.isStep() ? f.stepDanger() : 0)
            .as("Harm that activating enemies can do to the hero on that space, in spaces of movement.")
            .number("stepToEnemy", 0, FAR, f -> f.isStep() ? f.toEnemy(f.ahead()) : 0)
            .as("Steps from that space to the nearest enemy.")
            .flag("onBestWay", f -> f.isStep() && f.which() == f.looked().stepToBest)
            .as("The step leads towards the space in reach that the pointman would choose.")
            .flag("onGoalWay", f -> f.isStep() && f.which() == f.looked().stepToGoal)
            .as("The step leads towards the space in reach with the shortest route to the goal.")
            .flag("onSafeWay", f -> f.isStep() && f.which() == f.looked().stepToSafety)
            .as("The step leads towards the space in reach where activating enemies can do least harm.")
            .flag("onHuntWay", f -> f.isStep() && f.which() == f.looked().stepToAttack)
            .as("The step leads towards the space in reach with the attacks worth most, or the one "
                    + "nearest to an enemy if none is worth making.")
            .ofOption(ATTACK)
            .number("attackWorth", -MOST, MOST, f -> f.isAttack() ? within(f.attacked().attackWorth) : 0)
            .as("Worth to the pointman of an attack with this weapon on its best targets, less alert and "
                    + "valor: 3 per kill, or 6 if all enemies must die. The card that activates next adds 1.5; "
                    + "a wound counts a third.")
            .flag("bestAttack", f -> f.isAttack() && f.which() == f.looked().bestWeapon)
            .as("It is the attack worth most from the hero's space.")
            .number(
                    "kills",
                    0,
                    40,
                    f -> f.isAttack() ? Long.bitCount(f.attacked().strikes.dead()) : 0)
            .as("Enemies that it kills.")
            .number(
                    "targets",
                    0,
                    40,
                    f -> f.isAttack() ? Long.bitCount(f.attacked().strikes.firstTargets()) : 0)
            .as("Enemies that it hits.")
            .number("noise", 0, 20, f -> f.isAttack() ? f.attacked().noise() : 0)
            .as("Alert that it adds.")
            .number(
                    "attackValor",
                    0,
                    40,
                    f -> f.isAttack() ? f.attacked().strikes.firstValor() : 0)
            .as("Valor that it needs for that.")
            .flag("lastBurst", f -> f.isAttack() && f.lastBurst())
            .as("It discards the weapon for a stronger attack.")
            .flag("usedUp", f -> f.isAttack() && (f.lastBurst() || f.sense.tables.gear.cards[f.weapon()].usedUp()))
            .as("The weapon is gone afterwards.")
            .ofOption(POI)
            .flag("wanted", f -> f.isPoi() && f.wanted())
            .as("The option of a P.O.I. is one that the mission needs now.")
            .flag("wins", f -> f.isPoi() && f.sense.goals.wins(f.poi()) && f.wanted())
            .as("The option of a P.O.I. wins the mission.")
            .number("poiActions", 0, 10, f -> f.isPoi() ? f.poiActions() : 0)
            .as("Actions that the option of a P.O.I. takes.");

    static final Actions<TurnFacts> ACTIONS = new Actions<TurnFacts>("Any option.")
            .add("move", "Take a step.", TurnFacts::isStep)
            .add("attack", "Attack with a weapon.", TurnFacts::isAttack)
            .add("use-poi", "Take an option of a P.O.I.", TurnFacts::isPoi)
            .add("play", "Play a tactics card.", f -> f.what() == DecisionKind.PLAY)
            .add("discard", "Discard a tactics card for valor.", f -> f.what() == DecisionKind.DISCARD)
            .add(
                    "use-card",
                    "Play or discard a tactics card.",
                    f -> f.what() == DecisionKind.PLAY || f.what() == DecisionKind.DISCARD)
            .add("use-gear", "Use gear.", f -> f.what() == DecisionKind.USE)
            .add("spend-medal", "Spend a medal of the campaign.", f -> f.what() == DecisionKind.SPEND)
            .add("draw", "Draw a tactics card.", f -> f.what() == DecisionKind.DRAW)
            .add("end", "End the turn; outside step 4, use nothing.", f -> f.what() == DecisionKind.END);

    private final Prospect prospect;
    private final CardFacts cards;
    private boolean looked;
    private int stepToBest;
    private int stepToGoal;
    private int stepToSafety;
    private int stepToAttack;
    private double here;
    private double there;
    private int killsHere;
    private int bestWeapon;
    private boolean attacked;
    private double attackWorth;

    TurnFacts(final Sense sense, final Prospect prospect) {
        super(FACTS, ACTIONS, sense);
        this.prospect = prospect;
        cards = new CardFacts(sense);
    }

    @Override
    public void begin(final GameView game, final Decision asked) {
        super.begin(game, asked);
        looked = false;
        attacked = false;
    }

    @Override
    public void turnTo(final int newOption) {
        super.turnTo(newOption);
        attacked = false;
    }

    double ofCard(final int fact) {
        return sort() == CARD ? cards.read(fact, decision.subject(), option) : 0;
    }

    @Override
    public int sort() {
        return switch (what()) {
            case DecisionKind.MOVE -> MOVE;
            case DecisionKind.ATTACK -> ATTACK;
            case DecisionKind.POI -> POI;
            case DecisionKind.PLAY, DecisionKind.DISCARD, DecisionKind.USE, DecisionKind.SPEND -> CARD;
            default -> OTHER;
        };
    }

    private int what() {
        return option & DecisionKind.WHAT;
    }

    private int which() {
        return option & ~DecisionKind.WHAT;
    }

    private int hero() {
        return decision.subject();
    }

    private boolean isStep() {
        return what() == DecisionKind.MOVE;
    }

    private boolean isAttack() {
        return what() == DecisionKind.ATTACK;
    }

    private boolean isPoi() {
        return what() == DecisionKind.POI;
    }

    /** Evaluates the position, once for all options. */
    private TurnFacts looked() {
        if (!looked) {
            looked = true;
            prospect.onward(hero());
            stepToBest = prospect.firstStep(prospect.space());
            stepToGoal = prospect.firstStep(prospect.nearestToGoal());
            stepToSafety = prospect.firstStep(prospect.safest());
            stepToAttack = prospect.firstStep(prospect.bestToAttackFrom());
            there = best(prospect.space());
            here = best(view.space(hero()));
            killsHere = Long.bitCount(strikes.dead());
            bestWeapon = strikes.firstWeapon();
        }
        return this;
    }

    private double best(final int space) {
        return strikes.best(hero(), space, view.actions(), view.valor(hero()), view.alert(hero()), 0);
    }

    private boolean hasGoalInReach() {
        looked();
        return sense.orders.runs(hero()) && sense.orders.toGoal(hero(), prospect.nearestToGoal()) == 0;
    }

    /** Returns the space that the step of the option leads to. */
    private int ahead() {
        return map().step(view.space(hero()), which());
    }

    private int stepCost() {
        return view.stepCost(hero(), view.space(hero()), which());
    }

    private int stepGain() {
        final int gain = sense.orders.toGoal(hero(), view.space(hero())) - sense.orders.toGoal(hero(), ahead());
        return Math.max(-FAR, Math.min(FAR, gain));
    }

    private double stepDanger() {
        return within(sense.safety.danger(hero(), ahead(), view.alert(hero()), view.armor(hero()), 0));
    }

    /** Computes the attack of the option, once for all its facts. */
    private TurnFacts attacked() {
        looked(); // both use the same strikes
        if (!attacked) {
            attacked = true;
            strikes.shots().begin(hero());
            attackWorth = strikes.with(hero(), which());
        }
        return this;
    }

    private int noise() {
        return strikes.alertAfter() - view.alert(hero());
    }

    private boolean lastBurst() {
        return (which() & DecisionKind.LAST_BURST) != 0;
    }

    private int weapon() {
        return view.gear(hero(), which() & ~DecisionKind.LAST_BURST);
    }

    private int poi() {
        return which() >> POI_SHIFT;
    }

    private int poiActions() {
        return sense.tables.mission.poiOptions[poi()][which() & POI_OPTION].actions();
    }

    private boolean wanted() {
        return (sense.orders.wanted(poi()) >> (which() & POI_OPTION) & 1) != 0;
    }
}
