package org.sitrep.rulesets.purplehaze.mission;

import org.sitrep.rulesets.purplehaze.combat.End;
import org.sitrep.rulesets.purplehaze.play.Bounds;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.rulesets.purplehaze.play.RollId;
import org.sitrep.rulesets.purplehaze.play.Rolls;
import org.sitrep.rulesets.purplehaze.tables.Index;
import org.sitrep.rulesets.purplehaze.tables.StoryTable;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.TrialAborted;

/**
 * Plays entries of Events, Encounters and R&amp;R, step by step (PH-EVT-2, PH-ENC-2): first the effects of a step, then
 * the continuation by its kind. One instance per playout.
 *
 * <p>An entry ends at its last step, with the Mission, or when it redirects R&amp;R. Entries do not nest: where a step
 * continues in another entry, that one takes over.
 */
public final class Story extends MissionPart {
    /** The entry has ended. */
    public static final int ENDED = 0;
    /** R&amp;R continues with a roll on the Base table, without modifiers. */
    public static final int BASE_INSTEAD = 1;
    /** R&amp;R continues with another line of the same band. */
    public static final int ROLL_AGAIN = 2;

    /**
     * The maximum number of steps of an entry: one that exceeds it goes in circles, since it has at most 60 and few
     * entries lead into one another. No kind of roll therefore occurs more often in it.
     */
    static final int MOST_STEPS = Rolls.MOST_OF_ENTRY;

    private static final StoryTable.Kind[] KINDS = StoryTable.Kind.values();

    private final StoryTable table = state.tables.story;
    private final EntryInHand entry = parts.entry;
    private final Conditions conditions = new Conditions(table.conditions, state, entry);
    private boolean running;

    Story(final MissionParts parts) {
        super(parts);
    }

    /**
     * Plays an Event or Encounter on the map. The Mission may be over afterwards, or the caller must end it
     * ({@link MissionState#endsAfterEntry}).
     *
     * @param firstStep the first step of the entry, as numbered by the {@link StoryTable}
     * @throws TrialAborted if the entry goes in circles
     */
    public void run(final int firstStep) {
        play(firstStep, false);
    }

    /**
     * Plays a line of R&amp;R, away from any map; the Marines present are those who rest.
     *
     * @return {@link #ENDED}, {@link #BASE_INSTEAD} or {@link #ROLL_AGAIN}
     * @throws TrialAborted if the entry goes in circles
     */
    public int rest(final int firstStep) {
        return play(firstStep, true);
    }

    private int play(final int firstStep, final boolean atRest) {
        if (running) {
            throw new IllegalStateException("an entry is under way");
        }
        running = true;
        try {
            entry.atRest = atRest;
            state.keepEvent = false;
            begin(firstStep);
            follow(firstStep);
        } finally {
            state.storyStep = MissionState.NONE;
            running = false;
        }
        return entry.turn;
    }

    private void begin(final int step) {
        entry.begin(++state.entries);
        state.successes = 0;
        trace.tell(Event.ENTRY_BEGINS, step);
    }

    private void follow(final int firstStep) {
        int step = firstStep;
        for (int taken = 0; step != StoryTable.END; taken++) {
            if (taken == MOST_STEPS) {
                throw Bounds.ENDLESS_ENTRY;
            }
            entry.step = step;
            state.storyStep = step;
            trace.tell(Event.STEP, step);
            parts.effects.apply(table.firstEffect[step], table.firstEffect[step + 1]);
            final int way = entry.goesOn(state) ? way(step) : Index.NONE;
            if (way == Index.NONE || !entry.goesOn(state)) {
                return;
            }
            trace.tell(Event.WAY_TAKEN, way - table.firstTarget[step], step);
            step = table.target[way];
            if (table.beginsEntry[way] && step != StoryTable.END) {
                begin(step);
            }
        }
    }

    /** Returns the target at which a step continues, or {@link Index#NONE} if nothing is on offer. */
    private int way(final int step) {
        final int first = table.firstTarget[step];
        return switch (KINDS[table.kind[step]]) {
            case NEXT -> first;
            case CHOICE -> choose(step);
            case TEST -> first + (test(step) ? 0 : 1);
            case FIGHT -> first + fight(step);
            case BRANCH -> first + (conditions.hold(table.when[step]) ? 0 : 1);
            case ROLL -> first + roll();
        };
    }

    private boolean test(final int step) {
        final boolean passed = parts.tests.pass(step);
        state.record.stepTested(passed);
        return passed;
    }

    private int choose(final int step) {
        final int first = table.firstTarget[step];
        final Decision decision = seat.open(DecisionKind.ENTRY_OPTION, step);
        for (int way = first; way < table.firstTarget[step + 1]; way++) {
            if (table.needs[way] == Index.NONE || conditions.hold(table.needs[way])) {
                decision.add(way - first);
            }
        }
        if (decision.count() == 0) {
            return Index.NONE;
        }
        final int option = seat.ask();
        trace.tell(Event.OPTION_TAKEN, option, step);
        return first + option;
    }

    private int roll() {
        final int die = rolls.d6(RollId.ENTRY_DIE, entry.ordinal, 0, entry.dice++);
        trace.tell(Event.ENTRY_DIE, die);
        return die - 1;
    }

    /** Returns the index of the target of a combat: won, drawn or pulled back, in this order. */
    private int fight(final int step) {
        final Fights fights = parts.fights;
        final End end = fights.fight(table.box[step], table.threatStays[step]);
        if (end == End.PULL_BACK) {
            return 2;
        }
        final int enough = table.eliminated[step];
        final boolean won = end == End.ELIMINATED || end == End.RETREAT || enough > 0 && fights.eliminated() >= enough;
        return won ? 0 : 1;
    }
}
