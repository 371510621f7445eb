package org.sitrep.rulesets.rambo.odds;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.apache.commons.math3.fraction.BigFraction;
import org.sitrep.dice.ExactLaw;
import org.sitrep.ruleset.odds.Odds;
import org.sitrep.ruleset.odds.OddsForm;
import org.sitrep.ruleset.odds.OddsOption;
import org.sitrep.ruleset.odds.OddsRefused;
import org.sitrep.ruleset.odds.OddsRequest;
import org.sitrep.ruleset.odds.OddsTable;
import org.sitrep.ruleset.story.Phrases;
import org.sitrep.rulesets.rambo.checks.Checks;
import org.sitrep.rulesets.rambo.definition.Enemy;
import org.sitrep.rulesets.rambo.definition.Forbidden;
import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.rulesets.rambo.definition.Gear;

/** The form for an attack of a hero on an enemy: fixed, but for the threat card that is revealed before it. */
public final class AttackForm {
    private static final String GEAR = "--gear";
    private static final String ON = "--on";
    private static final String BURST = "--burst";
    private static final String COVER = "--cover";
    private static final String ADJACENT = "--adjacent";
    private static final String HURT = "--hurt";
    private static final String VALOR = "--valor";
    private static final int MOST_VALOR = 99;

    /** The form. */
    public static final OddsForm FORM = new OddsForm(
            "An attack",
            "the --gear of an attack",
            List.of("--gear G --on ENEMY [--cover] [--adjacent] [--burst] [...]"),
            "its result, and what the threat card before it changes",
            List.of(
                    OddsOption.text(GEAR, "G", "Weapon of the hero, by its id; see 'list gear'."),
                    OddsOption.text(ON, "ENEMY", "Enemy card, by its id."),
                    OddsOption.flag(BURST, "A last burst, which discards the weapon."),
                    OddsOption.flag(COVER, "The enemy is in cover."),
                    OddsOption.flag(ADJACENT, "The enemy is adjacent, so cover does not count."),
                    OddsOption.number(HURT, "N", "Damage that the enemy already has", 0),
                    OddsOption.number(VALOR, "N", "Valor that is spent on the attack", 0),
                    Asked.GONE,
                    Asked.MISSION),
            List.of(
                    "--gear scoped-carbine --on vietnamese-scout",
                    "--gear recurve-bow --on camp-guard --cover --valor 1"),
            true,
            (request, document, findings) -> Checks.ALL
                    .bind(document.orElseThrow(), findings)
                    .map(game -> new AttackForm(game, request).odds()));

    private final Gear weapon;
    private final Enemy enemy;
    private final int valor;
    private final AttackResult usual;
    /** Results after a threat card, with the ids of the cards that lead to each. */
    private final Map<AttackResult, List<String>> after = new LinkedHashMap<>();

    private final int cards;

    private AttackForm(final GameData game, final OddsRequest request) {
        if (!request.has(GEAR) || !request.has(ON)) {
            throw new OddsRefused("an attack needs --gear and --on", "./sitrep list gear --scenario FILE");
        }
        weapon = Asked.named("gear", game.gear(), request.text(GEAR).orElseThrow());
        enemy = Asked.named("enemy", game.enemies(), request.text(ON).orElseThrow());
        final int hurt = Asked.number(request, HURT, 0, enemy.health() - 1);
        valor = Asked.number(request, VALOR, 0, MOST_VALOR);
        refuseForbidden(game);
        final AttackResult.Situation situation = new AttackResult.Situation(
                weapon, enemy, request.has(BURST), request.has(COVER), request.has(ADJACENT), hurt, valor);
        usual = situation.without();
        final Deck deck = Asked.left(Deck.threats(game, Asked.mission(game, request)), request);
        cards = deck.cards().size();
        for (final Deck.Card card : deck.cards()) {
            final AttackResult result = situation.after(game.threats().get(card.id()));
            after.computeIfAbsent(result, key -> new ArrayList<>()).add(card.id());
        }
    }

