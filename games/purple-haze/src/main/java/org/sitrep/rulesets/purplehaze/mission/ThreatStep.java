package org.sitrep.rulesets.purplehaze.mission;

import org.sitrep.rulesets.purplehaze.definition.Options;
import org.sitrep.rulesets.purplehaze.definition.ThreatFace;
import org.sitrep.rulesets.purplehaze.mission.MissionRecord.Count;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.rulesets.purplehaze.play.RollId;

/**
 * Moves the Threat track (PH-THR): dice, EAZ, the Base. The sum of the dice is clamped to the track, and then what EAZ
 * add (AMB-10). If the track then stands at the level of the Random Combat, that is due (PH-THR-6), and no longer if
 * the track falls below that level before it is fought.
 */
public final class ThreatStep extends MissionPart {
    /** The Threat that a yellow face adds (PH-THR-2). */
    private static final int YELLOW = 1;

    private final Options.ThreatClamp clamps = state.tables.components.options.threatClamp();
    private final boolean greenLowersAtBase = state.tables.components.options.baseGreen() == Options.BaseGreen.LOWERS;
    /** The track while dice and EAZ are added up. */
    private int level;

    ThreatStep(final MissionParts parts) {
        super(parts);
    }

    /** Moves the track after a March: one die, EAZ, and the effects of cards (PH-THR-3, PH-THR-4, PH-BASE-1). */
    void march() {
        level = state.threat;
        final int change = turn(rolls.pick(RollId.THREAT_DIE, state.round, 0, 0, 6));
        if (!state.nextToBase()) {
            add(change);
            final int eaz = state.eazThreat();
            addEaz(eaz > 0 && parts.cards.trailSense() ? 0 : eaz);
        } else if (change < 0 && greenLowersAtBase) { // AMB-09
            add(change);
        }
        if (level > MissionState.LEAST_THREAT) {
            add(parts.cards.threatOfMarch());
        }
        finish();
    }

    /** Moves the track for an hour of a Bivouac: one die of the round and EAZ (PH-BIV-2). */
    void hour(final int nth) {
        level = state.threat;
        add(turn(rolls.pick(RollId.THREAT_DIE, state.round, 0, nth, 6)));
        addEaz(state.eazThreat());
        finish();
    }

    /**
     * Moves the track for a Night Bivouac or the end of an Evac: two dice of the round, both applied, and EAZ
     * (PH-THR-3).
     */
    void twoDice() {
        level = state.threat;
        add(turn(rolls.pick(RollId.THREAT_DIE, state.round, 0, 0, 6)));
        add(turn(rolls.pick(RollId.THREAT_DIE, state.round, 0, 1, 6)));
        addEaz(state.eazThreat());
        finish();
    }

    /** Moves the track by the dice that an Event or Encounter orders, all applied, and EAZ. */
    public void diceOfEntry(final int dice) {
        level = state.threat;
        for (int i = 0; i < dice; i++) {
            add(turn(rolls.pick(RollId.THREAT_DIE_OF_ENTRY, state.entries, 0, state.entryThreatDice++, 6)));
        }
        addEaz(state.eazThreat());
        finish();
    }

    /** Changes Threat by an Event or Encounter; a Random Combat is due if it rises to that level. */
    public void change(final int change) {
        final boolean below = !bringsRandomCombat();
        set(state.threat + change);
        state.randomCombatDue |= below && bringsRandomCombat();
    }

    /** Sets the track to its lowest value, as a Combat does (PH-THR-5). */
    void fall() {
        set(MissionState.LEAST_THREAT);
    }

    private int turn(final int face) {
        state.lastDie = state.tables.threatDie.colour[face];
        trace.tell(Event.THREAT_DIE, state.lastDie);
        if (parts.cards.yellow(state.lastDie)) {
            state.lastDie = ThreatFace.YELLOW.ordinal();
            return YELLOW;
        }
        return state.tables.threatDie.change[face];
    }

    private void add(final int change) {
        level += change;
        if (clamps == Options.ThreatClamp.EVERY_STEP) {
            level = clamp(level);
        }
    }

    /** Adds the Threat of EAZ once the dice have been applied (PH-THR-4). */
    private void addEaz(final int change) {
        state.record.add(Count.EAZ_RISES, change > 0 ? 1 : 0);
        if (clamps == Options.ThreatClamp.DICE_THEN_EAZ) {
            level = clamp(clamp(level) + change);
        } else {
            add(change);
        }
    }

    private void finish() {
        set(level);
        state.randomCombatDue |= bringsRandomCombat();
    }

    private boolean bringsRandomCombat() {
        return state.threat >= state.mission.definition.randomCombatAt();
    }

    private void set(final int threat) {
        final int before = state.threat;
        state.record.follow(state);
        state.threat = clamp(threat);
        state.randomCombatDue &= bringsRandomCombat();
        if (state.threat != before) {
            trace.tell(Event.THREAT_CHANGED, before, state.threat);
        }
    }

    private static int clamp(final int threat) {
        return Math.max(MissionState.LEAST_THREAT, Math.min(MissionState.MOST_THREAT, threat));
    }
}
