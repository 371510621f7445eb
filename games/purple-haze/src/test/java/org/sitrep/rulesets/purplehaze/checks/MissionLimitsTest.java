package org.sitrep.rulesets.purplehaze.checks;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.rulesets.purplehaze.definition.Content;
import org.sitrep.scenario.Finding;

/**
 * Where a check of Missions has a limit, the template with the last sound value passes and with the next one is caught;
 * and what looks odd but is sound passes.
 */
class MissionLimitsTest {
    private static final String MISSION = "missions.new-mission.";

    private static Set<String> codes(final String... sets) {
        return Content.load("templates/mission.yaml", sets).findings().stream()
                .map(Finding::code)
                .collect(Collectors.toSet());
    }

    /**
     * The ford has 5 Fighters, 1 and an RPD more at Medium and a Sniper at High Threat; the map has 7 columns and 5
     * rows. Before the path may stand what else has to be set.
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "PH063 | entries.outpost.steps.gate.choose.leave.next=gate"
                        + " | entries.outpost.steps.gate.effects | [{minutes: 15}] | []",
                "PH064 | entries.outpost.steps.watch.test.enough=3"
                        + " | entries.outpost.steps.watch.test.who | random-3 | random-2",
                "PH064 | entries.outpost.steps.gate.choose.leave.next=look | entries.outpost.steps.look"
                        + " | {test: {who: scout, trait: perception, diff: 3, pass: end, fail: end}}"
                        + " | {test: {who: scout, trait: perception, diff: 2, pass: end, fail: end}}",
                "PH078 | | entries.ford.steps.attack.fight.enough | 5 | 6",
                "PH082 | | events.1.at | G1 | H1",
                "PH082 | | eaz | [B5] | [A5]",
                "PH083 | | landingZones | [C5] | [B5]",
                "PH085 | | eaz | [E3] | [F4]",
                "PH086 | | events.8 | {at: B2, entry: ford} | {at: E4, entry: ford}",
                "PH090 | | clock | \"23:45\" | \"24:00\"",
                "PH090 | | objectives.codes.within | 705 | 706",
                "PH090 | | entries.ford.steps.round.effects | [{minutes: 45}] | [{minutes: 46}]",
                "PH092 | | objectives.everybody.survivors | 1 | 0",
                "PH092 | | objectives.codes.ends | [called-back] | [landing-zone]"
            })
    void lastSoundAndFirstFaultyValue(
            final String code, final String around, final String path, final String sound, final String faulty) {
        final String set = MISSION + (around == null ? "title=New" : around);
        assertEquals(Set.of(), codes(set, MISSION + path + "=" + sound));
        assertEquals(Set.of(code), codes(set, MISSION + path + "=" + faulty));
    }

    /** With the M60 left at home seven rifles arm six men; with the M14 gone as well four men share three. */
    @Test
    void sixMenNeedSixMainWeapons() {
        final String[] sets = {
            "loadouts.reference.kits.infantryman={weapons: [m16]}",
            "loadouts.reference.kits.corpsman.weapons=[m16]",
            "weapons.m16.copies=4",
            "weapons.m16.squadMax=4",
            MISSION + "supply.weapons=[m16, m79, m40]"
        };
        assertEquals(Set.of(), codes(sets));
        sets[2] = "weapons.m16.copies=3";
        assertEquals(Set.of("PH053", "PH097"), codes(sets));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                // One of two options that exclude each other is always on offer.
                "entries.ford.steps.warned.choose={attack: {text: Attack, needs: {night: true}, next: attack},"
                        + " round: {text: Round, needs: {night: false}, next: round}}",
                // Who reads the log may find it cleared.
                "entries.ford.steps.caught.effects=[{who: random-1, damage: 1}, {unlog: [ford-watched]}]",
                // What earlier Missions have set may be cleared as well as read.
                "entries.ford.steps.caught.effects=[{who: random-1, damage: 1}, {unlog: [ford-watched, code-book]}]",
                // Passed and failed lead on alike where an effect asks who it was.
                "entries.outpost.steps.search.test={who: random-2, trait: willpower, diff: 1, pass: found, fail: trap}",
                // An entry may go on in another, round about too as long as something happens.
                "entries.ford.steps.round.next=entry.patrol",
                // The same step for several faces.
                "entries.ford.steps.round={effects: [{minutes: 30}], next: ~, roll: [end, end, end, end, end, attack]}",
                // Equipment for anybody, and Boon points from anybody.
                "entries.ford.steps.cleared.effects=[{met: [ford]}, {ammo: 1}, {gear: frag, steps: 1}, {boonPoints: -1}]",
                // An Evac that an Event orders.
                "entries.ford.steps.cleared.effects=[{met: [ford]}, {evac: true}]"
            })
    void soundThoughUnusual(final String set) {
        assertEquals(Set.of(), codes(MISSION + set));
    }

    /** A conversation in which each question is asked once ends. */
    @Test
    void aCircleThatClosesBehindItselfIsNone() {
        assertEquals(
                Set.of(),
                codes(
                        MISSION
                                + "entries.outpost.steps.gate.choose.call={text: Call, needs: {without: [called]}, next: call}",
                        MISSION + "entries.outpost.steps.call={effects: [{log: [called]}], next: gate}"));
    }

    /** With neither Base nor goal, to be flown out anywhere is how it ends. */
    @Test
    void aMissionMayEndByFlyingOutAnywhere() {
        assertEquals(
                Set.of(),
                codes(
                        MISSION + "base=~",
                        MISSION + "objectives.codes.ends=[landing-zone]",
                        MISSION + "endings.landing-zone=Flown out."));
        assertEquals(
                Set.of("PH092", "PH093"),
                codes(MISSION + "base=~", MISSION + "mayBreakOff=false", MISSION + "evac=false"));
    }
}
