package org.sitrep.rulesets.rambo.mission;

import org.sitrep.rulesets.rambo.play.Rolls;
import org.sitrep.rulesets.rambo.tables.GameTables;
import org.sitrep.rulesets.rambo.tables.MapTable;
import org.sitrep.rulesets.rambo.tables.MissionTable;
import org.sitrep.strategy.Seat;
import org.sitrep.strategy.TrialListener;

/** Base of the parts of the rules; each calls the others through {@link #parts}. */
abstract class MissionPart {
    final MissionParts parts;
    final MissionState s;
    final GameTables tables;
    final MissionTable mission;
    final MapTable map;
    final Rolls rolls;
    final Seat<?> seat;
    final TrialListener trace;

    MissionPart(final MissionParts parts) {
        this.parts = parts;
        s = parts.state;
        tables = s.tables;
        mission = tables.mission;
        map = tables.map;
        rolls = parts.rolls;
        seat = parts.seat;
        trace = parts.trace;
    }
}
