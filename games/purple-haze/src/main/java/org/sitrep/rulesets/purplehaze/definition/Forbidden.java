package org.sitrep.rulesets.purplehaze.definition;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.sitrep.scenario.Words;

/**
 * The things that the Squad may not use. Each is written {@code kind:name}: a weapon, a kind of gear, a skill or an
 * order.
 *
 * @param things the things as written in the document
 */
public record Forbidden(List<String> things) {
    /** Orders that can be forbidden. Idle is not among them, so that one order is always allowed. */
    public enum Order {
        /** Fire with any item. */
        FIRE,
        /** An Aimed Shot, where other Fire is allowed. */
        AIMED_SHOT,
        /** Skills that are orders; other skills continue to work. */
        SKILL,
        MOVE,
        TAKE_COVER
    }

    /** Copies the list. */
    public Forbidden {
        things = List.copyOf(things);
    }

    /** Returns the written form of a weapon. */
    public static String weapon(final String id) {
        return "weapon:" + id;
    }

    /** Returns the written form of a kind of gear. */
    public static String gear(final String id) {
        return "gear:" + id;
    }

    /** Returns the written form of a skill. */
    public static String skill(final String id) {
        return "skill:" + id;
    }

    /** Returns the written form of an order. */
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

    /** Returns whether a thing, in its written form, is forbidden. */
    public boolean has(final String thing) {
        return things.contains(thing);
    }
}
