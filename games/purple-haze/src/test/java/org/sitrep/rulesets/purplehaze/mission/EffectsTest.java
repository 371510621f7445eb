package org.sitrep.rulesets.purplehaze.mission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.rulesets.purplehaze.definition.MissionEnd;
import org.sitrep.rulesets.purplehaze.definition.Trait;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.squad.Finds;
import org.sitrep.rulesets.purplehaze.tables.EffectOp;

/**
 * Every change that an effect can make, by scripted rolls, and the order in which they are made (PH-EVT-2, PH-ENC-2,
 * PH-ENC-3).
 */
class EffectsTest {
    /** A row of the table: an effect as data files write it, and what it changes. */
    private record Row(EffectOp op, String effect, Consumer<EntryStory> given, String changes) {
        @Override
        public String toString() {
            return op + ": " + effect;
        }
    }

    private static final String HELPED = "march: 0 minutes 0 SP to 15 minutes 0 SP";
    private static final String UNHELPED = "march: 15 minutes 0 SP to 0 minutes 0 SP";

    private static Row row(final EffectOp op, final String effect, final String changes) {
        return row(op, effect, tale -> {}, changes);
    }

    private static Row row(
            final EffectOp op, final String effect, final Consumer<EntryStory> given, final String changes) {
        return new Row(op, effect, given, changes);
    }

