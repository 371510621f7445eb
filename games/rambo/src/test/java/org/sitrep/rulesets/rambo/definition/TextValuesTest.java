package org.sitrep.rulesets.rambo.definition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.scenario.Node;
import org.sitrep.scenario.Provenance;

/** What the rulebook tells stands in the files, and nothing else is said to be its own. */
class TextValuesTest {
    private static final Content CAMPAIGN = Content.load("campaign.yaml");
    private static final GameData GAME = CAMPAIGN.game();

    /** RB-ALERT-3, RB-ALERT-4: both at 2, and only Trautman is seen in the open. */
    @Test
    void atTwoRamboIsGreenAndTrautmanYellow() {
        assertEquals(AlertLevel.GREEN, track("rambo").get(2));
        assertEquals(AlertLevel.YELLOW, track("trautman").get(2));
        assertEquals(1, Collections.frequency(track("rambo"), AlertLevel.RED));
        assertEquals(3, Collections.frequency(track("trautman"), AlertLevel.RED));
    }

    private static List<AlertLevel> track(final String hero) {
        return GAME.heroes().get(hero).alertTrack();
    }

    /** RB-STANCE-7: the numbers of the printed board in the order of the rulebook's table. */
    @Test
    void ramboHasThePrintedStances() {
        assertEquals(
                List.of("Beat Feet 1 4 1 1 0 0", "Meld 2 2 -2 2 0 0", "Hunt 1 3 0 0 1 0", "Improvise 1 2 -2 0 0 1"),
                GAME.heroes().get("rambo").stances().values().stream()
                        .map(s -> s.name() + " " + s.actions() + " " + s.movement() + " " + s.alert() + " " + s.armor()
                                + " " + s.valor() + " " + s.heal())
                        .toList());
    }

    /** The ledger of the cards: 17 gear cards, sets of 14, 10 and 8 threat cards, twelve tactics cards a hero. */
    @Test
    void decksHaveTheirSizes() {
        assertEquals(17, GAME.gear().size());
        assertEquals(
                Map.of("jungle", 14L, "patrol", 10L, "garrison", 8L),
                GAME.threats().values().stream()
                        .collect(Collectors.groupingBy(ThreatCard::set, Collectors.counting())));
        for (final Hero hero : GAME.heroes().values()) {
            assertEquals(12, hero.tactics().size(), hero.id());
        }
        assertEquals(
                28, GAME.enemies().values().stream().mapToInt(Enemy::figures).sum());
    }

    @ParameterizedTest
    @CsvSource({
        "heroes.rambo.name, TEXT",
        "heroes.rambo.alertTrack.2, DERIVED",
        "heroes.rambo.stances.meld.alert, DERIVED",
        "heroes.rambo.stances.meld.armor, HOUSE",
        "heroes.trautman.alertTrack.7, TEXT",
        "heroes.trautman.alertTrack.1, HOUSE",
        "heroes.harlan.name, HOUSE",
        "heroes.harlan.tactics.bandage.name, HOUSE",
        "gear.rusty-ak-74u.damage, TEXT",
        "gear.rusty-ak-74u.lastBurst.targets, HOUSE",
        "gear.model-70-rifle.damage, TEXT",
        "gear.model-70-rifle.alert, HOUSE",
        "gear.commanders-beret.answersWounds, TEXT",
        "gear.walking-stick.easyRough, HOUSE",
        "threats.treacherous-terrain.atStartOfTurn.effects.1.n, TEXT",
        "threats.treacherous-terrain.set, HOUSE",
        "threats.flare.levels.0, HOUSE",
        "enemies.vietnamese-scout.behaviours.2.to, TEXT",
        "enemies.vietnamese-scout.movement, DERIVED",
        "enemies.vietnamese-scout.health, HOUSE",
        "enemies.camp-guard.resistance, TEXT",
        "missions.proof.rewards.0, TEXT",
        "missions.proof.pois.camp.name, TEXT",
        "missions.proof.pois.camp.at.x, HOUSE",
        "missions.proof.pois.hole.options.search.actions, DERIVED",
        "missions.proof.battlefield.2.effects.0.do, HOUSE",
        "missions.proof.battlefield.2.effects.0.lasts, TEXT",
        "missions.proof.enemyRow.0, DERIVED",
        "missions.proof.fog.0.number, HOUSE",
        "missions.cage-run.rounds, HOUSE"
    })
    void eachValueSaysWhereItIsFrom(final String path, final Provenance provenance) {
        assertEquals(
                provenance,
                CAMPAIGN.document().at(path).map(Node::provenance).orElseThrow(() -> new AssertionError(path)));
    }

    /** A scenario chooses what it plays and who plays it; every other value is from somewhere. */
    @Test
    void nothingButWhatIsPlayedIsChosen() {
        final Map<Provenance, Integer> all = CAMPAIGN.document().provenanceCounts();
        final Map<Provenance, Integer> played =
                CAMPAIGN.document().provenanceCounts(Set.of("mission", "campaign", "party", "loadout"));
        assertEquals(played.get(Provenance.CHOSEN), all.get(Provenance.CHOSEN));
        assertTrue(all.get(Provenance.HOUSE) > all.get(Provenance.TEXT), all::toString);
    }
}
