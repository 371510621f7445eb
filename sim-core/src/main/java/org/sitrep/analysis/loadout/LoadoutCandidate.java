package org.sitrep.analysis.loadout;

import java.util.List;
import org.sitrep.ruleset.Kits;

/**
 * A loadout to play.
 *
 * @param choice the free part of it
 * @param sets other changes, {@code path=value} each; empty for a loadout alone
 */
record LoadoutCandidate(Kits choice, List<String> sets) {
    LoadoutCandidate(final Kits choice) {
        this(choice, List.of());
    }
}