    static List<Row> rows() {
        return List.of(
                row(EffectOp.PICK, "who: random-1, stress: 1", t -> t.rolls("randomMarine 2 of 6"), "stress 3: 0 to 1"),
                row(EffectOp.DAMAGE, "who: scout, damage: 2", "damage 4: 0 to 2"),
                row(EffectOp.DAMAGE, "who: scout, damage: -2", t -> t.damage(4, 3), "damage 4: 3 to 1"),
                row(EffectOp.DAMAGE, "who: scout, damage: -2", t -> t.damage(4, 1), "damage 4: 1 to 0"),
                row(EffectOp.STRESS, "who: engineer, stress: 3", "stress 5: 0 to 3"),
                row(
                        EffectOp.STRESS,
                        "who: all, stress: -2",
                        t -> t.stress(1, 3).stress(6, 1),
                        "stress 1: 3 to 1; stress 6: 1 to 0"),
                row(
                        EffectOp.WOUNDS,
                        "who: scout, wounds: 1",
                        t -> t.damage(4, 5).rolls("woundCard 1 for 4 of 12"),
                        "damage 4: 5 to 0; stress 4: 0 to 1; wounds 4: 0 to 1"),
                row(
                        EffectOp.CONDITIONS,
                        "who: scout, conditions: 1",
                        t -> t.stress(4, 5).rolls("conditionCard 0 for 4 of 12"),
                        "conditions 4: 0 to 1; stress 4: 5 to 0"),
                row(
                        EffectOp.CONDITIONS,
                        "who: all, conditions: -1",
                        t -> cubes(cubes(t, 2, 1), 3, 2),
                        "conditions 3: 2 to 1"),
                row(EffectOp.EXPERIENCE, "who: corpsman, experience: 2", "xp 6: 0 to 2"),
                row(
                        EffectOp.EXPERIENCE,
                        "who: all, experience: -2",
                        t -> xp(xp(t, 2, 3), 3, 1),
                        "xp 2: 3 to 1; xp 3: 1 to 0"),
                row(EffectOp.BOON_POINTS, "who: squad-leader, boonPoints: 1", "points 1: 0 to 1"),
                row(
                        EffectOp.BOON_POINTS,
                        "who: squad-leader, boonPoints: -2",
                        t -> t.boonPoints(1, 1),
                        "points 1: 1 to 0"),
                row(
                        EffectOp.BOON_POINTS,
                        "boonPoints: -1",
                        t -> t.boonPoints(2, 1).boonPoints(4, 3).answersOf(DecisionKind.PAY_BOON_POINT, 3, 1, 3),
                        "points 4: 3 to 2"),
                row(EffectOp.BOON_POINTS, "boonPoints: -1", ""),
                row(
                        EffectOp.BOON_CARDS,
                        "who: scout, boonCards: 1",
                        t -> t.rolls("boonCard 1 of 3"),
                        "boonDeck: 18 to 17; card 4: -1 to 1; points 4: 0 to 1"),
                row(
                        EffectOp.CHARMS,
                        "who: scout, charms: 1",
                        t -> t.rolls("luckyCharm 3 of 5"),
                        "charm 4: -1 to 3; charmPile: 5 to 4"),
                row(EffectOp.CHARMS, "who: scout, charm: LC2", "charm 4: -1 to 1; charmPile: 5 to 4"),
                row(EffectOp.CHARMS, "who: scout, charm: LC2", t -> t.squad.charm[0] = 1, ""),
                row(EffectOp.CHARMS, "who: scout, charms: 1", t -> t.squad.charm[3] = 2, ""),
                row(EffectOp.CHARMS, "who: scout, charms: 1", t -> t.squad.charmsOut = -1, ""),
                row(EffectOp.AMMO, "who: infantryman, ammo: 1", "mg-ammo 3: 1 to 2"),
                row(EffectOp.AMMO, "who: squad-leader, ammo: -1", "auto-ammo 1: 2 to 1"),
                row(EffectOp.GEAR, "who: scout, gear: frag, steps: 2", "frag 4: 0 to 2"),
                row(EffectOp.GEAR, "who: corpsman, gear: first-aid-kit, steps: -1", "first-aid-kit 6: 2 to 1"),
                row(EffectOp.WEAPON, "who: scout, weapon: m3", "m3 4: - to 1; owned: - to m3"),
                row(
                        EffectOp.TRAITS,
                        "who: scout, traits: {willpower: -1, perception: -4}",
                        "perception 4: 0 to -4; willpower 4: 0 to -1"),
                row(EffectOp.BURDEN, "who: scout, burden: walking", HELPED),
                row(EffectOp.BURDEN, "who: scout, burden: littered", "march: 0 minutes 0 SP to 30 minutes 1 SP"),
                row(
                        EffectOp.BURDEN,
                        "who: scout, burden: lifted",
                        t -> wound(t, 4, "W10").state.burden[3] = 1,
                        "march: 30 minutes 1 SP to 0 minutes 0 SP"),
                row(EffectOp.BURDEN, "who: scout, burden: walking", t -> wound(t, 5, "W10"), ""),
                row(
                        EffectOp.LEAVE_DEAD,
                        "leaveDead: true",
                        t -> t.state.carriedDead = 2,
                        "dead: 2 to 0; march: 30 minutes 1 SP to 0 minutes 0 SP"),
                row(
                        EffectOp.FIRST_AID,
                        "firstAid: 2",
                        t -> t.damage(4, 3)
                                .answers(DecisionKind.FIRST_AID, 6 + 8 * 5)
                                .answers(DecisionKind.FIRST_AID, DecisionKind.NOBODY)
                                .rolls("firstAidTest 2 by 6 3F 4S 0C"),
                        "damage 4: 3 to 1; first-aid-kit 6: 2 to 1"),
                row(EffectOp.THREAT, "threat: 2", "threat: 4 to 6"),
                row(EffectOp.THREAT, "threat: -9", "threat: 4 to 1"),
                row(
                        EffectOp.THREAT_DICE,
                        "threatDice: 2",
                        t -> t.eaz("D4").rolls("threatDieOfEntry 5 of 6", "threatDieOfEntry 0 of 6"),
                        "threat: 4 to 6"),
                row(EffectOp.MINUTES, "minutes: 30", "time: 0 to 30"),
                row(EffectOp.STAMINA, "stamina: 9", "stamina: 10 to 15"),
                row(EffectOp.STAMINA, "stamina: -3", "stamina: 10 to 7"),
                row(
                        EffectOp.STAMINA,
                        "stamina: -11",
                        t -> t.rolls("missingStaminaDie 2", "missingStaminaDie 2"),
                        "damage 2: 0 to 2; stamina: 10 to 0"),
                row(EffectOp.SHIFT, "shift: left", "shift: 0 to -1"),
                row(EffectOp.SHIFT, "shift: right", "shift: 0 to 1"),
                row(
                        EffectOp.BOON_DRAWS,
                        "boonDraws: 1",
                        t -> t.rolls("boonCard 17 of 18"),
                        "boonDeck: 18 to 17; card 6: -1 to 17; points 6: 0 to 1"),
                row(EffectOp.ADD_EAZ, "addEaz: [here]", "eaz: - to C3"),
                row(EffectOp.ADD_EAZ, "addEaz: [nearest]", "eaz: - to C3"),
                row(
                        EffectOp.ADD_EAZ,
                        "addEaz: [nearest]",
                        t -> t.eaz("C3").rolls("eazSpace 2 of 7"),
                        "eaz: C3 to D2 C3"),
                row(EffectOp.ADD_EAZ, "addEaz: [all]", ""),
                row(EffectOp.REMOVE_EAZ, "removeEaz: [here]", t -> t.eaz("C3", "D3"), "eaz: C3 D3 to D3"),
                row(EffectOp.REMOVE_EAZ, "removeEaz: [adjacent]", t -> t.eaz("C3", "E3"), ""),
                row(
                        EffectOp.REMOVE_EAZ,
                        "removeEaz: [adjacent]",
                        t -> t.eaz("D4", "C3", "B2").rolls("eazRemoved 1 of 2"),
                        "eaz: B2 C3 D4 to B2 C3"),
                row(EffectOp.REMOVE_EAZ, "removeEaz: [nearest]", t -> t.eaz("E5", "D3"), "eaz: D3 E5 to E5"),
                row(EffectOp.REMOVE_EAZ, "removeEaz: [nearest]", ""),
                row(EffectOp.REMOVE_EAZ, "removeEaz: [all]", t -> t.eaz("C3", "D3", "E5"), "eaz: C3 D3 E5 to -"),
                row(EffectOp.ADD_EAZ_AT, "addEazAt: [E3, E5]", "eaz: - to E3 E5"),
                row(EffectOp.ADD_EAZ_AT, "addEazAt: [B4]", t -> t.rolls("eazSpace 0 of 5"), "eaz: - to A3"),
                row(EffectOp.REMOVE_EAZ_AT, "removeEazAt: [E3]", t -> t.eaz("D3", "E3"), "eaz: D3 E3 to D3"),
                row(EffectOp.REMOVE_EAZ_AT, "removeEazAt: [E3]", t -> t.eaz("D3"), ""),
                row(EffectOp.ADD_EVENT, "addEvents: {2: D2}", "event 2: - to D2"),
                row(EffectOp.ADD_EVENT, "addEvents: {2: C2}", ""),
                row(EffectOp.ADD_EVENT, "addEvents: {2: E1}", ""),
                row(EffectOp.ADD_EVENT, "addEvents: {2: F1}", ""),
                row(EffectOp.ADD_EVENT, "addEvents: {2: A6}", ""),
                row(EffectOp.REMOVE_EVENT, "removeEvents: [\"1\", \"2\"]", "event 1: C2 to -"),
                row(EffectOp.KEEP_EVENT, "keepEvent: true", "keepEvent: false to true"),
                row(EffectOp.LANDING_ZONE, "addLandingZones: [here, D4]", "landing: - to C3 D4"),
                row(
                        EffectOp.LANDING_ZONE_LOST,
                        "removeLandingZones: [D4]",
                        t -> t.state.landingZone[t.at("D4")] = true,
                        "landing: D4 to -"),
                row(EffectOp.FORBID, "addForbidden: [D4, C2]", "forbidden: - to C2 D4"),
                row(EffectOp.FORBID, "addForbidden: [E1]", ""),
                row(
                        EffectOp.ALLOW,
                        "removeForbidden: [D4, C2]",
                        t -> t.state.forbidden[0] = 1L << t.at("D4"),
                        "forbidden: D4 to -"),
                row(EffectOp.BASE, "base: A1", "base: A5 to A1"),
                row(EffectOp.SQUAD_TO, "squadTo: D4", "space: C3 to D4"),
                row(EffectOp.SQUAD_TO, "squadTo: adjacent", t -> t.rolls("direction 2 of 18"), "space: C3 to D3"),
                row(EffectOp.ESCORT, "escort: true", "escort: false to true; " + HELPED),
                row(EffectOp.ESCORT, "escort: false", t -> t.state.escort = true, "escort: true to false; " + UNHELPED),
                row(EffectOp.LOG, "log: [one, two]", "log: - to one+two"),
                row(
                        EffectOp.UNLOG,
                        "unlog: [one]",
                        t -> t.state.flags = -1 >>> 1 & t.tables.components.flagsOf(List.of("one", "two")),
                        "log: one+two to two"),
                row(EffectOp.MET, "met: [side]", "met: 0 to 2"),
                row(EffectOp.PROFILE, "profiles: [MP03]", "profiles: - to MP03"),
                row(
                        EffectOp.EVAC,
                        "evac: true",
                        t -> t.answersOf(
                                DecisionKind.EVAC, DecisionKind.EVAC_ALL, DecisionKind.NOBODY, DecisionKind.EVAC_ALL),
                        "end: null to BROKEN_OFF"),
                row(EffectOp.ENDS_MISSION, "endsMission: true", "endsAfterEntry: false to true"));
    }

