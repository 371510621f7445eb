package org.sitrep.rulesets.purplehaze.plain;

import java.util.List;
import java.util.Optional;

/** The Marines' side of a combat: whoever decides for them, and how that is carried out. */
interface PlainMarineSide {

    /** What is decided before the first activation: where the Marines start, and the Claymore. */
    default void setUp() {}

    /** Who activates next; empty when nobody can, or the combat is over before. */
    Optional<PlainMarine> next();

    /** Plays one activation and returns its Initiative cost. */
    int activate(PlainMarine marine);

    /** What happens to Load that is too much when the combat is over (PH-END-2). */
    default void repack() {}

    /** Who takes over a lost man's ID, of those who can, in ID order. */
    PlainMarine holder(List<PlainMarine> able);
}
