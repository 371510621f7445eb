package org.sitrep.rulesets.rambo.mission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.contract.OneIn;
import org.sitrep.ruleset.odds.OddsRefused;
import org.sitrep.rulesets.rambo.definition.AttackChange;
import org.sitrep.rulesets.rambo.definition.Effect;
import org.sitrep.rulesets.rambo.definition.EffectKind;
import org.sitrep.rulesets.rambo.definition.Gear;
import org.sitrep.rulesets.rambo.definition.Options;
import org.sitrep.rulesets.rambo.definition.Requirement;
import org.sitrep.rulesets.rambo.definition.TacticsCard;
import org.sitrep.rulesets.rambo.definition.ThreatCard;
import org.sitrep.rulesets.rambo.odds.AttackResult;
import org.sitrep.rulesets.rambo.odds.Attacker;
import org.sitrep.rulesets.rambo.play.DecisionKind;
import org.sitrep.rulesets.rambo.tables.GameTables;

/** The result of an attack that {@code odds} prints, against the attack as the rules resolve it. */
class AttackOddsTest {
    private static final int RAMBO = 0;
    private static final int GUARD = 2;
    private static final int FAR = 3;

    /** At green none of these has an Alert Effect. */
    private static final List<String> THREATS = List.of("dug-in", "thick-mist", "jammed", "eager-conscripts");

    private static Layout layout() {
        return Layout.on("........", "........", "........", "...c....", "........", "........", "........", "........")
                .party("rambo")
                .mission("threatSets=[jungle, patrol, garrison]")
                .mission("enemyRow=[vietnamese-scout, vietnamese-officer, camp-guard]");
    }

    @Test
    void RB_ATK_3_everyWeaponOnEveryEnemyAfterEveryThreat() {
        final GameTables tables = layout().tables();
        int kills = 0;
        int compared = 0;
        for (final Gear weapon : weapons(tables)) {
            for (int letter = 0; letter < 3; letter++) {
                for (final String threat : THREATS) {
                    for (int way = 0; way < 32; way++) {
                        if ((way & 1) == 0 || weapon.lastBurst().isPresent()) {
                            kills += compare(tables, weapon, letter, threat, way) ? 1 : 0;
                            compared++;
                        }
                    }
                }
            }
        }
        assertTrue(kills > compared / 10 && kills < compared * 9 / 10, kills + " of " + compared);
    }

    private static List<Gear> weapons(final GameTables tables) {
        return Arrays.stream(tables.gear.cards).filter(Gear::isWeapon).toList();
    }

    /** Bits of {@code way}: a last burst, in cover, adjacent, hurt already, two valor to spend. */
    private static boolean compare(
            final GameTables tables, final Gear weapon, final int letter, final String threat, final int way) {
        final boolean burst = (way & 1) != 0;
        final boolean cover = (way >> 1 & 1) != 0;
        final boolean adjacent = (way >> 2 & 1) != 0;
        final int hurt = way >> 3 & 1;
        final int valor = way >> 4 << 1;
        final Table table = new Table(tables).deal(RAMBO, threat);
        final int y = cover ? FAR : FAR + 1;
        table.hero(RAMBO, adjacent ? FAR - 1 : 0, y, 0);
        table.parts.threats.reveal(RAMBO);
        table.turn(RAMBO, 0, 1);
        final int figure = table.enemy(letter, FAR, y);
        table.s.figureDamage[figure] = hurt;
        final int slot = table.gear(RAMBO, weapon.id());
        final AttackResult result = new AttackResult.Situation(
                        weapon,
                        tables.enemies.cards[letter],
                        burst,
                        cover,
                        adjacent,
                        hurt,
                        valor,
                        attacker(table, 0, adjacent, null))
                .after(tables.threats.cards[table.threat(threat)]);
        final String what = weapon.id() + " on " + letter + " after " + threat + ", way " + way;
        assertEquals(table.parts.attacks.possible(RAMBO, slot, burst, AttackChange.NONE), result.possible(), what);
        if (result.possible()) {
            table.s.valor[RAMBO] = valor;
            final int spent = Math.min(valor, result.valorToKill());
            if (spent > 0) {
                table.bot.answer(DecisionKind.ATTACK_VALOR, spent);
            }
            table.parts.attacks.attack(RAMBO, slot, burst, AttackChange.NONE, figure);
        }
        assertResult(table, figure, hurt, result, what);
        return result.kills();
    }

    private static void assertResult(
            final Table table, final int figure, final int hurt, final AttackResult result, final String what) {
        assertEquals(!result.kills(), table.s.alive(figure), what);
        if (!result.kills()) {
            assertEquals(hurt + result.damage(), table.s.figureDamage[figure], what);
        }
        final AttackResult.Marker marker = result.marker().orElseThrow();
        assertEquals(table.s.alert[RAMBO], marker.space(), what);
        assertEquals(table.s.level(RAMBO), marker.level().ordinal(), what);
        table.assertUsed();
    }