    private static EntryStory cubes(final EntryStory tale, final int id, final int cubes) {
        tale.squad.conditionCubes[id - 1] = cubes;
        return tale;
    }

    private static EntryStory wound(final EntryStory tale, final int id, final String card) {
        tale.squad.wound[id - 1] = tale.tables.components.wounds.index.of(card);
        return tale;
    }

    private static EntryStory xp(final EntryStory tale, final int id, final int points) {
        tale.squad.experience[id - 1] = points;
        return tale;
    }

    @ParameterizedTest
    @MethodSource("rows")
    void changesWhatTheTableSays(final Row row) {
        final EntryStory tale = tale(row.effect);
        row.given.accept(tale);
        tale.run();
        final String changes = tale.changes().replace("entries: 0 to 1", "").replace("; ; ", "; ");
        assertEquals(row.changes, changes.replaceAll("^; |; $", ""));
    }

    /** The turns of R&amp;R are tested in {@link RestEffectsTest}. */
    @Test
    void theTableHasEveryOperationOfTheMap() {
        final Set<EffectOp> missing = EnumSet.complementOf(EnumSet.of(
                EffectOp.PER_SUCCESS, // TraitTestsTest
                EffectOp.BRAWL,
                EffectOp.GAMBLE,
                EffectOp.BASE_INSTEAD,
                EffectOp.ROLL_AGAIN,
                EffectOp.RELIEF));
        rows().forEach(row -> missing.remove(row.op));
        assertEquals(Set.of(), missing);
    }

