package org.sitrep.rulesets.purplehaze.bots.playbook;

import java.util.List;
import org.sitrep.playbook.Facts;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.mission.MissionView;
import org.sitrep.rulesets.purplehaze.tables.Index;

/**
 * Facts about the entry that is being read, the log and the objectives, by the names in the conditions of a playbook.
 * One per bot. It looks the names up once per Mission; reading a fact compares numbers and allocates nothing.
 */
final class StoryFacts {
    static final String ENTRY = "entry";
    static final String LOG = "log";
    static final String MET = "met";

    static final Facts<StoryFacts> FACTS = new Facts<StoryFacts>(14)
            .name(ENTRY, StoryFacts::reads)
            .as("The entry that is being read: `MISSION.ENTRY` for an Event, `PLACE.LINE` at R&R, or the id of an "
                    + "Encounter card, which counts while it is shown, too.")
            .names(LOG, StoryFacts::logHolds)
            .as("The Mission log: `MISSION.NAME` is held while that Mission is played with this log entry set.")
            .names(MET, StoryFacts::isMet)
            .as("Objectives met so far by an effect: `MISSION.OBJECTIVE` is held while that Mission is played with "
                    + "this one met.");

    private static final int NONE = -1;

    private final List<StoryName> names;
    private final int[] entry;
    private final long[] log;
    private final int[] objective;
    private MissionView mission;
    private int ordinal = NONE;
    private int name;

    /** @param names names in the conditions of the playbook, in the order of {@link Facts#nameOf} */
    StoryFacts(final List<String> names) {
        this.names = names.stream().map(StoryName::of).toList();
        entry = new int[names.size()];
        log = new long[names.size()];
        objective = new int[names.size()];
    }

    /** Turns to a fact, and so to the name that it is asked about. */
    StoryFacts of(final GameView view, final int fact) {
        mission = view.mission;
        name = Facts.nameOf(fact);
        if (mission != null && mission.ordinal() != ordinal) {
            ordinal = mission.ordinal();
            lookUp();
        }
        return this;
    }

    private void lookUp() {
        for (int i = 0; i < entry.length; i++) {
            final StoryName named = names.get(i);
            final boolean here = named.owner().equals(mission.id());
            entry[i] = mission.story.entry(named.whole());
            log[i] = here ? mission.logEntry(named.own()) : 0;
            objective[i] = here ? mission.objective(named.own()) : 0;
        }
    }

    private boolean isKnown() {
        return mission != null && name < entry.length;
    }

    private boolean reads() {
        return isKnown() && entry[name] != Index.NONE && entry[name] == mission.story.entryInHand();
    }

    private boolean logHolds() {
        return isKnown() && (mission.flags() & log[name]) != 0;
    }

    private boolean isMet() {
        return isKnown() && (mission.objectivesMet() & objective[name]) != 0;
    }
}
