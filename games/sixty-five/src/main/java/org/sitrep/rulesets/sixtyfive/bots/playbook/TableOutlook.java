package org.sitrep.rulesets.sixtyfive.bots.playbook;

import org.sitrep.playbook.Facts;
import org.sitrep.ruleset.playbook.QuestionOutlook;
import org.sitrep.rulesets.sixtyfive.battle.BattleView;
import org.sitrep.rulesets.sixtyfive.bots.Sense;
import org.sitrep.rulesets.sixtyfive.bots.SergeantBot;
import org.sitrep.rulesets.sixtyfive.play.DecisionKind;
import org.sitrep.rulesets.sixtyfive.tables.HexMap;
import org.sitrep.rulesets.sixtyfive.tables.UnitTable;
import org.sitrep.strategy.Decision;

/**
 * Shows the table to a playbook: what the sergeant thinks of each option, and what the option stands for. One per bot;
 * allocates nothing after it has joined a table.
 */
public final class TableOutlook extends QuestionOutlook<BattleView> {
    /** No unit, hex or card. */
    static final int NONE = DecisionKind.NOTHING;

    private static final int BYTE = 0xFF;
    private static final int UNIT = 0x3F;
    private static final int UNIT_BITS = 6;
    private static final int DIRECTION = 8;

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
            case DecisionKind.SET_UP_UNIT,
                    DecisionKind.SET_UP_LOADED,
                    DecisionKind.TARGET,
                    DecisionKind.OPPORTUNITY,
                    DecisionKind.RETREAT,
                    DecisionKind.FLIGHT,
                    DecisionKind.DESTINATION,
                    DecisionKind.HELICOPTER_DOES,
                    DecisionKind.MARKER -> subject;
            case DecisionKind.FACING -> (subject & DecisionKind.OF_A_BUNKER) == 0 ? subject : NONE;
            case DecisionKind.STEP -> subject & BYTE;
            default -> NONE;
        };
        from = switch (asked.kind()) {
            case DecisionKind.MOVERS,
                    DecisionKind.LEAD,
                    DecisionKind.JOIN,
                    DecisionKind.OPPORTUNITY_CARD,
                    DecisionKind.HIT,
                    DecisionKind.PATTERN,
                    DecisionKind.ARRIVES,
                    DecisionKind.RELICS,
                    DecisionKind.STRIKE_BUNKER -> subject;
            case DecisionKind.FACING -> its == NONE ? subject & BYTE : view.hex(its);
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
            case DecisionKind.SET_UP_UNIT, DecisionKind.DESTINATION, DecisionKind.RETREAT -> {
                at = option == DecisionKind.EXIT ? NONE : option;
                group = 1L << its;
            }
            case DecisionKind.BUNKER,
                    DecisionKind.FOXHOLE,
                    DecisionKind.ACTIVATE,
                    DecisionKind.OPPORTUNITY,
                    DecisionKind.AIM -> at = option;
            case DecisionKind.PATTERN -> {
                at = view.tables.map.neighbour(from, option % DIRECTION);
                second = view.tables.map.neighbour(from, option / DIRECTION);
            }
            case DecisionKind.SET_UP_LOADED,
                    DecisionKind.ACTIVATE_UNIT,
                    DecisionKind.LEAD,
                    DecisionKind.JOIN,
                    DecisionKind.HIT,
                    DecisionKind.ARRIVES,
                    DecisionKind.RELICS,
                    DecisionKind.RESERVE -> unit = option;
            case DecisionKind.POWER_OF -> unit = option & UNIT;
            case DecisionKind.TARGET -> {
                at = (option & DecisionKind.AT_BUNKER) != 0 ? option & BYTE : NONE;
                unit = at == NONE ? option & BYTE : NONE;
            }
            case DecisionKind.MOVERS -> {
                group = view.movers(option);
                at = from;
            }
            case DecisionKind.STEP -> step();
            case DecisionKind.BID,
                    DecisionKind.BID_DISCARD,
                    DecisionKind.PLAY,
                    DecisionKind.SECOND_CARD,
                    DecisionKind.SUPPORT,
                    DecisionKind.REACTION,
                    DecisionKind.OPPORTUNITY_CARD,
                    DecisionKind.DISCARD,
                    DecisionKind.KEEP -> card = option & BYTE;
            case DecisionKind.REDRAW -> card = decision.subject();
            default -> {}
        }
    }

    private void step() {
        group = view.movers();
        at = option < DecisionKind.PIVOT ? view.tables.map.neighbour(from, option & BYTE) : from;
        unit = what() == DecisionKind.LOAD ? option & BYTE : NONE;
    }

    /** Returns the option without the card, unit, hex or direction that it names. */
    int what() {
        return option & ~BYTE;
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
