package org.sitrep.rulesets.purplehaze.campaign;

import java.util.Locale;
import org.sitrep.rulesets.purplehaze.mission.MissionInvariants;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.squad.Equipment;
import org.sitrep.rulesets.purplehaze.squad.SquadState;

/**
 * What must be true of a campaign whenever a player is asked something: every Profile, Condition card and Lucky Charm
 * is in one place, and nobody carries too much.
 */
public final class CampaignInvariants {
    private static final int MARINES = SquadState.MARINES;
    private static final int NONE = CampaignState.NONE;

    private final CampaignState state;
    private final SquadState squad;
    private final MissionInvariants ofMission;
    private final int profiles;

    /** Looks at a campaign. */
    public CampaignInvariants(final CampaignState state) {
        this.state = state;
        squad = state.squad;
        ofMission = new MissionInvariants(state.mission);
        profiles = squad.tables.profiles.count;
    }

    private static void that(final boolean holds, final String message, final Object... values) {
        if (!holds) {
            throw new AssertionError(String.format(Locale.ROOT, message, values));
        }
    }

    /**
     * Checks them all.
     *
     * @param kind what is being asked, an {@link DecisionKind}
     */
    public void check(final int kind) {
        everyProfileIsInOnePlace();
        everyCardIsInOnePlace();
        everyManIsSound();
        that(state.begun - state.played >= 0 && state.begun - state.played <= 1, "%d begun", state.begun);
        if (kind < DecisionKind.PROFILE && state.begun > state.played) {
            that(squad.killed == 0 || state.mission.squad == squad, "another Squad");
            ofMission.check(kind);
        }
        if (kind == DecisionKind.SQUAD_ACTION) {
            theMissionIsTheNextOne();
        }
    }

    private void everyProfileIsInOnePlace() {
        final int[] places = new int[profiles];
        for (int profile = 0; profile < profiles; profile++) {
            places[profile] += (int) (state.pool >>> profile & 1) + (int) (state.gone >>> profile & 1);
        }
        for (int marine = 0; marine < MARINES; marine++) {
            count(places, squad.cards.profile[marine]);
            count(places, state.patient[marine]);
        }
        for (int profile = 0; profile < profiles; profile++) {
            final boolean keptOut = (state.campaign.pool >>> profile & 1) == 0;
            that(
                    places[profile] == 1 || keptOut && places[profile] == 0,
                    "%s is in %d places",
                    squad.tables.profiles.index.id(profile),
                    places[profile]);
        }
        that((state.aside & ~state.pool) == 0, "laid aside, but not in the pool");
    }

    private static void count(final int[] places, final int what) {
        if (what != NONE) {
            places[what]++;
        }
    }

    private void everyCardIsInOnePlace() {
        final int[] conditions = new int[squad.tables.conditions.count];
        final int[] charms = new int[squad.tables.charms.count];
        for (int marine = 0; marine < MARINES; marine++) {
            count(conditions, squad.condition[marine]);
            count(conditions, state.patientCondition[marine]);
            count(charms, squad.charm[marine]);
            that(
                    state.patientCharm[marine] == NONE || (squad.charmsOut & 1 << state.patientCharm[marine]) != 0,
                    "a patient's charm is in the pile");
        }
        for (int card = 0; card < conditions.length; card++) {
            that(conditions[card] <= 1, "Condition %d twice", card);
            that(conditions[card] == 0 || (squad.conditionDeck & 1 << card) == 0, "Condition %d held and drawn", card);
        }
        for (int charm = 0; charm < charms.length; charm++) {
            that(charms[charm] + (squad.charmsOut >>> charm & 1) <= 1, "Lucky Charm %d twice", charm);
        }
    }

    private void everyManIsSound() {
        for (int marine = 0; marine < MARINES; marine++) {
            final int level = squad.cards.level[marine];
            that(level >= 1 && level <= 4, "level %d", level);
            that(squad.experience[marine] >= 0, "%d XP", squad.experience[marine]);
            that(squad.boonPoints[marine] >= 0, "%d Boon points", squad.boonPoints[marine]);
            that(squad.stress[marine] >= 0 && squad.damage[marine] >= 0, "negative Stress or Damage");
            that(squad.conditionCubes[marine] == 0 || squad.condition[marine] != NONE, "cubes without a card");
            that((state.temporary >>> marine & 1) == 0 || state.patient[marine] != NONE, "he stands in for nobody");
        }
        that((state.temporary & ~state.hospital()) == 0, "stand-ins %d", state.temporary);
    }

    private void theMissionIsTheNextOne() {
        that(state.mission.mission == state.campaign.missions[state.begun - 1], "another Mission");
        that(state.mission.ordinal == state.begun - 1, "ordinal %d", state.mission.ordinal);
        for (int rest = squad.present; rest != 0; rest &= rest - 1) {
            final int marine = Integer.numberOfTrailingZeros(rest);
            that(
                    Equipment.load(squad, marine) <= Equipment.capacity(squad, marine),
                    "Load %d of %d",
                    Equipment.load(squad, marine),
                    Equipment.capacity(squad, marine));
        }
    }
}
