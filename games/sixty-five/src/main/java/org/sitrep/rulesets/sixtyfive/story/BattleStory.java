package org.sitrep.rulesets.sixtyfive.story;

import static org.sitrep.rulesets.sixtyfive.play.DecisionKind.*;

import java.util.List;
import java.util.Set;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.Listeners;
import org.sitrep.ruleset.Narrator;
import org.sitrep.ruleset.story.Phrases;
import org.sitrep.ruleset.transcript.Choice;
import org.sitrep.rulesets.sixtyfive.battle.BattleRecord;
import org.sitrep.rulesets.sixtyfive.battle.BattleState;
import org.sitrep.rulesets.sixtyfive.play.Event;
import org.sitrep.rulesets.sixtyfive.play.RollId;
import org.sitrep.rulesets.sixtyfive.play.Rolls;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.ExplainingBot;
import org.sitrep.strategy.Explanation;
import org.sitrep.strategy.TrialListener;

/**
 * Reports a battle to a reader who sees everything: the set-up, each turn with its bids, impulses and Reserve Phase,
 * the choices of both sides and their reasons, and the end. One per battle.
 */
public final class BattleStory extends FightStory implements Listeners<Rolls> {
    /** Questions whose answers belong to a move or a row of cards that goes on. */
    private static final Set<Integer> WITHIN =
            Set.of(STEP, MOVERS, DISCARD, OPPORTUNITY, SET_UP_UNIT, FACING, SET_UP_LOADED);

    /** Questions whose answers say which card is played. */
    private static final Set<Integer> PLAYING = Set.of(PLAY, SUPPORT, REACTION, OPPORTUNITY_CARD);

    private static final BattleRecord.End[] ENDS = BattleRecord.End.values();

    private final NarratedRolls rolls;
    private final Questions questions;
    /** Kind of the last question: its choice need not be reported again. */
    private int asked = BattleState.NONE;

    private Explanation reason = Explanation.NONE;
    private int impulse;

    /**
     * Begins a story.
     *
     * @param state of the battle that is reported
     * @param key the key of the rolls at the time of each of them
     */
    public BattleStory(final BattleState state, final TrialKey key, final Narrator narrator) {
        super(state, narrator);
        rolls = new NarratedRolls(key, state, words, this.narrator, sight);
        questions = new Questions(state, words);
    }

    @Override
    public TrialListener trace(final int table) {
        return this;
    }

    @Override
    public Rolls rolls(final int table, final Rolls plain) {
        return rolls;
    }

    @Override
    public void close() {
        log.settle();
        narrator.tell();
    }

    /** Notes who chooses, and why: two bots answer to one story. */
    @Override
    public <V> Bot<V> seated(final Bot<V> bot, final int side) {
        return new ExplainingBot<>(bot, why -> {
            reason = why;
            questions.side = side;
        });
    }

    @Override
    public List<String> odds(final Decision decision) {
        return questions.odds(decision);
    }

    @Override
    public void decided(final Decision decision, final int index) {
        final Choice choice = questions.toChoice(decision, index, reason);
        narrator.asked(choice);
        reason = Explanation.NONE;
        final boolean within = WITHIN.contains(decision.kind()) && !choice.chief();
        if (hides(questions.side)) {
            asked = BattleState.NONE; // the event that follows says what everybody sees
            if (!within) {
                log.settle();
            }
            return;
        }
        asked = decision.kind();
        log.choice(choice, within);
    }

