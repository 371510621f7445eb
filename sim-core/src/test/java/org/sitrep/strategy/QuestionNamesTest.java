package org.sitrep.strategy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.sitrep.scenario.Constants;

class QuestionNamesTest {
    private static final int FIRST_OPTION = 256;

    /** Questions of a game. */
    @Constants
    public static final class Questions {
        public static final int WHO_GOES_FIRST = 0;
        public static final int WHERE = 3;
        public static final int COUNT = 4;
        public static final int NOWHERE = 300;
        public static final long NO_INT = 2;
        static final int HIDDEN = 2;

        private Questions() {}
    }

    /** Two of one number. */
    @Constants
    public static final class Twins {
        public static final int ONE = 1;
        public static final int ANOTHER = 1;

        private Twins() {}
    }

    /** Does not ask. */
    static final class Hidden {
        public static final int ONE = 1;

        private Hidden() {}
    }

    @Test
    void areThoseOfConstants() {
        final QuestionNames names = new QuestionNames(Questions.class, FIRST_OPTION, Set.of("COUNT"));
        assertEquals(Map.of(0, "WHO_GOES_FIRST", 3, "WHERE"), names.all());
        assertEquals("WHO_GOES_FIRST", names.of(0));
        assertEquals("who-goes-first", names.id(0));
        assertEquals("question 4", names.of(4));
        assertEquals("question -1", names.of(-1));
    }

    @Test
    void aNumberHasOneName() {
        assertThrows(IllegalArgumentException.class, () -> new QuestionNames(Twins.class, FIRST_OPTION, Set.of()));
        assertEquals(Map.of(1, "ONE"), new QuestionNames(Twins.class, FIRST_OPTION, Set.of("ANOTHER")).all());
    }

    @Test
    void areNotSilentlyMissing() {
        assertThrows(IllegalArgumentException.class, () -> new QuestionNames(Hidden.class, FIRST_OPTION, Set.of()));
    }
}
