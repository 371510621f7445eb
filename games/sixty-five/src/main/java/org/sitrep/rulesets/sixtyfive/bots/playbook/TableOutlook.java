package org.sitrep.rulesets.sixtyfive.bots.playbook;

import static org.sitrep.rulesets.sixtyfive.play.DecisionKind.*;

import org.sitrep.playbook.Facts;
import org.sitrep.ruleset.playbook.QuestionOutlook;
import org.sitrep.rulesets.sixtyfive.battle.BattleView;
import org.sitrep.rulesets.sixtyfive.bots.Sense;
import org.sitrep.rulesets.sixtyfive.bots.SergeantBot;
import org.sitrep.rulesets.sixtyfive.tables.HexMap;
import org.sitrep.rulesets.sixtyfive.tables.UnitTable;
import org.sitrep.strategy.Decision;

/**
 * Shows the table to a playbook: what the sergeant thinks of each option, and what the option stands for. One per bot;
 * allocates nothing after it has joined a table.
 */
public final class TableOutlook extends QuestionOutlook<BattleView> {
    /** No unit, hex or card. */
    static final int NONE = NOTHING;

    private final SergeantBot sergeant = new SergeantBot();
    BattleView view;
    Sense sense;
    Decision decision;
    /** The unit that the question is about, or {@link #NONE}. */
    int its;
    /** The hex that the question is about, or {@link #NONE}. */
    int from;

    /** The current option. */
    int option;
    /** The unit that it stands for, or {@link #NONE}. */
    int unit;
    /** The hex that it stands for, or where its unit is, or {@link #NONE}. */
    int at;
    /** The second hex that it stands for, or {@link #NONE}. */
    int second;
    /** The card that it stands for, or {@link #NONE}. */
    int card;
    /** The side's own units that would be in the hex, or are in it, as a mask. */
    long group;

    private int index;
    private int section;

    @Override
    public void sitDown(final BattleView newView) {
        view = newView;
        sergeant.begin(view, null);
        sense = sergeant.sense();
    }

    @Override
    public void begin(final BattleView sameView, final Decision asked, final int newSection) {
        decision = asked;
        section = newSection;
        sergeant.choose(view, asked);
        final int subject = asked.subject();
        its = switch (asked.kind()) {
            case SET_UP_UNIT, SET_UP_LOADED, TARGET, OPPORTUNITY, RETREAT -> subject;
            case FLIGHT, DESTINATION, HELICOPTER_DOES, MARKER -> subject;
            case FACING -> (subject & OF_A_BUNKER) == 0 ? subject : NONE;
            case STEP -> subject & NUMBER;
            default -> NONE;
        };
        from = switch (asked.kind()) {
            case MOVERS, LEAD, JOIN, OPPORTUNITY_CARD, HIT, PATTERN, ARRIVES, RELICS, STRIKE_BUNKER -> subject;
            case FACING -> its == NONE ? subject & NUMBER : view.hex(its);
            default -> its == NONE ? NONE : view.hex(its);
        };
        turnTo(0);
    }

    @Override
    public void turnTo(final int newIndex) {
        index = newIndex;
        option = decision.option(newIndex);
        unit = NONE;
        at = NONE;
        second = NONE;
        card = NONE;
        group = 0;
        if (option != NONE) {
            standFor();
        }
        if (at == NONE && unit != NONE) {
            at = Math.max(NONE, view.hex(unit));
        }
        if (group == 0 && unit != NONE) {
            group = 1L << unit & units().ofSide[view.side];
        } else if (group == 0 && at != NONE) {
            group = view.in(at, view.side);
        }
    }

    private void standFor() {
        switch (decision.kind()) {
            case SET_UP_UNIT, DESTINATION, RETREAT -> {
                at = option == EXIT ? NONE : option;
                group = 1L << its;
            }
            case BUNKER, FOXHOLE, ACTIVATE, OPPORTUNITY, AIM -> at = option;
            case PATTERN -> {
                at = view.tables.map.neighbour(from, option % DIRECTION);
                second = view.tables.map.neighbour(from, option / DIRECTION);
            }
            case SET_UP_LOADED, ACTIVATE_UNIT, LEAD, JOIN, HIT, ARRIVES, RELICS, RESERVE -> unit = option;
            case POWER_OF -> unit = option & UNIT;
            case TARGET -> {
                at = (option & AT_BUNKER) != 0 ? option & NUMBER : NONE;
                unit = at == NONE ? option & NUMBER : NONE;
            }
            case MOVERS -> {
                group = view.movers(option);
                at = from;
            }
            case STEP -> step();
            case BID, BID_DISCARD, PLAY, SECOND_CARD, SUPPORT, REACTION, OPPORTUNITY_CARD, DISCARD, KEEP ->
                card = option & NUMBER;
            case REDRAW -> card = decision.subject();
            default -> {}
        }
    }

    private void step() {
        group = view.movers();
        at = option < PIVOT ? view.tables.map.neighbour(from, option & NUMBER) : from;
        unit = what() == LOAD ? option & NUMBER : NONE;
    }

    /** Returns the option without the card, unit, hex or direction that it names. */
    int what() {
        return option & ~NUMBER;
    }

    /** Returns the Power of an option that names one. */
    int power() {
        return option >> UNIT_BITS;
    }

    boolean asks(final int kind) {
        return decision.kind() == kind;
    }

    /** Returns the worth of the option to the sergeant. */
    double worth() {
        return sergeant.worth(index);
    }

    /** Returns whether it is the side's own impulse. */
    boolean acts() {
        return view.phasing() == view.side;
    }

    /** Returns the side's units on the map. */
    long own() {
        return view.present(view.side);
    }

    /** Returns the enemies on the map. */
    long enemies() {
        return view.present(1 - view.side);
    }

    /** Returns the End Turn cards to come; more than are needed may be set aside at once. */
    int endTurnsLeft() {
        return Math.max(0, view.tables.battle.printed.endTurns() - view.endTurns());
    }

    UnitTable units() {
        return view.tables.units;
    }

    HexMap map() {
        return view.tables.map;
    }

    @Override
    public double fact(final int fact) {
        return Sections.GROUPS.get(Facts.groupOf(fact)).read(fact, this);
    }

    @Override
    public boolean is(final int action) {
        return Sections.ACTIONS.get(section).takes(action, decision.kind(), this);
    }
}
