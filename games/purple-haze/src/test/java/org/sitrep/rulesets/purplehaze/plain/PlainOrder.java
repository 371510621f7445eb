package org.sitrep.rulesets.purplehaze.plain;

import java.util.Optional;
import org.sitrep.rulesets.purplehaze.plain.PlainContent.Mode;
import org.sitrep.rulesets.purplehaze.plain.PlainContent.RowCell;
import org.sitrep.rulesets.purplehaze.plain.PlainContent.Skill;

/** One of the two Orders of an activation (PH-ACT-2), with all that is said when it is given. */
sealed interface PlainOrder {

    /** What it is: the two of an activation differ in it. */
    enum Kind {
        FIRE,
        SKILL,
        MOVE,
        TAKE_COVER,
        IDLE
    }

    Kind kind();

    /** Its Initiative cost. */
    int cost();

    /**
     * Fire one mode at one Enemy (PH-ACT-8), with the Focus dice and the row cell that follow from where both stand.
     */
    record Fire(Mode mode, boolean aimed, PlainEnemy target, int focus, RowCell cell, int cost) implements PlainOrder {
        @Override
        public Kind kind() {
            return Kind.FIRE;
        }
    }

    /** A Specialist Skill (PH-ACT-7); GO AGAIN names the Marine it readies. */
    record UseSkill(Skill skill, Optional<PlainMarine> readied) implements PlainOrder {
        @Override
        public Kind kind() {
            return Kind.SKILL;
        }

        @Override
        public int cost() {
            return skill.cost();
        }
    }

    /** Move to another space (PH-ACT-4). */
    record Move(Space space, int cost) implements PlainOrder {
        @Override
        public Kind kind() {
            return Kind.MOVE;
        }
    }

    /** Restore so many Soft Cover markers (PH-ACT-5). */
    record TakeCover(int markers) implements PlainOrder {
        @Override
        public Kind kind() {
            return Kind.TAKE_COVER;
        }

        @Override
        public int cost() {
            return markers + 1;
        }
    }

    /** Nothing (PH-ACT-6). */
    record Idle() implements PlainOrder {
        @Override
        public Kind kind() {
            return Kind.IDLE;
        }

        @Override
        public int cost() {
            return 0;
        }
    }
}