    private void refuseForbidden(final GameData game) {
        final Forbidden forbidden = new Forbidden(game.forbid());
        for (final String thing : List.of(Forbidden.gear(weapon.id()), Forbidden.action(Forbidden.Action.ATTACK))) {
            if (forbidden.has(thing)) {
                throw new OddsRefused("the scenario forbids " + thing, "name other gear, or change forbid");
            }
        }
    }

    private Odds odds() {
        final OddsTable table = table();
        return new Odds(
                weapon.name() + " on " + enemy.name(),
                facts(),
                law().size() > 1 ? Optional.of(new Odds.Picture("damage", law())) : Optional.empty(),
                Optional.of(table),
                table,
                table,
                values());
    }

    /** Returns the law of the damage after the next threat card. */
    private List<ExactLaw.Entry> law() {
        final Map<Integer, Integer> ways = new TreeMap<>();
        after.forEach((result, ids) -> ways.merge(result.damage(), ids.size(), Integer::sum));
        final List<ExactLaw.Entry> law = new ArrayList<>();
        ways.forEach((damage, of) ->
                law.add(new ExactLaw.Entry(damage, false, BigInteger.valueOf(of), BigInteger.valueOf(cards))));
        return law;
    }

    private BigFraction kill() {
        return new BigFraction(
                after.entrySet().stream()
                        .filter(entry -> entry.getKey().kills())
                        .mapToInt(entry -> entry.getValue().size())
                        .sum(),
                cards);
    }

    private List<String> facts() {
        final List<String> facts = new ArrayList<>();
        facts.add(usual.damage() + " damage without a threat card; " + usual.left() + " kill it");
        facts.add(
                usual.kills()
                        ? "this kills"
                        : Phrases.count(usual.valorToKill() - valor, "valor token", "valor tokens") + " more to kill");
        facts.add(usual.stopped() + " stopped by resistance and cover");
        facts.add("alert " + Phrases.signed(usual.alert()));
        facts.add("with the next of " + Phrases.count(cards, "threat card", "threat cards") + " it kills in "
                + Phrases.percent(kill().doubleValue()));
        return facts;
    }

    private OddsTable table() {
        final OddsTable table = new OddsTable()
                .number("p", "threat card")
                .text("exact", "exact")
                .number("range", "range")
                .number("damage", "damage")
                .text("kills", "kills")
                .text("attacks", "attacks to kill")
                .number("valorToKill", "valor to kill")
                .number("alert", "alert")
                .text("cards", "cards");
        after.forEach((result, ids) -> {
            final BigFraction p = new BigFraction(ids.size(), cards);
            table.row(
                    new OddsTable.Cell(p.doubleValue(), Phrases.percent(p.doubleValue())),
                    Odds.exact(p),
                    result.range(),
                    result.damage(),
                    new OddsTable.Cell(result.kills(), result.kills() ? "yes" : "no"),
                    result.damage() == 0 ? "never" : Integer.toString(result.attacks()),
                    result.valorToKill(),
                    result.alert(),
                    shown(ids));
        });
        return table;
    }

    private static OddsTable.Cell shown(final List<String> ids) {
        final int few = 2;
        return new OddsTable.Cell(
                String.join(" ", ids),
                ids.stream().limit(few).collect(Collectors.joining(" "))
                        + (ids.size() > few ? " +" + (ids.size() - few) : ""));
    }

    private Map<String, Object> values() {
        final Map<String, Object> values = new LinkedHashMap<>();
        values.put("gear", weapon.id());
        values.put("enemy", enemy.id());
        values.put("damage", usual.damage());
        values.put("left", usual.left());
        values.put("stopped", usual.stopped());
        values.put("range", usual.range());
        values.put("kills", usual.kills());
        values.put("valorToKill", usual.valorToKill());
        values.put("alert", usual.alert());
        values.put("threatCards", cards);
        values.put("pKill", kill().doubleValue());
        values.put("pKillExact", Odds.exact(kill()));
        values.put("after", table());
        return values;
    }
}