    private static EntryStory tale(final String... effects) {
        final StringBuilder yaml = new StringBuilder("go: {effects: [");
        for (final String effect : effects) {
            yaml.append("{").append(effect).append("}, ");
        }
        return new EntryStory(yaml.append("], next: end}").toString().replace("}, ]", "}]"));
    }

    /** All Damage of an effect comes before the Wounds, and each Marine draws at most one (PH-DMG-2). */
    @Test
    void allDamageOfOneEffectIsOneSource() {
        final EntryStory tale = tale("who: all, damage: 6").damage(4, 4).damage(1, 2);
        // Thresholds 8 8 6 7 7 8: IDs 1 (8), 3 (6) and 4 (10) have come so far.
        tale.rolls("woundCard 0 for 1 of 12", "woundCard 0 for 3 of 11", "woundCard 0 for 4 of 10")
                .run();
        assertEquals(
                "damage 1: 2 to 0; damage 2: 0 to 6; damage 4: 4 to 0; damage 5: 0 to 6; damage 6: 0 to 6; "
                        + "entries: 0 to 1; stress 1: 0 to 1; stress 3: 0 to 1; stress 4: 0 to 2; "
                        + "wounds 1: 0 to 1; wounds 3: 0 to 1; wounds 4: 0 to 1",
                tale.changes());
    }

