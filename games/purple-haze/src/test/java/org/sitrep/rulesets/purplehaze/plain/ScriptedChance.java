package org.sitrep.rulesets.purplehaze.plain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayDeque;
import java.util.Deque;

/** Chance that follows a script and fails when the script is too short, too long or out of bounds. */
final class ScriptedChance implements PlainChance {

    private final Deque<Integer> script = new ArrayDeque<>();

    /** Adds the faces of the next dice. */
    ScriptedChance dice(int... faces) {
        for (int face : faces) {
            script.add(face - 1);
        }
        return this;
    }

    /** Adds the position of the next element drawn from a list. */
    ScriptedChance draw(int index) {
        script.add(index);
        return this;
    }

    @Override
    public int below(int bound) {
        assertFalse(script.isEmpty(), "a roll that the script does not hold");
        int value = script.remove();
        assertFalse(value >= bound, value + " does not fit a choice of " + bound);
        return value;
    }

    void assertUsedUp() {
        assertEquals(0, script.size(), "rolls left over");
    }
}
