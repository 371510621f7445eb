package org.sitrep.rulesets.rambo.bots.sense;

import org.sitrep.rulesets.rambo.mission.MissionView;
import org.sitrep.rulesets.rambo.tables.GameTables;

/** Combines all judgement of a bot at one table. One per bot; not thread-safe; allocates nothing after construction. */
public final class Sense {
    /** The mission as the players see it. */
    public final MissionView view;
    /** Boards, cards, map and dossier. */
    public final GameTables tables;
    /** Goals of the dossier. */
    public final Goals goals;
    /** Ways over the map. */
    public final Ways ways;
    /** Assignment of heroes to goals. */
    public final Orders orders;
    /** Cost of alert and danger. */
    public final Safety safety;
    /** Worth of attacks. */
    public final Strikes strikes;
    /** Worth of cards. */
    public final CardWorth cards;
    /** Worth of gear. */
    public final GearWorth gear;
    /** Worth of spaces to stand on. */
    public final Places places;
    /** Worth of parties. */
    public final Parties parties;

    /** Creates the judgement of a mission's table. */
    public Sense(final MissionView view, final Nerve nerve) {
        this.view = view;
        tables = view.tables();
        goals = new Goals(tables);
        ways = new Ways(tables.map);
        orders = new Orders(view, goals, ways);
        safety = new Safety(view, nerve);
        strikes = new Strikes(view, goals, safety, nerve);
        cards = new CardWorth(view, orders, safety);
        gear = new GearWorth(view);
        places = new Places(view, goals, orders, safety);
        parties = new Parties();
    }
}