    /** Two effects are two sources. */
    @Test
    void twoEffectsAreTwoSources() {
        final EntryStory tale = tale("who: scout, damage: 7", "who: scout, damage: 6");
        tale.rolls("woundCard 0 for 4 of 12", "woundCard 1 for 4 of 11").run();
        assertEquals(2, tale.squad.cubes[3]);
    }

    /** PH-ENC-3: the Flak Jacket stays whole. */
    @Test
    void flakJacketDoesNotHelp() {
        final EntryStory tale = tale("who: scout, damage: 7").carries(4, "m40", "flak-jacket 1");
        tale.rolls("woundCard 4 for 4 of 12").run();
        assertTrue(
                tale.changes().contains("wounds 4: 0 to 1") && !tale.changes().contains("flak"), tale.changes());
    }

    /** Damage before Stress before Experience, as the components of an effect stand. */
    @Test
    void changesOfOneEffectHappenInTheOrderOfItsComponents() {
        final EntryStory tale = tale("experience: 1, stress: 7, damage: 7, who: scout");
        tale.rolls("woundCard 0 for 4 of 12", "conditionCard 0 for 4 of 12").run();
        assertEquals(0, tale.squad.stress[3], "the Stress of the Wound came first and was cleared with the rest");
        assertEquals(1, tale.squad.experience[3]);
    }

    /** PH-SEL-1: the rest of an effect is lost on a Marine whom its Damage has killed. */
    @Test
    void whatIsLeftOfAnEffectIsLostOnTheDead() {
        final EntryStory tale = tale("who: scout, damage: 7, experience: 3, boonPoints: 1");
        tale.squad.cubes[3] = 2;
        tale.answers(DecisionKind.ID_HOLDER, 4).run();
        assertEquals("0", String.valueOf(tale.squad.experience[3] + tale.squad.boonPoints[3]));
        assertEquals(1, tale.state.carriedDead);
    }

    /** PH-SEL-1: a removed Marine's ID means the holder of his ID marker. */
    @Test
    void theHolderOfAnIdStandsInForItsOwner() {
        final EntryStory tale =
                tale("who: scout, damage: 1", "who: random-1, stress: 1").gone(4, 6);
        tale.rolls("randomMarine 3 of 6").run();
        assertEquals("damage 6: 0 to 1; entries: 0 to 1; stress 6: 0 to 1", tale.changes());
    }

    /** WE-59: two random Marines must discard 1 Ammo, neither has any: nothing happens. */
    @Test
    void ammoThatIsNotThereCannotBeLost() {
        final EntryStory tale = tale("who: random-2, ammo: -1").carries(6, "m14");
        tale.rolls("randomMarine 3 of 6", "randomMarine 4 of 5").run();
        assertEquals("entries: 0 to 1", tale.changes());
    }

    /** With several kinds the player says which is lost. */
    @Test
    void theLoserChoosesAmongHisAmmo() {
        final EntryStory tale = tale("who: engineer, ammo: -1").carries(5, "m79", "gl-ammo 2", "auto-ammo 1");
        final int auto = tale.tables.components.gear.index.of("auto-ammo");
        final int launcher = tale.tables.components.gear.index.of("gl-ammo");
        tale.answersOf(DecisionKind.GIVE_UP, 4 | auto << 4, 4 | auto << 4, 4 | launcher << 4)
                .run();
        assertEquals("auto-ammo 5: 1 to 0; entries: 0 to 1", tale.changes());
    }

