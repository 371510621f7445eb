package org.sitrep.rulesets.purplehaze.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.sitrep.outcome.Outcome;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.definition.Content;
import org.sitrep.rulesets.purplehaze.definition.Space;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.tables.BoxTable;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.rulesets.purplehaze.tables.SetUpTable;
import org.sitrep.rulesets.purplehaze.tables.ThreatBand;

/** The set-up box: bands, log entries, placement, queue (PH-CBS-0 to PH-CBS-8, PH-OPT-2). */
class SetUpTest extends RulesTest {
    /**
     * The sample box: Artillery at the bottom; FLAMES takes two markers out of the pool, FLAMES and FIRE leave out an
     * Elite.
     */
    private static final String[] SAMPLE = {
        "combats.patrol.tacticsAtBottom=[artillery]",
        "combats.patrol.log=[{with: [FLAMES], tacticsOut: [mortar, flanking]},"
                + " {with: [FLAMES, FIRE], removes: {specialists: [elite]}}]"
    };

    private static SetUpTable sample(final int threat, final String log) {
        return Firefight.setUp(SAMPLE[0], SAMPLE[1], "start.threat=" + threat, "start.log=" + log);
    }

    private static int inPool(final SetUpTable box, final String marker) {
        return box.tacticsPool[Firefight.tables().markers.tactics.index.of(marker)];
    }

    private static List<Integer> types(final SetUpTable box) {
        return IntStream.of(box.enemyType).boxed().toList();
    }

    private static final List<Integer> BLACK = List.of(0, 0, 0, 0, 0, EnemyTypes.ELITE);

    private static List<Integer> with(final List<Integer> types, final Integer... more) {
        final List<Integer> all = new ArrayList<>(types);
        all.addAll(List.of(more));
        return all;
    }

    @Test
    void WE_44_initiativeSixFiveFourByThreat() {
        assertEquals(6, sample(2, "[]").initiative);
        assertEquals(5, sample(5, "[]").initiative);
        assertEquals(4, sample(8, "[]").initiative);
        final int artillery = Firefight.tables().markers.tactics.index.of("artillery");
        assertEquals(
                List.of(artillery),
                IntStream.of(sample(2, "[]").tacticsAtBottom).boxed().toList());
    }

    @Test
    void WE_45_flamesWithoutFireAtHighThreat() {
        final SetUpTable box = sample(8, "[FLAMES]");
        assertEquals(0, inPool(box, "mortar"));
        assertEquals(0, inPool(box, "flanking"));
        assertEquals(1, inPool(box, "fubar"));
        assertEquals(with(BLACK, 0, EnemyTypes.RPD, EnemyTypes.SNIPER), types(box), "yellow and red are added");
        assertEquals(4, box.initiative);
    }

    @Test
    void WE_45_flamesAndFireAtLowThreat() {
        final SetUpTable box = sample(2, "[FLAMES, FIRE]");
        assertEquals(0, inPool(box, "mortar"));
        assertEquals(List.of(0, 0, 0, 0, 0), types(box), "the second effect too; nothing is added");
        assertEquals(6, box.initiative);
    }

    @Test
    void WE_45_neitherAtMediumThreat() {
        final SetUpTable box = sample(5, "[]");
        assertEquals(1, inPool(box, "mortar"));
        assertEquals(with(BLACK, 0, EnemyTypes.RPD), types(box), "yellow only");
        assertEquals(5, box.initiative);
    }

    @Test
    void PH_CBS_2_logEffectsMayAskForAnEntryThatIsNotSetAndMayAdd() {
        final String effect = "combats.patrol.log=[{with: [FLAMES], without: [FIRE], adds: {fighters: 1}},"
                + " {with: [FIRE], tacticsIn: [artillery], tacticsAtBottom: [mortar]}]";
        final SetUpTable flames = Firefight.setUp(effect, "start.log=[FLAMES]");
        assertEquals(with(BLACK, 0), types(flames));
        assertEquals(0, inPool(flames, "artillery"));
        final SetUpTable both = Firefight.setUp(effect, "start.log=[FLAMES, FIRE]");
        assertEquals(BLACK, types(both));
        assertEquals(1, inPool(both, "artillery"));
        assertEquals(1, both.tacticsAtBottom.length);
    }

