package org.sitrep.rulesets.purplehaze.bots.playbook;

import java.util.List;
import java.util.stream.Stream;
import org.sitrep.playbook.Actions;
import org.sitrep.playbook.Facts;
import org.sitrep.playbook.Questions;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.bots.OrderWorth;
import org.sitrep.rulesets.purplehaze.bots.PlaceWorth;
import org.sitrep.rulesets.purplehaze.combat.Order;
import org.sitrep.rulesets.purplehaze.definition.SkillId;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.strategy.Decision;

/** Facts about an order on offer. The effect of a shot is computed once per order. */
final class OrderFacts extends SectionFacts {
    /** The types of Enemies that the words of a fact know, and what else a target can be. */
    private static final List<String> TARGETS =
            List.of("fighter", "elite", "rpd", "sniper", "leader", "tank", "hidden", "none", "other");

    private static final SkillId[] SKILLS = SkillId.values();

    /** The sorts of orders that {@link #sort} returns. */
    private static final int SHOT = 0;

    private static final int SMOKE = 1;
    private static final int MOVE = 2;
    private static final int COVER = 3;
    private static final int IDLE = 4;
    private static final int SKILL = 5;

    /** The kinds of orders other than skills, by their sorts; skills follow them. */
    private static final List<String> NO_SKILLS = List.of("fire", "smoke", "move", "take-cover", "idle");

    static final Questions QUESTIONS = new Questions()
            .ask(DecisionKind.FIRST_ORDER, "first", "The first order of a Marine.")
            .byDefault("the highest worth less its Initiative")
            .ask(DecisionKind.SECOND_ORDER, "second", "The second order of a Marine.")
            .byDefault("the highest worth less its Initiative");

    static final Facts<OrderFacts> FACTS = new Facts<OrderFacts>(3)
            .ofOption()
            .word("order", kinds(), OrderFacts::kindOfOrder)
            .as("Kind of order.")
            .ofOption(SHOT)
            .number("eliminates", 0, 30, f -> f.isShot() ? f.shot().eliminates : 0)
            .as("Expected eliminations by a shot, in Fighters: a Specialist counts as 1.3 to 1.7, a tank as 2.5. "
                    + "Exact.")
            .number("wears", 0, 100, f -> f.isShot() ? f.shot().wears : 0)
            .as("Expected loss of Hit Points and Soft Cover of an Enemy who survives the shot.")
            .number("burst", 0, 3, f -> f.isShot() ? f.burst() : 0)
            .as("Expected additional eliminations by a Burst, of the better neighbour, in Fighters.")
            .number("chance", 0, 1, f -> f.isShot() ? f.shot().chance : 0)
            .as("Chance that a shot eliminates its target. Exact.")
            .number("hits", 0, 100, f -> f.isShot() ? f.combat.meanSuccesses(f.marine, f.option) : 0)
            .as("Mean successes of a shot. Exact.")
            .number("focus", -20, 20, f -> f.isShot() ? f.combat.focus(f.marine, f.option) : 0)
            .as("Focus dice of a shot.")
            .ofOption()
            .word("target", TARGETS, OrderFacts::target)
            .as("Target of a shot; none for an area, smoke or another order.")
            .ofOption(SHOT)
            .flag("aimed", f -> f.isShot() && Order.has(f.option, Order.AIMED))
            .as("It is an Aimed Shot.")
            .ofOption(SMOKE)
            .number("shields", 0, 6, f -> f.sort == SMOKE ? f.worth.shielded(f.combat, f.option) : 0)
            .as("Marines whom smoke would protect from the next attack; weighted less with fewer Enemies.")
            .ofOption(COVER)
            .number(
                    "markers",
                    0,
                    6,
                    f -> f.sort == COVER && !f.isLast ? Order.markers(f.option) * f.worth.exposure() : 0)
            .as("Soft Cover markers that Take Cover restores; weighted less with fewer Enemies, 0 if no one acts "
                    + "after it.")
            .ofOption(MOVE)
            .number("coverGained", -1, 1, f -> f.sort == MOVE && !f.isLast ? f.coverGained() : 0)
            .as("1 for a Move into Hard Cover, -1 for one out of it; weighted less with fewer Enemies.")
            .number(
                    "reachGained",
                    -100,
                    100,
                    f -> f.sort == MOVE && !f.isLast ? f.worth.reachGained(f.view, Order.space(f.option)) : 0)
            .as("Gain of a Move for later shots, in mean successes.")
            .ofOption(SKILL)
            .number("again", 0, 100, f -> f.isSkill(SkillId.GO_AGAIN) ? f.reachOfOther() : 0)
            .as("Mean successes of the best mode of the Marine who activates again, averaged over the Enemies.")
            .number("lights", 0, 6, f -> f.isSkill(SkillId.ILLUMINATION) ? f.worth.stillToAct() : 0)
            .as("Marines still to act who benefit from Illumination at night.")
            .flag("suppresses", f -> f.isSkill(SkillId.SUPPRESS))
            .as("The next Enemy activation will cost more.")
            .number("underFire", 0, 12, OrderFacts::underFire)
            .as("Enemies on the rows with most Enemies that Fire Support could hit.")
            .number(
                    "healed",
                    0,
                    2,
                    f -> f.isSkill(SkillId.PATCH_UP) ? Math.min(2, f.view.squad.damage(Order.argument(f.option))) : 0)
            .as("Damage that patch-up removes.")
            .ofOption()
            .number("cost", 0, 40, f -> f.isLast ? 0 : Order.cost(f.option))
            .as("Initiative cost of the order; 0 if no one acts after it.")
            .number("lateCost", 0, 40, f -> f.isLast ? Order.cost(f.option) : 0)
            .as("Initiative cost of the order if no one acts after it, else 0.");

