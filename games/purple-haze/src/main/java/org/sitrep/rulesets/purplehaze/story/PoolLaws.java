package org.sitrep.rulesets.purplehaze.story;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.sitrep.dice.DiceThrow;
import org.sitrep.dice.DieColour;
import org.sitrep.dice.MatchRule;
import org.sitrep.dice.PartialLaw;
import org.sitrep.ruleset.story.Laws;
import org.sitrep.ruleset.tale.Law;
import org.sitrep.ruleset.tale.Roll;

/** The exact laws of dice pools, reckoned once each; and the dice of a test as a replay shows them. */
final class PoolLaws {
    private static final String[] COLOURS = {"Focus", "Strike", "Crit"};
    private static final int SIX = 6;

    private final MatchRule rule;
    private final Map<List<Integer>, Law> pools = new HashMap<>();

    PoolLaws(final MatchRule rule) {
        this.rule = rule;
    }

    /** Returns the law of the hits of a pool. */
    Law hits(final int focus, final int strike, final int crit) {
        return hits(focus, strike, crit, SIX);
    }

    /** Returns the law of the hits that a pool does on so many faces. */
    Law hits(final int focus, final int strike, final int crit, final int faces) {
        return pools.computeIfAbsent(
                List.of(focus, strike, crit, faces),
                pool -> Laws.of(PartialLaw.of(rule, focus, strike, crit, faces), 0));
    }

    /** Returns the dice of a test by colour. */
    static List<Roll.Pool> shown(final DiceThrow dice) {
        final List<Roll.Pool> shown = new ArrayList<>();
        for (final DieColour colour : DieColour.values()) {
            final Integer[] faces = Arrays.stream(dice.faces(colour)).boxed().toArray(Integer[]::new);
            if (faces.length > 0) {
                shown.add(new Roll.Pool(COLOURS[colour.ordinal()], Arrays.asList(faces)));
            }
        }
        return shown;
    }
}
