package org.sitrep.rulesets.sixtyfive.odds;

import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.apache.commons.math3.fraction.BigFraction;
import org.sitrep.ruleset.odds.Odds;
import org.sitrep.ruleset.odds.OddsRefused;
import org.sitrep.rulesets.sixtyfive.battle.BattleView;
import org.sitrep.rulesets.sixtyfive.battle.Position;

/**
 * Words the exact odds of an attack by fire that is being declared, as the side that is asked about it sees the battle.
 * They are those of {@code odds}: the cards of both hands stay there, and a Tactical Hero draws a card again that does
 * not hit a soft target (SF-ABIL-9).
 */
final class AttackOdds {
    /** Enough for 14 cards of an attack on a soft target, and for one shot at armor; two shots have too many. */
    private static final int MOST_CASES = 20_000;

    /** Result of an attack; {@code eliminates} is empty if hits are spread. */
    private record Result(boolean hits, Optional<Boolean> eliminates) {}

    private AttackOdds() {}

    /**
     * Returns the odds after an option, e.g. {@code hits 81 %, eliminates 10 %}; empty if no fire is declared, there
     * are too many cases, or the pile may run out.
     *
     * @param question kind of question: a target, a unit that joins, or Support by Bullet Storm
     */
    static String of(final BattleView seen, final int question, final int option) {
        if (!seen.isFiring()) {
            return "";
        }
        final Cases cases = new Cases(seen.tables.cards, seen.unseen(), seen.hidden());
        final HitNotes notes = new HitNotes(seen.tables.units);
        final Position position = new Position(seen.tables, cases, notes);
        position.declared(seen);
        cases.hitting = position.hitting(question, option);
        notes.attacker = position.attacker();
        try {
            return worded(cases.all(MOST_CASES, () -> {
                notes.hits = 0;
                position.fire(question, option);
                return new Result(notes.hits > 0, position.eliminates());
            }));
        } catch (final OddsRefused refused) {
            return "";
        }
    }

    private static String worded(final Map<Result, BigFraction> results) {
        final String hits = "hits " + Odds.rounded(share(results, Result::hits));
        final boolean spread = results.keySet().iterator().next().eliminates.isEmpty();
        return spread
                ? hits
                : hits + ", eliminates "
                        + Odds.rounded(
                                share(results, result -> result.eliminates().orElseThrow()));
    }

    private static BigFraction share(final Map<Result, BigFraction> results, final Predicate<Result> which) {
        return results.entrySet().stream()
                .filter(entry -> which.test(entry.getKey()))
                .map(Map.Entry::getValue)
                .reduce(BigFraction.ZERO, BigFraction::add);
    }
}
