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
import org.sitrep.strategy.Decision;

/** Facts of what a hero may do in step 4: the turn as a whole, steps, attacks, P.O.I.s; those of cards and gear are {@link CardFacts}. */
final class TurnFacts extends SectionFacts {
    static final int GROUP = 5;
    private static final FactGroup IDS = new FactGroup(GROUP);
    private static final int POI_SHIFT = 4;
    private static final int POI_OPTION = 0xF;

    /** Sorts of options. */
    private static final int OTHER = 0;

    private static final int MOVE = 1;
    private static final int ATTACK = 2;
    private static final int POI = 3;
    private static final int CARD = 4;

    static final Questions QUESTIONS = new Questions(
            new Question(
                    Ask.ACT,
                    "act",
                    "What a hero does next in its turn.",
                    "a P.O.I. that leads on, a card that is worth 0.55, an attack if none from the best space in reach is better, a step on the way there, a medal or gear that helps, a card drawn, the end"));

    private enum Of {
        STANCE,
        MOVEMENT,
        ACTIONS,
        CARD_USED,
        HAS_GOAL_IN_REACH,
        AT_BEST_PLACE,
        ATTACK_HERE,
        ATTACK_THERE,
        KILLS_HERE,
        STEP_COST,
        STEP_VALOR,
        STEP_GAIN,
        STEP_COVER,
        STEP_FOG,
        STEP_IN_SIGHT,
        STEP_DANGER,
        STEP_TO_ENEMY,
        ON_BEST_WAY,
        ON_GOAL_WAY,
        ON_SAFE_WAY,
        ON_HUNT_WAY,
        ATTACK_WORTH,
        BEST_ATTACK,
        KILLS,
        TARGETS,
        NOISE,
        ATTACK_VALOR,
        LAST_BURST,
        USED_UP,
        WANTED,
        WINS,
        POI_ACTIONS
    }

    private static final Of[] VALUES = Of.values();

    static final List<Fact> FACTS = List.of(
            IDS.number(Of.STANCE, "stance", 0, 4, "Place of the stance on the board, from 1; 0 if no stance was left."),
            IDS.number(Of.MOVEMENT, "movement", 0, 60, "Movement left."),
            IDS.number(Of.ACTIONS, "actions", 0, 20, "Actions left."),
            IDS.flag(Of.CARD_USED, "cardUsed", "A tactics card has been played or discarded this turn."),
            IDS.flag(
                    Of.HAS_GOAL_IN_REACH,
                    "goalInReach",
                    "The hero has a goal, and can get there with the movement and valor that it has."),
            IDS.flag(
                    Of.AT_BEST_PLACE,
                    "atBestPlace",
                    "Of all spaces in reach the pointman would choose the one where the hero stands."),
            IDS.number(
                    Of.ATTACK_HERE,
                    "attackHere",
                    0,
                    MOST,
                    "What attacks from where the hero stands are worth to the pointman, their alert and valor taken off; 0 if none is worth making."),
            IDS.number(
                    Of.ATTACK_THERE,
                    "attackThere",
                    0,
                    MOST,
                    "The same from the best space in reach, if nothing is paid to get there."),
            IDS.number(Of.KILLS_HERE, "killsHere", 0, 40, "Enemies whom the attacks from here kill."));

    static final List<Fact> OF_OPTION = List.of(
                    number(Of.STEP_COST, MOVE, "stepCost", 0, 10, "What a step costs."),
                    number(Of.STEP_VALOR, MOVE, "stepValor", 0, 10, "The valor of it, where movement is short."),
                    number(
                            Of.STEP_GAIN,
                            MOVE,
                            "stepGain",
                            -FAR,
                            FAR,
                            "How much shorter a step makes the way to the goal."),
                    flag(Of.STEP_COVER, MOVE, "stepCover", "A step leads into cover."),
                    number(Of.STEP_FOG, MOVE, "stepFog", 0, 8, "Fog cards that a step reveals."),
                    number(
                            Of.STEP_IN_SIGHT,
                            MOVE,
                            "stepInSight",
                            0,
                            40,
                            "Enemies with a line of sight to where a step leads."),
                    number(
                            Of.STEP_DANGER,
                            MOVE,
                            "stepDanger",
                            0,
                            MOST,
                            "What enemies who activate can do to the hero where a step leads, in spaces of movement."),
                    number(Of.STEP_TO_ENEMY, MOVE, "stepToEnemy", 0, FAR, "Steps from there to the nearest enemy."),
                    flag(
                            Of.ON_BEST_WAY,
                            MOVE,
                            "onBestWay",
                            "A step leads towards the space in reach that the pointman would choose."),
                    flag(
                            Of.ON_GOAL_WAY,
                            MOVE,
                            "onGoalWay",
                            "A step leads towards the space in reach from which the way to the goal is shortest."),
                    flag(
                            Of.ON_SAFE_WAY,
                            MOVE,
                            "onSafeWay",
                            "A step leads towards the space in reach where enemies who activate can do least."),
                    flag(
                            Of.ON_HUNT_WAY,
                            MOVE,
                            "onHuntWay",
                            "A step leads towards the space in reach from which attacks are worth most, or the one nearest to an enemy if none are."),
                    number(
                            Of.ATTACK_WORTH,
                            ATTACK,
                            "attackWorth",
                            -MOST,
                            MOST,
                            "What an attack with this weapon is worth to the pointman at its best targets: a kill 3, or 6 if no enemy may be left, and 1.5 more of the card that activates next; a third of it for a wound; alert and valor taken off."),
                    flag(
                            Of.BEST_ATTACK,
                            ATTACK,
                            "bestAttack",
                            "It is the attack that is worth most of those from here."),
                    number(Of.KILLS, ATTACK, "kills", 0, 40, "Enemies whom it kills."),
                    number(Of.TARGETS, ATTACK, "targets", 0, 40, "Enemies whom it hits."),
                    number(Of.NOISE, ATTACK, "noise", 0, 20, "Alert that it raises."),
                    number(Of.ATTACK_VALOR, ATTACK, "attackValor", 0, 40, "Valor that it takes for that."),
                    flag(Of.LAST_BURST, ATTACK, "lastBurst", "It discards the weapon for more."),
                    flag(Of.USED_UP, ATTACK, "usedUp", "The weapon is gone after it."),
                    flag(Of.WANTED, POI, "wanted", "An option of a P.O.I. that the mission wants now."),
                    flag(Of.WINS, POI, "wins", "An option of a P.O.I. by which the mission is won."),
                    number(Of.POI_ACTIONS, POI, "poiActions", 0, 10, "Actions that an option of a P.O.I. takes."))
            .stream()
            .map(Fact::ofAnOption)
            .toList();

