package org.sitrep.rulesets.purplehaze.metrics;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.sitrep.outcome.Slot;
import org.sitrep.outcome.Slot.Better;
import org.sitrep.outcome.Slot.Kind;

/** Makes slots of the usual kinds. Stateless. */
final class Slots {
    private Slots() {}

    static Slot flag(final String name, final String label, final Better better) {
        return new Slot(name, label, "share", Kind.FLAG, 0, 1, 1, better);
    }

    static Slot count(final String name, final String label, final String unit, final int max, final Better better) {
        return new Slot(name, label, unit, Kind.COUNT, 0, max, 1, better);
    }

    /** Returns the names or labels of so many things. */
    static List<String> names(final int count, final IntFunction<String> name) {
        final List<String> names = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            names.add(name.apply(i));
        }
        return names;
    }
}
