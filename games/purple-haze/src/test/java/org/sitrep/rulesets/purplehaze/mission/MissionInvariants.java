package org.sitrep.rulesets.purplehaze.mission;

import java.util.Locale;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.squad.Equipment;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.tables.EncounterTable;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.rulesets.purplehaze.tables.MapTable;
import org.sitrep.rulesets.purplehaze.tables.StartingSquad;

/**
 * What must be true of a Mission whenever a player is asked something: tracks in range, markers once, cards and
 * equipment conserved, every ID held.
 */
public final class MissionInvariants {
    private static final int NONE = MissionState.NONE;
    private static final int MARINES = SquadState.MARINES;

    private final MissionState state;
    private final SquadState squad;
    private final GameTables tables;
    private int minutesBefore;

    /** Looks at a Mission. */
    public MissionInvariants(final MissionState state) {
        this.state = state;
        squad = state.squad;
        tables = squad.tables;
    }

    /**
     * Checks them all.
     *
     * @param kind what is being asked, an {@link DecisionKind}; what holds only once all is settled is checked when the
     *     Squad's action is asked for
     */
    public void check(final int kind) {
        tracksAreInRange();
        markersAreOnce();
        logAndObjectivesAreKnown();
        encounterCardsAreOnce();
        boonCardsAndCharmsAreOnce();
        equipmentIsConserved();
        that(squad.presentCount == Integer.bitCount(squad.present), "%d counted", squad.presentCount);
        that((squad.killed & squad.evacuated) == 0, "killed and evacuated");
        if (kind == DecisionKind.SQUAD_ACTION) {
            everythingIsSettled();
        }
    }

    private static void that(final boolean holds, final String message, final Object... values) {
        if (!holds) {
            throw new AssertionError(String.format(Locale.ROOT, message, values));
        }
    }

    private void tracksAreInRange() {
        that(state.threat >= 1 && state.threat <= 9, "Threat %d", state.threat);
        that(state.stamina >= 0 && state.stamina <= 15, "%d SP", state.stamina);
        that(state.minutes % 15 == 0, "%d minutes", state.minutes);
        minutesBefore = state.round == 0 ? state.startMinutes : minutesBefore;
        that(state.minutes >= minutesBefore, "time runs back to %d", state.minutes);
        minutesBefore = state.minutes;
        that(Math.abs(state.shift) <= 1, "shift %d", state.shift);
    }

    private void markersAreOnce() {
        final MapTable map = state.mission.map;
        that(map.terrain[state.space] != NONE, "the Squad is out of play");
        that(state.eazCount >= 0 && state.eazCount <= map.count, "%d EAZ", state.eazCount);
        for (int i = 0; i < state.eazCount; i++) {
            that(map.terrain[state.eazAt[i]] != NONE, "an EAZ out of play");
            for (int j = 0; j < i; j++) {
                that(state.eazAt[i] != state.eazAt[j], "two EAZ on %s", map.name(state.eazAt[i]));
            }
        }
        int onMap = 0;
        for (int space = 0; space < map.count; space++) {
            final int marker = state.eventAt[space];
            that(marker == 0 || state.eventSpace[marker] == space, "Event %d does not know where it is", marker);
            that(marker == 0 || map.terrain[space] != NONE, "Event %d is out of play", marker);
            onMap += marker == 0 ? 0 : 1;
        }
        for (int marker = 1; marker < state.eventSpace.length; marker++) {
            onMap -= state.eventSpace[marker] == NONE ? 0 : 1;
        }
        that(onMap == 0, "Event markers are lost or doubled");
    }

    private void logAndObjectivesAreKnown() {
        that(state.flags >>> tables.flags.size() == 0 || tables.flags.size() == Long.SIZE, "unknown flags");
        that(state.met >>> state.mission.objectives.count == 0, "unknown objectives");
    }

