package org.sitrep.rulesets.purplehaze.definition;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.scenario.ListNode;
import org.sitrep.scenario.MapNode;
import org.sitrep.scenario.Node;
import org.sitrep.scenario.Provenance;
import org.sitrep.scenario.ScenarioDocument;

/**
 * Which values the published text gives, which follow from it and which are ours, against the last columns of GAP-01 to
 * GAP-13.
 */
class ProvenanceTest {
    private static final Content CAMPAIGN = Content.load("campaign.yaml");

    private final ScenarioDocument document =
            Content.load("combats/patrol.yaml").document();

    /** Texts such as names and summaries count as well as numbers; a count that changes is a claim that changes. */
    @ParameterizedTest
    @CsvSource({
        "board, 0, 0, 15",
        "weapons, 48, 11, 147",
        "gear, 51, 4, 26",
        "fireSupport, 6, 0, 5",
        "enemies, 3, 0, 45",
        "eliminatedTrack, 2, 4, 0",
        "combatMarkers, 1, 2, 36",
        "tactics, 33, 15, 0",
        "wounds, 9, 23, 74",
        "conditions, 6, 12, 39",
        "specializations, 62, 22, 113",
        "profiles, 3, 6, 388",
        "boonCards, 1, 0, 91",
        "luckyCharms, 0, 0, 15",
        "terrain, 5, 4, 3",
        "threat, 4, 4, 0",
        "encounters, 3, 1, 1206",
        "rest, 45, 56, 93",
        "loadouts, 0, 0, 125",
        "squads, 0, 0, 61",
        "combats, 0, 3, 14"
    })
    void valuesFromEachSource(final String section, final int text, final int derived, final int house) {
        assertCounts(document, section, text, derived, house);
    }

    /** What a single combat does not read: the maps, the Missions with their boxes, the campaign. */
    @ParameterizedTest
    @CsvSource({"maps, 3, 0, 32", "missions, 3, 0, 3120", "combats, 0, 0, 631", "campaigns, 0, 0, 44"})
    void valuesOfTheCampaign(final String section, final int text, final int derived, final int house) {
        assertCounts(CAMPAIGN.document(), section, text, derived, house);
    }

    private static void assertCounts(
            final ScenarioDocument counted, final String section, final int text, final int derived, final int house) {
        assertEquals(
                Map.of(
                        Provenance.TEXT, text,
                        Provenance.DERIVED, derived,
                        Provenance.HOUSE, house,
                        Provenance.CHOSEN, 0),
                counted.provenanceCounts(List.of(section)));
    }

    @Test
    void onlyWhatAScenarioSetsIsChosen() {
        assertEquals(List.of("combat", "squad", "start.night", "start.threat"), paths("", Provenance.CHOSEN));
    }

    @Test
    void m16() {
        assertEquals(
                List.of(
                        "load",
                        "modes.auto.ammo",
                        "modes.auto.rows.0.focus",
                        "modes.auto.rows.0.stripSoft",
                        "modes.auto.rows.1.burst",
                        "modes.auto.rows.1.focus",
                        "modes.auto.rows.1.stripSoft",
                        "modes.auto.rows.2.burst",
                        "modes.auto.rows.2.focus",
                        "modes.single.rows.0.stripSoft",
                        "modes.single.rows.1.stripSoft",
                        "modes.single.rows.2.focus",
                        "modes.single.rows.2.stripSoft",
                        "modes.single.rows.3.focus",
                        "modes.single.rows.3.stripSoft",
                        "name",
                        "squadMax",
                        "squadMin"),
                paths("weapons.m16", Provenance.TEXT));
        assertEquals(
                List.of(
                        "modes.auto.aimed",
                        "modes.auto.crit",
                        "modes.auto.rows.3.focus",
                        "modes.auto.strike",
                        "modes.single.aimed",
                        "modes.single.rows.0.focus",
                        "modes.single.rows.1.focus"),
                paths("weapons.m16", Provenance.DERIVED));
    }

    @ParameterizedTest
    @CsvSource({
        "weapons.m60, name users.0",
        "weapons.m79, name overhead users.0",
        "weapons.m40, aimedIgnoresLineOfSight name users.0",
        "weapons.m14, name squadMax",
        "weapons.shotgun, name squadMax",
        "weapons.m1911, mainWeapon name squadMax",
        "weapons.revolver, mainWeapon name",
        "weapons.m3, basic modes.auto.ammo name",
        "weapons.ak47, modes.auto.ammo name",
        "weapons.flamethrower, basic hitsFrontRow ignoresHardCover minLevel modes.burn.rows.0.stripSoft "
                + "modes.burn.rows.1.stripSoft name users.0",
        "gear.frag, count name use",
        "gear.smoke, count loads.0 name use useCost",
        "gear.auto-ammo, count name use",
        "gear.mg-ammo, count name use",
        "gear.gl-ammo, count name use",
        "gear.m2-ammo, count name use",
        "gear.first-aid-kit, count loads.0 loads.1 name use",
        "gear.flak-jacket, count maxPerMarine name use",
        "gear.extra-ration, count maxPerMarine name use",
        "gear.radio-set, compulsory count name use users.0",
        "gear.claymore, compulsory count name use users.0",
        "gear.m60-bipod, attachment.cost attachment.crit attachment.strike attachment.weapon count loads.0 name use",
        "fireSupport, airStrike.hardCoverGoneFrom airStrike.hitsBeyondD3 airStrike.rows "
                + "artillery.hardCoverGoneFrom artillery.hitsBeyondD3 artillery.rows",
        "enemies, specialists.S1.type specialists.S2.type specialists.TK1.type",
        "eliminatedTrack, 3 4",
        "combatMarkers, CM09.hardMove",
        "wounds.W01,",
        "wounds.W05,",
        "wounds.W08, damageThreshold load number",
        "wounds.W09, experience hospital",
        "wounds.W10, experience hospital",
        "wounds.W12,",
        "conditions.C01,",
        "conditions.C04,",
        "conditions.C09, number type",
        "conditions.C10, number stressThreshold traits.intelligence traits.willpower",
        "profiles, MP05.ability.name MP05.damageThreshold MP05.loadCapacity",
        "boonCards, BN01.specialization",
        "luckyCharms,",
        "terrain, hilly.minutes hilly.stamina mountainous.landing paddy.minutes paddy.stamina",
        "threat, die.1 die.2 lowUpTo mediumUpTo",
        "encounters, G01.steps.look.test.diff G01.steps.look.test.trait G01.title",
        "rest.base.entries, baseball.steps.field.effects.0.who speech.steps.parade.effects.0.who",
        "rest.town.entries, arm-wrestling.steps.arms.branch.when.has.0 arm-wrestling.steps.other.effects.0.rest "
                + "arm-wrestling.steps.won.effects.0.weapon bridge-out.steps.river.effects.0.rest "
                + "lamps.steps.stairs.choose.pay.needs.boonPointsAtLeast lamps.steps.upper.effects.1.who "
                + "nurses.steps.terrace.effects.1.who",
        "rest.da-nang.entries, beach.steps.surf.effects.1.who fine-house.steps.garden.effects.0.who "
                + "revue.steps.front-row.effects.0.who revue.steps.front-row.effects.1.who "
                + "show.steps.stage.effects.0.who sights.steps.mountain.effects.0.who",
        "combats,"
    })
    void textOf(final String path, final String expected) {
        assertEquals(expected == null ? "" : expected, String.join(" ", paths(path, Provenance.TEXT)));
    }

