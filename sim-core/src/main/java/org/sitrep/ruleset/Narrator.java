package org.sitrep.ruleset;

/** Takes the story of one mission, line by line, as {@link CompiledScenario#narrate} tells it. */
public interface Narrator {
    /**
     * Returns whether everything is to be told: every step, decision and roll. Otherwise a game may tell in few words what is long, a Mission of a campaign say.
     */
    default boolean wantsAll() {
        return false;
    }

    /** Begins a step: an activation, the set-up, the end. */
    void heading(String text);

    /** Tells one thing that happens within the step. */
    void line(String text);

    /** Shows the board; several lines of fixed-width text. */
    void board(String text);
}
