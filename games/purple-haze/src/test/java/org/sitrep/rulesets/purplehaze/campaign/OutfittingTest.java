package org.sitrep.rulesets.purplehaze.campaign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.bots.campaign.RiflemanCampaign;
import org.sitrep.rulesets.purplehaze.mission.MissionParts;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.play.Sides;
import org.sitrep.rulesets.purplehaze.squad.Equipment;
import org.sitrep.rulesets.purplehaze.squad.SquadParts;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.squad.SquadView;
import org.sitrep.rulesets.purplehaze.tables.GearTable;
import org.sitrep.rulesets.purplehaze.tables.MissionTable;
import org.sitrep.rulesets.purplehaze.tables.StartingSquad;
import org.sitrep.rulesets.purplehaze.tables.WeaponTable;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotRandom;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.Seat;
import org.sitrep.strategy.TrialListener;

/** Equipment out of the supply (PH-EQ-1 to PH-EQ-4). */
class OutfittingTest {
    private static final int MARINES = SquadState.MARINES;

    private final Company company = new Company();

    /** Answers at random and remembers the questions. */
    private static final class Chance extends Bot<GameView> {
        private final SplittableRandom random = new SplittableRandom(1967);
        private final List<String> mainWeapons = new ArrayList<>();

        @Override
        public void begin(final GameView view, final BotRandom ownRandom) {}

        @Override
        public int choose(final GameView view, final Decision decision) {
            if (decision.kind() == DecisionKind.MAIN_WEAPON) {
                mainWeapons.add(decision.subject() + ":" + decision.count());
            }
            return random.nextInt(decision.count());
        }
    }

    private Outfitting loadoutRules(final Bot<GameView> bot) {
        return loadoutRules(company, bot);
    }

    private static Outfitting loadoutRules(final Company company, final Bot<GameView> bot) {
        final Seat<GameView> seat = Sides.seat(Sides.MARINES, bot, null, TrialListener.NONE, Integer.MAX_VALUE);
        return new Outfitting(
                company.state,
                new MissionParts(
                        company.mission,
                        company.combat,
                        company.key,
                        new SquadParts(company.squad, company.rolls, seat, null, TrialListener.NONE)));
    }

    /** PH-EQ-1: a Mission may leave fewer of a thing and change what each Marine carries. */
    @Test
    void theMissionLimitsQuantitiesAndLoad() {
        final Company few =
                new Company("missions.crash.supply={most: {m16: 2, frag: 1, smoke: 0}, load: -2}", "squad=reference");
        final GearTable gear = few.tables.components.gear;
        few.squad.reset(new StartingSquad(few.tables.components));
        final Outfitting outfitting = loadoutRules(few, new Chance());
        for (int time = 0; time < 50; time++) {
            outfitting.equip(few.campaign.missions[0]);
            int frags = 0;
            for (int marine = 0; marine < MARINES; marine++) {
                frags += Equipment.steps(few.squad, marine, gear.index.of("frag"));
                assertEquals(0, Equipment.steps(few.squad, marine, gear.index.of("smoke")));
                final int printed = few.squad.cards.profile(marine).capacity();
                assertEquals(printed - 2, Equipment.capacity(few.squad, marine));
                assertTrue(Equipment.load(few.squad, marine) <= printed - 2);
            }
            assertTrue(frags <= 2, "one marker with two steps");
        }
    }

    private int count(final String weapon) {
        final int number = company.tables.components.weapons.index.of(weapon);
        int count = 0;
        for (final int carried : company.squad.weapons) {
            count += carried == number ? 1 : 0;
        }
        return count;
    }

    private int steps(final int marine, final String gear) {
        return Equipment.steps(company.squad, marine, company.tables.components.gear.index.of(gear));
    }