    /** The finder takes what he can carry without being asked; what he cannot is offered to the others or left. */
    @Test
    void whatTheFinderCannotCarryIsOfferedToTheOthers() {
        final EntryStory full = tale("who: radio-operator, gear: frag, steps: 1"); // Load 11 of 11
        final int frag = full.tables.components.gear.index.of("frag") << 4;
        full.answersOf(DecisionKind.TAKE_FIND, 3 | frag, Finds.LEFT, frag, 2 | frag, 3 | frag, 4 | frag, 5 | frag)
                .run();
        assertEquals("entries: 0 to 1; frag 4: 0 to 1", full.changes());
        final EntryStory left = tale("who: radio-operator, gear: frag, steps: 1")
                .answers(DecisionKind.TAKE_FIND, Finds.LEFT)
                .run();
        assertEquals("entries: 0 to 1", left.changes());
    }

    /** What the Squad finds as such is offered to all, and what it loses may be anybody's. */
    @Test
    void theSquadFindsAndLoses() {
        final EntryStory tale = tale("gear: first-aid-kit, steps: 1", "gear: first-aid-kit, steps: -1");
        final int kit = tale.tables.components.gear.index.of("first-aid-kit") << 4;
        // The Kit's low side weighs 2; ID 2 carries 11 of 11, ID 3 9 of 10; the Corpsman has turned one.
        tale.answersOf(DecisionKind.TAKE_FIND, 3 | kit, Finds.LEFT, kit, 3 | kit, 4 | kit, 5 | kit);
        tale.answersOf(DecisionKind.GIVE_UP, 5 | kit, 3 | kit, 5 | kit).run();
        assertEquals("entries: 0 to 1; first-aid-kit 4: 0 to 1; first-aid-kit 6: 2 to 1", tale.changes());
    }

    /** PH-COM-14: no more than there are in the game. */
    @Test
    void gearBeyondTheSupplyIsLost() {
        final EntryStory tale = tale("who: scout, gear: radio-set, steps: 1").run();
        assertEquals("entries: 0 to 1", tale.changes());
    }

    /** Ammo is for a weapon of its taker: the Scout's needs none, so it goes to others. */
    @Test
    void ammoFoundGoesToAWeaponThatUsesIt() {
        final EntryStory tale = tale("who: scout, ammo: 1");
        final var gear = tale.tables.components.gear.index;
        final int auto = gear.of("auto-ammo") << 4;
        final int machineGun = gear.of("mg-ammo") << 4;
        final int launcher = gear.of("gl-ammo") << 4;
        tale.answersOf(DecisionKind.TAKE_FIND, 2 | machineGun, Finds.LEFT, auto, 2 | machineGun, 4 | launcher)
                .run();
        assertEquals("entries: 0 to 1; mg-ammo 3: 1 to 2", tale.changes());
    }

    /** A weapon goes to who may use it: the flamethrower to an Engineer of level 2. */
    @Test
    void aWeaponGoesToWhoMayUseIt() {
        final EntryStory tale =
                tale("who: scout, weapon: flamethrower").level(5, 2).carries(5);
        final int found = 4 | 8 | tale.tables.components.weapons.index.of("flamethrower") << 4;
        tale.answersOf(DecisionKind.TAKE_FIND, found, Finds.LEFT, found).run();
        assertEquals("entries: 0 to 1; flamethrower 5: - to 1; owned: - to flamethrower", tale.changes());
        assertEquals(
                "entries: 0 to 1",
                tale("who: scout, weapon: flamethrower").run().changes(),
                "level 1");
    }

    /** PH-COM-14: there is one M3. */
    @Test
    void aWeaponWhoseCardsAreAllInUseIsLost() {
        final EntryStory tale = tale("who: scout, weapon: m3").carries(1, "m3").run();
        assertEquals("entries: 0 to 1", tale.changes());
    }