    @Override
    protected void heard(final Event event, final int[] n) {
        switch (event) {
            case ATTACK_KIND -> rolls.attack(n[0]);
            case BATTLE_BEGINS -> begins();
            case BONUS_DRAWN -> bonus(n[0], n[1]);
            case UNIT_SET_UP ->
                log.take("The " + side(state.tables.units.side[n[0]]) + " sets up", unit(n[0]) + " in " + hex(n[1]));
            case BUNKER_SET_UP -> log.say("Bunker in " + hex(n[0]) + ", facing " + Words.corner(n[1]) + ".");
            case FOXHOLE_SET_UP -> log.say("Foxhole in " + hex(n[0]) + ".");
            case SET_UP -> {
                board();
                narrator.legend(HexPicture.legend(state));
            }
            case TURN_BEGINS -> {
                if (n[0] > 1) {
                    board();
                }
                impulse = 0;
                heading("Turn " + n[0] + " of " + battle.turns());
            }
            case CARD_DEALT -> log.take("The " + side(n[0]) + " is dealt", held(n[0], n[1]));
            case DEALT_AGAIN -> log.say("The deal alone would end the turn; cards are dealt again.");
            case END_TURN_CARD -> log.say("  " + words.card(n[0]) + ": " + n[1] + " of " + battle.endTurns() + ".");
            case BIDS_REVEALED -> log.say("Bids: US " + bid(n[0]) + "; " + side(1) + " " + bid(n[1]) + ".");
            case INITIATIVE ->
                log.say("The " + side(n[0]) + " has the initiative and discards " + words.card(n[1]) + ".");
            case IMPULSE_BEGINS -> impulse(n[0]);
            case PASSED -> log.say("The " + side(n[0]) + " passes.");
            case CARD_DRAWN -> log.take("The " + side(n[0]) + " draws", held(n[0], n[1]));
            case CARD_DISCARDED -> log.take("The " + side(n[0]) + " discards", words.card(n[1]));
            case CARD_PLAYED -> played(n[0], n[1], n[2]);
            case POWER_USED -> {
                if (asked != POWER_OF) {
                    log.say(unit(n[0]) + " uses " + Words.power(n[1]) + ".");
                }
            }
            case BONUS_FULFILLED ->
                log.say("The " + side(n[0]) + " has fulfilled its bonus card: " + words.bonus(state.bonus[n[0]]) + ".");
            case RESERVE_PHASE -> heading("Turn " + state.turn + ", Reserve Phase: " + side(n[0]));
            case CLEAN_UP -> heading("Turn " + state.turn + ", Clean Up");
            case CARD_KEPT ->
                log.say("The " + side(n[0]) + " keeps " + (n[1] < 0 ? "no card" : held(n[0], n[1])) + ".");
            case BATTLE_OVER -> over(n[0]);
            default -> {
                if (event == Event.STRIKE) {
                    rolls.strike(n[0]);
                }
                super.heard(event, n);
            }
        }
        rolls.atSoft = strikeCards > 0;
    }

    private void played(final int side, final int card, final int block) {
        if (!PLAYING.contains(asked)) {
            log.say("The " + side(side) + " plays " + Words.block(block) + ": card " + words.card(card) + ".");
        }
        asked = BattleState.NONE;
    }

    private void begins() {
        heading("Set-up");
        log.say(words.side(1) + " against US, " + battle.turns() + " turns; a turn ends with End Turn card "
                + battle.endTurns() + ".");
        final VictoryWords victory = new VictoryWords(battle);
        victory.scores().forEach((name, terms) -> log.say("Points, " + name + ": " + terms + "."));
        victory.conditions().forEach(condition -> log.say("- " + condition + "."));
    }

    private void board() {
        log.settle();
        narrator.board(HexPicture.of(state, words));
        narrator.table(Roster.of(state, words));
    }

    private String bid(final int card) {
        return words.card(card) + ", Target Number " + words.tn(card) + ", armor-piercing " + words.apfb(card);
    }

    private void bonus(final int side, final int bonus) {
        final String text = hides(side) ? "hidden" : words.bonus(bonus);
        narrator.name(RollId.BONUS, text);
        log.say("The bonus card of the " + side(side) + ": " + text + ".");
    }

    private void impulse(final int side) {
        heading("Turn " + state.turn + ", impulse " + ++impulse + ": " + side(side));
        final String count = Phrases.count(Long.bitCount(state.hand[side]), "card", "cards");
        log.say("Hand: " + (hides(side) ? count : words.cards(state.hand[side])) + ".");
    }

    private String held(final int side, final int card) {
        return hides(side) ? "a card" : words.card(card);
    }

    private void over(final int winner) {
        board();
        heading("End: " + (winner < 0 ? "a draw" : "the " + side(winner) + " wins"));
        log.say(
                switch (ENDS[state.record.end]) {
                    case AT_ONCE -> "A condition was met in turn " + state.turn + ".";
                    case BY_POINTS -> "A condition was met at the end.";
                    case OTHERWISE -> "No condition was met.";
                });
        for (int side = 0; side < 2; side++) {
            final int points = state.record.points[side];
            final int lost = Long.bitCount(state.dead & state.tables.units.ofSide[side]);
            log.say(side(side) + ": "
                    + (points == Outcome.ABSENT ? "" : Phrases.count(points, "point", "points") + ", ")
                    + Phrases.count(lost, "unit", "units") + " eliminated, "
                    + Long.bitCount(state.present(side)) + " on the map.");
        }
    }
}
