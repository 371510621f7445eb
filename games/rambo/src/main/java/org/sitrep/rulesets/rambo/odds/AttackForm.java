package org.sitrep.rulesets.rambo.odds;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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
import org.sitrep.rulesets.rambo.definition.AlertLevel;
import org.sitrep.rulesets.rambo.definition.Enemy;
import org.sitrep.rulesets.rambo.definition.Forbidden;
import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.rulesets.rambo.definition.Gear;
import org.sitrep.rulesets.rambo.definition.Mission;
import org.sitrep.rulesets.rambo.definition.ThreatCard;
import org.sitrep.rulesets.rambo.tables.ThreatTable;
import org.sitrep.scenario.Words;

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
    /** Stands for a space or level that depends on the table. */
    private static final String OPEN = "open";

    private static final String NEVER = "never";

    /** The form. */
    public static final OddsForm FORM = new OddsForm(
            "An attack",
            "the --gear of an attack",
            List.of("--gear G --on ENEMY [--cover] [--by HERO] [--alert N] [...]"),
            "its result, and what the threat card before it changes",
            List.of(
                    OddsOption.text(GEAR, "G", "Weapon of the hero, by its id; see 'list gear'."),
                    OddsOption.text(ON, "ENEMY", "Enemy card, by its id."),
                    OddsOption.flag(BURST, "A last burst, which discards the weapon."),
                    OddsOption.flag(COVER, "The enemy is in cover."),
                    OddsOption.flag(ADJACENT, "The enemy is adjacent, so cover does not count."),
                    OddsOption.number(HURT, "N", "Damage that the enemy already has", 0),
                    OddsOption.number(VALOR, "N", "Valor that is spent on the attack, at most", 0),
                    AskedHero.BY,
                    AskedHero.ALERT,
                    AskedHero.STANCE,
                    AskedHero.PLAY,
                    AskedHero.MEETS,
                    Asked.GONE,
                    Asked.MISSION),
            List.of(
                    "--gear scoped-carbine --on vietnamese-scout",
                    "--gear recurve-bow --on camp-guard --cover --valor 1",
                    "--gear model-70-rifle --on camp-guard --by rambo --alert 4"),
            true,
            (request, document, findings) -> Checks.ALL
                    .bind(document.orElseThrow(), findings)
                    .map(game -> new AttackForm(game, request).odds()));

    private final Gear weapon;
    private final Enemy enemy;
    private final int valor;
    private final Mission mission;
    private final Attacker attacker;
    private final AttackResult usual;
    /** Results after a threat card, with the ids of the cards that lead to each. */
    private final Map<AttackResult, List<String>> after = new LinkedHashMap<>();
    /** Cards left in the threat deck whose Alert Effect hits a level, by its ordinal. */
    private final int[] hitting = new int[AlertLevel.values().length];

    private final int cards;

    private AttackForm(final GameData game, final OddsRequest request) {
        if (!request.has(GEAR) || !request.has(ON)) {
            throw new OddsRefused("an attack needs --gear and --on", "./sitrep list gear --scenario FILE");
        }
        weapon = OddsRequest.named("gear", game.gear(), request.text(GEAR).orElseThrow());
        enemy = OddsRequest.named("enemy", game.enemies(), request.text(ON).orElseThrow());
        final int hurt = request.number(HURT, 0, enemy.health() - 1);
        valor = request.number(VALOR, 0, MOST_VALOR);
        Asked.refuseForbidden(game, Forbidden.gear(weapon.id()));
        Asked.refuseForbidden(game, Forbidden.action(Forbidden.Action.ATTACK));
        mission = Asked.mission(game, request);
        attacker = AskedHero.attacker(game, mission, request, request.has(ADJACENT));
        final AttackResult.Situation situation = new AttackResult.Situation(
                weapon, enemy, request.has(BURST), request.has(COVER), request.has(ADJACENT), hurt, valor, attacker);
        usual = situation.without();
        final Deck deck = Asked.left(Deck.threats(game, mission), request);
        cards = deck.cards().size();
        for (final Deck.Card card : deck.cards()) {
            final ThreatCard threat = game.threats().get(card.id());
            after.computeIfAbsent(situation.after(threat), key -> new ArrayList<>())
                    .add(card.id());
            final int levels = ThreatTable.levels(threat, attacker.levelsAndAbove());
            for (int level = 0; level < hitting.length && !threat.alertEffect().isEmpty(); level++) {
                hitting[level] += levels >> level & 1;
            }
        }
    }

    private Odds odds() {
        return new Odds(
                weapon.name() + " on " + enemy.name(),
                facts(),
                law().size() > 1 ? Optional.of(new Odds.Picture("damage", law())) : Optional.empty(),
                Optional.of(shown()),
                shown(),
                table(),
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
                + Odds.percent(kill()));
        usual.marker().ifPresent(marker -> facts.addAll(levels(marker)));
        final List<String> unplayed = idsOf(result -> !result.played());
        if (!unplayed.isEmpty()) {
            facts.add(attacker.card().orElseThrow().name() + " cannot be played after " + String.join(", ", unplayed));
        }
        return facts;
    }

    /** Returns what follows from the alert marker, as far as the rules fix it. */
    private List<String> levels(final AttackResult.Marker marker) {
        final List<String> facts = new ArrayList<>();
        final AlertLevel before = attacker.track().get(attacker.alert());
        facts.add("alert from " + attacker.alert() + ", " + Words.of(before) + ", to " + marker.space() + ", "
                + Words.of(marker.level()) + " without a threat card");
        facts.add("with the next one "
                + byLevel().entrySet().stream()
                        .map(entry -> entry.getKey() + " in " + Odds.percent(entry.getValue()))
                        .collect(Collectors.joining(", ")));
        facts.add(Words.of(marker.level()) + ": " + seen(marker.level()) + ", and hit by "
                + hitting[marker.level().ordinal()] + " of these threat cards (" + Words.of(before) + ": "
                + hitting[before.ordinal()] + ")");
        if (mission.failure().redAtStartOfTurn()) { // RB-PERS-5
            facts.add(mission.title() + " fails if a turn of the hero starts at red");
        }
        after.forEach((result, ids) -> result.marker()
                .filter(each -> !each.missing().isEmpty())
                .ifPresent(each -> facts.add("after " + String.join(", ", ids) + " the alert depends on "
                        + String.join(" and ", each.missing()))));
        return facts;
    }

    /** Returns who sees a hero of a level (RB-ALERT-6, RB-VIS-1). */
    private static String seen(final AlertLevel level) {
        return switch (level) {
            case GREEN -> "hidden everywhere";
            case YELLOW -> "seen in the open";
            case ORANGE -> "seen in the open, and in cover from the same area";
            case RED -> "seen everywhere";
        };
    }

    /** Returns the probability of each level after the next threat card and the attack, the lowest first. */
    private Map<String, BigFraction> byLevel() {
        final Map<String, BigFraction> levels = new LinkedHashMap<>();
        Stream.concat(Arrays.stream(AlertLevel.values()).map(Words::of), Stream.of(OPEN))
                .forEach(level -> levels.put(
                        level,
                        share(result -> level(result.marker().orElseThrow()).equals(level))));
        levels.values().removeIf(BigFraction.ZERO::equals);
        return levels;
    }

    private static String level(final AttackResult.Marker marker) {
        return marker.missing().isEmpty() ? Words.of(marker.level()) : OPEN;
    }

    private List<String> idsOf(final Predicate<AttackResult> which) {
        return after.entrySet().stream()
                .filter(entry -> which.test(entry.getKey()))
                .flatMap(entry -> entry.getValue().stream())
                .toList();
    }

    private BigFraction share(final Predicate<AttackResult> which) {
        return new BigFraction(idsOf(which).size(), cards);
    }

    private BigFraction kill() {
        return share(AttackResult::kills);
    }

    /** Returns the table for people. */
    private OddsTable shown() {
        final OddsTable table = new OddsTable()
                .number("p", "chance")
                .number("range", "range")
                .number("damage", "damage")
                .number("attacks", "kill by")
                .number("valorToKill", "or valor")
                .number("alert", "alert");
        if (attacker.hasLevel()) {
            table.text("level", "afterwards");
        }
        table.text("cards", "threat cards");
        after.forEach((result, ids) -> {
            final List<Object> row = new ArrayList<>(List.of(
                    Odds.percent(new BigFraction(ids.size(), cards)),
                    result.range(),
                    result.damage(),
                    attacks(result),
                    valorToKill(result),
                    Phrases.signed(result.alert())));
            result.marker()
                    .ifPresent(marker -> row.add(
                            marker.missing().isEmpty() ? marker.space() + ", " + Words.of(marker.level()) : OPEN));
            row.add(ids.get(0) + (ids.size() > 1 ? " +" + (ids.size() - 1) : ""));
            table.row(row.toArray());
        });
        return table;
    }

    /** Returns the table for programs. */
    private OddsTable table() {
        final OddsTable table = new OddsTable()
                .number("p", "p")
                .text("exact", "exact")
                .number("range", "range")
                .text("possible", "possible")
                .number("damage", "damage")
                .text("kills", "kills")
                .text("attacks", "attacks to kill")
                .number("valorToKill", "valor to kill")
                .number("alert", "alert");
        if (attacker.hasLevel()) {
            table.number("alertAfter", "alert afterwards")
                    .text("level", "level")
                    .text("missing", "depends on");
        }
        table.text("cards", "cards");
        after.forEach((result, ids) -> {
            final BigFraction p = new BigFraction(ids.size(), cards);
            final List<Object> row = new ArrayList<>(List.of(
                    p.doubleValue(),
                    Odds.exact(p),
                    result.range(),
                    result.possible(),
                    result.damage(),
                    result.kills(),
                    attacks(result),
                    valorToKill(result),
                    result.alert()));
            result.marker().ifPresent(marker -> {
                row.add(marker.missing().isEmpty() ? marker.space() : OPEN);
                row.add(level(marker));
                row.add(String.join(", ", marker.missing()));
            });
            row.add(String.join(" ", ids));
            table.row(row.toArray());
        });
        return table;
    }

    private static Object attacks(final AttackResult result) {
        return result.damage() == 0 ? NEVER : result.attacks();
    }

    private static Object valorToKill(final AttackResult result) {
        return result.possible() ? result.valorToKill() : NEVER;
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
        usual.marker().ifPresent(marker -> {
            values.put("alertAfter", marker.space());
            values.put("level", Words.of(marker.level()));
            final OddsTable levels =
                    new OddsTable().text("level", "level").number("p", "p").text("exact", "exact");
            byLevel().forEach((level, p) -> levels.row(level, p.doubleValue(), Odds.exact(p)));
            values.put("levels", levels);
        });
        values.put("threatCards", cards);
        values.put("pKill", kill().doubleValue());
        values.put("pKillExact", Odds.exact(kill()));
        values.put("after", table());
        return values;
    }
}