    /** The level's index, then what of it the text gives. */
    @ParameterizedTest
    @CsvSource({
        "squad-leader, 0, softCover",
        "squad-leader, 3, price",
        "radio-operator, 1, price skills.artillery.summary skills.artillery.uses skills.illumination.summary "
                + "skills.illumination.uses",
        "radio-operator, 2, price skills.artillery.summary skills.illumination.summary skills.illumination.uses",
        "radio-operator, 3, price skills.air-strike.summary skills.air-strike.uses skills.artillery.summary "
                + "skills.illumination.summary skills.illumination.uses",
        "infantryman, 1, price skills.stand-and-fire.strike",
        "scout, 0, ''",
        "scout, 1, price softCover",
        "scout, 2, price softCover",
        "engineer, 2, price skills.claymore-any-row.summary skills.flamethrower.summary skills.pop-smoke.summary",
        "corpsman, 3, price skills.pep-talk.summary"
    })
    void textOfLevel(final String specialization, final int level, final String expected) {
        final List<String> paths = paths("specializations." + specialization + ".levels." + level, Provenance.TEXT);
        assertEquals(expected, String.join(" ", paths));
    }

    /** Numbers whose icons are lost in the published text, and what follows from an example (AMB-51, AMB-60). */
    @ParameterizedTest
    @CsvSource({
        "eliminatedTrack, 0 1 2 5",
        "terrain, jungle.minutes jungle.stamina mountainous.minutes mountainous.stamina",
        "threat, die.0 die.3 die.4 die.5",
        "gear, auto-ammo.loads.0 auto-ammo.loads.1 claymore.test.focus smoke.loads.1",
        "combatMarkers, CM09.crit CM09.focus",
        "wounds.W01, number stress",
        "wounds.W05, experience number",
        "wounds.W08, experience fireCost moveCost stress traits.perception traits.survivability type",
        "wounds.W09, crit number",
        "conditions.C04, number traits.willpower",
        "conditions.C09, stressThreshold",
        "profiles, MP05.ability.lines.0.focus MP05.ability.lines.0.priceStress "
                + "MP05.ability.lines.1.priceDamage MP05.ability.lines.1.strike "
                + "MP05.ability.summary MP05.stressThreshold",
        "specializations.corpsman.levels.0, price skills.medic.strike skills.medic.summary",
        "specializations.squad-leader.levels.1, skills.pull-back.amount skills.pull-back.summary",
        "weapons.m60, modes.auto.ammo",
        "weapons.m79, modes.shot.ammo",
        "weapons.ak47, basic",
        "weapons.flamethrower, modes.burn.ammo",
        "encounters, G01.steps.look.test.who",
        "rest.base.entries.smoke, steps.bunker.effects.0.stress steps.bunker.effects.0.who "
                + "steps.bunker.effects.1.damage steps.bunker.effects.1.stress steps.bunker.effects.1.who",
        "rest.town.entries.nurses, steps.terrace.effects.0.stress steps.terrace.effects.0.who "
                + "steps.terrace.effects.1.stress",
        "combats, patrol.threat.high.initiative patrol.threat.low.initiative patrol.threat.medium.initiative"
    })
    void derivedOf(final String path, final String expected) {
        assertEquals(expected, String.join(" ", paths(path, Provenance.DERIVED)));
    }

    private List<String> paths(final String under, final Provenance provenance) {
        final TreeSet<String> paths = new TreeSet<>();
        final String prefix = under.isEmpty() ? "" : under + ".";
        collect(document.at(under).orElseThrow(), provenance, paths);
        return paths.stream().map(path -> path.substring(prefix.length())).toList();
    }

    private static void collect(final Node node, final Provenance provenance, final TreeSet<String> paths) {
        if (node instanceof MapNode map) {
            map.entries().values().forEach(entry -> collect(entry, provenance, paths));
        } else if (node instanceof ListNode list) {
            list.items().forEach(item -> collect(item, provenance, paths));
        } else if (node.provenance() == provenance) {
            paths.add(node.path());
        }
    }
}
