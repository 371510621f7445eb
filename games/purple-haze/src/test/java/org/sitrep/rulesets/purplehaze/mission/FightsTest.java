package org.sitrep.rulesets.purplehaze.mission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.sitrep.rng.TrialKey;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.bots.RandomBot;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.combat.CombatView;
import org.sitrep.rulesets.purplehaze.combat.End;
import org.sitrep.rulesets.purplehaze.definition.MissionEnd;
import org.sitrep.rulesets.purplehaze.play.Rolls;
import org.sitrep.rulesets.purplehaze.play.Sides;
import org.sitrep.rulesets.purplehaze.squad.SquadParts;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.squad.SquadView;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.rulesets.purplehaze.tables.StartingSquad;
import org.sitrep.strategy.Seat;
import org.sitrep.strategy.TrialListener;

/** PH-END: what a combat of a Mission leaves behind, in combats played at random; each seed is a mission. */
class FightsTest {
    private static final int SEEDS = 60;

    private final Expedition range = new Expedition();
    private final TrialKey key = new TrialKey();
    private final SquadState squad = new SquadState(range.tables.components);
    private final MissionState state = new MissionState(range.tables, squad);
    private final GameTables components = range.tables.components;
    private final Rolls rolls = new Rolls(key, components.totals, components.faces);
    private final MissionParts parts;
    private final Seat<GameView> seat;

    FightsTest() {
        final CombatState combatState = new CombatState(squad);
        seat = Sides.seat(
                Sides.MARINES,
                new RandomBot<>(),
                new GameView(new SquadView(squad), new CombatView(combatState), new MissionView(state)),
                TrialListener.NONE,
                10_000);
        parts = new MissionParts(state, combatState, key, new SquadParts(squad, rolls, seat, null, TrialListener.NONE));
    }

    private void begin(final long seed) {
        key.set(1967, seed);
        squad.reset(new StartingSquad(components));
        state.reset(range.mission, 2, 0);
        key.enter(2 * MissionState.SEGMENTS);
        parts.boonDeck.shuffle();
        seat.begin(key);
        state.threat = 7;
        for (int marine = 0; marine < SquadState.MARINES; marine++) {
            squad.experience[marine] = marine % 2;
        }
    }

    private End fight(final String box, final boolean threatStays) {
        return parts.fights.fight(range.tables.boxIndex.of(box), threatStays);
    }

    /**
     * PH-END-3 to PH-END-5: Threat falls to 1; experience and Boon cards by how it ended; PULL BACK costs 1 XP each if
     * he has any.
     */
    @Test
    void aCombatIsRewarded() {
        final Set<End> ends = EnumSet.noneOf(End.class);
        for (long seed = 0; seed < SEEDS; seed++) {
            begin(seed);
            final End end = fight("skirmish", false);
            ends.add(end);
            assertEquals(1, state.threat);
            assertEquals(1, state.combats);
            assertNull(state.end);
            final int each = end == End.ELIMINATED ? 2 : 0;
            assertEquals(each, state.boonDraws);
            for (int marine = 0; marine < SquadState.MARINES; marine++) {
                assertEquals(end == End.PULL_BACK ? 0 : marine % 2 + each, squad.experience[marine]);
            }
        }
        assertEquals(EnumSet.of(End.ELIMINATED, End.PULL_BACK, End.ALL_ACTIVATED), ends);
    }

    /** PH-THR-5: unless told otherwise. */
    @Test
    void threatMayStay() {
        begin(1);
        fight("skirmish", true);
        assertEquals(7, state.threat);
    }

    /** PH-END-1, PH-KIA-1: a Squad of three is lost: no reward, Threat as it was; the dead are counted as they come. */
    @Test
    void aLostSquadGetsNothing() {
        int lost = 0;
        for (long seed = 0; seed < SEEDS; seed++) {
            begin(seed);
            final End end = fight("massacre", false);
            assertEquals(Integer.bitCount(squad.killed), state.carriedDead);
            assertEquals(end == End.SQUAD_LOST ? MissionEnd.SQUAD_LOST : null, state.end);
            if (end == End.SQUAD_LOST) {
                lost++;
                assertEquals(7, state.threat);
                assertEquals(0, state.boonDraws);
                assertEquals(1, squad.experience[1]);
            } else {
                assertTrue(squad.isPresent(squad.pointMan));
            }
        }
        assertTrue(lost > 0 && lost < SEEDS, () -> "both are to be seen");
    }

    /**
     * The map's rolls are the same before and after a combat; those of two combats have nothing to do with each other.
     */
    @Test
    void eachCombatHasRollsOfItsOwn() {
        begin(5);
        final long map = key.draw(1);
        fight("skirmish", false);
        assertEquals(map, key.draw(1));
        final long first = key.enter(2 * MissionState.SEGMENTS + 1).draw(1);
        final long second = key.enter(2 * MissionState.SEGMENTS + 2).draw(1);
        assertNotEquals(first, second);
        assertNotEquals(map, first);
    }

    /** What one Mission has eliminated is that of all its combats. */
    @Test
    void theEliminatedOfAllCombatsAreCounted() {
        int most = 0;
        for (long seed = 0; seed < SEEDS; seed++) {
            begin(seed);
            int sum = 0;
            for (int fight = 0; fight < 2 && state.end == null; fight++) {
                fight("skirmish", false);
                sum += parts.fights.eliminated();
            }
            assertEquals(sum, state.eliminated);
            most = Math.max(most, sum);
        }
        assertTrue(most > 1);
    }
}
