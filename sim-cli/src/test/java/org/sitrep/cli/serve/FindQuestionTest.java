package org.sitrep.cli.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.cli.Cli;

/** A search by a designer's words has the values that are meant among its first ten. */
class FindQuestionTest {
    private static final int FIRST = 10;

    /** One for each scenario, which keeps its values. */
    private static final Map<String, PageAsked> PAGES = new HashMap<>();

    private static List<String> found(final String game, final String scenario, final String text) {
        final String file =
                Cli.REPOSITORY.resolve("scenarios").resolve(scenario).toString();
        final List<String> paths = new ArrayList<>();
        PAGES.computeIfAbsent(file, path -> new PageAsked(game, path))
                .now("find", Map.of("scenario", file, "text", text))
                .get("paths")
                .forEach(path -> paths.add(path.asString()));
        return paths;
    }

    private static void assertFinds(
            final String game, final String scenario, final String text, final String expected) {
        final List<String> paths = found(game, scenario, text);
        final List<String> first = paths.subList(0, Math.min(FIRST, paths.size()));
        assertTrue(first.containsAll(List.of(expected.split(" "))), () -> text + ": " + first);
    }

    @ParameterizedTest
    @CsvSource({
        "rpd, enemyTypes.rpd.focus enemies.specialists.S3.hitPoints enemies.specialists.S3.soft "
                + "enemies.specialists.S3.type enemies.specialists.S4.hitPoints "
                + "combats.patrol.threat.medium.adds.specialists.0",
        "M60 strike, weapons.m60.modes.auto.strike",
        "threat, start.threat threat.lowUpTo threat.mediumUpTo",
        "fighters, combats.patrol.enemies.fighters combats.patrol.threat.medium.adds.fighters",
        "threat initiative, combats.patrol.threat.low.initiative combats.patrol.threat.medium.initiative "
                + "combats.patrol.threat.high.initiative",
    })
    void inPurpleHaze(final String text, final String expected) {
        assertFinds("purple-haze", "purple-haze/combats/patrol.yaml", text, expected);
    }

    @ParameterizedTest
    @CsvSource({
        "scout health, enemies.vietnamese-scout.health",
        "guard, enemies.camp-guard.range enemies.camp-guard.damage enemies.camp-guard.movement "
                + "enemies.camp-guard.health enemies.camp-guard.figures",
        "rambo health, heroes.rambo.health",
        "rounds, missions.proof.rounds",
        "ak-74u damage, gear.rusty-ak-74u.damage gear.rusty-ak-74u.lastBurst.damage",
    })
    void inRambo(final String text, final String expected) {
        assertFinds("rambo", "rambo/missions/01-proof.yaml", text, expected);
    }

    @ParameterizedTest
    @CsvSource({
        "turns, battle.turns battle.endTurns",
        "m60, battle.forces.1.units.us-m60 units.us-m60.movement units.us-m60.highExplosive units.us-m60.steps",
        "rpd, battle.forces.0.units.vc-rpd units.vc-rpd.highExplosive units.vc-rpd.steps",
        "jungle cover, terrain.jungle.cover",
        "victory points, battle.victory.scores.us.2.points battle.victory.atEnd.0.atLeast",
    })
    void inSixtyFive(final String text, final String expected) {
        assertFinds("sixty-five", "sixty-five/battles/01-village-assault.yaml", text, expected);
    }

    @Test
    void everyWordHasToFit() {
        assertEquals(List.of(), found("purple-haze", "purple-haze/combats/patrol.yaml", "rpd nothing-of-the-kind"));
    }
}