    static final Actions<OrderFacts> ACTIONS = actions();

    private static List<String> kinds() {
        return Stream.concat(NO_SKILLS.stream(), Stream.of(SKILLS).map(SkillId::id))
                .toList();
    }

    private static Actions<OrderFacts> actions() {
        final Actions<OrderFacts> actions = new Actions<OrderFacts>("Any order.")
                .add("fire", "A Fire order other than smoke, including thrown grenades.", OrderFacts::isShot)
                .add("move", "A Move.", f -> f.sort == MOVE)
                .add("take-cover", "Take Cover.", f -> f.sort == COVER)
                .add("idle", "Idle.", f -> f.sort == IDLE)
                .add("skill", "Any Specialist Skill.", f -> f.sort == SKILL)
                .add("smoke", "Smoke on the Marine's own column.", f -> f.sort == SMOKE);
        for (final SkillId skill : SkillId.ORDERS) {
            actions.add(skill.id(), "The skill of that name.", f -> f.isSkill(skill));
        }
        return actions;
    }

    private final OrderWorth worth = new OrderWorth();
    private final ShotEstimate shot = new ShotEstimate();
    private final PlaceWorth places;
    private int marine;
    private int sort;
    /** True if no activation follows the order, including the Enemy's. */
    private boolean isLast;

    OrderFacts(final PlaceWorth places) {
        super(FACTS, ACTIONS);
        this.places = places;
    }

    @Override
    public void begin(final GameView gameView, final Decision newDecision) {
        super.begin(gameView, newDecision);
        marine = newDecision.subject();
        worth.begin(view, marine, places);
    }

    @Override
    public void turnTo(final int order) {
        super.turnTo(order);
        sort = sortOf(order);
        isLast = worth.endsTheCombat(combat, order);
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

    @Override
    public int sort() {
        return sort;
    }

    private boolean isShot() {
        return sort == SHOT;
    }

    private boolean isSkill(final SkillId skill) {
        return sort == SKILL && SKILLS[Order.skill(option)] == skill;
    }

    private ShotEstimate shot() {
        return shot.of(combat, marine, option, worth.poolOf(option));
    }

    /** Returns the position among {@link #kinds}: the sorts have the same order, and the skills come last. */
    private int kindOfOrder() {
        return sort == SKILL ? NO_SKILLS.size() + Order.skill(option) : sort;
    }

    private int target() {
        final int target = isShot() ? Order.target(option) : Order.NO_TARGET;
        if (target == Order.NO_TARGET) {
            return TARGETS.indexOf("none");
        }
        if (combat.hidden(target)) {
            return TARGETS.indexOf("hidden");
        }
        final int known = TARGETS.indexOf(combat.enemyTable().typeIds.get(combat.enemyType(target)));
        return known < 0 ? TARGETS.indexOf("other") : known;
    }

    private double burst() {
        final int target = Order.target(option);
        if (!combat.burst(marine, option) || combat.hidden(target)) {
            return 0;
        }
        return Math.max(worth.neighbour(combat, option, target, -1), worth.neighbour(combat, option, target, 1));
    }

    private double coverGained() {
        final int gained = (combat.marineHardCover(Order.space(option)) ? 1 : 0)
                - (combat.marineHardCover(combat.space(marine)) ? 1 : 0);
        return gained * worth.exposure();
    }

    private double reachOfOther() {
        final int other = Order.argument(option);
        return places.reach(view, other, combat.space(other));
    }

    private double underFire() {
        if (isSkill(SkillId.ARTILLERY)) {
            return OrderWorth.fullestRows(combat, 1);
        }
        return isSkill(SkillId.AIR_STRIKE) ? OrderWorth.fullestRows(combat, 2) : 0;
    }
}
