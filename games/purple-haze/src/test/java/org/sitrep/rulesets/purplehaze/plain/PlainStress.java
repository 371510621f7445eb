package org.sitrep.rulesets.purplehaze.plain;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.rulesets.purplehaze.plain.PlainContent.ConditionCard;

/**
 * Stress, and the Condition deck: a Condition changes the Intelligence that Fire Support asks for, and the Willpower of
 * PH-KIA-1.
 */
final class PlainStress {

    private static final int BREAKDOWN_CUBES = 3;

    private final PlainChance chance;
    private final List<ConditionCard> cards = new ArrayList<>(PlainContent.CONDITION_CARDS);

    PlainStress(PlainChance chance) {
        this.chance = chance;
    }

    /** Stress of one source; at or over the threshold all of it goes and one Condition comes (PH-STR-2). */
    void add(PlainMarine marine, int stress) {
        marine.stressTaken += stress;
        marine.stress += stress;
        if (marine.stress >= marine.stressThreshold()) {
            marine.stress = 0;
            marine.conditionCubes++;
            if (marine.conditionCubes < BREAKDOWN_CUBES) { // the third is a cube only (PH-CND-3, AMB-50)
                draw(marine);
            }
        }
    }

    private void draw(PlainMarine marine) {
        ConditionCard drawn = chance.take(cards);
        if (marine.condition == null) {
            marine.condition = drawn;
            return;
        }
        boolean drawnIsHigher = drawn.number() > marine.condition.number(); // PH-CND-2
        cards.add(drawnIsHigher ? marine.condition : drawn);
        marine.condition = drawnIsHigher ? drawn : marine.condition;
    }
}
