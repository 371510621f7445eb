package org.sitrep.rulesets.sixtyfive.battle;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.sitrep.rng.TrialKey;
import org.sitrep.rulesets.sixtyfive.play.RollId;
import org.sitrep.rulesets.sixtyfive.play.Rolls;
import org.sitrep.rulesets.sixtyfive.tables.CardTable;

/**
 * Draws as a test scripts them: one that is not the next of the script fails, as does one that is never made. A draw is
 * the id of its roll and what is drawn: a card by its number in the files, a card by the first letter of its Hit (G, Y,
 * R, or - for none; the first one left that is no End Turn card), or a number from 0 for what is no card.
 */
final class ScriptedRolls extends Rolls {
    private static final String HITS = "-GYR";

    private final CardTable cards;
    private final List<Integer> hitOf;
    private final Deque<String> script = new ArrayDeque<>();
    private final List<String> made = new ArrayList<>();

    /**
     * Creates rolls without a script.
     *
     * @param hitOf ordinal of the Hit of each card
     */
    ScriptedRolls(final CardTable cards, final List<Integer> hitOf) {
        super(new TrialKey());
        this.cards = cards;
        this.hitOf = hitOf;
    }

    /** Adds draws of one roll: {@code damage G 12 -}. */
    void expect(final String line) {
        final String[] words = line.split(" ");
        for (int i = 1; i < words.length; i++) {
            script.add(words[0] + " " + words[i]);
        }
    }

    /** Fails if a scripted draw was never made. */
    void assertUsed() {
        if (!script.isEmpty()) {
            throw new AssertionError("never drawn: " + script + "; drawn before: " + made);
        }
    }

    private String take(final RollId roll) {
        final String line = script.poll();
        if (line == null || !line.startsWith(roll.id() + " ")) {
            throw new AssertionError("drew " + roll.id() + ", the script expects " + line + "; drawn before: " + made);
        }
        made.add(line);
        return line.substring(roll.id().length() + 1);
    }

    @Override
    public int card(final RollId roll, final int when, final int who, final int ordinal, final long from) {
        final String drawn = take(roll);
        for (int card = 0; card < cards.count; card++) {
            if ((from & 1L << card) != 0 && isMeant(card, drawn)) {
                return card;
            }
        }
        throw new AssertionError("no card " + drawn + " is left for " + roll.id() + "; drawn before: " + made);
    }

    private boolean isMeant(final int card, final String drawn) {
        final int hit = HITS.indexOf(drawn);
        return hit < 0
                ? cards.ids.get(card).equals(Scene.cardId(Integer.parseInt(drawn)))
                : hit == hitOf.get(card) && (cards.endTurn & 1L << card) == 0;
    }

    @Override
    public int pick(final RollId roll, final int when, final int who, final int ordinal, final int count) {
        final int drawn = Integer.parseInt(take(roll));
        if (drawn >= count) {
            throw new AssertionError(roll.id() + " " + drawn + " of " + count);
        }
        return drawn;
    }
}
