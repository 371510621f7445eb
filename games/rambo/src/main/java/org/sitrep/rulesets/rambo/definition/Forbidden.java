package org.sitrep.rulesets.rambo.definition;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.sitrep.scenario.Words;

/**
 * What the team has to do without. Each thing is written {@code kind:name}: gear, a tactics card or a stance of a hero,
 * or an action.
 *
 * @param things as the document writes them
 */
public record Forbidden(List<String> things) {
    /**
     * What a hero does in its turn and can be forbidden. Steps, P.O.I.s and the end of the turn never are: without them
     * no mission could be won.
     */
    public enum Action {
        /** Attack with anything, by an action or for free. */
        ATTACK,
        /** Draw a tactics card by an action. */
        DRAW,
        /** Play a tactics card. */
        PLAY,
        /** Discard a tactics card for valor. */
        DISCARD,
        /** Use gear; what gear does by itself goes on. */
        USE
    }

    /** Copies the list. */
    public Forbidden {
        things = List.copyOf(things);
    }

    /** Returns how gear is written. */
    public static String gear(final String id) {
        return "gear:" + id;
    }

    /** Returns how a tactics card is written. */
    public static String tactics(final String hero, final String card) {
        return "tactics:" + hero + "." + card;
    }

    /** Returns how a stance is written. */
    public static String stance(final String hero, final String stance) {
        return "stance:" + hero + "." + stance;
    }

    /** Returns how an action is written. */
    public static String action(final Action action) {
        return "action:" + Words.of(action);
    }

    /** Returns everything that can be forbidden: gear, tactics cards and stances hero by hero, then actions. */
    public static List<String> known(final GameData game) {
        final List<String> known = new ArrayList<>();
        game.gear().keySet().forEach(id -> known.add(gear(id)));
        for (final Hero hero : game.heroes().values()) {
            hero.tactics().keySet().forEach(card -> known.add(tactics(hero.id(), card)));
            hero.stances().keySet().forEach(stance -> known.add(stance(hero.id(), stance)));
        }
        Arrays.stream(Action.values()).forEach(action -> known.add(action(action)));
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
