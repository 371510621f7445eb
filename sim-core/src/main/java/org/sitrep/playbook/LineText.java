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
        @Field("Condition over facts of the question for the line to be tried; always tried if absent.")
        Optional<String> when,

        @Field(value = "Action: one of the section's actions.", key = "do")
        String action,

        @Field(
                value = "Condition on the options with this action, over facts of the question and of the "
                        + "option; all options if absent.",
                key = "if")
        Optional<String> condition,

        @Field("Weights of facts, each from -1000000000 to 1000000000: the option with the largest sum "
                + "is taken, the first in a tie. The section's weights if absent.")
        Optional<Map<String, Double>> by) {
    /** Returns the line on one line, without its weights, e.g. {@code when stamina < 3, do bivouac}. */
    String oneLine() {
        return when.map(one -> "when " + one + ", ").orElse("") + "do " + action
                + condition.map(one -> ", if " + one).orElse("");
    }
}
