package org.sitrep.rulesets.purplehaze.definition;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
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
        "weapons, 55, 4, 147",
        "gear, 55, 0, 26",
        "fireSupport, 6, 0, 5",
        "enemies, 3, 0, 45",
        "eliminatedTrack, 2, 4, 0",
        "combatMarkers, 3, 0, 36",
        "tactics, 33, 15, 0",
        "wounds, 28, 4, 74",
        "conditions, 18, 0, 39",
        "specializations, 84, 0, 113",
        "profiles, 5, 0, 361",
        "boonCards, 1, 0, 84",
        "luckyCharms, 0, 0, 13",
        "terrain, 4, 4, 4",
        "threat, 8, 0, 0",
        "encounters, 4, 0, 1206",
        "rest, 97, 3, 94",
        "loadouts, 0, 0, 125",
        "squads, 0, 0, 61",
        "combats, 3, 0, 14"
    })
    void valuesFromEachSource(final String section, final int text, final int derived, final int house) {
        assertCounts(document, section, text, derived, house);
    }

    /** What a single combat does not read: the maps, the Missions with their boxes, the campaign. */
    @ParameterizedTest
    @CsvSource({"maps, 3, 0, 32", "missions, 3, 0, 3120", "combats, 0, 0, 625", "campaigns, 0, 0, 44"})
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
                        "modes.auto.crit",
                        "modes.auto.rows.0.focus",
                        "modes.auto.rows.0.stripSoft",
                        "modes.auto.rows.1.burst",
                        "modes.auto.rows.1.focus",
                        "modes.auto.rows.1.stripSoft",
                        "modes.auto.rows.2.burst",
                        "modes.auto.rows.2.focus",
                        "modes.auto.rows.3.focus",
                        "modes.auto.strike",
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
                        "modes.single.aimed",
                        "modes.single.rows.0.focus",
                        "modes.single.rows.1.focus"),
                paths("weapons.m16", Provenance.DERIVED));
    }

    @ParameterizedTest
    @CsvSource({
        "weapons.m60, modes.auto.ammo name users.0",
        "weapons.m79, modes.shot.ammo name overhead users.0",
        "weapons.m40, aimedIgnoresLineOfSight name users.0",
        "weapons.m14, name squadMax",
        "weapons.shotgun, name squadMax",
        "weapons.m1911, mainWeapon name squadMax",
        "weapons.revolver, mainWeapon name",
        "weapons.m3, basic modes.auto.ammo name",
        "weapons.ak47, basic modes.auto.ammo name",
        "weapons.flamethrower, basic hitsFrontRow ignoresHardCover minLevel modes.burn.ammo modes.burn.rows.0.stripSoft "
                + "modes.burn.rows.1.stripSoft name users.0",
        "gear.frag, count name use",
        "gear.smoke, count loads.0 loads.1 name use useCost",
        "gear.auto-ammo, count loads.0 loads.1 name use",
        "gear.mg-ammo, count name use",
        "gear.gl-ammo, count name use",
        "gear.m2-ammo, count name use",
        "gear.first-aid-kit, count loads.0 loads.1 name use",
        "gear.flak-jacket, count maxPerMarine name use",
        "gear.extra-ration, count maxPerMarine name use",
        "gear.radio-set, compulsory count name use users.0",
        "gear.claymore, compulsory count name test.focus use users.0",
        "gear.m60-bipod, attachment.cost attachment.crit attachment.strike attachment.weapon count loads.0 name use",
        "fireSupport, airStrike.hardCoverGoneFrom airStrike.hitsBeyondD3 airStrike.rows "
                + "artillery.hardCoverGoneFrom artillery.hitsBeyondD3 artillery.rows",
        "enemies, specialists.S1.type specialists.S2.type specialists.TK1.type",
        "eliminatedTrack, 3 4",
        "combatMarkers, CM09.crit CM09.focus CM09.hardMove",
        "wounds.W01, number stress",
        "wounds.W02, number",
        "wounds.W05, experience number",
        "wounds.W08, damageThreshold fireCost load moveCost number stress",
        "wounds.W09, crit experience hospital number",
        "wounds.W10, experience hospital number",
        "wounds.W12, number",
        "conditions.C01, number",
        "conditions.C04, number traits.willpower",
        "conditions.C09, number stressThreshold type",
        "conditions.C10, number stressThreshold traits.intelligence traits.willpower",
        "profiles, MP05.ability.name MP05.ability.summary MP05.damageThreshold MP05.loadCapacity MP05.stressThreshold",
        "boonCards, BN01.specialization",
        "luckyCharms,",
        "terrain, hilly.minutes hilly.stamina paddy.minutes paddy.stamina",
        "encounters, G01.steps.look.test.diff G01.steps.look.test.trait G01.steps.look.test.who G01.title",
        "rest.base.entries.smoke, steps.bunker.effects.0.stress steps.bunker.effects.0.who "
                + "steps.bunker.effects.1.damage steps.bunker.effects.1.stress steps.bunker.effects.1.who",
        "rest.town.entries.arm-wrestling, steps.arms.branch.when.has.0 steps.other.effects.0.rest "
                + "steps.won.effects.0.weapon steps.won.effects.1.stress steps.won.effects.1.who",
        "combats, patrol.threat.high.initiative patrol.threat.low.initiative patrol.threat.medium.initiative"
    })
    void textOf(final String path, final String expected) {
        assertEquals(expected == null ? "" : expected, String.join(" ", paths(path, Provenance.TEXT)));
    }

    /** The level's index, then what of it the text gives beside its price. */
    @ParameterizedTest
    @CsvSource({
        "squad-leader, 0, skills.pull-back.amount skills.pull-back.summary softCover",
        "squad-leader, 3, skills.pull-back.amount skills.pull-back.summary",
        "radio-operator, 1, skills.artillery.summary skills.artillery.uses skills.illumination.summary "
                + "skills.illumination.uses",
        "radio-operator, 2, skills.artillery.summary skills.illumination.summary skills.illumination.uses",
        "radio-operator, 3, skills.air-strike.summary skills.air-strike.uses skills.artillery.summary "
                + "skills.illumination.summary skills.illumination.uses",
        "infantryman, 1, skills.stand-and-fire.strike",
        "scout, 0, ''",
        "scout, 1, softCover",
        "scout, 2, softCover",
        "engineer, 2, skills.claymore-any-row.summary skills.flamethrower.summary skills.pop-smoke.summary",
        "corpsman, 3, skills.medic.strike skills.medic.summary skills.pep-talk.summary"
    })
    void textOfLevel(final String specialization, final int level, final String expected) {
        final List<String> paths = paths("specializations." + specialization + ".levels." + level, Provenance.TEXT);
        assertEquals(("price " + expected).strip(), String.join(" ", paths));
    }

    @Test
    void derivedBeyondTheM16() {
        final Map<String, List<String>> derived = new TreeMap<>();
        for (final String section : document.root().entries().keySet()) {
            final List<String> paths = paths(section, Provenance.DERIVED);
            if (!paths.isEmpty() && !section.equals("weapons") && !section.equals("tactics")) {
                derived.put(section, paths);
            }
        }
        assertEquals(
                Map.of(
                        "eliminatedTrack", List.of("0", "1", "2", "5"),
                        // Stress is assumed where an icon is lost (AMB-51).
                        "rest",
                                List.of(
                                        "base.entries.baseball.steps.field.effects.0.stress",
                                        "town.entries.lamps.steps.stairs.effects.0.stress",
                                        "town.entries.nurses.steps.terrace.effects.1.stress"),
                        "terrain",
                                List.of(
                                        "jungle.minutes",
                                        "jungle.stamina",
                                        "mountainous.minutes",
                                        "mountainous.stamina"),
                        "wounds",
                                List.of(
                                        "W08.experience",
                                        "W08.traits.perception",
                                        "W08.traits.survivability",
                                        "W08.type")),
                derived);
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
