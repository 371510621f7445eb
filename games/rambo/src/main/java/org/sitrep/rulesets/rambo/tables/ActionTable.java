package org.sitrep.rulesets.rambo.tables;

import org.sitrep.rulesets.rambo.definition.Forbidden;

/** Which actions are on offer; all of them unless the scenario forbids some. Immutable. */
public final class ActionTable {
    /** Attacks, by an action or for free. */
    public final boolean attack;
    /** Drawing a tactics card by an action. */
    public final boolean draw;
    /** Playing tactics cards. */
    public final boolean play;
    /** Discarding tactics cards for valor. */
    public final boolean discard;
    /** Using gear. */
    public final boolean use;

    ActionTable(final Forbidden forbidden) {
        attack = !forbidden.has(Forbidden.Action.ATTACK);
        draw = !forbidden.has(Forbidden.Action.DRAW);
        play = !forbidden.has(Forbidden.Action.PLAY);
        discard = !forbidden.has(Forbidden.Action.DISCARD);
        use = !forbidden.has(Forbidden.Action.USE);
    }
}
