package org.sitrep.playbook;

import java.util.List;
import java.util.Map;
import org.sitrep.scenario.Field;

/**
 * A section of a playbook as written.
 *
 * @param weights default weights of lines without their own
 * @param lines lines, tried in this order
 */
public record SectionText(
        @Field(
                value = "Weights of facts, each from -1000000000 to 1000000000, for lines without their own.",
                orElse = "{}")
        Map<String, Double> weights,

        @Field(
                value = "Lines, tried in order: the first whose condition holds and that has an option to take "
                        + "decides. If none does, the bot under otherwise answers.",
                min = 1,
                max = 200)
        List<LineText> lines) {}
