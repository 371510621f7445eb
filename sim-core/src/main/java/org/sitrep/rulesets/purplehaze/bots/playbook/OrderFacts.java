package org.sitrep.rulesets.purplehaze.bots.playbook;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.sitrep.playbook.Fact;
import org.sitrep.playbook.FactGroup;
import org.sitrep.playbook.Questions;
import org.sitrep.playbook.Vocabulary.Action;
import org.sitrep.playbook.Vocabulary.Question;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.bots.OrderWorth;
import org.sitrep.rulesets.purplehaze.bots.PlaceWorth;
import org.sitrep.rulesets.purplehaze.combat.CombatView;
import org.sitrep.rulesets.purplehaze.combat.Order;
import org.sitrep.rulesets.purplehaze.definition.SkillId;
import org.sitrep.rulesets.purplehaze.play.Ask;
import org.sitrep.rulesets.purplehaze.tables.EnemyTable;
import org.sitrep.strategy.Decision;

/** Facts of an order on offer. What a shot does is reckoned once for each order that is looked at. */
final class OrderFacts {
    static final int GROUP = 3;
    private static final FactGroup IDS = new FactGroup(GROUP);
    private static final SkillId[] SKILLS = SkillId.values();
    /** Sorts of orders, as {@link #sort} tells them. */
    private static final int SHOT = 0;

    private static final int SMOKE = 1;
    private static final int MOVE = 2;
    private static final int COVER = 3;
    private static final int IDLE = 4;
    private static final int SKILL = 5;

    static final Questions QUESTIONS = new Questions(
            new Question(
                    Ask.FIRST_ORDER, "first", "The first order of a Marine.", "what is worth most for its Initiative"),
            new Question(Ask.SECOND_ORDER, "second", "The second order.", "what is worth most for its Initiative"));

    /** Actions that are skills come behind the others, in the order of {@link SkillId}. */
    private static final int FIRST_SKILL = 16;

    /** Numbers of the facts. They are no enum, for the sake of the switches: these are what a playbook waits for most. */
    private static final class Of {
        static final int ORDER = 0;
        static final int ELIMINATES = 1;
        static final int WEARS = 2;
        static final int BURST = 3;
        static final int CHANCE = 4;
        static final int HITS = 5;
        static final int FOCUS = 6;
        static final int TARGET = 7;
        static final int AIMED = 8;
        static final int SHIELDS = 9;
        static final int MARKERS = 10;
        static final int COVER = 11;
        static final int REACH = 12;
        static final int AGAIN = 13;
        static final int LIGHTS = 14;
        static final int SUPPRESSES = 15;
        static final int FIRE_SUPPORT = 16;
        static final int HEALED = 17;
        static final int COST = 18;
        static final int LATE_COST = 19;
    }

    /** Kinds of orders that are no skills; skills come behind them. */
    private static final List<String> NO_SKILLS = List.of("fire", "smoke", "move", "take-cover", "idle");

