package org.sitrep.rulesets.sixtyfive.odds;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.apache.commons.math3.fraction.BigFraction;
import org.sitrep.dice.ExactLaw;
import org.sitrep.ruleset.odds.Odds;
import org.sitrep.ruleset.odds.OddsForm;
import org.sitrep.ruleset.odds.OddsOption;
import org.sitrep.ruleset.odds.OddsRefused;
import org.sitrep.ruleset.odds.OddsRequest;
import org.sitrep.ruleset.story.Phrases;
import org.sitrep.rulesets.sixtyfive.battle.Position;
import org.sitrep.rulesets.sixtyfive.checks.Checks;
import org.sitrep.rulesets.sixtyfive.definition.GameData;
import org.sitrep.rulesets.sixtyfive.tables.AttackKind;
import org.sitrep.scenario.Words;

/** The forms for an attack by fire and for an assault. */
public final class FightForm {
    private static final String FIRE = "--fire";
    private static final String HEXES = "--hexes";
    private static final String TERRAIN = "--terrain";
    private static final String OPPORTUNITY = "--opportunity";
    private static final String ON_THE_MOVE = "--on-the-move";
    private static final String SPREAD = "--spread";
    private static final String ARMOR = "--armor";
    private static final String ASSAULT = "--assault";
    private static final int MOST_HEXES = 30;

    private static final List<OddsOption> SHARED =
            List.of(Fight.AT, Fight.SUPPORT, Fight.REACT, Asked.SEEN, Asked.HIDDEN);

    /** The form for fire at soft targets or at armor. */
    public static final OddsForm OF_FIRE = new OddsForm(
            "Fire",
            "units that --fire",
            List.of("--fire A,B --at X[,Y] [--hexes R] [--terrain T] [--seen ...] [...]"),
            "an attack by fire, on soft targets or on armor",
            with(
                    OddsOption.text(FIRE, "A,B", "Units of the battle that fire: the lead, then those that join."),
                    OddsOption.number(HEXES, "R", "Distance of the target in hexes", 2),
                    OddsOption.text(
                            TERRAIN,
                            "T",
                            "Terrain of the target, which may have words: kunai/smoke/foxhole (default: open ground)."),
                    OddsOption.flag(OPPORTUNITY, "Opportunity Fire, at units that are moving."),
                    OddsOption.flag(ON_THE_MOVE, "Move & Fire, after the move."),
                    OddsOption.flag(SPREAD, "The lead's Suppression spreads the hits over the hex."),
                    OddsOption.flag(ARMOR, "Armor Piercing Factors against a target that is soft, too.")),
            List.of(
                    "--fire us-rifle,us-m60 --at vc-rifle --terrain kunai",
                    "--fire us-m60 --at vc-rpd/shaken --hexes 4 --seen 5-green"),
            true,
            (request, document, findings) ->
                    Checks.ALL.bind(document.orElseThrow(), findings).map(game -> fire(game, request)));

    /** The form for an assault. */
    public static final OddsForm OF_AN_ASSAULT = new OddsForm(
            "An assault",
            "units that --assault",
            List.of("--assault A,B --at X,Y [--support ambush] [--seen ...] [...]"),
            "losses, and who holds the hex",
            with(OddsOption.text(ASSAULT, "A,B", "Units of the battle that have entered the hex of --at.")),
            List.of("--assault us-rifle,us-rifle --at vc-rpd/shaken --support ambush"),
            true,
            (request, document, findings) ->
                    Checks.ALL.bind(document.orElseThrow(), findings).map(game -> assault(game, request)));

    private FightForm() {}

    private static List<OddsOption> with(final OddsOption... own) {
        return Stream.concat(Stream.of(own), SHARED.stream()).toList();
    }

    private static Odds fire(final GameData game, final OddsRequest request) {
        final Asked asked = new Asked(game, request);
        final Fight.Named ground = Fight.Named.parse(request.text(TERRAIN).orElse(""));
        final int hexes = request.number(HEXES, 1, MOST_HEXES);
        final Fight fight = new Fight(asked, FIRE, hexes, false, ground);
        final boolean armor = request.has(ARMOR) || !fight.view.isSoft(fight.target);
        if (armor) {
            asked.needNames();
        }
        final AttackKind kind = request.has(ON_THE_MOVE) ? AttackKind.MOVE_AND_FIRE : AttackKind.FIRE;
        final Position.Shot shot = new Position.Shot(
                fight.lead,
                fight.units(fight.side) & ~(1L << fight.lead),
                fight.target,
                request.has(OPPORTUNITY) ? fight.units(1 - fight.side) : 0,
                kind,
                request.has(SPREAD),
                armor);
        fight.play(armor ? 0 : fight.view.hitting(fight.lead, kind), () -> fight.position.fire(shot));
        final BigFraction some = fight.share(outcome -> outcome.hits() > 0);
        final Map<String, Object> values = new LinkedHashMap<>();
        final List<String> facts = new ArrayList<>();
        if (armor) {
            facts.add("needs " + fight.needed);
            values.put("needed", fight.needed);
            if (fight.armor < Integer.MAX_VALUE) {
                facts.add("factor " + fight.factor + " against armor " + fight.armor);
                values.put("factor", fight.factor);
                values.put("armor", fight.armor);
            }
        } else {
            final int cards = Math.max(0, fight.drawn[fight.side]);
            facts.add(Phrases.count(cards, "card is", "cards are") + " drawn");
            values.put("cards", cards);
        }
        facts.add("at least one hit in " + Odds.percent(some));
        values.put("pHit", some.doubleValue());
        values.put("pHitExact", Odds.exact(some));
        final String heading = fight.names(fight.units(fight.side)) + " at "
                + fight.names(fight.units(1 - fight.side)) + ", " + Phrases.count(hexes, "hex", "hexes") + " away in "
                + String.join(
                        ", ",
                        (fight.terrain(fight.at)
                                        + request.text(TERRAIN).orElse("").replaceFirst("[^/]*", ""))
                                .split("/"));
        return odds(fight, heading, facts, armor ? Optional.empty() : Optional.of(hits(fight)), values);
    }

