package org.sitrep.rulesets.rambo.mission;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.sitrep.rng.TrialKey;
import org.sitrep.rulesets.rambo.play.RollId;
import org.sitrep.rulesets.rambo.play.Rolls;

/**
 * Draws as a test scripts them: one that is not the next of the script fails, as does one that is never made. A line is
 * the method and what is drawn, counted from 0; it may demand of how many: {@code leader 1 of 2}. Decks that a test is
 * not about come in the order of the data.
 */
final class ScriptedRolls extends Rolls {
    private final Deque<String> script = new ArrayDeque<>();
    private final List<String> made = new ArrayList<>();
    private boolean decksToo;

    ScriptedRolls() {
        super(new TrialKey());
    }

    /** Adds lines to the script. */
    void expect(final String... lines) {
        script.addAll(List.of(lines));
    }

    /** Has the draws of decks scripted too, instead of taking the next card of the data. */
    void scriptDecks() {
        decksToo = true;
    }

    /** Fails if a scripted draw was never made. */
    void assertUsed() {
        if (!script.isEmpty()) {
            throw new AssertionError("never drawn: " + script + "; drawn before: " + made);
        }
    }

    private int take(final String roll, final int count) {
        final String line = script.poll();
        final String[] words = line == null ? new String[] {"nothing"} : line.split(" ", 3);
        if (!words[0].equals(roll) || words.length == 3 && !words[2].equals("of " + count)) {
            throw new AssertionError(
                    "drew " + roll + " of " + count + ", but the script expects " + line + "; drawn before: " + made);
        }
        made.add(line);
        final int drawn = Integer.parseInt(words[1]);
        if (drawn < 0 || drawn >= count) {
            throw new AssertionError(line + ", of " + count);
        }
        return drawn;
    }

    @Override
    public int pick(final RollId roll, final int when, final int who, final int ordinal, final int count) {
        final boolean deck = roll == RollId.THREAT_CARD || roll == RollId.TACTICS_CARD;
        return deck && !decksToo ? 0 : take(roll.id(), count);
    }
}
