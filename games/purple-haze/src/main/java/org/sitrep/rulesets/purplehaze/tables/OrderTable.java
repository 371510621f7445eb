package org.sitrep.rulesets.purplehaze.tables;

import org.sitrep.rulesets.purplehaze.definition.Forbidden;

/** Which orders are on offer; all of them unless the scenario forbids some. Immutable. */
public final class OrderTable {
    /** Fire with anything. */
    public final boolean fire;
    /** Aimed Shots. */
    public final boolean aimedShot;
    /** Skills that are orders. */
    public final boolean skill;
    /** Move. */
    public final boolean move;
    /** Take Cover. */
    public final boolean takeCover;

    OrderTable(final Forbidden forbidden) {
        fire = !forbidden.has(Forbidden.Order.FIRE);
        aimedShot = !forbidden.has(Forbidden.Order.AIMED_SHOT);
        skill = !forbidden.has(Forbidden.Order.SKILL);
        move = !forbidden.has(Forbidden.Order.MOVE);
        takeCover = !forbidden.has(Forbidden.Order.TAKE_COVER);
    }
}