    /** Returns the law of the hits; a unit that is eliminated takes no more. */
    private static Odds.Picture hits(final Fight fight) {
        final Map<Integer, BigFraction> law = new TreeMap<>();
        fight.outcomes.forEach((outcome, p) -> law.merge(outcome.hits(), p, BigFraction::add));
        law.values().removeIf(BigFraction.ZERO::equals);
        final List<ExactLaw.Entry> entries = new ArrayList<>();
        law.forEach((hits, p) -> entries.add(new ExactLaw.Entry(hits, false, p.getNumerator(), p.getDenominator())));
        return new Odds.Picture("hits", entries);
    }

    private static Odds assault(final GameData game, final OddsRequest request) {
        final Fight fight = new Fight(new Asked(game, request), ASSAULT, 1, true, Fight.Named.parse(""));
        final long attackers = fight.units(fight.side);
        for (long rest = attackers; rest != 0; rest &= rest - 1) {
            if (!fight.view.mayAssault(Long.numberOfTrailingZeros(rest))) {
                throw new OddsRefused(
                        fight.names(rest & -rest) + " cannot assault", "name unshaken units with Assault (SF-ASLT-1)");
            }
        }
        fight.play(fight.tables.cards.hits(AttackKind.ASSAULT), () -> {
            fight.position.assault(fight.side, fight.at, fight.charge);
            return true;
        });
        final List<String> facts = new ArrayList<>();
        final Map<String, Object> values = new LinkedHashMap<>();
        final int own = Math.max(0, fight.drawn[fight.side]);
        final int others = Math.max(0, fight.drawn[1 - fight.side]);
        values.put("attackersDraw", own);
        values.put("defendersDraw", others);
        facts.add(Phrases.count(own, "card", "cards") + " against " + others);
        for (final Fight.Holder holder : Fight.Holder.values()) {
            final BigFraction p = fight.share(outcome -> fight.holder(outcome) == holder);
            values.put("p" + Phrases.capital(holder.name()), p.doubleValue());
            values.put("p" + Phrases.capital(holder.name()) + "Exact", Odds.exact(p));
            if (p.compareTo(BigFraction.ZERO) > 0) {
                final String verb = holder == Fight.Holder.NEITHER ? " holds" : " hold";
                facts.add(Words.of(holder) + verb + " the hex in " + Odds.percent(p));
            }
        }
        final double lost = lost(fight, fight.side);
        final double killed = lost(fight, 1 - fight.side);
        values.put("attackersLost", lost);
        values.put("defendersLost", killed);
        facts.add("on average the attackers lose " + Phrases.fixed(lost, 2) + " units and the defenders "
                + Phrases.fixed(killed, 2));
        final String heading = fight.names(attackers) + " against " + fight.names(fight.units(1 - fight.side));
        return odds(fight, heading, facts, Optional.empty(), values);
    }

    /** Returns the mean number of units that a side loses. */
    private static double lost(final Fight fight, final int side) {
        BigFraction sum = BigFraction.ZERO;
        for (long rest = fight.units(side); rest != 0; rest &= rest - 1) {
            final long unit = rest & -rest;
            sum = sum.add(fight.share(outcome -> (outcome.dead() & unit) != 0));
        }
        return sum.doubleValue();
    }

    private static Odds odds(
            final Fight fight,
            final String heading,
            final List<String> facts,
            final Optional<Odds.Picture> picture,
            final Map<String, Object> values) {
        facts.add(fight.asked.told(fight.cases.hitting));
        values.putAll(fight.asked.values());
        values.put("units", fight.byUnit(true));
        values.put("outcomes", fight.byOutcome());
        return new Odds(
                heading,
                facts,
                picture,
                Optional.of(fight.byUnit(false)),
                fight.byUnit(false),
                fight.byOutcome(),
                values);
    }
}
