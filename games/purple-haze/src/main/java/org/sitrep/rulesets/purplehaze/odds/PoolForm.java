package org.sitrep.rulesets.purplehaze.odds;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.commons.math3.fraction.BigFraction;
import org.sitrep.dice.DicePool;
import org.sitrep.dice.ExactLaw;
import org.sitrep.dice.MatchRule;
import org.sitrep.ruleset.odds.Odds;
import org.sitrep.ruleset.odds.OddsForm;
import org.sitrep.ruleset.odds.OddsOption;
import org.sitrep.ruleset.odds.OddsRefused;
import org.sitrep.ruleset.odds.OddsRequest;
import org.sitrep.ruleset.odds.OddsTable;

/** The form for the exact law of one pool: a test of a Marine, or an Enemy attack. */
public final class PoolForm {
    /** Option of both forms. */
    static final OddsOption NIGHT = OddsOption.flag(
            "--night", "Night: one Focus die fewer. A test without Focus dice fails; a Combat test scores nothing.");

    private static final String FOCUS = "--focus";
    private static final String STRIKE = "--strike";
    private static final String CRIT = "--crit";
    private static final String DIFFICULTY = "--diff";
    private static final String ENEMY = "--enemy";

    /** The form. */
    public static final OddsForm FORM = new OddsForm(
            "A pool of dice",
            "a pool (--focus, --strike, --crit)",
            List.of(
                    "--focus F --strike S --crit C [--night] [--diff D]",
                    "--enemy --focus F --strike S --crit C [--night]"),
            "a test of one Marine, or the hits of one Enemy attack on each ID",
            List.of(
                    OddsOption.number(FOCUS, "F", "Focus dice, 0 to 8."),
                    OddsOption.number(STRIKE, "S", "Strike dice, 0 to 20."),
                    OddsOption.number(CRIT, "C", "Crit dice, 0 to 8."),
                    OddsOption.number(DIFFICULTY, "D", "Difficulty: successes that pass the test."),
                    OddsOption.flag(ENEMY, "Show the hits on one ID, as an Enemy attack deals them."),
                    NIGHT),
            List.of("--focus 3 --strike 3 --crit 0 --diff 2"),
            false,
            (request, document, findings) -> Optional.of(odds(request)));

    private PoolForm() {}

    private static Odds odds(final OddsRequest request) {
        if (!request.has(FOCUS) || !request.has(STRIKE) || !request.has(CRIT)) {
            throw new OddsRefused("a pool needs all of --focus, --strike and --crit", "write 0 for none");
        }
        final boolean enemy = request.has(ENEMY);
        final Optional<Integer> difficulty = request.text(DIFFICULTY).map(Integer::valueOf);
        if (enemy && difficulty.isPresent()) {
            throw new OddsRefused("an Enemy attack has no difficulty", "leave out --diff or --enemy");
        }
        final boolean night = request.has(NIGHT.name());
        final ExactLaw law = law(request, night);
        final String heading = (enemy ? "Enemy attack with " : "")
                + LawRows.pool(law.focus(), law.strike(), law.crit())
                + (night ? ", at night" : "");
        final OddsTable table = enemy ? LawRows.table("hits", law.face()) : LawRows.table("successes", law.total());
        final Odds.Picture picture =
                enemy ? new Odds.Picture("hits on one ID", law.face()) : new Odds.Picture("successes", law.total());
        return new Odds(
                heading,
                facts(law, difficulty, enemy),
                Optional.of(picture),
                Optional.empty(),
                table,
                table,
                values(law, difficulty, enemy));
    }

    /** Computes the law; at night one Focus die is removed first (PH-DICE-4). */
    private static ExactLaw law(final OddsRequest request, final boolean night) {
        try {
            DicePool.check(request.number(FOCUS), request.number(STRIKE), request.number(CRIT));
        } catch (final IllegalArgumentException tooLarge) {
            throw new OddsRefused(tooLarge.getMessage(), "use other numbers of dice");
        }
        final int left = Math.max(0, request.number(FOCUS) - (night ? 1 : 0));
        return ExactLaw.of(MatchRule.STANDARD, left, request.number(STRIKE), request.number(CRIT));
    }

    /** Returns the probability to pass; a test without Focus dice always fails (PH-DICE-5). */
    private static BigFraction pass(final ExactLaw law, final int difficulty) {
        return law.focus() == 0 ? BigFraction.ZERO : law.probabilityAtLeast(difficulty);
    }

    private static Map<String, Object> values(
            final ExactLaw law, final Optional<Integer> difficulty, final boolean enemy) {
        final Map<String, Object> values = LawRows.values(law);
        if (enemy) {
            values.put("faceMean", law.faceMean().doubleValue());
            values.put("faceMeanExact", Odds.exact(law.faceMean()));
            values.put("facePCritical", law.faceProbabilityCritical().doubleValue());
        }
        difficulty.map(needed -> pass(law, needed)).ifPresent(pass -> {
            values.put("pPass", pass.doubleValue());
            values.put("pPassExact", Odds.exact(pass));
        });
        return values;
    }

    private static List<String> facts(final ExactLaw law, final Optional<Integer> difficulty, final boolean enemy) {
        if (law.focus() == 0) {
            return List.of(
                    enemy
                            ? "without Focus dice the attack scores nothing"
                            : "without Focus dice a test fails and scores nothing");
        }
        final List<String> facts = new ArrayList<>();
        difficulty.ifPresent(needed -> facts.add("passes DIFF " + needed + " in " + Odds.percent(pass(law, needed))));
        if (enemy) {
            facts.add(LawRows.mean(law.faceMean()) + " hits on each ID on average");
            facts.add(LawRows.critical(law.faceProbabilityCritical()));
            facts.add(LawRows.mean(law.mean()) + " hits on the whole Squad");
        } else {
            facts.add(LawRows.mean(law.mean()) + " successes on average");
            facts.add(LawRows.critical(law.probabilityCritical()));
        }
        return facts;
    }
}
