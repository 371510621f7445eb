package org.sitrep.rulesets.rambo.checks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.rulesets.rambo.definition.Content;
import org.sitrep.rulesets.rambo.definition.EffectKind;
import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.rulesets.rambo.definition.Spot;
import org.sitrep.rulesets.rambo.tables.MapPlan;
import org.sitrep.scenario.Finding;

/** Where a check has a limit, the Mission with the last sound value passes and with the next one is caught. */
class CheckLimitsTest {
    private static Set<String> codes(final String... sets) {
        return Content.load("missions/01-proof.yaml", sets).findings().stream()
                .map(Finding::code)
                .collect(Collectors.toSet());
    }

    /** The Mission has two slots, 16 by 16 spaces, five rounds, two enemies in its row, and decks of twelve cards. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "RB002 | parties.four.heroes | [harlan, rambo] | [harlan, harlan]",
                "RB004 | missions.proof.gear.rambo | [squad-machine-gun] | [squad-machine-gun, recurve-bow]",
                "RB004 | missions.proof.slots | 2 | 1",
                "RB020 | heroes.rambo.alertTrack | [green, yellow, orange, red] | [green, green, yellow, orange]",
                "RB023 | enemies.tracker.behaviours | [{do: alert-area, n: -1}] | [{do: alert-area, n: 0}]",
                "RB040 | heroes.rambo.tactics.grit.effects | [{do: heal, n: 1}] | [{do: heal, n: 0}]",
                "RB040 | threats.flare.alertEffect | [{do: alert, n: -1}] | [{do: alert, n: 0}]",
                "RB040 | heroes.rambo.tactics.grit.effects | [{do: actions, if: wounded}] | [{do: skip-behaviour, if: wounded}]",
                "RB041 | missions.proof.triggers | [{when: end-of-turn, effects: [{do: heal}]}] | [{when: any-time, effects: [{do: heal}]}]",
                "RB041 | threats.flare.atStartOfTurn | {effects: [{do: movement, n: -1}]} | {effects: [{do: raise-flag}]}",
                "RB042 | missions.proof.battlefield | [{round: 1, effects: [{do: enemy-range, lasts: next-round}]}] | [{round: 1, effects: [{do: enemy-range}]}]",
                "RB044 | missions.proof.enemies | [{enemy: b, x: 12, y: 1}] | [{enemy: c, x: 12, y: 1}]",
                "RB061 | missions.proof.pois.tower.at | {x: 15, y: 15} | {x: 15, y: 16}",
                "RB061 | missions.proof.deploymentZones | {1: {x: 8, y: 1}} | {1: {x: 9, y: 1}}",
                "RB062 | missions.proof.enemies | [{enemy: a, x: 12, y: 3}] | [{enemy: a, x: 1, y: 13}]",
                "RB065 | missions.proof.areas | {far: {column: 3, row: 3}} | {far: {column: 4, row: 3}}",
                "RB081 | enemies.vietnamese-scout.figures | 2 | 1",
                "RB083 | missions.proof.tactics | {from: 11, to: 12} | {from: 11, to: 13}",
                "RB083 | missions.proof.tactics | {from: 1, to: 2} | {from: 1, to: 1}",
                "RB086 | missions.proof.battlefield | [{round: 2, effects: [{do: alert, to: team}]}, {round: 20, effects: [{do: alert, to: team}]}] | [{round: 2, effects: [{do: alert, to: team}]}, {round: 2, effects: [{do: alert, to: team}]}]",
                "RB088 | missions.proof.triggers | [{when: any-time, if: [{is: pois-removed, n: 2}], effects: [{do: valor, to: team}]}] | [{when: any-time, if: [{is: pois-removed, n: 3}], effects: [{do: valor, to: team}]}]",
                "RB089 | missions.proof.pois.tower.options.climb | {actions: 0} | {actions: 0, effects: [{do: look-at-any-fog}]}",
                "RB089 | missions.proof.triggers | [{when: end-of-turn, once: false, effects: [{do: alert}]}] | [{when: any-time, once: false, effects: [{do: alert, to: team}]}]"
            })
    void lastSoundAndFirstFaultyValue(final String code, final String path, final String sound, final String faulty) {
        assertEquals(Set.of(), codes(path + "=" + sound));
        assertEquals(Set.of(code), codes(path + "=" + faulty));
    }

    /** The number of rounds is a lever: conditions of later rounds wait for a mission with as many. */
    @Test
    void aMissionMayHaveFewerRoundsThanItsConditions() {
        assertEquals(Set.of(), codes("missions.proof.rounds=2"));
    }

