package org.sitrep.rulesets.purplehaze.scenario;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.contract.Deep;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.Playout;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.rulesets.purplehaze.PurpleHaze;
import org.sitrep.rulesets.purplehaze.bots.DrillBot;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.bots.RandomBot;
import org.sitrep.rulesets.purplehaze.bots.RiflemanBot;
import org.sitrep.rulesets.purplehaze.campaign.CampaignInvariants;
import org.sitrep.rulesets.purplehaze.campaign.CampaignState;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.combat.StateInvariants;
import org.sitrep.rulesets.purplehaze.definition.Content;
import org.sitrep.rulesets.purplehaze.mission.Inspector;
import org.sitrep.rulesets.purplehaze.mission.MissionInvariants;
import org.sitrep.rulesets.purplehaze.mission.MissionState;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.tables.CampaignTable;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.rulesets.purplehaze.tables.MissionTable;
import org.sitrep.rulesets.purplehaze.tables.MissionTables;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.TrialListener;

/**
 * Every Mission and the campaign under every reading of every option: at each question what must be true of the table
 * is true and the options are possible, and all come to an end.
 *
 * <p>{@code -Dsitrep.missions=N} plays N Missions of each kind, shared out among the readings, and N / 100 campaigns
 * with each bot instead of a few.
 */
@Tag("slow")
class ReadingsTest {
    private static final int BOUND = 1_000_000;
    private static final List<String> READINGS = readings();
    private static final int MISSIONS = Integer.getInteger("sitrep.missions", Deep.or(1, 3) * READINGS.size());
    /** Of each kind under one reading. */
    private static final int EACH = (MISSIONS + READINGS.size() - 1) / READINGS.size();

    private static final int CAMPAIGNS = Math.max(Deep.or(2, 4), MISSIONS / 100);

    /** The defaults, and each value of each option that is not one. */
    static List<String> readings() {
        final List<String> readings = new ArrayList<>(List.of("options.hiddenEnemies=false"));
        for (final Ruleset.Listing option : new PurpleHaze().options()) {
            option.values().stream()
                    .skip(1)
                    .filter(value -> !value.equals("in-all")) // a board of twelve spaces needs boxes made for it
                    .forEach(value -> readings.add("options." + option.id() + "=" + value));
        }
        readings.add("options.eliminatedCap=0");
        readings.add("options.eliminatedCap=9");
        return readings;
    }

    /** A table with all that the invariants look at. */
    private static final class Table {
        final MissionTables tables;
        final SquadState squad;
        final MissionState mission;
        final CombatState combat;
        final CampaignState campaign;
        private final MissionInvariants ofMission;
        private final CampaignInvariants ofCampaign;
        private final StateInvariants ofCombat;
        private final StateInvariants ofCombatInCampaign;

        Table(final String... sets) {
            tables = new MissionTables(
                    new GameTables(Content.load("campaign.yaml", sets).game()));
            squad = new SquadState(tables.components);
            mission = new MissionState(tables, squad);
            combat = new CombatState(squad);
            campaign = new CampaignState(
                    new CampaignTable(
                            tables,
                            tables.components
                                    .game
                                    .campaigns()
                                    .values()
                                    .iterator()
                                    .next()),
                    mission);
            ofMission = new MissionInvariants(mission);
            ofCampaign = new CampaignInvariants(campaign);
            ofCombat = new StateInvariants(combat);
            ofCombatInCampaign = new StateInvariants(combat, this::conditionsInHospital);
        }

        private int conditionsInHospital() {
            return Arrays.stream(campaign.patientCondition)
                    .filter(card -> card != CampaignState.NONE)
                    .reduce(0, (cards, card) -> cards | 1 << card);
        }

        void checkMission(final int kind) {
            ofMission.check(kind);
            if (asksOnlyInCombat(kind)) {
                ofCombat.check(kind);
            }
        }

        void checkCampaign(final int kind) {
            ofCampaign.check(kind);
            if (asksOnlyInCombat(kind)) {
                ofCombatInCampaign.check(kind);
            }
        }

        /** Whether a question is asked in combats and nowhere else. */
        private static boolean asksOnlyInCombat(final int kind) {
            return kind < DecisionKind.ID_HOLDER || kind == DecisionKind.REVEAL;
        }
    }

    @ParameterizedTest
    @MethodSource("readings")
    void everyMissionIsSoundAndEnds(final String reading) {
        final Table table = new Table("squad=old-hands", reading);
        for (final MissionTable played : table.tables.missions) {
            final Inspector inspector = new Inspector(table.mission, new RandomBot<>(), true, table::checkMission);
            final Playout playout = Playouts.mission(
                    table.mission, table.combat, played, inspector, BOUND, new TrialKey(), TrialListener.NONE);
            final Outcome outcome = new Outcome(Playouts.layout(table.tables, played));
            play(playout, outcome, EACH, played.definition.id());
            assertTrue(inspector.seen() > EACH, "questions were asked");
        }
    }

    static Stream<List<String>> rules() {
        return Stream.of(
                List.of(),
                List.of("options.sapper=on", "options.hiddenEnemies=true"),
                List.of("options.hiddenEnemies=true", "options.threatRule=high"),
                List.of("options.threatRule=low"),
                List.of("options.profileDraw=back-at-the-end", "options.failedMission=nothing"));
    }

    @ParameterizedTest
    @MethodSource("rules")
    void everyCampaignIsSoundAndEnds(final List<String> sets) {
        final Table table = new Table(sets.toArray(String[]::new));
        for (final Bot<GameView> bot : List.of(new RandomBot<GameView>(), new DrillBot(), new RiflemanBot())) {
            final Inspector inspector =
                    new Inspector(table.mission, bot, bot instanceof RandomBot, table::checkCampaign);
            final Playout playout = Playouts.campaign(table.campaign, table.combat, inspector, BOUND, new TrialKey());
            play(playout, new Outcome(Playouts.layout(table.campaign)), CAMPAIGNS, "campaign");
        }
    }

    private static void play(final Playout playout, final Outcome outcome, final int trials, final String what) {
        final TrialKey key = new TrialKey();
        for (long trial = 0; trial < trials; trial++) {
            outcome.reset();
            playout.play(key.set(1968, trial), outcome);
            final long index = trial;
            assertFalse(outcome.aborted(), () -> what + " " + index + ": " + outcome.abortReason());
        }
    }
}
