package org.sitrep.rulesets.purplehaze.campaign;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.purplehaze.bots.campaign.DrillCampaign;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.squad.Equipment;
import org.sitrep.rulesets.purplehaze.squad.SquadView;
import org.sitrep.strategy.Decision;

/** The sentences of the ruleset's README on what the drill does between Missions, in positions made by hand. */
class DrillCampaignTest {
    private static final int CORPSMAN = 5;

    private final Company company = new Company();
    private final DrillCampaign drill = new DrillCampaign();

    private int answers(final int kind, final int subject, final int... options) {
        final Decision decision = new Decision(DecisionKind.MAX_OPTIONS);
        decision.open(kind, subject);
        Arrays.stream(options).forEach(decision::add);
        return decision.option(drill.choose(new SquadView(company.squad), new CampaignView(company.state), decision));
    }

    private String ofProfiles(final String... ids) {
        final int[] options = Arrays.stream(ids).mapToInt(company::profile).toArray();
        return company.tables.components.profiles.index.id(answers(DecisionKind.PROFILE, 0, options));
    }

    private int weapon(final String id) {
        return company.tables.components.weapons.index.of(id);
    }

    private int gear(final String id) {
        return company.tables.components.gear.index.of(id);
    }

    /** From the supply, as it is offered. */
    private int offered(final String gear, final int marine) {
        return Equipment.pack(gear(gear), Equipment.SUPPLY, marine);
    }

    private void carries(final int marine, final String weapon) {
        company.squad.kits.clear(marine);
        company.squad.kits.add(marine, weapon(weapon));
    }

    /** The Traits of MP03 add up to 16, those of MP01 and MP05 to 15, those of MP02 to 14. */
    @Test
    void theHighestSumOfTraitsThenTheLowestNumber() {
        assertEquals("MP03", ofProfiles("MP01", "MP03", "MP02"));
        assertEquals("MP01", ofProfiles("MP05", "MP01", "MP02"));
    }

    @Test
    void aMainWeaponThatNotEverybodyMayUse() {
        assertEquals(weapon("m60"), answers(DecisionKind.MAIN_WEAPON, 2, weapon("m16"), weapon("m60")));
        assertEquals(
                weapon("m16"), answers(DecisionKind.MAIN_WEAPON, 2, weapon("m16"), weapon("m14")), "else the first");
    }

    @Test
    void oneMarkerOfEachKindOfAmmoForHisWeapons() {
        carries(0, "m16");
        final int[] offer = {
            Equipment.NOTHING,
            offered("frag", 0),
            offered("mg-ammo", 0),
            offered("auto-ammo", 0),
            offered("first-aid-kit", 0)
        };
        assertEquals(offered("auto-ammo", 0), answers(DecisionKind.EQUIP, 0, offer));
        company.squad.kits.put(0, gear("auto-ammo"), 0, 1);
        assertEquals(Equipment.NOTHING, answers(DecisionKind.EQUIP, 0, offer), "he has some");
    }

    @Test
    void aFirstAidKitForTheCorpsman() {
        carries(CORPSMAN, "m14");
        final int[] offer = {Equipment.NOTHING, offered("frag", CORPSMAN), offered("first-aid-kit", CORPSMAN)};
        assertEquals(offer[2], answers(DecisionKind.EQUIP, CORPSMAN, offer));
        company.squad.kits.put(CORPSMAN, gear("first-aid-kit"), 0, 1);
        assertEquals(Equipment.NOTHING, answers(DecisionKind.EQUIP, CORPSMAN, offer));
    }

    @Test
    void everyLevelNoBoonPointAndTheFirstMotivation() {
        assertEquals(2, answers(DecisionKind.UPGRADE, 3, 0, 2));
        assertEquals(DecisionKind.NOBODY, answers(DecisionKind.REST_BOON, 0, DecisionKind.NOBODY, 1, 2));
        assertEquals(4, answers(DecisionKind.MOTIVATION, 0, 4, 1, 0));
    }
}
