package org.sitrep.analysis.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.sitrep.rng.Mix64;
import org.sitrep.ruleset.StepSink;

/**
 * Turns the steps of a mission into marks of {@value #BITS} bits, one a step, each of a running hash over all steps so
 * far: two missions that were played alike have the same marks, and from the step on at which they part nearly all
 * marks differ. That step is found exactly in 15 of 16 cases and one step late in most others. Reused from mission to
 * mission; not thread-safe.
 */
final class StepMarks implements StepSink {
    static final int BITS = 4;

    private final List<String> names = new ArrayList<>();
    private byte[] marks = new byte[256];
    private long hash;

    void begin() {
        hash = 0;
        names.clear();
    }

    @Override
    public void step(final String name, final long... numbers) {
        hash = Mix64.mix((hash ^ name.hashCode()) * Mix64.GAMMA);
        for (final long number : numbers) {
            hash = Mix64.mix((hash ^ number) * Mix64.GAMMA);
        }
        if (names.size() == marks.length) {
            marks = Arrays.copyOf(marks, 2 * marks.length);
        }
        marks[names.size()] = (byte) (hash >>> Long.SIZE - BITS);
        names.add(name);
    }

    int steps() {
        return names.size();
    }

    String name(final int step) {
        return names.get(step);
    }

    byte[] marks() {
        return Arrays.copyOf(marks, names.size());
    }
}
