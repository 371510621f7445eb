package org.sitrep.rulesets.purplehaze.definition;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.sitrep.scenario.Words;

/**
 * What the Squad has to do without. Each thing is written {@code kind:name}: a weapon, a kind of gear, a skill or an
 * order.
 *
 * @param things as the document writes them
 */
public record Forbidden(List<String> things) {
    /** Orders that can be forbidden; Idle never is, so there is always one. */
    public enum Order {
        /** Fire with anything. */
        FIRE,
        /** An Aimed Shot, while other Fire is allowed. */
        AIMED_SHOT,
        /** Skills that are orders; those that need none go on working. */
        SKILL,
        MOVE,
        TAKE_COVER
    }

    /** Copies the list. */
    public Forbidden {
        things = List.copyOf(things);
    }

    /** Returns how a weapon is written. */
    public static String weapon(final String id) {
        return "weapon:" + id;
    }

    /** Returns how a kind of gear is written. */
    public static String gear(final String id) {
        return "gear:" + id;
    }

    /** Returns how a skill is written. */
    public static String skill(final String id) {
        return "skill:" + id;
    }

    /** Returns how an order is written. */
    public static String order(final Order order) {
        return "order:" + Words.of(order);
    }

    /** Returns everything that can be forbidden: weapons, gear, skills, then orders. */
    public static List<String> known(final GameData game) {
        final List<String> known = new ArrayList<>();
        game.weapons().keySet().forEach(id -> known.add(weapon(id)));
        game.gear().keySet().forEach(id -> known.add(gear(id)));
        Arrays.stream(SkillId.values()).forEach(skill -> known.add(skill(skill.id())));
        Arrays.stream(Order.values()).forEach(order -> known.add(order(order)));
        return known;
    }

    /** Returns whether nothing is forbidden. */
    public boolean isEmpty() {
        return things.isEmpty();
    }

    /** Returns whether a thing is forbidden, as the document would write it. */
    public boolean has(final String thing) {
        return things.contains(thing);
    }
}