    @Test
    void PH_THR_1_theBandsOfTheTrack() {
        for (int threat = 1; threat <= 9; threat++) {
            final ThreatBand expected =
                    threat <= 3 ? ThreatBand.LOW : threat <= 6 ? ThreatBand.MEDIUM : ThreatBand.HIGH;
            assertEquals(expected, sample(threat, "[]").band, "Threat " + threat);
        }
    }

    @Test
    void PH_CBS_4_theBandsAddTacticsMarkers() {
        assertEquals(1, sample(2, "[]").tacticsDrawn);
        assertEquals(1, sample(5, "[]").tacticsDrawn);
        assertEquals(2, sample(8, "[]").tacticsDrawn);
    }

    private static ThreatBand band(final int threat, final String rule) {
        return Firefight.setUp("start.threat=" + threat, "options.threatRule=" + rule).band;
    }

    @Test
    void WE_93_highThreatAtLowAndLowThreatAtHighAreMedium() {
        assertEquals(ThreatBand.MEDIUM, band(2, "high"));
        assertEquals(ThreatBand.MEDIUM, band(8, "low"));
    }

    @Test
    void PH_OPT_2_atTheEndsOfTheTrackTheBandStays() {
        assertEquals(ThreatBand.HIGH, band(8, "high"));
        assertEquals(ThreatBand.LOW, band(2, "low"));
        assertEquals(ThreatBand.HIGH, band(5, "high"));
        assertEquals(ThreatBand.LOW, band(5, "low"));
        assertEquals(ThreatBand.MEDIUM, band(5, "as-it-is"));
    }

    private static SetUpTable randomCombat(final String rule) {
        return BoxTable.atStart(new GameTables(Content.load("combats/random.yaml", "options.threatRule=" + rule)
                .game()));
    }

    @Test
    void WE_94_lowThreatGivesABoxWithoutBandsThreeInitiative() {
        assertEquals(3, randomCombat("as-it-is").initiative);
        assertEquals(6, randomCombat("low").initiative);
        assertEquals(3, randomCombat("high").initiative);
    }

    /** A patrol of three with a queue of two, two fixed places for Marines, and everybody else among four. */
    private Firefight smallPatrol(final String... more) {
        final List<String> sets = new ArrayList<>(List.of(
                "combats.patrol.enemies={fighters: 2, specialists: [rpd]}",
                "combats.patrol.tactics=1",
                "combats.patrol.tacticsAtBottom=[artillery]",
                "combats.patrol.enemySpaces=[r3c1, r2c2, r1c3]",
                "combats.patrol.marineSpaces=[r1c1, r1c2, r1c3, r1c4]",
                "combats.patrol.namedMarineSpaces={scout: r3c4, engineer: r3c1}",
                "combats.patrol.threat.medium.adds={}",
                "combats.patrol.threat.high.adds={}"));
        sets.addAll(List.of(more));
        return fight(sets.toArray(String[]::new));
    }

    @Test
    void PH_CBS_1_to_8_aWholeBox() {
        final Firefight fight = smallPatrol();
        fight.rolls
                .fighter("F04")
                .of(12)
                .fighter("F01")
                .of(11)
                .specialist("S4")
                .of(2)
                .tacticsMarker("mortar")
                .of(7);
        fight.bot.places("r1c4", "r1c2", "r1c1"); // IDs 1 to 3; ID 6 takes the space that is left unasked
        fight.bot.activates(1).orders("skill pull-back 1");
        fight.bot.watch(DecisionKind.ACTIVATE, view -> assertPlaced(fight, view));
        final Outcome outcome = fight.play();
        assertEquals(6 - 3, fight.state.initiative);
        assertEquals(0, fight.metric(outcome, "eliminated"));
        assertEquals(3, fight.metric(outcome, "met"));
    }

