package org.sitrep.rulesets.purplehaze.mission;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import org.sitrep.rng.MissionKey;
import org.sitrep.rulesets.purplehaze.play.Rolls;
import org.sitrep.rulesets.purplehaze.tables.GameTables;

/**
 * Rolls outside Combat as a test scripts them: a roll that is not the next of the script fails, as does one that is never made.
 *
 * <p>A line of the script is the method and its result, e.g. {@code traitTest 2}; a pick is counted from 0, a die from 1, a test in successes. What may follow is demanded of the roll:
 * {@code traitTest 2 by 4 3F 5S 0C}, {@code randomMarine 0 of 6}.
 */
public final class ScriptedRolls extends Rolls {
    private final Deque<String> script = new ArrayDeque<>();
    private final List<String> made = new ArrayList<>();

    /** Begins an empty script. */
    public ScriptedRolls(final GameTables tables) {
        super(new MissionKey(), tables.totals, tables.faces);
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

    private int pick(final String roll, final int count) {
        final int picked = take(roll, "of " + count);
        if (picked >= count) {
            throw new AssertionError(roll + " " + picked + " of " + count);
        }
        return picked;
    }

    private int pickFor(final String roll, final int marine, final int count) {
        return take(roll, "for " + (marine + 1) + " of " + count);
    }

    private int test(final String roll, final int marine, final int focus, final int strike, final int crit) {
        return take(roll, String.format(Locale.ROOT, "by %d %dF %dS %dC", marine + 1, focus, strike, crit)) << 1;
    }

    @Override
    public int woundCard(final int marine, final int cube, final int nth, final int count) {
        return pickFor("woundCard", marine, count);
    }

    @Override
    public int conditionCard(final int marine, final int cube, final int count) {
        return pickFor("conditionCard", marine, count);
    }

    @Override
    public int threatDie(final int round, final int nth) {
        return pick("threatDie", 6);
    }

    @Override
    public int threatDieOfEntry(final int entry, final int nth) {
        return pick("threatDieOfEntry", 6);
    }

    @Override
    public int forcedMarchDie(final int round, final int nth) {
        return take("forcedMarchDie", "");
    }

    @Override
    public int missingStaminaDie(final int entry, final int nth) {
        return take("missingStaminaDie", "");
    }

    @Override
    public int firstAidTest(
            final int marine,
            final int round,
            final int nth,
            final int again,
            final int focus,
            final int strike,
            final int crit) {
        return test("firstAidTest", marine, focus, strike, crit);
    }

    @Override
    public int encounterShuffle(final int count) {
        return pick("encounterShuffle", count);
    }

    @Override
    public int generalEncounter(final int nth, final int count) {
        return pick("generalEncounter", count);
    }

    @Override
    public int boonCard(final int nth, final int count) {
        return pick("boonCard", count);
    }

    @Override
    public int eazSpace(final int nth, final int count) {
        return pick("eazSpace", count);
    }

    @Override
    public int randomMarine(final int entry, final int nth, final int count) {
        return pick("randomMarine", count);
    }

    @Override
    public int entryDie(final int entry, final int nth) {
        return take("entryDie", "");
    }

    @Override
    public int traitTest(
            final int entry,
            final int marine,
            final int nth,
            final int again,
            final int focus,
            final int strike,
            final int crit) {
        return test("traitTest", marine, focus, strike, crit);
    }

    @Override
    public int direction(final int entry, final int nth, final int count) {
        return pick("direction", count);
    }

    @Override
    public int eazRemoved(final int entry, final int nth, final int count) {
        return pick("eazRemoved", count);
    }

    @Override
    public int luckyCharm(final int entry, final int nth, final int count) {
        return pick("luckyCharm", count);
    }

    @Override
    public int brawlDie(final int entry, final int marine, final int nth) {
        return take("brawlDie", "by " + (marine + 1));
    }

    @Override
    public int gamble(final int entry, final int again) {
        return take("gamble", "");
    }

    @Override
    public int profileCard(final int marine, final int nth, final int count) {
        return pickFor("profileCard", marine, count);
    }

    @Override
    public int restFirstDie(final int nth) {
        return take("restFirstDie", "");
    }

    @Override
    public int restSecondDie(final int nth) {
        return take("restSecondDie", "");
    }
}
