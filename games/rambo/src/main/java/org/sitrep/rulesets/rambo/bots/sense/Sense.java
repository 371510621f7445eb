package org.sitrep.rulesets.rambo.bots.sense;

import org.sitrep.rulesets.rambo.mission.MissionView;
import org.sitrep.rulesets.rambo.tables.GameTables;

/** All judgement of a bot at one table. One a bot; not thread-safe; allocates nothing once made. */
public final class Sense {
    /** What it judges. */
    public final MissionView view;
    /** Boards, cards, map and dossier. */
    public final GameTables tables;
    /** What the dossier wants. */
    public final Goals goals;
    /** Ways over the map. */
    public final Ways ways;
    /** Who goes where. */
    public final Orders orders;
    /** What alert and danger cost. */
    public final Safety safety;
    /** What attacks are worth. */
    public final Strikes strikes;
    /** What cards are worth. */
    public final CardWorth cards;
    /** What is worth having at hand. */
    public final GearWorth gear;
    /** Where a hero had better stand. */
    public final Places places;
    /** Who had better go. */
    public final Parties parties;

    /** Looks at a table for the first time. */
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
