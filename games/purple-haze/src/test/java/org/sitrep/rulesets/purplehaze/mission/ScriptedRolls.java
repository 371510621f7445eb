package org.sitrep.rulesets.purplehaze.mission;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import org.sitrep.rng.TrialKey;
import org.sitrep.rulesets.purplehaze.play.RollId;
import org.sitrep.rulesets.purplehaze.play.Rolls;
import org.sitrep.rulesets.purplehaze.tables.GameTables;

/**
 * Rolls outside Combat as a test scripts them: a roll that is not the next of the script fails, as does one that is
 * never made.
 *
 * <p>A line of the script is the method and its result, e.g. {@code traitTest 2}; a pick is counted from 0, a die from
 * 1, a test in successes. What may follow is demanded of the roll: {@code traitTest 2 by 4 3F 5S 0C},
 * {@code randomMarine 0 of 6}.
 */
public final class ScriptedRolls extends Rolls {
    private final Deque<String> script = new ArrayDeque<>();
    private final List<String> made = new ArrayList<>();

    /** Begins an empty script. */
    public ScriptedRolls(final GameTables tables) {
        super(new TrialKey(), tables.totals, tables.faces);
    }

    /** Adds lines to the script. */
    public void expect(final String... lines) {
        script.addAll(List.of(lines));
    }

    /** Fails if a scripted roll was never made. */
    public void assertUsed() {
        if (!script.isEmpty()) {
            throw new AssertionError("never rolled: " + script + "; rolled before: " + made);
        }
    }

    private int take(final String roll, final String details) {
        final String line = script.poll();
        final String[] words = line == null ? new String[] {"nothing"} : line.split(" ", 3);
        final boolean asScripted = words[0].equals(roll) && (words.length < 3 || words[2].equals(details));
        if (!asScripted) {
            throw new AssertionError(
                    "rolled " + roll + " " + details + ", but the script expects " + line + "; rolled before: " + made);
        }
        made.add(line);
        return Integer.parseInt(words[1]);
    }

    /** Whether a roll is made outside Combat; cards are drawn anywhere. */
    private static boolean scripted(final RollId roll) {
        return roll == RollId.WOUND_CARD
                || roll == RollId.CONDITION_CARD
                || (roll.number() >= RollId.THREAT_DIE.number() && roll.number() < RollId.RED_MARKER.number());
    }

    @Override
    public int pick(final RollId roll, final int when, final int who, final int ordinal, final int count) {
        if (!scripted(roll)) {
            return super.pick(roll, when, who, ordinal, count);
        }
        switch (roll) {
            case FORCED_MARCH_DIE, MISSING_STAMINA_DIE -> {
                return take(roll.id(), "") - 1;
            }
            case WOUND_CARD, CONDITION_CARD, PROFILE_CARD -> {
                return take(roll.id(), "for " + (who + 1) + " of " + count);
            }
            default -> {
                final int picked = take(roll.id(), "of " + count);
                if (picked >= count) {
                    throw new AssertionError(roll.id() + " " + picked + " of " + count);
                }
                return picked;
            }
        }
    }

    @Override
    public int d6(final RollId roll, final int when, final int who, final int ordinal) {
        return scripted(roll)
                ? take(roll.id(), roll == RollId.BRAWL_DIE ? "by " + (who + 1) : "")
                : super.d6(roll, when, who, ordinal);
    }

    @Override
    protected int test(
            final RollId roll,
            final long address,
            final int marine,
            final int again,
            final int focus,
            final int strike,
            final int crit) {
        return scripted(roll)
                ? take(roll.id(), String.format(Locale.ROOT, "by %d %dF %dS %dC", marine + 1, focus, strike, crit)) << 1
                : super.test(roll, address, marine, again, focus, strike, crit);
    }
}