    /** Returns the only hero of the table as a question describes it, before the threat card. */
    private static Attacker attacker(
            final Table table, final int alert, final boolean adjacent, final TacticsCard card) {
        final Set<Requirement> meets = EnumSet.allOf(Requirement.class);
        meets.removeIf(requirement -> !Requirements.holds(table.s, requirement, RAMBO));
        if (adjacent) {
            meets.add(Requirement.ADJACENT_ENEMY);
        }
        return new Attacker(
                table.tables.heroes[RAMBO].hero.alertTrack(),
                alert,
                table.tables.options.threatLevels() == Options.ThreatLevels.AT_LEAST,
                0,
                meets,
                Optional.ofNullable(card));
    }

    /**
     * From every space of the alert track, after every threat card, with every tactics card. Answers that depend on the
     * table are left out; every kind of them comes up.
     */
    @ParameterizedTest
    @OneIn(2)
    @CsvSource({
        "rambo, exactly",
        "co-bao, exactly",
        "rambo, at-least",
        "trautman, exactly",
        "wei-ting, exactly",
        "harlan, exactly"
    })
    void RB_ALERT_2_everyCardOnEverySpaceOfTheTrack(final String hero, final String levels) {
        final GameTables tables = layout().party(hero)
                .mission("tactics={from: 1, to: 12}")
                .option("threatLevels=" + levels)
                .tables();
        int told = 0;
        int open = 0;
        final List<TacticsCard> cards = new ArrayList<>(List.of(tables.heroes[RAMBO].cards));
        cards.removeIf(card -> has(card, EffectKind.PUSH_ENEMY)); // where the enemy is then is part of the question
        for (final TacticsCard card : cards) {
            for (final ThreatCard threat : tables.threats.cards) {
                for (int alert = 0; alert < tables.heroes[RAMBO].level.length; alert++) {
                    for (int place = 0; place < 2; place++) {
                        if (turn(tables, card, threat, alert, place == 1)) {
                            told++;
                        } else {
                            open++;
                        }
                    }
                }
            }
        }
        assertTrue(told > 2 * open && open > 0, told + " told, " + open + " open");
    }

    private static boolean has(final TacticsCard card, final EffectKind kind) {
        return card.effects().stream().anyMatch(effect -> effect.kind() == kind);
    }

    /** Returns whether the question has a full answer; the hero is in cover and adjacent, or neither. */
    private static boolean turn(
            final GameTables tables,
            final TacticsCard card,
            final ThreatCard threat,
            final int alert,
            final boolean near) {
        final Table table = new Table(tables).deal(RAMBO, threat.id());
        table.hero(RAMBO, near ? FAR : 0, FAR, alert);
        table.turn(RAMBO, 0, 1);
        final Gear weapon = tables.gear.cards[table.card(near ? "survival-knife" : "model-70-rifle")];
        final int slot = table.gear(RAMBO, weapon.id());
        final Attacker attacker = attacker(table, alert, near, card);
        final AttackResult.Situation situation =
                new AttackResult.Situation(weapon, tables.enemies.cards[GUARD], false, false, near, 0, 0, attacker);
        final AttackResult result;
        try {
            result = situation.after(threat);
        } catch (final OddsRefused refused) {
            assertTrue(refused.getMessage().contains("depends on the "), refused.getMessage());
            return false;
        }
        if (!result.marker().orElseThrow().missing().isEmpty()) {
            return false;
        }
        table.parts.threats.reveal(RAMBO);
        final int figure = table.enemy(GUARD, FAR + (near ? 1 : 0), FAR + 1);
        play(table, card, slot, figure, result);
        assertResult(table, figure, 0, result, card.id() + " after " + threat.id() + " at " + alert + " " + near);
        return true;
    }

    private static void play(
            final Table table, final TacticsCard card, final int slot, final int figure, final AttackResult result) {
        final Optional<Effect> free = card.effects().stream()
                .filter(effect -> effect.kind() == EffectKind.FREE_ATTACK)
                .findFirst();
        assertEquals(Requirements.holds(table.s, card.requires(), RAMBO), result.played(), card.id());
        if (result.played() && free.isPresent()) {
            if (result.possible()) {
                table.bot.answer(DecisionKind.FREE_ATTACK, slot);
            }
            for (int more = 1; more < free.get().n() && !result.kills(); more++) {
                table.bot.answer(DecisionKind.FREE_ATTACK, DecisionKind.NOBODY);
            }
        }
        table.s.valor[RAMBO] = 0;
        if (result.played()) {
            table.parts.tactics.play(RAMBO, table.hand(RAMBO, card.id()));
        }
        if (result.possible() && !(result.played() && free.isPresent())) {
            table.s.valor[RAMBO] = 0;
            table.parts.attacks.attack(RAMBO, slot, false, AttackChange.NONE, figure);
        }
    }
}
