package org.sitrep.analysis.loadout;

import java.util.List;
import org.sitrep.ruleset.Kits;

/**
 * A loadout that is played.
 *
 * @param choice the free part of it
 * @param sets what else is changed, {@code path=value} each; nothing for a loadout by itself
 */
record LoadoutCandidate(Kits choice, List<String> sets) {
    LoadoutCandidate(final Kits choice) {
        this(choice, List.of());
    }
}
