package org.sitrep.rulesets.sixtyfive.odds;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.apache.commons.math3.fraction.BigFraction;
import org.sitrep.ruleset.odds.Odds;
import org.sitrep.ruleset.odds.OddsForm;
import org.sitrep.ruleset.odds.OddsOption;
import org.sitrep.ruleset.odds.OddsRefused;
import org.sitrep.ruleset.odds.OddsRequest;
import org.sitrep.ruleset.story.Phrases;
import org.sitrep.rulesets.sixtyfive.checks.Checks;
import org.sitrep.rulesets.sixtyfive.definition.GameData;
import org.sitrep.rulesets.sixtyfive.tables.AttackKind;

/** The form for an assault. */
public final class AssaultForm {
    private static final String ASSAULT = "--assault";
    private static final List<String> HOLDERS = List.of("attackers", "defenders", "nobody");

    /** The form. */
    public static final OddsForm FORM = new OddsForm(
            "An assault",
            "units that --assault",
            List.of("--assault A,B --at X,Y [--support ambush] [--seen ...] [...]"),
            "an assault, until one side has left the hex",
            List.of(
                    OddsOption.text(ASSAULT, "A,B", "Units that have entered the hex of --at."),
                    Fight.AT,
                    Fight.SUPPORT,
                    Fight.REACT,
                    Asked.SEEN,
                    Asked.HIDDEN),
            List.of(
                    "--assault us-rifle,us-rifle --at vc-rpd",
                    "--assault nva-rifle/charge --at us-rifle,us-m60/shaken --support ambush"),
            true,
            (request, document, findings) -> Checks.ALL
                    .bind(document.orElseThrow(), findings)
                    .map(game -> new AssaultForm(game, request).odds()));

    private final Fight fight;

    private AssaultForm(final GameData game, final OddsRequest request) {
        fight = new Fight(new Asked(game, request), ASSAULT, 1, true, Fight.Named.parse(""));
        final long attackers = fight.units(fight.side);
        for (long rest = attackers; rest != 0; rest &= rest - 1) {
            if (!fight.position.mayAssault(Long.numberOfTrailingZeros(rest))) {
                throw new OddsRefused(
                        fight.names(rest & -rest) + " cannot assault", "name unshaken units with Assault (SF-ASLT-1)");
            }
        }
        fight.play(fight.tables.cards.hits(AttackKind.ASSAULT), () -> {
            fight.position.assault(fight.side, fight.at, fight.charge);
            return true;
        });
    }

    private Odds odds() {
        return new Odds(
                fight.names(fight.units(fight.side)) + " against " + fight.names(fight.units(1 - fight.side)),
                facts(),
                Optional.empty(),
                Optional.of(fight.byUnit(false)),
                fight.byUnit(false),
                fight.byOutcome(),
                values());
    }

    private List<String> facts() {
        final List<String> facts = new ArrayList<>();
        if (fight.drawn[fight.side] >= 0) {
            facts.add(Phrases.count(fight.drawn[fight.side], "card", "cards") + " against "
                    + Math.max(0, fight.drawn[1 - fight.side]) + ", of which " + fight.hitting() + " hit");
        }
        for (final String holder : HOLDERS) {
            if (held(holder).getNumerator().signum() > 0) {
                facts.add(holder + " hold the hex in " + Fight.percent(held(holder)));
            }
        }
        facts.add("on average the attackers lose "
                + Phrases.fixed(lost(fight.side).doubleValue(), 2)
                + " units and the defenders "
                + Phrases.fixed(lost(1 - fight.side).doubleValue(), 2));
        facts.add(fight.deck());
        return facts;
    }

    private BigFraction held(final String holder) {
        return fight.share(outcome -> fight.holder(outcome).equals(holder));
    }

    /** Returns the mean number of units that a side loses. */
    private BigFraction lost(final int side) {
        BigFraction sum = BigFraction.ZERO;
        for (long rest = fight.units(side); rest != 0; rest &= rest - 1) {
            final long unit = rest & -rest;
            sum = sum.add(fight.share(outcome -> (outcome.dead() & unit) != 0));
        }
        return sum;
    }

    private Map<String, Object> values() {
        final Map<String, Object> values = new LinkedHashMap<>();
        values.put("unseen", Long.bitCount(fight.asked.unseen()));
        values.put("hidden", fight.asked.hidden());
        values.put("attackersDraw", fight.drawn[fight.side]);
        values.put("defendersDraw", fight.drawn[1 - fight.side]);
        for (final String holder : HOLDERS) {
            final String key = "p" + holder.substring(0, 1).toUpperCase(Locale.ROOT) + holder.substring(1);
            values.put(key, held(holder).doubleValue());
            values.put(key + "Exact", Odds.exact(held(holder)));
        }
        values.put("attackersLost", lost(fight.side).doubleValue());
        values.put("defendersLost", lost(1 - fight.side).doubleValue());
        values.put("units", fight.byUnit(true));
        values.put("outcomes", fight.byOutcome());
        return values;
    }
}