    private void encounterCardsAreOnce() {
        final EncounterTable cards = state.tables.encounters;
        that(state.deckHead >= 0 && state.deckHead <= state.deckSize, "the deck begins at %d", state.deckHead);
        final boolean[] seen = new boolean[cards.index.size()];
        for (int i = 0; i < state.deckSize; i++) {
            that(!seen[state.deck[i]], "Encounter %s twice", cards.index.id(state.deck[i]));
            seen[state.deck[i]] = true;
        }
        for (int i = 0; i < cards.general.length; i++) {
            that((state.generalLeft & 1L << i) == 0 || !seen[cards.general[i]], "a General card is in deck and pile");
        }
    }

    private void boonCardsAndCharmsAreOnce() {
        int boons = state.boonDeck;
        int charms = squad.charmPile();
        for (int marine = 0; marine < MARINES; marine++) {
            final int card = squad.boonCard[marine];
            if (card != NONE) {
                that((boons & 1 << card) == 0, "Boon card %d twice", card);
                boons |= 1 << card;
            }
            final int charm = squad.charm[marine];
            if (charm != NONE) {
                that((charms & 1 << charm) == 0, "Lucky Charm %d twice", charm);
                charms |= 1 << charm;
            }
            that(squad.boonPoints[marine] >= 0, "negative Boon points");
            that(squad.experience[marine] >= 0, "negative experience");
        }
        that((boons & squad.boonUsed) == 0, "a Boon card that was played is still there");
    }

    private void equipmentIsConserved() {
        for (int gear = 0; gear < tables.gear.count; gear++) {
            int markers = 0;
            for (int marine = 0; marine < MARINES; marine++) {
                final int at = marine * tables.gear.count + gear;
                that(squad.gearFull[at] >= 0 && squad.gearLow[at] >= 0, "negative gear");
                markers += squad.gearFull[at] + squad.gearLow[at];
            }
            that(markers <= tables.gear.get(gear).count(), "%d of %s", markers, tables.gear.index.id(gear));
        }
        for (int weapon = 0; weapon < tables.weapons.count; weapon++) {
            int cards = 0;
            for (final int held : squad.weapons) {
                cards += held == weapon ? 1 : 0;
            }
            that(cards <= tables.weapons.get(weapon).copies(), "%d of %s", cards, tables.weapons.index.id(weapon));
        }
    }

    private void everythingIsSettled() {
        that(state.end == null, "asked after the end");
        that(!state.randomCombatDue, "a Random Combat is due");
        that(squad.presentCount > 3, "%d Marines go on", squad.presentCount);
        that(squad.isPresent(squad.pointMan), "the Point Man is gone");
        that(state.carriedDead <= Integer.bitCount(squad.killed), "%d carried", state.carriedDead);
        that(state.elapsed() < state.mission.definition.lastsAtMost(), "it is time to go home");
        for (int id = 0; id < MARINES; id++) {
            final int holder = squad.holder[id];
            that(holder != NONE && squad.isPresent(holder), "nobody holds ID %d", id + 1);
            that(holder == id || squad.extraId[holder] == id, "ID %d: holder and held disagree", id + 1);
        }
        for (int marine = 0; marine < MARINES; marine++) {
            if (squad.isPresent(marine)) {
                isFit(marine);
            } else {
                hasNothing(marine);
            }
        }
    }

    private void isFit(final int marine) {
        that(squad.damage[marine] < squad.damageThreshold(marine), "ID %d owes a Wound", marine + 1);
        that(squad.stress[marine] < squad.stressThreshold(marine), "ID %d owes a Condition", marine + 1);
        that(squad.cubes[marine] < 3, "ID %d lives with %d cubes", marine + 1, squad.cubes[marine]);
        that(Equipment.load(squad, marine) <= Equipment.capacity(squad, marine), "ID %d carries too much", marine + 1);
    }

    private void hasNothing(final int marine) {
        that(Equipment.load(squad, marine) == 0, "a lost Marine has things");
        for (int i = 0; i < StartingSquad.MAX_WEAPONS; i++) {
            that(squad.weapons[marine * StartingSquad.MAX_WEAPONS + i] == NONE, "a lost Marine has a weapon");
        }
    }
}
