package org.sitrep.rulesets.purplehaze.mission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.sitrep.rulesets.purplehaze.definition.ThreatFace.GRAY;
import static org.sitrep.rulesets.purplehaze.definition.ThreatFace.YELLOW;

import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.purplehaze.definition.MissionEnd;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;

/** PH-SET and PH-RND: whole Missions by script. */
class MissionPlayTest {
    private static final String NO_DECK = "missions.range.encounters={drawn: false}";

    private static MissionEnd play(final Expedition e) {
        final MissionEnd end = e.play.play(e.mission, 0, 0);
        e.assertUsed();
        return end;
    }

    /** PH-SET-1: deck, Point Man, opening, then rounds until the Base; and what it gives. */
    @Test
    void fromSetUpToTheBase() {
        final Expedition e = new Expedition("missions.range.start=G4", "missions.range.opening=quiet");
        e.rolls.expect("generalEncounter 0");
        for (int cards = 5; cards > 1; cards--) {
            e.rolls.expect("encounterShuffle 0");
        }
        e.bot.answer(DecisionKind.POINT_MAN, 3)
                .answer(DecisionKind.SQUAD_ACTION, e.at("G5"))
                .answer(DecisionKind.SQUAD_ACTION, e.at("H6"));
        e.threatDice(GRAY);
        assertEquals(MissionEnd.BASE, play(e));
        assertEquals(2, e.state.marches);
        assertEquals(2, e.state.round);
        assertEquals(3, e.squad.pointMan);
        assertTrue(e.flag("seen"));
        assertEquals(1 | 1 << 1 | 1 << 2, e.state.met);
        assertEquals(8, e.squad.experience[5]);
    }

    /** The last day: whoever has not come home is called back. */
    @Test
    void theSquadIsCalledBack() {
        final Expedition e = new Expedition(NO_DECK, "missions.range.lastsAtMost=60");
        e.bot.answer(DecisionKind.SQUAD_ACTION, DecisionKind.BIVOUAC)
                .answer(DecisionKind.DURATION, 45)
                .answer(DecisionKind.SQUAD_ACTION, DecisionKind.BIVOUAC)
                .answer(DecisionKind.DURATION, 15);
        e.threatDice(GRAY);
        assertEquals(MissionEnd.CALLED_BACK, play(e));
        assertEquals(60, e.state.elapsed());
    }

    /** PH-EOM-1: an Event may end the Mission, once it is over. */
    @Test
    void anEventMayEndTheMission() {
        final Expedition e = new Expedition(
                NO_DECK,
                "missions.range.opening=quiet",
                "missions.range.entries.quiet.steps.look.effects=[{endsMission: true}, {log: [marked]}]");
        assertEquals(MissionEnd.EVENT, play(e));
        assertTrue(e.flag("marked"));
        assertEquals(0, e.state.round);
    }

    /** PH-MCH-2, PH-VOC-2: only Spaces in play are marched to. */
    @Test
    void marchesGoToAdjacentSpacesInPlay() {
        final Expedition e = new Expedition(NO_DECK, "missions.range.start=A6", "missions.range.lastsAtMost=60");
        e.bot.answer(DecisionKind.SQUAD_ACTION, e.at("B5"));
        e.threatDice(GRAY)
                .bot
                .answer(DecisionKind.SQUAD_ACTION, DecisionKind.BIVOUAC)
                .answer(DecisionKind.DURATION, 60);
        e.threatDice(GRAY);
        assertEquals(MissionEnd.CALLED_BACK, play(e));
        assertTrue(e.bot.asked().contains("20[" + e.at("B5") + ", 256, 258]"), "A5 and B6 are out of play");
    }

    /** PH-BOON-5 and GAP-08: what may be played at any time is offered before the Squad acts. */
    @Test
    void cardsMayBePlayedBeforeTheAction() {
        final Expedition e = new Expedition().stress(2, 3).holds(6, "BN18");
        e.bot.answer(DecisionKind.PLAY, 1 + e.squad.tables.boons.index.of("BN18"))
                .answer(DecisionKind.SQUAD_ACTION, e.at("D3"));
        e.threatDice(GRAY).round();
        assertEquals(1, e.squad.stress[1]);
        e.assertUsed();
    }