    static final List<Fact> FACTS = Stream.of(
                    IDS.word(Of.ORDER, "order", kinds(), "What sort of order it is."),
                    IDS.number(
                                    Of.ELIMINATES,
                                    "eliminates",
                                    0,
                                    30,
                                    "Enemies that a shot is expected to eliminate, in Fighters: a Specialist counts for 1.3 to 1.7 of them, a tank for 2.5. Exact.")
                            .onlyFor(SHOT),
                    IDS.number(
                                    Of.WEARS,
                                    "wears",
                                    0,
                                    100,
                                    "Hit Points and Soft Cover that a shot is expected to take off an Enemy who stands.")
                            .onlyFor(SHOT),
                    IDS.number(
                                    Of.BURST,
                                    "burst",
                                    0,
                                    3,
                                    "What a Burst is expected to eliminate besides, of the better neighbour, in Fighters.")
                            .onlyFor(SHOT),
                    IDS.number(Of.CHANCE, "chance", 0, 1, "Chance that a shot eliminates its target. Exact.")
                            .onlyFor(SHOT),
                    IDS.number(Of.HITS, "hits", 0, 100, "Mean successes of a shot. Exact.")
                            .onlyFor(SHOT),
                    IDS.number(Of.FOCUS, "focus", -20, 20, "Focus dice of a shot.")
                            .onlyFor(SHOT),
                    IDS.word(
                            Of.TARGET,
                            "target",
                            List.of("fighter", "elite", "rpd", "sniper", "leader", "tank", "hidden", "none"),
                            "Whom a shot is aimed at; none for an area, smoke, or another order."),
                    IDS.flag(Of.AIMED, "aimed", "It is an Aimed Shot.").onlyFor(SHOT),
                    IDS.number(
                                    Of.SHIELDS,
                                    "shields",
                                    0,
                                    6,
                                    "Marines whom smoke would shield from an attack that comes next; fewer Enemies count for less.")
                            .onlyFor(SMOKE),
                    IDS.number(
                                    Of.MARKERS,
                                    "markers",
                                    0,
                                    6,
                                    "Soft Cover markers that Take Cover restores; fewer Enemies count for less, none if nobody acts any more.")
                            .onlyFor(COVER),
                    IDS.number(
                                    Of.COVER,
                                    "coverGained",
                                    -1,
                                    1,
                                    "1 for a Move into Hard Cover, -1 for one out of it; fewer Enemies count for less.")
                            .onlyFor(MOVE),
                    IDS.number(
                                    Of.REACH,
                                    "reachGained",
                                    -100,
                                    100,
                                    "What the shooting gains by a Move, in mean successes.")
                            .onlyFor(MOVE),
                    IDS.number(
                                    Of.AGAIN,
                                    "again",
                                    0,
                                    100,
                                    "Mean successes of the best mode of the Marine who may go again, averaged over the Enemies.")
                            .onlyFor(SKILL),
                    IDS.number(
                                    Of.LIGHTS,
                                    "lights",
                                    0,
                                    6,
                                    "Marines still to act for whom Illumination lights up the night.")
                            .onlyFor(SKILL),
                    IDS.flag(Of.SUPPRESSES, "suppresses", "The next Enemy activation will cost more.")
                            .onlyFor(SKILL),
                    IDS.number(
                                    Of.FIRE_SUPPORT,
                                    "underFire",
                                    0,
                                    12,
                                    "Enemies on the fullest rows that Fire Support could hit.")
                            .onlyFor(SKILL),
                    IDS.number(Of.HEALED, "healed", 0, 2, "Damage that patch-up takes off.")
                            .onlyFor(SKILL),
                    IDS.number(Of.COST, "cost", 0, 40, "Initiative that the order costs; 0 if nobody acts after it."),
                    IDS.number(
                            Of.LATE_COST,
                            "lateCost",
                            0,
                            40,
                            "Initiative that the order costs if nobody acts after it, else 0."))
            .map(Fact::ofAnOption)
            .toList();

    static final List<Action> ACTIONS = actions();

    private static List<String> kinds() {
        return Stream.concat(NO_SKILLS.stream(), Stream.of(SKILLS).map(SkillId::id))
                .toList();
    }

    private static List<Action> actions() {
        final List<Action> actions = new ArrayList<>(List.of(
                new Action(0, "any", "Any order."),
                new Action(Order.FIRE, "fire", "A Fire order that is not smoke; also thrown grenades."),
                new Action(Order.MOVE, "move", "A Move."),
                new Action(Order.TAKE_COVER, "take-cover", "Take Cover."),
                new Action(Order.IDLE, "idle", "Idle."),
                new Action(Order.SKILL, "skill", "Any Specialist Skill.")));
        actions.add(new Action(FIRST_SKILL - 1, "smoke", "Smoke on the Marine's own column."));
        for (final SkillId skill : SkillId.ORDERS) {
            actions.add(new Action(FIRST_SKILL + skill.ordinal(), skill.id(), "The skill of that name."));
        }
        return List.copyOf(actions);
    }

    private final OrderWorth worth = new OrderWorth();
    private final ShotReckoning shot = new ShotReckoning();
    private final PlaceWorth places;
    private GameView view;
    private CombatView combat;
    private int marine;
    private int order;
    private int sort;
    /** Nobody acts after the order, the Enemy included. */
    private boolean isLast;

    OrderFacts(final PlaceWorth places) {
        this.places = places;
    }

    void begin(final GameView gameView, final Decision decision) {
        view = gameView;
        combat = gameView.combat;
        marine = decision.subject();
        worth.begin(view, marine, places);
    }

    void turnTo(final int newOrder) {
        order = newOrder;
        sort = sortOf(newOrder);
        isLast = worth.endsTheCombat(combat, newOrder);
        shot.forget();
    }

    private static int sortOf(final int order) {
        return switch (Order.kind(order)) {
            case Order.FIRE -> Order.has(order, Order.SMOKE) ? SMOKE : SHOT;
            case Order.MOVE -> MOVE;
            case Order.TAKE_COVER -> COVER;
            case Order.IDLE -> IDLE;
            default -> SKILL;
        };
    }

