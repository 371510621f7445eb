package org.sitrep.rulesets.sixtyfive.tables;

import java.util.List;
import java.util.function.Function;
import org.sitrep.rulesets.sixtyfive.definition.Card.HitColour;
import org.sitrep.rulesets.sixtyfive.definition.Card.HitColours;

/** Kinds of attack that differ in the colours that hit (SF-HIT-2). */
public enum AttackKind {
    /** Fire of every kind that is not named here. */
    FIRE(HitColours::fire),
    ARTILLERY(HitColours::artillery),
    MOVE_AND_FIRE(HitColours::moveAndFire),
    ASSAULT(HitColours::assault),
    HOVERING(HitColours::hovering),
    /** Fire of a flying or landed helicopter. */
    FLYING(HitColours::flying),
    /** A helicopter that falls on a hex; in the game's table it is a kind of Fire. */
    CRASH(HitColours::fire),
    /** Friends in the target's hex. */
    FRIENDS(HitColours::friends),
    /** Friends next to the target of an air strike. */
    FRIENDS_NEAR(HitColours::friendsNear);

    final Function<HitColours, List<HitColour>> colours;

    AttackKind(final Function<HitColours, List<HitColour>> colours) {
        this.colours = colours;
    }
}