    /** Ten and four figures of the first two, and with 10, 10 and 6 more of others forty. */
    @Test
    void fortyFiguresAreAllowed() {
        final String row =
                "missions.proof.enemyRow=[vietnamese-scout, vietnamese-officer, rifleman, tracker, machine-gunner]";
        final String[] forty = {
            row,
            "enemies.vietnamese-scout.figures=10",
            "enemies.rifleman.figures=10",
            "enemies.tracker.figures=10",
            "enemies.machine-gunner.figures=6"
        };
        assertEquals(Set.of(), codes(forty));
        forty[4] = "enemies.machine-gunner.figures=7";
        assertEquals(Set.of("RB081"), codes(forty));
    }

    /** An option that costs nothing may close itself by a flag. */
    @Test
    void aFreeOptionThatAsksForItsOwnFlagEnds() {
        final String option = "missions.proof.pois.tower.options.climb={actions: 0, if: [{is: no-flag, n: %d}], "
                + "effects: [{do: look-at-any-fog}, {do: raise-flag, n: 1}, {do: raise-flag, n: 2}]}";
        final String asks = "missions.proof.triggers=[{when: any-time, if: [{is: flag, n: 1}, {is: flag, n: 2}, "
                + "{is: flag, n: 3}], effects: [{do: raise-flag, n: 3}]}]";
        assertEquals(Set.of(), codes(option.formatted(1), asks));
        assertEquals(Set.of("RB089"), codes(option.formatted(3), asks));
    }

    /** A gap one space wide in a wall is enough, and across a corner of two red lines nobody slips. */
    @Test
    void aGapInTheWallLetsHeroesIn() {
        final String wall = "tiles.fenced-camp.redLines=[{side: west, x: 4, y: 0}, {side: west, x: 4, y: 1}, "
                + "{side: west, x: 4, y: 2}, {side: west, x: 4, y: 3}, {side: north, x: 4, y: 4}, "
                + "{side: north, x: 5, y: 4}, {side: north, x: 6, y: 4}";
        assertEquals(Set.of(), codes(wall + "]"));
        assertEquals(Set.of("RB066"), codes(wall + ", {side: north, x: 7, y: 4}]"));
    }

    /** A wall across the middle of a tile parts above from below, and turned by a quarter left from right. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3})
    void wallsTurnWithTheirTile(final int turns) {
        final String wall = IntStream.range(0, 8)
                .mapToObj(x -> "{side: north, x: " + x + ", y: 4}")
                .collect(Collectors.joining(", "));
        final GameData game = Content.load(
                        "missions/01-proof.yaml",
                        "tiles.fenced-camp.redLines=[" + wall + "]",
                        "missions.proof.tiles=[{tile: fenced-camp, x: 0, y: 0, turns: " + turns + "}]")
                .game();
        final Set<Spot> reached =
                MapPlan.of(game.tiles(), game.missions().get("proof").tiles()).reachable(new Spot(0, 0));
        assertEquals(turns % 2 == 1, reached.contains(new Spot(0, 7)));
        assertEquals(turns % 2 == 0, reached.contains(new Spot(7, 0)));
        assertFalse(reached.contains(new Spot(7, 7)));
    }

    @ParameterizedTest
    @EnumSource(EffectKind.class)
    void everyKindIsUsedByAHeroOrADossierOrByBoth(final EffectKind kind) {
        assertFalse(
                kind.isLasting() && (kind.isOfDossier() || kind.concerns() == EffectKind.Concerns.TURN), kind.name());
    }
}
