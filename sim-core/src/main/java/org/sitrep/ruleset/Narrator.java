package org.sitrep.ruleset;

/** Takes the story of one mission, line by line, as {@link CompiledScenario#narrate} tells it. */
public interface Narrator {
    /** Begins a step: an activation, the set-up, the end. */
    void heading(String text);

    /** Tells one thing that happens within the step. */
    void line(String text);

    /** Shows the board; several lines of fixed-width text. */
    void board(String text);
}
