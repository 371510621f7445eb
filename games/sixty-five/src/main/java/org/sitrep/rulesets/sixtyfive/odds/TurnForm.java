package org.sitrep.rulesets.sixtyfive.odds;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.commons.math3.fraction.BigFraction;
import org.sitrep.dice.ExactLaw;
import org.sitrep.ruleset.odds.Odds;
import org.sitrep.ruleset.odds.OddsForm;
import org.sitrep.ruleset.odds.OddsOption;
import org.sitrep.ruleset.odds.OddsRefused;
import org.sitrep.ruleset.odds.OddsRequest;
import org.sitrep.ruleset.odds.OddsTable;
import org.sitrep.ruleset.story.Phrases;
import org.sitrep.rulesets.sixtyfive.checks.Checks;
import org.sitrep.rulesets.sixtyfive.definition.GameData;

/** The form for the impulses that a turn still has. */
public final class TurnForm {
    private static final String PER_IMPULSE = "--per-impulse";
    private static final int MOST = 16;

    /** The form. */
    public static final OddsForm FORM = new OddsForm(
            "The rest of a turn",
            "cards drawn --per-impulse",
            List.of("--per-impulse C [--seen ...] [--hidden K]"),
            "the impulses that a turn still has",
            List.of(
                    OddsOption.number(
                            PER_IMPULSE, "C", "Cards that are drawn in an impulse, to the hand and for attacks."),
                    Asked.SEEN,
                    Asked.HIDDEN),
            List.of("--per-impulse 4", "--per-impulse 3 --seen 12-none,2-end-turn"),
            true,
            (request, document, findings) ->
                    Checks.ALL.bind(document.orElseThrow(), findings).map(game -> new TurnForm(game, request).odds()));

    private final int perImpulse;
    private final int missing;
    private final PileLaw pile;

    private TurnForm(final GameData game, final OddsRequest request) {
        if (!request.has(PER_IMPULSE)) {
            throw new OddsRefused("the cards of an impulse are missing", "add --per-impulse, e.g. --per-impulse 4");
        }
        perImpulse = request.number(PER_IMPULSE, 1, MOST);
        final Asked asked = new Asked(game, request);
        final int ends = Long.bitCount(asked.unseen & asked.cards.endTurn);
        missing = game.battle().orElseThrow().endTurns() - (Long.bitCount(asked.cards.endTurn) - ends);
        if (missing < 1) {
            throw new OddsRefused("the turn is over with these End Turn cards", "name fewer of them in --seen");
        }
        pile = new PileLaw(Long.bitCount(asked.unseen) - ends, ends, asked.hidden());
    }

    private Odds odds() {
        final List<ExactLaw.Entry> impulses = impulses();
        final double meanCards = (double) missing * (pile.pile() + 1) / (pile.endTurns() + 1);
        final double meanImpulses = impulses.stream()
                .map(entry -> entry.probability().multiply(entry.hits()))
                .reduce(BigFraction.ZERO, BigFraction::add)
                .doubleValue();
        final OddsTable table = table(impulses);
        final Map<String, Object> values = new LinkedHashMap<>();
        values.put("pile", pile.pile());
        values.put("endTurns", pile.endTurns());
        values.put("missing", missing);
        values.put("perImpulse", perImpulse);
        values.put("meanCards", meanCards);
        values.put("meanImpulses", meanImpulses);
        values.put("impulses", table);
        return new Odds(
                "The rest of the turn",
                List.of(
                        Phrases.count(pile.pile(), "card is", "cards are") + " in the pile, "
                                + Phrases.count(pile.endTurns(), "End Turn card", "End Turn cards") + " among them",
                        "it ends with " + (missing == 1 ? "the next" : "number " + missing) + " of these, after "
                                + Phrases.fixed(meanCards, 1) + " cards on average",
                        "the turn ends in impulse " + Phrases.fixed(meanImpulses, 1)
                                + " on average, from the next one on"),
                Optional.of(new Odds.Picture("impulses", impulses)),
                Optional.empty(),
                table,
                table,
                values);
    }

    /** Returns the law of the impulse in which the last End Turn card comes, from 1 for the next. */
    private List<ExactLaw.Entry> impulses() {
        final List<ExactLaw.Entry> entries = new ArrayList<>();
        for (int first = 1; first <= pile.pile(); first += perImpulse) {
            BigFraction p = BigFraction.ZERO;
            for (int card = first; card < first + perImpulse && card <= pile.pile(); card++) {
                p = p.add(pile.ends(missing, card));
            }
            if (p.getNumerator().signum() > 0) {
                entries.add(
                        new ExactLaw.Entry((first - 1) / perImpulse + 1, false, p.getNumerator(), p.getDenominator()));
            }
        }
        return entries;
    }

    private static OddsTable table(final List<ExactLaw.Entry> impulses) {
        final OddsTable table = new OddsTable()
                .number("impulse", "impulse")
                .chance("p", "the last", true)
                .number("pAtLeast", "or a later one");
        BigFraction left = BigFraction.ONE;
        for (final ExactLaw.Entry entry : impulses) {
            table.row(entry.hits(), entry.probability(), left);
            left = left.subtract(entry.probability());
        }
        return table;
    }
}