    /**
     * Whatever is answered, by whatever Marines: the outfit is legal (PH-EQ-1 to PH-EQ-4, PH-EQ-10, PH-EQ-11,
     * PH-COM-14).
     */
    @Test
    void noAnswerLeadsIntoACorner() {
        final Outfitting outfitting = loadoutRules(new Chance());
        final SplittableRandom random = new SplittableRandom(42);
        long withTwo = 0;
        for (int time = 0; time < 20_000; time++) {
            for (int marine = 0; marine < MARINES; marine++) {
                company.squad.cards.dealProfile(marine, (time + 5 * marine) % 30);
                company.squad.cards.setLevel(marine, 1 + random.nextInt(4));
            }
            company.squad.ownedWeapons = random.nextLong();
            final MissionTable mission = company.campaign.missions[random.nextInt(9)];
            outfitting.equip(mission);
            assertLegal(mission);
            withTwo += Arrays.stream(company.squad.weapons)
                            .filter(weapon -> weapon != SquadState.NONE)
                            .count()
                    - MARINES;
        }
        assertTrue(withTwo > 1000, "a second weapon is on offer, too: " + withTwo);
    }

    private void assertLegal(final MissionTable mission) {
        final SquadState squad = company.squad;
        final int[] out = new int[squad.tables.weapons.count];
        final int[] armed = new int[squad.tables.weapons.count];
        for (int marine = 0; marine < MARINES; marine++) {
            assertTrue(Equipment.load(squad, marine) <= Equipment.capacity(squad, marine));
            assertWeapons(marine, mission, out);
            for (int weapon = 0; weapon < armed.length; weapon++) {
                armed[weapon] += (int) (squad.kits.arms[marine] >>> weapon & 1);
            }
        }
        for (int weapon = 0; weapon < out.length; weapon++) {
            final String id = squad.tables.weapons.index.id(weapon);
            final int most = squad.tables.game.weapons().get(id).squadMax();
            assertTrue(
                    out[weapon]
                            <= Math.min(most, squad.tables.weapons.get(weapon).copies()),
                    id);
            assertTrue(armed[weapon] >= squad.tables.game.weapons().get(id).squadMin(), id);
        }
        assertGear(mission);
        assertEquals(1, steps(1, "radio-set"));
        assertEquals(1, steps(4, "claymore"));
    }

    private void assertWeapons(final int marine, final MissionTable mission, final int[] out) {
        final WeaponTable weapons = company.squad.tables.weapons;
        boolean main = false;
        for (int i = marine * StartingSquad.MAX_WEAPONS; i < (marine + 1) * StartingSquad.MAX_WEAPONS; i++) {
            final int weapon = company.squad.weapons[i];
            if (weapon != SquadState.NONE) {
                out[weapon]++;
                main |= weapons.get(weapon).mainWeapon();
                assertTrue((weapons.users[weapon] & 1 << marine) != 0);
                assertTrue(weapons.get(weapon).minLevel() <= company.squad.cards.level[marine]);
                assertTrue((mission.weaponsAllowed & 1L << weapon) != 0);
                final boolean open = (company.campaign.outfit.open & 1L << weapon) != 0;
                assertTrue(open || (company.squad.ownedWeapons & 1L << weapon) != 0);
            }
        }
        assertTrue(main, "no main weapon");
    }

    private void assertGear(final MissionTable mission) {
        final GearTable table = company.squad.tables.gear;
        for (int gear = 0; gear < table.count; gear++) {
            int markers = 0;
            for (int marine = 0; marine < MARINES; marine++) {
                final int at = marine * table.count + gear;
                final int his = company.squad.gearFull[at] + company.squad.gearLow[at];
                assertTrue(his <= table.maxPerMarine[gear]);
                assertTrue(his == 0 || (company.campaign.outfit.holders[gear] & 1 << marine) != 0);
                markers += his;
            }
            assertTrue(markers <= table.get(gear).count());
            assertTrue(markers == 0 || (mission.gearAllowed & 1L << gear) != 0);
        }
    }

