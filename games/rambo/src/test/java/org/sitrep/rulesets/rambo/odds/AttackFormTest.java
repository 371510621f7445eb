package org.sitrep.rulesets.rambo.odds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.contract.Asking;
import org.sitrep.ruleset.odds.Odds;
import org.sitrep.ruleset.odds.OddsRefused;
import org.sitrep.ruleset.odds.OddsTable;
import org.sitrep.rulesets.rambo.definition.Content;

/** Attacks as {@code odds} answers them: worked examples, levels afterwards, and the questions that are refused. */
class AttackFormTest {
    /** The Camp Guard of the worked examples, and the tracks of WE-13. */
    private static final String[] PINNED = {
        "enemies.camp-guard.resistance=2",
        "enemies.camp-guard.health=3",
        "gear.model-70-rifle.damage=4",
        "heroes.rambo.alertTrack=[green, green, green, green, yellow, yellow, yellow, orange, orange, red]",
        "heroes.trautman.alertTrack=[green, green, yellow, yellow, yellow, orange, orange, red, red, red]",
    };

    private static Odds odds(final String question, final String... sets) {
        return Asking.odds(AttackForm.FORM, Content.load("missions/01-proof.yaml", sets), question);
    }

    private static Object value(final Odds odds, final String key) {
        return odds.values().get(key);
    }

    /** Returns the row of the answer for a threat card, by the keys of its columns. */
    private static Map<String, Object> after(final Odds odds, final String card) {
        return Asking.rows((OddsTable) odds.values().get("after")).stream()
                .filter(row -> List.of(row.get("cards").toString().split(" ")).contains(card))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no row of " + card));
    }

    @ParameterizedTest
    @CsvSource({"--cover --valor 1, 2, 2", "--adjacent, 2, 1", "--cover --adjacent, 2, 1", "--cover, 1, 2"})
    void WE_17_damageOnAGuard(final String where, final int damage, final int valorToKill) {
        final Odds odds = odds("--gear model-70-rifle --on camp-guard " + where, PINNED);
        assertEquals(damage, value(odds, "damage"));
        assertEquals(valorToKill, value(odds, "valorToKill"));
        assertEquals(false, value(odds, "kills"));
    }

    @Test
    void RB_VAL_2_aTokenAddsOneDamageUntilTheEnemyIsKilled() {
        final String question = "--gear model-70-rifle --on camp-guard --cover --valor ";
        assertEquals(3, value(odds(question + 2, PINNED), "damage"));
        assertEquals(true, value(odds(question + 2, PINNED), "kills"));
        assertEquals(3, value(odds(question + 9, PINNED), "damage"), "more is not on offer");
        assertEquals("1/1", value(odds(question + 2, PINNED), "pKillExact"));
        assertTrue(odds(question + 1, PINNED).facts().contains("1 valor token more to kill"));
    }

    @ParameterizedTest
    @CsvSource({"'', 2, 2, 2", "--burst, 2, 4, 4"})
    void WE_11_aFullBurst(final String burst, final int range, final int damage, final int alert) {
        final Odds odds = odds(
                "--gear rusty-ak-74u --on camp-guard --by rambo --alert 0 " + burst, "enemies.camp-guard.resistance=0");
        assertEquals(range, value(odds, "range"));
        assertEquals(damage, value(odds, "damage"));
        assertEquals(alert, value(odds, "alert"));
        assertEquals(alert, value(odds, "alertAfter"), "WE-18");
    }

    @ParameterizedTest
    @CsvSource({"rambo, green", "trautman, yellow"})
    void WE_13_theLevelOfTheSecondSpace(final String hero, final String level) {
        final Odds odds = odds("--gear survival-knife --on camp-guard --adjacent --alert 2 --by " + hero, PINNED);
        assertEquals(2, value(odds, "alertAfter"));
        assertEquals(level, value(odds, "level"));
    }