    /** PH-MAR-2, PH-SET-4: what is used up comes back with the next Mission, Wound cards too. */
    @Test
    void aMissionBeginsAfresh() {
        final Expedition e = new Expedition(NO_DECK, "missions.range.start=G5");
        e.squad.skillUsed[0] = 1;
        e.squad.abilityUsed[0] = 1;
        e.squad.boonUsed = 1;
        e.squad.woundDeck = 0;
        e.state.boonDeck = 0;
        e.bot.answer(DecisionKind.SQUAD_ACTION, e.at("H6"));
        play(e);
        assertEquals(0, e.squad.skillUsed[0]);
        assertEquals(0, e.squad.abilityUsed[0]);
        assertEquals((1 << 12) - 1, e.squad.woundDeck);
        assertEquals((1 << 18) - 1, e.state.boonDeck);
    }

    /** What the entry that opens the Mission has made due comes before the first round. */
    @Test
    void aRandomCombatFollowsTheOpening() {
        final Expedition e = new Expedition(
                NO_DECK,
                "missions.range.opening=quiet",
                "missions.range.entries.quiet.steps.look.effects=[{threat: 8}]");
        e.parts.encounters.opening();
        assertTrue(e.flag("hunted"));
        assertFalse(e.state.randomCombatDue);
    }

    /**
     * PH-RND-1: each action is played as it is chosen: the Night Bivouac, and an Evac with the Random Combat that its
     * dice bring.
     */
    @Test
    void roundsAreWhatWasChosen() {
        final Expedition night = new Expedition().clock("18:00").threatDice(GRAY, GRAY);
        night.bot.answer(DecisionKind.SQUAD_ACTION, DecisionKind.NIGHT_BIVOUAC);
        assertEquals("06:00", night.round().clock());
        night.assertUsed();

        final Expedition evac =
                new Expedition().threat(8).landingZone("D4").wound(1, "W09", 1).threatDice(GRAY, YELLOW);
        evac.bot.answer(DecisionKind.SQUAD_ACTION, DecisionKind.EVAC_ELIGIBLE).answer(DecisionKind.ID_HOLDER, 1);
        evac.round();
        assertEquals(1, evac.squad.evacuated);
        assertTrue(evac.flag("hunted"));
        evac.assertUsed();
    }

    /** BN02 is offered before the Squad acts. */
    @Test
    void anEazMayBeRemovedBeforeTheAction() {
        final Expedition e = new Expedition().holds(4, "BN02").eaz("D5");
        e.bot.answer(DecisionKind.REMOVE_EAZ, e.at("D5") + 1).answer(DecisionKind.SQUAD_ACTION, e.at("D3"));
        e.threatDice(GRAY).round();
        assertEquals(0, e.state.eazCount);
        e.assertUsed();
    }

    /** PH-OPT-3: Red has his markers from the first round of a Mission on, and is asked in each. */
    @Test
    void redHasHisMarkersInEachMission() {
        final Expedition e =
                new Expedition(NO_DECK, "options.sapper=on", "missions.range.start=G5", "missions.range.eaz=[A1]");
        e.bot.answer(DecisionKind.SQUAD_ACTION, e.at("G4"))
                .answer(DecisionKind.SQUAD_ACTION, e.at("G5"))
                .answer(DecisionKind.SQUAD_ACTION, e.at("H6"));
        e.redBot.answer(DecisionKind.RED_EAZ, 0).answer(DecisionKind.RED_EAZ, 1 << 16 | e.at("A1") << 8 | e.at("A2"));
        e.threatDice(GRAY, GRAY);
        assertEquals(MissionEnd.BASE, play(e));
        assertEquals(2, e.redBot.offered().size(), "the marker is used up");
    }
}