    /**
     * PH-EQ-2: four have taken other weapons, and none of them can carry an M16 as well, so that the last two have to
     * take one each: a question with one answer.
     */
    @Test
    void theLastTakeWhatIsMissing() {
        company.squad.cards.loadCapacity[0] = 10;
        company.answersOf(DecisionKind.MAIN_WEAPON, weapon("m14"), all("m16", "m14", "shotgun"))
                .answersOf(DecisionKind.MAIN_WEAPON, weapon("shotgun"), all("m16", "shotgun"))
                .answersOf(DecisionKind.MAIN_WEAPON, weapon("m60"), all("m16", "m60"))
                .answersOf(DecisionKind.MAIN_WEAPON, weapon("m40"), all("m16", "m40"));
        takeNothingMore();
        company.outfitting.equip(company.campaign.missions[1]);
        company.assertUsed();
        assertEquals(2, count("m16"));
        assertEquals(weapon("m16"), company.squad.weapons[4 * 6]);
    }

    /** PH-EQ-1: an M16 in addition to an M14 arms one of the two Marines, so that the Engineer may have the M79. */
    @Test
    void PH_EQ_1_anM16InAdditionCounts() {
        company.answersOf(DecisionKind.MAIN_WEAPON, weapon("m14"), all("m16", "m14", "shotgun"))
                .answersOf(DecisionKind.MAIN_WEAPON, weapon("shotgun"), all("m16", "shotgun"))
                .answersOf(DecisionKind.MAIN_WEAPON, weapon("m60"), all("m16", "m60"))
                .answersOf(DecisionKind.MAIN_WEAPON, weapon("m40"), all("m16", "m40"))
                .answersOf(DecisionKind.MAIN_WEAPON, weapon("m79"), all("m16", "m79"));
        takeNothingMore();
        company.outfitting.equip(company.campaign.missions[1]);
        company.assertUsed();
        assertEquals(2, count("m16"));
        assertEquals(1L << weapon("m14") | 1L << weapon("m16"), company.squad.kits.arms[0]);
        assertEquals(11, Equipment.load(company.squad, 0));
    }

    /** PH-EQ-1: the player chooses who carries the M16, of those who can. */
    @Test
    void PH_EQ_1_theSquadChoosesWhoCarriesTheM16() {
        company.answersOf(DecisionKind.MAIN_WEAPON, weapon("m14"), all("m16", "m14", "shotgun"))
                .answersOf(DecisionKind.MAIN_WEAPON, weapon("m16"), all("m16", "shotgun"))
                .answers(DecisionKind.MAIN_WEAPON, weapon("m60"))
                .answers(DecisionKind.MAIN_WEAPON, weapon("m40"))
                .answersOf(DecisionKind.MAIN_WEAPON, weapon("m79"), all("m16", "m79", "shotgun"))
                .answersOf(DecisionKind.MAIN_WEAPON, weapon("shotgun"), all("m16", "shotgun"))
                .answersOf(DecisionKind.EQUIP, another("m16", 5), another("m16", 0), another("m16", 5));
        takeNothingMore();
        company.outfitting.equip(company.campaign.missions[1]);
        company.assertUsed();
        assertEquals(1L << weapon("shotgun") | 1L << weapon("m16"), company.squad.kits.arms[5]);
    }

    /** The rifleman has an M16 in addition carried by the Marine whom it leaves most Load. */
    @Test
    void theRiflemanWeighsTheLoadOfAnM16InAddition() {
        company.squad.kits.add(0, weapon("m14"));
        company.squad.kits.add(5, weapon("shotgun"));
        final Decision decision = new Decision(DecisionKind.MAX_OPTIONS);
        decision.open(DecisionKind.EQUIP, Equipment.SUPPLY);
        decision.add(another("m16", 0));
        decision.add(another("m16", 5));
        final int chosen =
                new RiflemanCampaign().choose(new SquadView(company.squad), new CampaignView(company.state), decision);
        assertEquals(another("m16", 5), decision.option(chosen));
    }

    private int weapon(final String id) {
        return company.tables.components.weapons.index.of(id);
    }

    private int another(final String weapon, final int marine) {
        return Equipment.pack(weapon(weapon) | Equipment.IS_WEAPON, Equipment.SUPPLY, marine);
    }