    @Test
    void WE_7_aStanceLowersAlertToTheBottomOnly() {
        final Odds odds = odds("--gear model-70-rifle --on camp-guard --by rambo --alert 1 --stance meld");
        assertEquals(value(odds, "alert"), value(odds, "alertAfter"));
    }

    /** Reveals before the attack: Snapped Twig hits yellow and raises it by 1; Dead Calm hits green alone. */
    @Test
    void RB_THREAT_2_theAlertEffectHitsTheLevelBefore() {
        final String question = "--gear model-70-rifle --on camp-guard --by rambo --alert ";
        final Odds yellow = odds(question + 4, PINNED);
        final int alert = (Integer) value(yellow, "alert");
        assertEquals(4 + alert, after(yellow, "dead-calm").get("alertAfter"));
        assertEquals(5 + alert, after(yellow, "snapped-twig").get("alertAfter"));
        final Odds green = odds(question + 3, PINNED);
        assertEquals(4 + alert, after(green, "dead-calm").get("alertAfter"));
        assertEquals(3 + alert, after(green, "snapped-twig").get("alertAfter"));
    }

    @Test
    void RB_TURN_2_theTacticsCardComesAfterTheThreatCard() {
        // From 6, yellow, Flare leads to 7, orange, where the requirement of the card fails.
        final Odds odds = odds(
                "--gear model-70-rifle --on camp-guard --by rambo --alert 6 --play grit",
                "heroes.rambo.tactics.grit.requires=green-or-yellow",
                "heroes.rambo.tactics.grit.effects=[{do: change-next-attack, change: {damage: 5}}]");
        assertEquals(true, value(odds, "kills"));
        assertFalse((Boolean) after(odds, "flare").get("kills"));
        assertTrue((Boolean) after(odds, "smoke-break").get("kills"));
        assertTrue(odds.facts().stream().anyMatch(fact -> fact.startsWith("Grit cannot be played after snapped-twig")));
    }

    @Test
    void probabilitiesOfLevelsAddUpAndNameWhatIsOpen() {
        final Odds odds = odds("--gear scoped-carbine --on vietnamese-scout --by rambo --alert 3");
        final List<Map<String, Object>> levels =
                Asking.rows((OddsTable) odds.values().get("levels"));
        assertEquals(
                List.of("yellow", "open"),
                levels.stream().map(row -> row.get("level")).toList());
        assertEquals(
                List.of("7/8", "1/8"),
                levels.stream().map(row -> row.get("exact")).toList());
        assertEquals(
                "the places of the figures that spawn",
                after(odds, "stragglers").get("missing"));
        assertTrue(odds.facts()
                .contains("after stragglers, reinforced-patrol, changing-of-the-guard the alert depends on the places"
                        + " of the figures that spawn"));
        assertTrue(odds.facts().contains("Proof fails if a turn of the hero starts at red"), "RB-PERS-5");
    }