    /** Returns what sort of order it is. */
    int sort() {
        return sort;
    }

    boolean is(final int action) {
        if (action >= FIRST_SKILL) {
            return sort == SKILL && Order.skill(order) == action - FIRST_SKILL;
        }
        if (action == FIRST_SKILL - 1) {
            return sort == SMOKE;
        }
        return action == 0 || sort != SMOKE && Order.kind(order) == action;
    }

    private boolean isShot() {
        return sort == SHOT;
    }

    // Small methods, one for each sort: large ones are not inlined into the loop over all orders.
    double sum(final int[] facts, final double[] weights) {
        double sum = 0;
        for (int i = 0; i < facts.length; i++) {
            sum += weights[i] * of(facts[i] & FactGroup.SIZE - 1);
        }
        return sum;
    }

    double of(final int fact) {
        return switch (fact) {
            case Of.COST -> isLast ? 0 : Order.cost(order);
            case Of.LATE_COST -> isLast ? Order.cost(order) : 0;
            case Of.ORDER -> kind();
            case Of.TARGET -> target();
            default -> ofSort(fact);
        };
    }

    private double ofSort(final int fact) {
        return switch (sort) {
            case SHOT -> ofShot(fact);
            case SMOKE -> fact == Of.SHIELDS ? worth.shielded(combat, order) : 0;
            case MOVE -> isLast ? 0 : ofMove(fact);
            case COVER -> fact == Of.MARKERS && !isLast ? Order.markers(order) * worth.exposure() : 0;
            case SKILL -> ofSkill(fact);
            default -> 0;
        };
    }

    private double ofShot(final int fact) {
        return switch (fact) {
            case Of.ELIMINATES -> shot.reckoned(combat, marine, order, worth.poolOf(order)).eliminates;
            case Of.WEARS -> shot.reckoned(combat, marine, order, worth.poolOf(order)).wears;
            case Of.CHANCE -> shot.reckoned(combat, marine, order, worth.poolOf(order)).chance;
            case Of.BURST -> burst();
            case Of.HITS -> combat.meanSuccesses(marine, order);
            case Of.FOCUS -> combat.focus(marine, order);
            case Of.AIMED -> Order.has(order, Order.AIMED) ? 1 : 0;
            default -> 0;
        };
    }

    private double ofMove(final int fact) {
        return switch (fact) {
            case Of.COVER -> coverGained();
            case Of.REACH -> worth.reachGained(view, Order.space(order));
            default -> 0;
        };
    }

    private double ofSkill(final int fact) {
        return switch (fact) {
            case Of.AGAIN ->
                isSkill(SkillId.GO_AGAIN)
                        ? places.reach(view, Order.argument(order), combat.space(Order.argument(order)))
                        : 0;
            case Of.LIGHTS -> isSkill(SkillId.ILLUMINATION) ? worth.stillToAct() : 0;
            case Of.SUPPRESSES -> isSkill(SkillId.SUPPRESS) ? 1 : 0;
            case Of.FIRE_SUPPORT -> underFire();
            case Of.HEALED -> isSkill(SkillId.PATCH_UP) ? Math.min(2, view.squad.damage(Order.argument(order))) : 0;
            default -> 0;
        };
    }

    /** The place among {@link #kinds}: the sorts come in the same order, and the skills last. */
    private int kind() {
        return sort == SKILL ? NO_SKILLS.size() + Order.skill(order) : sort;
    }

    private boolean isSkill(final SkillId skill) {
        return SKILLS[Order.skill(order)] == skill;
    }

    private int target() {
        final int target = isShot() ? Order.target(order) : Order.NO_TARGET;
        if (target == Order.NO_TARGET) {
            return EnemyTable.TYPES + 1;
        }
        return combat.hidden(target) ? EnemyTable.TYPES : combat.enemyType(target);
    }

    private double burst() {
        final int target = Order.target(order);
        if (!combat.burst(marine, order) || combat.hidden(target)) {
            return 0;
        }
        return Math.max(worth.neighbour(combat, order, target, -1), worth.neighbour(combat, order, target, 1));
    }

    private double coverGained() {
        final int gained = (combat.marineHardCover(Order.space(order)) ? 1 : 0)
                - (combat.marineHardCover(combat.space(marine)) ? 1 : 0);
        return gained * worth.exposure();
    }

    private double underFire() {
        if (isSkill(SkillId.ARTILLERY)) {
            return OrderWorth.fullestRows(combat, 1);
        }
        return isSkill(SkillId.AIR_STRIKE) ? OrderWorth.fullestRows(combat, 2) : 0;
    }
}
