package org.sitrep.rulesets.purplehaze.mission;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.rulesets.purplehaze.definition.Content;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.rulesets.purplehaze.tables.MissionTables;
import org.sitrep.rulesets.purplehaze.tables.StartingSquad;

/** Random walks through entries: they end, leave everything in its range, and allocate nothing. */
@Tag("slow")
class StoryWalkTest {
    private static final int GRAPHS = 20;
    private static final int WALKS = 100_000;
    private static final int STEPS = 40;
    private static final long SLACK_BYTES = 8192;

    /** A hundred thousand walks over twenty graphs of forty steps that lead anywhere. */
    @Test
    void walksEndAndLeaveEverythingInItsRange() {
        int ended = 0;
        int longest = 0;
        for (int graph = 0; graph < GRAPHS; graph++) {
            final Wander wander = new Wander(EntryStory.tables(Wander.steps(STEPS, graph)));
            final int first = wander.tables.story.entry("tale", "tale");
            for (int walk = 0; walk < WALKS / GRAPHS; walk++) {
                wander.walk(0, first, walk);
                assertSound(wander);
                ended += wander.state.end == null ? 0 : 1;
                longest = Math.max(longest, wander.state.combats);
            }
        }
        assertTrue(
                ended > 1000 && longest > 3,
                "some walks end the Mission, some see several combats: " + ended + ", " + longest);
    }

    /**
     * Bytes allocated by the thread over 10 000 walks after as many to warm up; slack as in
     * {@code PlayoutAllocationTest}.
     */
    @Test
    void walksAllocateNothing() {
        final Wander wander = new Wander(EntryStory.tables(Wander.steps(STEPS, 0)));
        final int first = wander.tables.story.entry("tale", "tale");
        final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        walks(wander, first);
        final long before = threads.getCurrentThreadAllocatedBytes();
        walks(wander, first);
        final long allocated = threads.getCurrentThreadAllocatedBytes() - before;
        assertTrue(allocated <= SLACK_BYTES, allocated + " bytes");
    }

    private static void walks(final Wander wander, final int first) {
        for (int walk = 0; walk < 10_000; walk++) {
            wander.walk(0, first, walk);
        }
    }

    static Iterable<String> missions() {
        return Content.filesIn("missions");
    }

    /** Every entry, Encounter and line of R&R that is shipped, by a random player. */
    @ParameterizedTest
    @MethodSource("missions")
    void shippedEntriesCanBePlayed(final String file) {
        final Wander wander = new Wander(new MissionTables(new GameTables(Content.bound(file))));
        final var game = wander.tables.components.game;
        final var story = wander.tables.story;
        int index = 0;
        for (int walk = 0; walk < 300; walk++) {
            for (final var mission : game.missions().values()) {
                for (final String entry : mission.entries().keySet()) {
                    wander.walk(wander.tables.missionIndex.of(mission.id()), story.entry(mission.id(), entry), index++);
                    assertSound(wander);
                }
            }
            for (final String encounter : game.encounters().keySet()) {
                wander.walk(0, story.encounter(encounter), index++);
                assertSound(wander);
            }
            for (final var place : game.rest().values()) {
                for (final String line : place.entries().keySet()) {
                    wander.rest(story.restLine(place.id(), line), index++);
                    assertSound(wander);
                }
            }
        }
    }

    private static void assertSound(final Wander wander) {
        assertMission(wander.state);
        assertSquad(wander);
    }

    private static void assertMission(final MissionState state) {
        assertTrue(state.threat >= 1 && state.threat <= 9, "Threat " + state.threat);
        assertTrue(state.stamina >= 0 && state.stamina <= 15, "SP " + state.stamina);
        final Set<Integer> eaz = new HashSet<>();
        for (int i = 0; i < state.eazCount; i++) {
            assertTrue(eaz.add(state.eazAt[i]), "two EAZ on a Space");
            assertTrue(state.mission.map.terrain[state.eazAt[i]] >= 0, "an EAZ out of play");
        }
        for (int marker = 1; marker < state.eventSpace.length; marker++) {
            final int space = state.eventSpace[marker];
            assertTrue(space < 0 || state.eventAt[space] == marker, "Event marker " + marker + " is not on its Space");
        }
        assertTrue(state.mission.map.terrain[state.space] >= 0, "the Squad is out of play");
    }

    private static void assertSquad(final Wander wander) {
        final SquadState squad = wander.squad;
        final GameTables tables = wander.tables.components;
        int boons = wander.state.boonDeck;
        int charms = 0;
        for (int marine = 0; marine < SquadState.MARINES; marine++) {
            assertTrue(squad.experience[marine] >= 0 && squad.boonPoints[marine] >= 0, "less than nothing");
            if (squad.isPresent(marine)) {
                assertTrue(squad.damage[marine] < squad.damageThreshold(marine), "Damage at the threshold");
                assertTrue(squad.stress[marine] < squad.stressThreshold(marine), "Stress at the threshold");
            }
            boons = drawn(boons, squad.boonCard[marine]);
            charms = drawn(charms, squad.charm[marine]);
        }
        for (int gear = 0; gear < tables.gear.count; gear++) {
            assertTrue(
                    markers(squad, gear) <= tables.gear.get(gear).count(),
                    "more " + tables.gear.index.id(gear) + " than there are");
        }
        for (int weapon = 0; weapon < tables.weapons.count; weapon++) {
            assertTrue(cards(squad, weapon) <= tables.weapons.get(weapon).copies(), "more weapons than there are");
        }
    }

    /** Returns the cards with that one, which was not among them. */
    private static int drawn(final int cards, final int card) {
        assertTrue(card < 0 || (cards & 1 << card) == 0, "the same card twice");
        return card < 0 ? cards : cards | 1 << card;
    }

    private static int markers(final SquadState squad, final int gear) {
        int markers = 0;
        for (int at = gear; at < squad.gearFull.length; at += squad.tables.gear.count) {
            markers += squad.gearFull[at] + squad.gearLow[at];
        }
        return markers;
    }

    private static int cards(final SquadState squad, final int weapon) {
        int cards = 0;
        for (int i = 0; i < SquadState.MARINES * StartingSquad.MAX_WEAPONS; i++) {
            cards += squad.weapons[i] == weapon ? 1 : 0;
        }
        return cards;
    }
}
