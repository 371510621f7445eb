package org.sitrep.playbook;

import java.util.Map;
import java.util.Optional;
import org.sitrep.scenario.Field;

/**
 * A line of a playbook as written.
 *
 * @param when condition over facts of the question
 * @param action name of the action
 * @param condition condition over facts of the option
 * @param by weights of facts of the option
 */
public record LineText(
        @Field(
                value = "When the line is tried: a condition over facts of the question; always if there is none.",
                orElse = "~")
        Optional<String> when,

        @Field(value = "What is done: one of the section's actions.", key = "do")
        String action,

        @Field(
                value = "Which of the options that are this action come into question: a condition over facts, those "
                        + "of the option too; all if there is none.",
                key = "if",
                orElse = "~")
        Optional<String> condition,

        @Field(
                value = "Weights of facts, each from -1000000000 to 1000000000: the option with the largest sum is "
                        + "taken, ties to the first. The section's weights if there are none.",
                orElse = "~")
        Optional<Map<String, Double>> by) {
    /** Returns the line on one line, without its weights, e.g. {@code when stamina < 3, do bivouac}. */
    String oneLine() {
        return when.map(one -> "when " + one + ", ").orElse("") + "do " + action
                + condition.map(one -> ", if " + one).orElse("");
    }
}