    /** The actions, numbered as {@link #is} tells them. */
    static final List<Action> ACTIONS = List.of(
            new Action(0, "any", "Any option."),
            new Action(1, "move", "A step."),
            new Action(2, "attack", "An attack with a weapon."),
            new Action(3, "use-poi", "An option of a P.O.I."),
            new Action(4, "play", "A tactics card, played."),
            new Action(5, "discard", "A tactics card, discarded for valor."),
            new Action(6, "use-card", "A tactics card, played or discarded."),
            new Action(7, "use-gear", "Gear, used."),
            new Action(8, "spend-medal", "A medal of the campaign."),
            new Action(9, "draw", "A tactics card is drawn."),
            new Action(10, "end", "The end of the turn."));

    private final Prospect prospect;
    private final CardFacts cards;
    private boolean looked;
    private int stepToBest;
    private int stepToGoal;
    private int stepToSafety;
    private int stepToHunt;
    private double here;
    private double there;
    private int killsHere;
    private int bestWeapon;
    private boolean reckoned;
    private double attackWorth;

    TurnFacts(final Sense sense, final Prospect prospect) {
        super(sense);
        this.prospect = prospect;
        cards = new CardFacts(sense);
    }

    private static Fact number(
            final Of of, final int sort, final String name, final double min, final double max, final String meaning) {
        return IDS.number(of, name, min, max, meaning).onlyFor(sort);
    }

    private static Fact flag(final Of of, final int sort, final String name, final String meaning) {
        return IDS.flag(of, name, meaning).onlyFor(sort);
    }

    /** Returns the sort of options that facts of cards, gear and medals are worth asking about. */
    static int cardSort() {
        return CARD;
    }

    @Override
    void begin(final Decision asked) {
        super.begin(asked);
        looked = false;
        reckoned = false;
    }

    @Override
    void turnTo(final int newOption) {
        super.turnTo(newOption);
        reckoned = false;
    }

    private int what() {
        return option & Ask.WHAT;
    }

    private int which() {
        return option & ~Ask.WHAT;
    }

    @Override
    int sort() {
        return switch (what()) {
            case Ask.MOVE -> MOVE;
            case Ask.ATTACK -> ATTACK;
            case Ask.POI -> POI;
            case Ask.PLAY, Ask.DISCARD, Ask.USE, Ask.SPEND -> CARD;
            default -> OTHER;
        };
    }

    @Override
    boolean is(final int action) {
        return switch (action) {
            case 1 -> what() == Ask.MOVE;
            case 2 -> what() == Ask.ATTACK;
            case 3 -> what() == Ask.POI;
            case 4 -> what() == Ask.PLAY;
            case 5 -> what() == Ask.DISCARD;
            case 6 -> what() == Ask.PLAY || what() == Ask.DISCARD;
            case 7 -> what() == Ask.USE;
            case 8 -> what() == Ask.SPEND;
            case 9 -> what() == Ask.DRAW;
            case 10 -> what() == Ask.END;
            default -> true;
        };
    }

    /** Returns a fact of a card, gear or medal. */
    double ofCard(final int nth) {
        return sort() == CARD ? cards.of(decision.subject(), option, nth) : 0;
    }

