package org.sitrep.ruleset;

import java.util.List;
import org.sitrep.ruleset.tale.Choice;
import org.sitrep.ruleset.tale.Gauge;
import org.sitrep.ruleset.tale.Roll;
import org.sitrep.ruleset.tale.Scene;

/** Takes the story of one mission, line by line, as {@link CompiledScenario#narrate} tells it. */
public interface Narrator {
    /**
     * Returns whether everything is to be told: every step, decision and roll. Otherwise a game may tell in few words
     * what is long, a Mission of a campaign say.
     */
    default boolean wantsAll() {
        return false;
    }

    /** Begins a step: an activation, the set-up, the end. */
    void heading(String text);

    /** Says that a part of a long tale begins with the step under way, a Mission of a campaign say. */
    default void chapter(final String title) {}

    /** Tells one thing that happens within the step. */
    void line(String text);

    /** Shows the board; several lines of fixed-width text. */
    void board(String text);

    /** Explains the signs of a board; whoever draws boards of his own has no need of it. */
    default void legend(final String text) {
        line(text);
    }

    /** Shows a table that is no board; several lines of fixed-width text. */
    default void table(final String text) {
        board(text);
    }

    /** Takes a decision as data, where it is told in a line or goes untold. */
    default void choice(final Choice choice) {}

    /** Takes a roll as data, where it is told in a line or goes untold. */
    default void roll(final Roll roll) {}

    /** Takes the tracks and clocks as they stand, those of the step from here on. */
    default void gauges(final List<Gauge> gauges) {}

    /** Takes a board as data, where {@link #board} shows it in text. */
    default void scene(final Scene scene) {}
}
