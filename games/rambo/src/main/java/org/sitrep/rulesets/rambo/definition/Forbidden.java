package org.sitrep.rulesets.rambo.definition;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.sitrep.scenario.Words;

/**
 * Things that the team must do without. Each is written {@code kind:name}: gear, a tactics card or a stance of a hero,
 * or an action.
 *
 * @param things as the document writes them
 */
public record Forbidden(List<String> things) {
    /**
     * Actions that can be forbidden in a hero's turn. Steps, P.O.I.s and the end of the turn cannot be: without them no
     * mission could be won.
     */
    public enum Action {
        /** Attack with any weapon, by an action or for free. */
        ATTACK,
        /** Draw a tactics card by an action. */
        DRAW,
        /** Play a tactics card. */
        PLAY,
        /** Discard a tactics card for valor. */
        DISCARD,
        /** Use gear; permanent effects of gear stay. */
        USE
    }

    /** Copies the list. */
    public Forbidden {
        things = List.copyOf(things);
    }

    /** Returns the notation of gear. */
    public static String gear(final String id) {
        return "gear:" + id;
    }

    /** Returns the notation of a tactics card. */
    public static String tactics(final String hero, final String card) {
        return "tactics:" + hero + "." + card;
    }

    /** Returns the notation of a stance. */
    public static String stance(final String hero, final String stance) {
        return "stance:" + hero + "." + stance;
    }

    /** Returns the notation of an action. */
    public static String action(final Action action) {
        return "action:" + Words.of(action);
    }

    /** Returns everything that can be forbidden: gear, tactics cards and stances by hero, then actions. */
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

    /** Returns whether a thing is forbidden, in the notation of the document. */
    public boolean has(final String thing) {
        return things.contains(thing);
    }
}
