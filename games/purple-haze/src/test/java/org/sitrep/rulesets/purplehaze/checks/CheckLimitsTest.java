package org.sitrep.rulesets.purplehaze.checks;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.rulesets.purplehaze.definition.Content;
import org.sitrep.rulesets.purplehaze.tables.LogEntries;
import org.sitrep.scenario.Finding;

/** Where a check has a limit, the patrol with the last sound value passes and with the next one is caught. */
class CheckLimitsTest {
    private static Set<String> codes(final String... sets) {
        return Content.load("combats/patrol.yaml", sets).findings().stream()
                .map(Finding::code)
                .collect(Collectors.toSet());
    }

    /**
     * The patrol has 1 Fighter, an RPD and a Sniper more at High Threat; 12 Fighters, 12 spaces, 7 Tactics in the pool.
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "PH003 | combats.patrol.marineSpaces | [r1c1, r1c2, r1c3, r1c4, r2c1, r2c2] | [r1c1, r1c2, r1c3, r1c4, r2c1]",
                "PH004 | combats.patrol.enemies.specialists | [rpd] | [rpd, rpd]",
                "PH005 | combats.patrol.enemies.fighters | 8 | 9",
                "PH006 | combats.patrol.tactics | 6 | 7",
                "PH006 | combats.patrol.tacticsAtBottom | [artillery] | [artillery, artillery]",
                "PH028 | eliminatedTrack | [0] | []",
                "PH028 | eliminatedTrack | [0, 0, 0] | [0, 0, -1]",
                "PH029 | threat.lowUpTo | 5 | 6",
                "PH030 | tactics.mortar.inPool | 1 | 2",
                "PH041 | squads.reference.members.scout.stress | 6 | 7",
                "PH050 | loadouts.reference.kits.scout.gear | {frag: [2], smoke: [2, 1]} | {frag: [2, 2], smoke: [2]}",
                "PH053 | loadouts.reference.kits.scout.weapons | [shotgun, m1911, m1911] | [shotgun, m1911, m1911, m1911]",
                "PH054 | loadouts.reference.kits.scout.gear | {flak-jacket: [2]} | {flak-jacket: [2, 2]}"
            })
    void lastSoundAndFirstFaultyValue(final String code, final String path, final String sound, final String faulty) {
        assertEquals(Set.of(), codes(path + "=" + sound));
        assertEquals(Set.of(code), codes(path + "=" + faulty));
    }

    /**
     * 5 + 1 Fighters, 3 Specialists and 3 Fighters by the log are 12 Enemies, whatever the log says; both effects never
     * hold at once.
     */
    @Test
    void effectsThatExcludeEachOtherDoNotAddUp() {
        final String log = "combats.patrol.log=[{with: [warned], adds: {fighters: 3}}, "
                + "{without: [warned], adds: {fighters: %d}}]";
        assertEquals(Set.of(), codes(log.formatted(3)));
        assertEquals(Set.of("PH005"), codes(log.formatted(4)));
    }

    @Test
    void effectsThatCanHoldTogetherAddUp() {
        final String log =
                "combats.patrol.log=[{with: [warned], adds: {fighters: 2}}, {with: [late], adds: {fighters: %d}}]";
        assertEquals(Set.of(), codes(log.formatted(1)));
        assertEquals(Set.of("PH005"), codes(log.formatted(2)));
    }

    @Test
    void aBoxReadsAtMostTwelveEntries() {
        assertEquals(Set.of(), codes("combats.patrol.log=" + effectsOnEntries(12)));
        assertEquals(Set.of("PH007"), codes("combats.patrol.log=" + effectsOnEntries(13)));
    }

    /** Five boxes of twelve entries each, and a sixth with the rest; the shipped Encounters name some too. */
    @Test
    void aDocumentNamesAtMostSixtyFourEntries() {
        final int shipped =
                LogEntries.of(Content.load("combats/patrol.yaml").game()).size();
        assertEquals(Set.of(), codes(boxesThatRead(64 - shipped)));
        assertEquals(Set.of("PH012"), codes(boxesThatRead(65 - shipped)));
    }