    /** The box names the Point Man, who here is the Scout, and the Scout too: the latter's space is free for others. */
    @Test
    void PH_CBS_6_thePointManHasAFixedSpace() {
        final Firefight fight = smallPatrol("combats.patrol.pointManSpace=r2c2", "start.pointMan=scout");
        fight.rolls
                .fighter("F04")
                .of(12)
                .fighter("F01")
                .of(11)
                .specialist("S4")
                .of(2)
                .tacticsMarker("mortar")
                .of(7);
        fight.bot.places("r1c4", "r3c4", "r1c1", "r1c2"); // IDs 1 to 3 and 6
        fight.bot.activates(1).orders("skill pull-back 1");
        fight.bot.watch(DecisionKind.ACTIVATE, view -> {
            final String[] spaces = {"r1c4", "r3c4", "r1c1", "r2c2", "r3c1", "r1c2"};
            for (int marine = 0; marine < spaces.length; marine++) {
                assertEquals(Firefight.at(spaces[marine]), view.combat.space(marine));
            }
        });
        fight.play();
    }

    private static void assertPlaced(final Firefight fight, final GameView view) {
        assertEquals(3, view.combat.setUpEnemies());
        assertEquals(
                EnemyTypes.RPD,
                view.combat.enemyType(Firefight.at("r1c3")),
                "Fighters first, in the order of the spaces");
        assertEquals(3, view.combat.enemySoft(Firefight.at("r3c1")));
        assertEquals(1, view.combat.enemySoft(Firefight.at("r2c2")));
        assertEquals(2, view.combat.tacticsWaiting());
        assertEquals(
                fight.tables.markers.tactics.index.of("artillery"), fight.state.queue[fight.state.queueHead], "fixed");
        assertTrue(view.combat.enemyHardCover(Firefight.at("r1c1")));
        assertTrue(view.combat.marineHardCover(Firefight.at("r1c2")));
        final String[] spaces = {"r1c4", "r1c2", "r1c1", "r3c4", "r3c1", "r1c3"};
        for (int marine = 0; marine < spaces.length; marine++) {
            assertEquals(spaces[marine], Space.of(view.combat.space(marine)).toString());
            assertTrue(view.combat.mayActivate(marine));
            assertEquals(view.squad.maxSoft(marine), view.combat.soft(marine));
        }
    }

    @Test
    void PH_CBS_6_anywhereOnTheirHalfWhenNothingIsIndicated() {
        final Firefight fight = skirmish();
        fight.bot.activates(1).orders("skill pull-back 1");
        fight.play();
        assertEquals(7, fight.bot.offered(DecisionKind.PLACE).size(), "the sixth man chooses among the seven left");
    }

    @Test
    void GAP_07_aSquadLeaderOfLevelFourStartsOneAhead() {
        final Firefight fight = skirmish("squads.reference.members.squad-leader.level=4");
        fight.bot.activates(1).orders("skill pull-back 1");
        fight.play();
        assertEquals(15 + 1 - 3, fight.state.initiative);
    }

    @Test
    void PH_CBS_7_equipmentMayChangeHandsFirst() {
        final Firefight fight = skirmish("combats.patrol.equipmentSwap=true");
        fight.bot.handsOver("auto-ammo", 1, 4).swapsNoMore();
        fight.bot.activates(1).orders("skill pull-back 1");
        fight.play();
        assertEquals(0, fight.steps(1, "auto-ammo"));
        assertEquals(2, fight.steps(4, "auto-ammo"));
    }

    @Test
    void PH_CLY_1_theClaymoreComesBeforeTheFirstActivation() {
        final Firefight fight = skirmish("combats.patrol.claymore=true");
        fight.bot.setsOffClaymore(1);
        fight.rolls.claymoreDud(1).claymoreTest(6);
        final Outcome outcome = fight.play();
        assertEquals(1, fight.metric(outcome, "end.eliminated"));
        assertEquals(0, fight.metric(outcome, "marine.activations"));
        assertEquals(1, fight.metric(outcome, "kills.claymore"));
    }
}
