package org.sitrep.rulesets.rambo.story;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sitrep.rulesets.rambo.definition.AttackChange;
import org.sitrep.rulesets.rambo.definition.Behaviour;
import org.sitrep.rulesets.rambo.definition.Condition;
import org.sitrep.rulesets.rambo.definition.Content;
import org.sitrep.rulesets.rambo.definition.Effect;
import org.sitrep.rulesets.rambo.definition.EffectKind;
import org.sitrep.rulesets.rambo.definition.EnemyLetter;
import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.rulesets.rambo.definition.Requirement;
import org.sitrep.rulesets.rambo.tables.GameTables;

/** Effects, conditions and behaviours in plain English, from the data alone. */
class EffectWordsTest {
    private static final Pattern UNSAID = Pattern.compile("null|Optional|[A-Z]{3}|  |^$|^ | $");

    private final GameData game = Content.load("missions/01-proof.yaml").game();
    private final EffectWords words = new EffectWords(new GameTables(game, "proof"));

    private static Effect effect(final EffectKind kind, final int n, final Effect.Whom to, final Requirement when) {
        return new Effect(
                kind,
                n,
                to,
                when,
                Optional.of(new AttackChange(1, 0, -1, 0, true, false, true)),
                Optional.of(EnemyLetter.B),
                Optional.of(Effect.Place.AT_POI),
                Optional.of("camp"),
                Optional.of("hand-grenade"),
                Effect.Lasts.CARD);
    }

    private String said(final EffectKind kind, final int n) {
        return words.of(effect(kind, n, Effect.Whom.HERO, Requirement.NONE));
    }

    @ParameterizedTest
    @EnumSource(EffectKind.class)
    void everyKindHasWords(final EffectKind kind) {
        for (final Effect.Whom to : Effect.Whom.values()) {
            for (final Requirement when : Requirement.values()) {
                final String text = words.of(effect(kind, 2, to, when));
                assertFalse(UNSAID.matcher(text.replace("P.O.I.", "place")).find(), text);
            }
        }
    }

    @Test
    void aNumberHasItsUnitAndItsSign() {
        assertEquals("alert -2", said(EffectKind.ALERT, -2));
        assertEquals("2 valor lost", said(EffectKind.VALOR, -2));
        assertEquals("1 tactics card drawn", said(EffectKind.DRAW, 1));
        assertEquals("actions +2", said(EffectKind.ACTIONS, 2));
        assertEquals("enemy range -1", said(EffectKind.ENEMY_RANGE, -1));
    }

    @Test
    void whomWhenAndHowLongFollow() {
        assertEquals(
                "alert +1 for every hero if not in cover",
                words.of(effect(EffectKind.ALERT, 1, Effect.Whom.TEAM, Requirement.NOT_IN_COVER)));
        assertEquals(
                "resistance +1 for every hero, until the end of the next round",
                words.of(game.missions().get("proof").battlefield().get(2).effects()));
    }

    @Test
    void thingsOfTheDossierHaveTheirNames() {
        assertEquals("1 Vietnamese Officer appears next to P.O.I. 1, Prison camp", said(EffectKind.SPAWN, 1));
        assertEquals("2 Vietnamese Officer figures appear next to P.O.I. 1, Prison camp", said(EffectKind.SPAWN, 2));
        assertEquals("Hand Grenade found", said(EffectKind.FIND_GEAR, 1));
        assertEquals("P.O.I. 1, Prison camp removed", said(EffectKind.REMOVE_POI, 1));
    }

    @Test
    void aChangeOfAnAttackNamesItsStats() {
        assertEquals(
                "next attack: range +1, damage -1, silent, ignores resistance", said(EffectKind.CHANGE_NEXT_ATTACK, 1));
    }

    @Test
    void conditionsAreJoined() {
        assertEquals(
                "3 P.O.I.s are removed and no enemy is on the map",
                EffectWords.conditions(List.of(
                        new Condition(Condition.Is.POIS_REMOVED, 3, Optional.empty(), Optional.empty()),
                        new Condition(Condition.Is.NO_ENEMIES, 0, Optional.empty(), Optional.empty()))));
        for (final Condition.Is is : Condition.Is.values()) {
            final String text =
                    EffectWords.conditions(List.of(new Condition(is, 1, Optional.of("ford"), Optional.of("cage"))));
            assertFalse(text.isBlank() || text.contains("null"), text);
        }
    }

    @Test
    void everyBehaviourOfTheBoxHasWords() {
        final List<String> told = new ArrayList<>();
        game.enemies().values().forEach(enemy -> enemy.behaviours().forEach(line -> told.add(BehaviourWords.of(line))));
        told.forEach(text -> assertFalse(UNSAID.matcher(text).find(), text));
        for (final Behaviour.Goal goal : Behaviour.Goal.values()) {
            final String text =
                    BehaviourWords.of(new Behaviour(Behaviour.Act.MOVE, Optional.of(goal), Optional.empty(), 1, true));
            assertFalse(UNSAID.matcher(text).find(), text);
        }
        assertEquals(
                "attack the closest visible hero, unless it has attacked",
                BehaviourWords.of(game.enemies().get("camp-guard").behaviours().get(2)));
    }
}
