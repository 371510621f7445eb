package org.sitrep.rulesets.purplehaze.mission;

import org.sitrep.rulesets.purplehaze.definition.MissionEnd;
import org.sitrep.rulesets.purplehaze.definition.Options;
import org.sitrep.rulesets.purplehaze.mission.MissionRecord.Scene;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.rulesets.purplehaze.tables.MapTable;
import org.sitrep.rulesets.purplehaze.tables.MissionTable;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.Seat;
import org.sitrep.strategy.TrialListener;

/**
 * Plays the Missions of a Squad one after the other, each from set-up to its end (sections 5 to 7 of the rules). One
 * instance per playout.
 */
public final class MissionPlay {
    private final MissionState state;
    private final MissionParts parts;
    private final Seat<?> seat;
    private final TrialListener trace;

    public MissionPlay(final MissionParts parts) {
        this.parts = parts;
        state = parts.state;
        seat = parts.squadParts.seat;
        trace = parts.squadParts.trace;
    }

    /**
     * Plays a Mission of the Marines present to its end, including their gains; wounds and the dead are still as on the
     * last day.
     *
     * @param ordinal the position among the Missions of a campaign, from 0
     * @param flags the log entries set before the Mission, one bit per entry as numbered by the components' flags
     * @return how it ended
     */
    public MissionEnd play(final MissionTable mission, final int ordinal, final long flags) {
        layOut(mission, ordinal, flags);
        return play();
    }

    /**
     * Puts map, markers and tracks on the table, so that the player sees for which Mission to put the Squad together
     * and equip it (PH-SET-1).
     */
    public void layOut(final MissionTable mission, final int ordinal, final long flags) {
        state.reset(mission, ordinal, flags);
    }

    /** Plays the Mission that is {@linkplain #layOut laid out}. */
    public MissionEnd play() {
        setUp();
        parts.encounters.opening();
        while (state.end == null) {
            round();
        }
        parts.endOfMission.settle();
        trace.tell(Event.MISSION_ENDED, state.end.ordinal());
        return state.end;
    }

    private void setUp() {
        parts.key.enter(state.ordinal * MissionState.SEGMENTS);
        state.squad.renewUses();
        state.squad.loadChange = state.mission.definition.supply().load();
        state.squad.woundDeck = (1 << state.tables.components.wounds.count) - 1; // PH-SET-4
        parts.combatState.clear();
        parts.combatState.red.beginMission();
        parts.encounterDeck.build();
        parts.boonDeck.shuffle();
        trace.tell(Event.MISSION_BEGINS);
        parts.march.choosePointMan();
    }

    /** Plays one Action Round (PH-RND-1). */
    void round() {
        state.round++;
        state.lastDie = MissionState.NONE;
        state.firstAids = 0;
        state.lightMinutes = MissionState.NONE;
        trace.tell(Event.ROUND_BEGINS);
        parts.sapper.beginRound();
        parts.squadParts.anytime.offer();
        parts.cards.offerRemoval();
        final int action = chooseAction();
        switch (action) {
            case DecisionKind.BIVOUAC -> {
                state.record.enter(Scene.BIVOUAC);
                parts.bivouac.ordinary();
            }
            case DecisionKind.NIGHT_BIVOUAC -> {
                state.record.enter(Scene.BIVOUAC);
                parts.bivouac.night();
            }
            case DecisionKind.EVAC_ALL, DecisionKind.EVAC_ELIGIBLE -> {
                state.record.enter(Scene.EVAC);
                parts.evac.play(action);
                parts.encounters.randomCombat();
            }
            default -> {
                state.record.enter(Scene.MARCH);
                parts.march.play(action);
            }
        }
        if (state.end == null && state.elapsed() >= state.mission.definition.lastsAtMost()) {
            state.end = MissionEnd.CALLED_BACK;
        }
    }

    private int chooseAction() {
        final Decision decision = seat.open(DecisionKind.SQUAD_ACTION, 0);
        for (int direction = 0; direction < MapTable.DIRECTIONS; direction++) {
            final int to = state.mission.map.neighbour[state.space * MapTable.DIRECTIONS + direction];
            if (to != MissionState.NONE && !state.forbids(to)) {
                decision.add(to); // PH-MCH-2
            }
        }
        addBivouacs(decision);
        parts.evac.addOptions(decision);
        return seat.ask();
    }

    private void addBivouacs(final Decision decision) {
        final boolean night = Clock.isNight(state.minutes);
        final boolean mayRestTillDawn = night
                && !(state.tables.components.options.nightBivouacStart() == Options.NightBivouacStart.EVENING
                        && Clock.isAfterMidnight(state.minutes)); // AMB-15
        if (mayRestTillDawn) {
            decision.add(DecisionKind.NIGHT_BIVOUAC);
        }
        if (!mayRestTillDawn
                || state.tables.components.options.ordinaryBivouacAtNight() != Options.Permission.FORBIDDEN) { // AMB-21
            decision.add(DecisionKind.BIVOUAC);
        }
    }
}
