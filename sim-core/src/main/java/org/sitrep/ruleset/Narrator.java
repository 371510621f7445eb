package org.sitrep.ruleset;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.sitrep.ruleset.transcript.Choice;
import org.sitrep.ruleset.transcript.Roll;
import org.sitrep.ruleset.transcript.Scene;
import org.sitrep.ruleset.transcript.TrackState;
import org.sitrep.ruleset.transcript.Transcript;

/** Receives the transcript of one trial, entry by entry, from {@link CompiledScenario#narrate}. */
public interface Narrator {
    /**
     * Returns whether to narrate everything: every step, decision and roll. Otherwise a game may summarise long parts,
     * such as a Mission of a campaign.
     */
    default boolean wantsAll() {
        return false;
    }

    /**
     * Returns the side whose knowledge the narration keeps to, a place in {@link CompiledScenario#sights}; -1 for a
     * reader who sees everything.
     */
    default int sight() {
        return -1;
    }

    /** Begins a step: an activation, the set-up, the end. */
    void heading(String text);

    /** Adds an entry to the current step. */
    void tell(Transcript.Entry entry);

    /** Marks the current step as the beginning of a part of a long transcript, such as a Mission of a campaign. */
    default void chapter(final String title) {
        tell(new Transcript.Chapter(title));
    }

    /** Adds an event of the current step. */
    default void line(final String text) {
        tell(new Transcript.Line(text));
    }

    /** Shows the board; several lines of fixed-width text. */
    default void board(final String text) {
        tell(new Transcript.Board(text.stripTrailing()));
    }

    /** Explains the symbols of a board; not needed by narrators that draw boards of their own. */
    default void legend(final String text) {
        tell(new Transcript.Legend(text));
    }

    /** Shows a table other than a board; several lines of fixed-width text. */
    default void table(final String text) {
        tell(new Transcript.Table(text.stripTrailing()));
    }

    /** Adds a decision as data, whether or not a line describes it. */
    default void choice(final Choice choice) {
        tell(new Transcript.Chosen(choice));
    }

    /**
     * Reports every decision as it is made, before anything follows from it, even if {@link #choice} adds it to the
     * transcript later or never.
     */
    default void asked(final Choice choice) {
        asked(choice, Optional::empty);
    }

    /**
     * Reports a decision as {@link #asked(Choice)} does, with the board at that moment.
     *
     * @param board supplies the present board, if there is one, until play goes on
     */
    default void asked(final Choice choice, final Supplier<Optional<Scene>> board) {}

    /** Adds a roll as data, whether or not a line describes it. */
    default void roll(final Roll roll) {
        tell(new Transcript.Rolled(roll));
    }

    /** Sets the tracks and clocks of the step from here on. */
    default void gauges(final List<TrackState> gauges) {
        tell(new Transcript.Gauges(gauges));
    }

    /** Adds a board as data, where {@link #board} shows it in text. */
    default void scene(final Scene scene) {
        tell(new Transcript.Shown(scene));
    }

    /** Marks a token of the board with what it does in the current step, or what is done to it. */
    default void mark(final String token, final Transcript.Mark.Kind kind) {
        tell(new Transcript.Mark(token, kind, 0));
    }

    /** Marks a token as the target of an attack that does an amount of damage, which may be 0. */
    default void hit(final String token, final int damage) {
        tell(new Transcript.Mark(
                token, damage > 0 ? Transcript.Mark.Kind.HURT : Transcript.Mark.Kind.TARGET, Math.max(0, damage)));
    }
}
