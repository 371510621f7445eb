package org.sitrep.rulesets.rambo.mission;

import org.sitrep.rulesets.rambo.definition.Options;
import org.sitrep.rulesets.rambo.play.DecisionKind;
import org.sitrep.rulesets.rambo.play.Event;
import org.sitrep.rulesets.rambo.play.RollId;
import org.sitrep.strategy.Decision;

/** Makes the Mission Leader's rulings among equals (RB-LEAD-1), by the reading of AMB-LEAD-1 (RB-LEAD-2). */
final class Leader extends MissionPart {
    private static final int MOST = DecisionKind.MAX_OPTIONS;
    private static final int EIGHT_BITS = 0xFF;

    private final boolean byChance = tables.options.leader() == Options.LeaderRule.BY_CHANCE;
    private final boolean players = tables.options.leader() == Options.LeaderRule.PLAYERS;
    /** Candidates of the current ruling, added by the caller before it asks. */
    private final int[] candidates = new int[MOST];

    private int count;
    /** The least cost of those added by {@link #addCheapest}. */
    private int least;

    Leader(final MissionParts parts) {
        super(parts);
    }

    void open() {
        count = 0;
        least = Integer.MAX_VALUE;
    }

    void add(final int candidate) {
        candidates[count++] = candidate;
    }

    /** Adds a candidate if none so far costs less, and removes those that cost more. */
    void addCheapest(final int candidate, final int cost) {
        if (cost < least) {
            count = 0;
            least = cost;
        }
        if (cost == least) {
            add(candidate);
        }
    }

    int count() {
        return count;
    }

    /** Returns the candidate that the leader chooses, of at least one. */
    int rule(final int question, final int who) {
        if (count == 1) {
            return candidates[0];
        }
        if (byChance) {
            final int candidate = candidates[rolls.pick(RollId.LEADER, s.moment, who & EIGHT_BITS, s.rulings++, count)];
            trace.tell(Event.LEADER_RULED, question, who, candidate, count);
            return candidate;
        }
        if (!players) {
            return candidates[0];
        }
        return ask(question, who);
    }

    /** Returns the candidate that a hero's player chooses, of at least one. */
    int ask(final int question, final int subject) {
        final Decision decision = seat.open(question, subject);
        for (int i = 0; i < count; i++) {
            decision.add(candidates[i]);
        }
        return seat.ask();
    }
}
