package org.sitrep.rulesets.rambo.checks;

import java.util.List;
import java.util.Objects;
import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.rulesets.rambo.definition.Gear;

/** Counts gear slots. */
final class Slots {
    private Slots() {}

    /** Returns how many slots some gear takes; what there is not, which has a finding of its own, takes none. */
    static int of(final List<String> carried, final GameData game) {
        return carried.stream()
                .map(game.gear()::get)
                .filter(Objects::nonNull)
                .mapToInt(Gear::slots)
                .sum();
    }
}