    @Override
    double of(final int nth) {
        final Of fact = VALUES[nth];
        return switch (fact) {
            case STANCE -> view.stance() + 1;
            case MOVEMENT -> view.movement();
            case ACTIONS -> view.actions();
            case CARD_USED -> flag(view.tacticsUsed());
            case HAS_GOAL_IN_REACH, AT_BEST_PLACE, ATTACK_HERE, ATTACK_THERE, KILLS_HERE -> ofTurn(fact);
            default ->
                switch (sort()) {
                    case MOVE -> ofStep(fact);
                    case ATTACK -> ofAttack(fact);
                    case POI -> ofPoi(fact);
                    default -> 0;
                };
        };
    }

    /** Looks around once for all options. */
    private void look() {
        if (looked) {
            return;
        }
        looked = true;
        final int hero = decision.subject();
        prospect.onward(hero);
        stepToBest = prospect.firstStep(prospect.space());
        stepToGoal = prospect.firstStep(prospect.nearestToGoal());
        stepToSafety = prospect.firstStep(prospect.safest());
        stepToHunt = prospect.firstStep(prospect.bestToAttackFrom());
        there = best(hero, prospect.space());
        here = best(hero, view.space(hero));
        killsHere = Long.bitCount(sense.strikes.dead());
        bestWeapon = sense.strikes.firstWeapon();
    }

    private double best(final int hero, final int space) {
        return sense.strikes.best(hero, space, view.actions(), view.valor(hero), view.alert(hero), 0);
    }

    private double ofTurn(final Of fact) {
        look();
        return switch (fact) {
            case HAS_GOAL_IN_REACH ->
                flag(sense.orders.runs(decision.subject())
                        && sense.orders.toGoal(decision.subject(), prospect.nearestToGoal()) == 0);
            case AT_BEST_PLACE -> flag(stepToBest < 0);
            case ATTACK_HERE -> within(here);
            case ATTACK_THERE -> within(there);
            default -> killsHere;
        };
    }

    private double ofStep(final Of fact) {
        final int hero = decision.subject();
        final int from = view.space(hero);
        final int to = map().step(from, which());
        return switch (fact) {
            case STEP_COST -> view.stepCost(hero, from, which());
            case STEP_VALOR -> Math.max(0, view.stepCost(hero, from, which()) - view.movement());
            case STEP_GAIN ->
                Math.max(-FAR, Math.min(FAR, sense.orders.toGoal(hero, from) - sense.orders.toGoal(hero, to)));
            case STEP_COVER -> flag(map().cover(to));
            case STEP_FOG -> Long.bitCount(map().areasTouching[to] & sense.orders.fog());
            case STEP_IN_SIGHT -> inSight(to);
            case STEP_DANGER -> within(sense.safety.danger(hero, to, view.alert(hero), view.armor(hero), 0));
            case STEP_TO_ENEMY -> toEnemy(to);
            case ON_BEST_WAY, ON_GOAL_WAY, ON_SAFE_WAY, ON_HUNT_WAY -> ofWay(fact);
            default -> 0;
        };
    }

    private double ofWay(final Of fact) {
        look();
        return flag(which()
                == switch (fact) {
                    case ON_BEST_WAY -> stepToBest;
                    case ON_GOAL_WAY -> stepToGoal;
                    case ON_SAFE_WAY -> stepToSafety;
                    default -> stepToHunt;
                });
    }

    private double ofAttack(final Of fact) {
        final int hero = decision.subject();
        switch (fact) {
            case BEST_ATTACK -> {
                look();
                return flag(which() == bestWeapon);
            }
            case LAST_BURST -> {
                return flag((which() & Ask.LAST_BURST) != 0);
            }
            case USED_UP -> {
                final int card = view.gear(hero, which() & ~Ask.LAST_BURST);
                return flag((which() & Ask.LAST_BURST) != 0 || sense.tables.gear.usedUp[card]);
            }
            default -> {
                look(); // it uses the same strikes
                reckon(hero);
            }
        }
        return switch (fact) {
            case ATTACK_WORTH -> within(attackWorth);
            case KILLS -> Long.bitCount(sense.strikes.dead());
            case TARGETS -> Long.bitCount(sense.strikes.firstTargets());
            case NOISE -> sense.strikes.alertAfter() - view.alert(hero);
            case ATTACK_VALOR -> sense.strikes.firstValor();
            default -> 0;
        };
    }

    /** Reckons the attack of the option in hand. */
    private void reckon(final int hero) {
        if (!reckoned) {
            reckoned = true;
            sense.strikes.shots().begin(hero);
            attackWorth = sense.strikes.with(hero, which());
        }
    }

    private double ofPoi(final Of fact) {
        final int poi = which() >> POI_SHIFT;
        final int chosen = which() & POI_OPTION;
        return switch (fact) {
            case WANTED -> flag((sense.orders.wanted(poi) >> chosen & 1) != 0);
            case WINS -> flag(sense.goals.wins(poi) && (sense.orders.wanted(poi) >> chosen & 1) != 0);
            case POI_ACTIONS -> sense.tables.mission.optionActions[poi][chosen];
            default -> 0;
        };
    }
}
