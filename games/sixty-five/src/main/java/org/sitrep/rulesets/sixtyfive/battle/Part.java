package org.sitrep.rulesets.sixtyfive.battle;

import org.sitrep.rulesets.sixtyfive.play.DecisionKind;
import org.sitrep.rulesets.sixtyfive.play.Rolls;
import org.sitrep.rulesets.sixtyfive.tables.CardTable;
import org.sitrep.rulesets.sixtyfive.tables.GameTables;
import org.sitrep.rulesets.sixtyfive.tables.HexMap;
import org.sitrep.rulesets.sixtyfive.tables.UnitTable;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.Seat;
import org.sitrep.strategy.TrialListener;

/** Base of the parts of the rules; each calls the others through {@link #table}. */
abstract class Part {
    final Table table;
    final BattleState s;
    final GameTables tables;
    final CardTable cards;
    final UnitTable units;
    final HexMap map;
    final Rolls rolls;
    final TrialListener trace;
    final Seat<?>[] seats;

    Part(final Table table) {
        this(table, table.s, table.rolls, table.seats, table.trace);
    }

    /** @param table null for the table itself, which holds the other parts */
    Part(final Table table, final BattleState s, final Rolls rolls, final Seat<?>[] seats, final TrialListener trace) {
        this.table = table == null ? (Table) this : table;
        this.s = s;
        tables = s.tables;
        cards = tables.cards;
        units = tables.units;
        map = tables.map;
        this.rolls = rolls;
        this.seats = seats;
        this.trace = trace;
    }

    /** Asks a side for one of some cards or units. */
    final int askOne(final int side, final int kind, final int subject, final long from) {
        seats[side].open(kind, subject).addAll(0, from);
        return seats[side].ask();
    }

    /** Asks a side for one of some cards or units, or none; returns it or {@link DecisionKind#NOTHING}. */
    final int askOneOrNone(final int side, final int kind, final int subject, final long from) {
        final Decision decision = seats[side].open(kind, subject);
        decision.addAll(0, from);
        decision.add(DecisionKind.NOTHING);
        return seats[side].ask();
    }
}