    private void takeNothingMore() {
        for (int marine = 0; marine < MARINES; marine++) {
            company.answers(DecisionKind.EQUIP, Equipment.NOTHING);
        }
    }

    private int[] all(final String... ids) {
        final int[] weapons = new int[ids.length];
        for (int i = 0; i < ids.length; i++) {
            weapons[i] = weapon(ids[i]);
        }
        return weapons;
    }

    /** WE-71: Load 11: M16 6, two markers of Automatic ammo 3, Smoke 2. */
    @Test
    void theLoadOfTheExampleFits() {
        final GearTable gear = company.tables.components.gear;
        final int ammo = gear.index.of("auto-ammo");
        final int smoke = gear.index.of("smoke");
        assertEquals(11, company.squad.cards.loadCapacity[0]);
        company.answers(DecisionKind.MAIN_WEAPON, company.tables.components.weapons.index.of("m16"));
        for (int marine = 1; marine < MARINES; marine++) {
            company.answers(
                    DecisionKind.MAIN_WEAPON,
                    company.tables.components.weapons.index.of(
                            List.of("", "m16", "m60", "m40", "m79", "m14").get(marine)));
        }
        company.answers(DecisionKind.EQUIP, Equipment.pack(ammo, Equipment.SUPPLY, 0))
                .answers(DecisionKind.EQUIP, Equipment.pack(ammo | Equipment.LOW_SIDE, Equipment.SUPPLY, 0))
                .answers(DecisionKind.EQUIP, Equipment.pack(smoke, Equipment.SUPPLY, 0));
        company.answers(DecisionKind.EQUIP, Equipment.pack(gear.index.of("m60-bipod"), Equipment.SUPPLY, 0));
        for (int marine = 1; marine < MARINES; marine++) {
            company.answers(DecisionKind.EQUIP, Equipment.NOTHING);
        }
        company.outfitting.equip(company.campaign.missions[1]);
        company.assertUsed();
        assertEquals(11, Equipment.load(company.squad, 0));
        assertEquals(3, steps(0, "auto-ammo"));
        assertEquals(2, steps(0, "smoke"));
    }

    /**
     * PH-EQ-2: the flamethrower wants level 2 and nothing else; the M3 has to be found; nothing found is there in
     * Mission 1.
     */
    @Test
    void someWeaponsHaveToBeFoundOrLearned() {
        final WeaponTable weapons = company.tables.components.weapons;
        final long flamethrower = 1L << weapons.index.of("flamethrower");
        final long m3 = 1L << weapons.index.of("m3");
        assertTrue((company.campaign.outfit.open & flamethrower) != 0);
        assertEquals(0, company.campaign.outfit.open & m3);
        company.squad.ownedWeapons = m3;
        int seen = 0;
        final Outfitting outfitting = loadoutRules(new Chance());
        for (int time = 0; time < 200; time++) {
            outfitting.equip(company.campaign.missions[0]);
            assertEquals(0, count("m3") + count("flamethrower") + count("shotgun"));
            outfitting.equip(company.campaign.missions[1]);
            assertEquals(0, count("flamethrower"));
            seen += count("m3");
        }
        assertTrue(seen > 0);
        company.squad.cards.setLevel(4, 2);
        seen = 0;
        for (int time = 0; time < 200; time++) {
            outfitting.equip(company.campaign.missions[1]);
            seen += count("flamethrower");
        }
        assertTrue(seen > 0);
    }

    /** Where nobody can carry enough, everybody takes what he can, and nothing fails. */
    @Test
    void theWeakTakeWhatTheyCan() {
        for (int marine = 0; marine < MARINES; marine++) {
            company.squad.cards.loadCapacity[marine] = marine;
        }
        final Outfitting outfitting = loadoutRules(new Chance());
        for (int time = 0; time < 200; time++) {
            outfitting.equip(company.campaign.missions[1]);
            for (int marine = 0; marine < MARINES; marine++) {
                assertTrue(Equipment.load(company.squad, marine) <= marine);
            }
            assertEquals(0, steps(1, "radio-set"));
            assertEquals(1, steps(4, "claymore"));
        }
    }
}