    @Test
    void RB_RNG_3_aRangeOfZeroReachesAdjacentEnemiesOnly() {
        final Odds odds = odds("--gear worn-pistol --on vietnamese-scout", "gear.worn-pistol.range=1");
        assertEquals(false, after(odds, "thick-mist").get("possible"));
        assertEquals(0, after(odds, "thick-mist").get("damage"));
        assertEquals(
                true,
                after(
                                odds("--gear worn-pistol --on vietnamese-scout --adjacent", "gear.worn-pistol.range=1"),
                                "thick-mist")
                        .get("possible"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--gear worn-pistol | an attack needs --gear and --on | ./sitrep list gear",
                "--gear aid-pouch --on camp-guard | cannot attack | name a weapon",
                "--gear worn-pistl --on camp-guard | there is no gear \"worn-pistl\" | did you mean \"worn-pistol\"?",
                "--gear worn-pistol --on camp-gard | there is no enemy \"camp-gard\" | did you mean \"camp-guard\"?",
                "--gear worn-pistol --on camp-guard --burst | Worn Pistol has no last burst | omit --burst",
                "--gear worn-pistol --on camp-guard --hurt 40 | --hurt 40 is out of range | write 0 to ",
                "--gear worn-pistol --on camp-guard --valor 100 | --valor 100 is out of range | write 0 to 99",
                "--gear survival-knife --on camp-guard --cover | Survival Knife cannot attack | add --adjacent",
                "--gear worn-pistol --on camp-guard --alert 2 | --alert needs a hero | add --by, e.g. --by ",
                "--gear worn-pistol --on camp-guard --play grit | --play needs a hero | add --by",
                "--gear worn-pistol --on camp-guard --by rambo --alert 10 | --alert 10 is out of range | write 0 to 9",
                "--gear worn-pistol --on camp-guard --by ramob | there is no hero \"ramob\" | did you mean \"rambo\"?",
                "--gear worn-pistol --on camp-guard --by rambo --play girt | no card \"girt\" | did you mean \"grit\"?",
                "--gear worn-pistol --on camp-guard --by rambo --play snap-shot | there is no card | its cards:",
                "--gear worn-pistol --on camp-guard --by rambo --stance mled | no stance of Rambo | did you mean \"meld\"?",
                "--gear worn-pistol --on camp-guard --meets incover | no requirement \"incover\" | did you mean \"in-cover\"?",
                "--gear worn-pistol --on camp-guard --by rambo --play vanish | requirement of vanish | see --meets",
                "--gear worn-pistol --on camp-guard --by rambo --adjacent --play silent-strike | by silent-strike | name another",
            })
    void whatCannotBeIsRefused(final String question, final String problem, final String advice) {
        final OddsRefused refused = assertThrows(OddsRefused.class, () -> odds(question));
        assertTrue(refused.getMessage().contains(problem), refused.getMessage());
        assertTrue(refused.advice().startsWith(advice), refused.advice());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[{do: free-attack, to: ally}] | on the hero whom it is for | omit --play",
                "[{do: damage-adjacent}] | on the enemies that are adjacent | omit --play, and add its damage to --hurt",
                "[{do: change-attacks, if: not-red, change: {damage: 1}}] | on the level of the hero | add --alert",
            })
    void whatDependsOnTheTableNamesWhatIsMissing(final String effects, final String problem, final String advice) {
        final OddsRefused refused = assertThrows(
                OddsRefused.class,
                () -> odds(
                        "--gear worn-pistol --on camp-guard --by rambo --play grit",
                        "heroes.rambo.tactics.grit.effects=" + effects));
        assertTrue(refused.getMessage().contains("grit"), refused.getMessage());
        assertTrue(refused.getMessage().contains(problem), refused.getMessage());
        assertTrue(refused.advice().startsWith(advice), refused.advice());
    }

    @Test
    void aThreatCardThatDependsOnTheHeroesItHitsIsRefused() {
        final String set = "threats.nerves.alertEffect=[{do: weapon-alert, lasts: next-round}]";
        final String question = "--gear worn-pistol --on camp-guard";
        final OddsRefused refused = assertThrows(OddsRefused.class, () -> odds(question, set));
        assertTrue(refused.getMessage().contains("nerves"), refused.getMessage());
        assertEquals("leave it out with --gone", refused.advice());
        assertEquals(23, value(odds(question + " --gone nerves", set), "threatCards"));
    }

    @ParameterizedTest
    @CsvSource({"gear:worn-pistol", "action:attack", "action:play", "stance:rambo.meld", "tactics:rambo.grit"})
    void whatIsForbiddenIsRefused(final String thing) {
        final String question = "--gear worn-pistol --on camp-guard --by rambo --stance meld --play grit";
        odds(question);
        final OddsRefused refused = assertThrows(OddsRefused.class, () -> odds(question, "forbid=['" + thing + "']"));
        assertTrue(
                refused.getMessage().contains(thing) || refused.getMessage().contains("there is no card \"grit\""),
                refused.getMessage());
    }
}
