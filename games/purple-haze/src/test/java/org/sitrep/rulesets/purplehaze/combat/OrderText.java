package org.sitrep.rulesets.purplehaze.combat;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.rulesets.purplehaze.definition.SkillId;
import org.sitrep.rulesets.purplehaze.definition.Space;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.strategy.Decision;

/**
 * Orders in words, for tests that list what is legal, e.g. {@code fire M16 auto at r1c2 = 4}; the number is the cost.
 */
final class OrderText {
    private static final int SMOKE_GRENADE = 255;
    private static final SkillId[] SKILLS = SkillId.values();

    private OrderText() {}

    /** Returns the words of an order with its cost. */
    static String of(final GameTables tables, final int order) {
        return words(tables, order) + " = " + Order.cost(order);
    }

    /** Returns the words of all options of a decision about orders. */
    static List<String> all(final GameTables tables, final Decision decision) {
        final List<String> texts = new ArrayList<>();
        for (int i = 0; i < decision.count(); i++) {
            texts.add(of(tables, decision.option(i)));
        }
        return texts;
    }

    private static String words(final GameTables tables, final int order) {
        return switch (Order.kind(order)) {
            case Order.FIRE -> fire(tables, order);
            case Order.SKILL -> "skill " + SKILLS[Order.skill(order)].id() + " " + (Order.argument(order) + 1);
            case Order.MOVE -> "move " + Space.of(Order.space(order));
            case Order.TAKE_COVER -> "cover " + Order.markers(order);
            case Order.IDLE -> "idle";
            default -> throw new AssertionError("no such order: " + order);
        };
    }

    private static String fire(final GameTables tables, final int order) {
        if (Order.has(order, Order.SMOKE)) {
            return Order.mode(order) == SMOKE_GRENADE
                    ? "smoke"
                    : "smoke by " + tables.modes.names.get(Order.mode(order));
        }
        final String target = Order.target(order) == Order.NO_TARGET
                ? "row"
                : Space.of(Order.target(order)).toString();
        return "fire " + tables.modes.names.get(Order.mode(order)) + " at " + target
                + (Order.has(order, Order.AIMED) ? " aimed" : "")
                + (Order.has(order, Order.ATTACHMENT) ? " bipod" : "")
                + (Order.has(order, Order.EXTRA_AMMO) ? " extra" : "")
                + (Order.has(order, Order.STANDING) ? " standing" : "");
    }
}
