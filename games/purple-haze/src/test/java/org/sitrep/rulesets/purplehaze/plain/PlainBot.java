package org.sitrep.rulesets.purplehaze.plain;

import java.util.List;

/** Answers every question of a combat by taking one of all the answers that the rules allow. */
@FunctionalInterface
interface PlainBot {

    /** What is asked. */
    enum Question {
        PLACE,
        CLAYMORE,
        LEFTOVER_HIT,
        ACTIVATE,
        FIRST_ORDER,
        SECOND_ORDER,
        BURST,
        FIRE_MISSION_ROW,
        ID_HOLDER,
        SHED
    }

    /** Returns the place of the answer among {@code answers}. */
    int choose(Question question, List<?> answers);

    /** Takes each answer as often as any other. */
    static PlainBot random(PlainChance chance) {
        return (question, answers) -> chance.below(answers.size());
    }
}
