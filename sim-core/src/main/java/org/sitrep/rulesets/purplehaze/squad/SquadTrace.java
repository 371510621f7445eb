package org.sitrep.rulesets.purplehaze.squad;

import org.sitrep.strategy.Trace;

/** Is told what happens to the Squad, in a combat or not. Does nothing. */
public class SquadTrace extends Trace {
    /** For subclasses. */
    protected SquadTrace() {}

    /** A Marine drew a Wound card with his {@code cubes}th cube; {@code kept} lies before him now. */
    public void woundDrawn(final int marine, final int card, final int kept, final int cubes) {}

    /** A Marine took his third cube. */
    public void thirdWound(final int marine) {}

    /** A Flak Jacket was spent: one of the two cards is suffered, the other goes back. */
    public void flakJacket(final int marine, final int suffered, final int returned) {}

    /** A thick skin drew two cards: one is suffered, the other goes back. */
    public void thickSkin(final int marine, final int suffered, final int returned) {}

    /** A Lucky Charm ignored a Wound card and is gone. */
    public void woundIgnored(final int marine, final int card) {}

    /** A Marine drew a Condition card; {@code kept} lies before him now. */
    public void conditionDrawn(final int marine, final int card, final int kept) {}

    /** A Marine is killed in action. */
    public void killed(final int marine) {}

    /** An ID has a new holder. */
    public void idPassed(final int id, final int marine) {}

    /** A Marine found a step of a kind of gear. */
    public void gearFound(final int marine, final int gear) {}

    /** A Marine lost a step of a kind of gear. */
    public void gearLost(final int marine, final int gear) {}

    /** A Marine found a weapon. */
    public void weaponFound(final int marine, final int weapon) {}

    /** Something changed hands, packed as {@link Equipment} says, or was dropped. */
    public void handedOver(final int from, final int item, final int to) {}

    /** A Marine's Ability was used, or did what it does once in a Mission. */
    public void abilityUsed(final int marine) {}

    /** A Marine's Lucky Charm was used. */
    public void charmUsed(final int marine) {}

    /** A Boon card was played by its holder. */
    public void boonPlayed(final int marine, final int card) {}

    /** Something that was played took Stress off a Marine. */
    public void stressDropped(final int marine, final int stress) {}

    /** Something that was played took Damage off a Marine. */
    public void damageDropped(final int marine, final int damage) {}

    /** A Marine got a step of ammo back. */
    public void ammoRegained(final int marine, final int gear) {}
}
