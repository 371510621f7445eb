package org.sitrep.ruleset;

import java.util.List;
import org.sitrep.ruleset.transcript.Choice;
import org.sitrep.ruleset.transcript.Roll;
import org.sitrep.ruleset.transcript.Scene;
import org.sitrep.ruleset.transcript.TrackState;
import org.sitrep.ruleset.transcript.Transcript;

/** Takes the story of one trial, entry by entry, as {@link CompiledScenario#narrate} tells it. */
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

    /** Tells one thing within the step. */
    void tell(Transcript.Entry entry);

    /** Says that a part of a long tale begins with the step under way, a Mission of a campaign say. */
    default void chapter(final String title) {
        tell(new Transcript.Chapter(title));
    }

    /** Tells one thing that happens within the step. */
    default void line(final String text) {
        tell(new Transcript.Line(text));
    }

    /** Shows the board; several lines of fixed-width text. */
    default void board(final String text) {
        tell(new Transcript.Board(text.stripTrailing()));
    }

    /** Explains the signs of a board; whoever draws boards of his own has no need of it. */
    default void legend(final String text) {
        tell(new Transcript.Legend(text));
    }

    /** Shows a table that is no board; several lines of fixed-width text. */
    default void table(final String text) {
        tell(new Transcript.Table(text.stripTrailing()));
    }

    /** Takes a decision as data, where it is told in a line or goes untold. */
    default void choice(final Choice choice) {
        tell(new Transcript.Chosen(choice));
    }

    /** Takes a roll as data, where it is told in a line or goes untold. */
    default void roll(final Roll roll) {
        tell(new Transcript.Rolled(roll));
    }

    /** Takes the tracks and clocks as they stand, those of the step from here on. */
    default void gauges(final List<TrackState> gauges) {
        tell(new Transcript.Gauges(gauges));
    }

    /** Takes a board as data, where {@link #board} shows it in text. */
    default void scene(final Scene scene) {
        tell(new Transcript.Shown(scene));
    }
}