    private static String[] boxesThatRead(final int entries) {
        return IntStream.rangeClosed(0, 5)
                .mapToObj(box -> "combats.box-" + box + "={title: Box, enemies: {fighters: 1},"
                        + " threat: {low: {initiative: 3}, medium: {initiative: 2}, high: {initiative: 1}}, log: ["
                        + IntStream.range(12 * box, Math.min(entries, 12 * box + 12))
                                .mapToObj(i -> "{with: [entry-" + i + "]}")
                                .collect(Collectors.joining(", "))
                        + "]}")
                .toArray(String[]::new);
    }

    private static List<String> effectsOnEntries(final int count) {
        return IntStream.rangeClosed(1, count)
                .mapToObj(i -> "{with: [entry-" + i + "]}")
                .toList();
    }

    /** The Specialist that the log leaves out has to be black: those of the bands are placed later. */
    @Test
    void theLogLeavesOutBlackEnemiesOnly() {
        assertEquals(Set.of(), codes("combats.patrol.log=[{with: [raid], removes: {specialists: [elite]}}]"));
        assertEquals(Set.of("PH008"), codes("combats.patrol.log=[{with: [raid], removes: {specialists: [sniper]}}]"));
    }

    /** The smaller board passes over the spaces of the board's order that it does not have, not over those of a box. */
    @Test
    void theSmallBoardHasSixSpaces() {
        final String[] six = {
            "options.boardSpaces=in-all",
            "combats.patrol.enemyHardCover=[]",
            "combats.patrol.marineHardCover=[r1c2]",
            "combats.patrol.enemies.fighters=2",
        };
        assertEquals(Set.of(), codes(six));
        six[3] = "combats.patrol.enemies.fighters=3";
        assertEquals(Set.of("PH005"), codes(six));
    }

    @Test
    void gearForOneUserIsNeverMissingWhereItIsNotCompulsory() {
        final String without = "loadouts.reference.kits.engineer.gear.claymore=~";
        assertEquals(Set.of("PH056"), codes(without));
        assertEquals(Set.of(), codes(without, "gear.claymore.compulsory=false"));
    }

    /**
     * 9 of the mode, 6 of the attachment, 1 of an Ability, 2 of a Boon card, 1 of extra ammo and from level 2 on 2 of
     * STAND & FIRE; 20 dice are the most.
     */
    @Test
    void skillsOfTheSquadCountTowardTheDice() {
        final String[] sets = {
            "weapons.m60.modes.auto.strike=9",
            "gear.m60-bipod.attachment.strike=6",
            "specializations.infantryman.levels.1.skills.extra-ammo.strike=0",
        };
        assertEquals(Set.of(), codes(sets));
        final String veteran = "squads.reference.members.infantryman.level=2";
        assertEquals(Set.of(), codes(sets[0], sets[1], sets[2], veteran));
        assertEquals(Set.of("PH031"), codes(sets[0], sets[1], veteran));
    }

    /** 2 dice of the attack, 4 of the Combat marker and one for each of two RPDs: 8 are the most. */
    @Test
    void focusOfAnEnemyAttackIsLimited() {
        final String marker = "combatMarkers.CM11.focus=";
        final String rpds = "combats.patrol.enemies={fighters: 5, specialists: [rpd]}";
        assertEquals(Set.of(), codes(marker + 4, rpds));
        final String third = "enemies.specialists.S8={type: rpd, hitPoints: 4, soft: 1}";
        assertEquals(
                Set.of("PH011"),
                codes(marker + 4, third, "combats.patrol.enemies={fighters: 5, specialists: [rpd, rpd]}"));
    }

    /** WE-71: M16 6, two Automatic ammo 2 + 1 and Smoke 2 make Load 11, which a Load Capacity of 11 allows. */
    @Test
    void sixAndThreeAndTwoAreElevenLoad_WE_71() {
        final String gear = "loadouts.reference.kits.squad-leader.gear=";
        assertEquals(Set.of(), codes(gear + "{auto-ammo: [2, 1], smoke: [2]}"));
        assertEquals(Set.of("PH050"), codes(gear + "{auto-ammo: [2, 1], smoke: [2], extra-ration: [1]}"));
    }

    @Test
    void aHigherLevelOpensTheFlamethrower() {
        final String burn =
                "loadouts.reference.kits.engineer={weapons: [flamethrower], gear: {gl-ammo: ~, m2-ammo: [1]}}";
        assertEquals(Set.of("PH051"), codes(burn));
        assertEquals(Set.of(), codes(burn, "squads.reference.members.engineer.level=2"));
    }
}