    /** WE-91: a random EAZ, the Boon card shows east: one Space east of the Squad; the card is shuffled back. */
    @Test
    void randomEazGoesWhereTheBoonCardShows() {
        final EntryStory tale =
                tale("addEaz: [adjacent]").rolls("direction 2 of 18").run(); // BN03: east
        assertEquals("eaz: - to D3; entries: 0 to 1", tale.changes());
    }

    /** Cards that show a Space out of play are passed over: from D2 the north-east is out. */
    @Test
    void directionsOutOfPlayArePassedOver() {
        final EntryStory tale = tale("squadTo: D2", "addEaz: [adjacent]")
                .rolls("direction 1 of 15")
                .run();
        assertEquals("eaz: - to E2; entries: 0 to 1; space: C3 to D2", tale.changes());
    }

    /** PH-SEL-2: cards that are held or used show no direction, but if all that would do are. */
    @Test
    void directionsAreThoseOfTheDeck() {
        final EntryStory tale = tale("addEaz: [adjacent]");
        tale.state.boonDeck = 1 << 2 | 1 << 4;
        assertEquals(
                "eaz: - to D3; entries: 0 to 1",
                tale.rolls("direction 0 of 2").run().changes());
        final EntryStory used = tale("addEaz: [adjacent]");
        used.state.boonDeck = 0;
        assertEquals(
                "eaz: - to D3; entries: 0 to 1",
                used.rolls("direction 2 of 18").run().changes());
    }

    /** PH-WND-5: a Wound card for one who has two cubes is his last. */
    @Test
    void aThirdWoundCardKills() {
        final EntryStory tale = tale("who: scout, wounds: 1");
        tale.squad.cubes[3] = 2;
        tale.answers(DecisionKind.ID_HOLDER, 4).run();
        assertEquals(1, tale.state.carriedDead);
        assertTrue(!tale.squad.isPresent(3));
    }

    /** PH-BASE-2: next to the Base no EAZ may lie. */
    @Test
    void anEazNextToTheBaseIsShifted() {
        final EntryStory tale =
                tale("squadTo: B4", "addEaz: [here]").rolls("eazSpace 0 of 5").run();
        assertEquals("eaz: - to A3; entries: 0 to 1; space: C3 to B4", tale.changes());
    }

    /** PH-MCH-4: a later Wound is a burden again, and who has left is none. */
    @Test
    void aNewWoundIsANewBurden() {
        final EntryStory tale = wound(tale("who: scout, burden: lifted", "who: engineer, burden: walking"), 4, "W05");
        tale.run();
        assertEquals(15, MarchCost.burdenMinutes(tale.state));
        tale.squad.evacuate(1 << 4);
        assertEquals(0, MarchCost.burdenMinutes(tale.state));
        assertEquals(15, MarchCost.burdenMinutes(wound(tale, 4, "W06").state));
    }

    /** PH-TRT-2: what an Event does to a Trait ends with the Mission. */
    @Test
    void traitsAreChangedForTheMission() {
        final EntryStory tale = tale("who: scout, traits: {willpower: 2}").run();
        final int willpower = Trait.WILLPOWER.ordinal();
        assertEquals(5, tale.squad.trait(3, willpower));
        tale.squad.renewUses();
        assertEquals(3, tale.squad.trait(3, willpower));
    }

    /** The third man gone ends the Mission, and with it the entry. */
    @Test
    void theEntryEndsWithTheMission() {
        final EntryStory tale =
                tale("who: scout, damage: 7", "threat: 3").gone(1, 2).gone(3, 5);
        tale.squad.cubes[3] = 2;
        tale.run();
        assertEquals(MissionEnd.SQUAD_LOST, tale.state.end);
        assertEquals(4, tale.state.threat);
    }

    static Stream<String> unmapped() {
        return Stream.of("squadTo: E1", "squadTo: P16", "base: E1", "addLandingZones: [E1]");
    }

    @ParameterizedTest
    @MethodSource("unmapped")
    void whatLiesOutOfPlayIsLost(final String effect) {
        assertEquals("entries: 0 to 1", tale(effect).run().changes());
    }
}
