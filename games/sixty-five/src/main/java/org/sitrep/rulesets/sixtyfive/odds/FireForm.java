package org.sitrep.rulesets.sixtyfive.odds;

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
import org.sitrep.ruleset.odds.OddsRequest;
import org.sitrep.ruleset.story.Phrases;
import org.sitrep.rulesets.sixtyfive.battle.Position;
import org.sitrep.rulesets.sixtyfive.checks.Checks;
import org.sitrep.rulesets.sixtyfive.definition.GameData;
import org.sitrep.scenario.Words;

/** The form for an attack by fire, on soft targets or on armor. */
public final class FireForm {
    private static final String FIRE = "--fire";
    private static final String HEXES = "--hexes";
    private static final String TERRAIN = "--terrain";
    private static final String OPPORTUNITY = "--opportunity";
    private static final String ON_THE_MOVE = "--on-the-move";
    private static final String SPREAD = "--spread";
    private static final String ARMOR = "--armor";
    private static final int MOST_HEXES = 30;

    /** The form. */
    public static final OddsForm FORM = new OddsForm(
            "Fire",
            "units that --fire",
            List.of("--fire A,B --at X[,Y] [--hexes R] [--terrain T] [--seen ...] [...]"),
            "an attack by fire, on soft targets or on armor",
            List.of(
                    OddsOption.text(
                            FIRE, "A,B", "Units that fire: the lead, then those that join. Types as in scenarios."),
                    OddsOption.number(HEXES, "R", "Distance of the target in hexes", 2),
                    OddsOption.text(
                            TERRAIN,
                            "T",
                            "Terrain of the target, which may have words: kunai/smoke/foxhole (default: open ground)."),
                    OddsOption.flag(OPPORTUNITY, "Opportunity Fire, at units that are moving."),
                    OddsOption.flag(ON_THE_MOVE, "Move & Fire, after the move."),
                    OddsOption.flag(SPREAD, "The lead's Suppression spreads the hits over the hex."),
                    OddsOption.flag(ARMOR, "Armor Piercing Factors against a target that is soft, too."),
                    Fight.AT,
                    Fight.SUPPORT,
                    Fight.REACT,
                    Asked.SEEN,
                    Asked.HIDDEN),
            List.of(
                    "--fire us-rifle,us-m60 --at vc-rifle --terrain kunai",
                    "--fire nva-pt-76 --at us-m48/flank --hexes 4 --react glancing-shot"),
            true,
            (request, document, findings) ->
                    Checks.ALL.bind(document.orElseThrow(), findings).map(game -> new FireForm(game, request).odds()));

    private final OddsRequest request;
    private final Fight.Named ground;
    private final Fight fight;
    private final Position.Shot shot;

    private FireForm(final GameData game, final OddsRequest request) {
        this.request = request;
        ground = Fight.Named.parse(request.text(TERRAIN).orElse(""));
        final Asked asked = new Asked(game, request);
        fight = new Fight(asked, FIRE, request.number(HEXES, 1, MOST_HEXES), false, ground);
        final boolean soft = !request.has(ARMOR) && fight.position.isSoft(fight.target);
        shot = new Position.Shot(
                fight.lead,
                fight.units(fight.side) & ~(1L << fight.lead),
                fight.target,
                request.has(OPPORTUNITY) ? fight.units(1 - fight.side) : 0,
                request.has(ON_THE_MOVE),
                request.has(SPREAD),
                !soft);
        if (!soft) {
            asked.needNames();
        }
        fight.play(soft ? fight.position.hitting(shot) : 0, () -> fight.position.fire(shot));
    }

    private Odds odds() {
        return new Odds(
                heading(),
                facts(),
                shot.armor() ? Optional.empty() : Optional.of(new Odds.Picture("hits", hits())),
                Optional.of(fight.byUnit(false)),
                fight.byUnit(false),
                fight.byOutcome(),
                values());
    }

    private String heading() {
        return fight.names(fight.units(fight.side)) + " at " + fight.names(fight.units(1 - fight.side)) + ", "
                + Phrases.count(request.number(HEXES), "hex", "hexes") + " away in " + fight.terrain()
                + ground.words().stream().map(word -> ", " + Words.of(word)).collect(Collectors.joining());
    }

    private List<String> facts() {
        final List<String> facts = new ArrayList<>();
        if (shot.armor()) {
            facts.add("needs " + fight.shot().get(0));
            if (fight.shot().size() > 1) {
                facts.add("factor " + fight.shot().get(1) + " against armor "
                        + fight.shot().get(2));
            }
            facts.add("a hit in " + Fight.percent(some()));
        } else if (fight.drawn[fight.side] == 0) {
            facts.add("no card is drawn");
        } else {
            facts.add(Phrases.count(fight.drawn[fight.side], "card is", "cards are") + " drawn, of which "
                    + fight.hitting() + " hit");
            facts.add("at least one hit in " + Fight.percent(some()));
        }
        facts.add(fight.deck());
        return facts;
    }

    private BigFraction some() {
        return fight.share(outcome -> outcome.hits() > 0);
    }

    /** Returns the law of the hits, cards after the last elimination left out. */
    private List<ExactLaw.Entry> hits() {
        final Map<Integer, BigFraction> law = new TreeMap<>();
        fight.outcomes.forEach((outcome, p) -> law.merge(outcome.hits(), p, BigFraction::add));
        final List<ExactLaw.Entry> entries = new ArrayList<>();
        law.forEach((hits, p) -> {
            if (p.getNumerator().signum() > 0) {
                entries.add(new ExactLaw.Entry(hits, false, p.getNumerator(), p.getDenominator()));
            }
        });
        return entries;
    }

    private Map<String, Object> values() {
        final Map<String, Object> values = new LinkedHashMap<>();
        values.put("unseen", Long.bitCount(fight.asked.unseen()));
        values.put("hidden", fight.asked.hidden());
        if (shot.armor()) {
            values.put("needed", fight.shot().get(0));
            if (fight.shot().size() > 1) {
                values.put("factor", fight.shot().get(1));
                values.put("armor", fight.shot().get(2));
            }
        } else {
            values.put("cards", fight.drawn[fight.side]);
        }
        values.put("pHit", some().doubleValue());
        values.put("pHitExact", Odds.exact(some()));
        values.put("units", fight.byUnit(true));
        values.put("outcomes", fight.byOutcome());
        return values;
    }
}
