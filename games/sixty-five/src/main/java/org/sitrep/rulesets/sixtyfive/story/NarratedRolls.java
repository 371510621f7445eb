package org.sitrep.rulesets.sixtyfive.story;

import java.util.function.IntUnaryOperator;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.story.Laws;
import org.sitrep.ruleset.story.NarratedRoll;
import org.sitrep.ruleset.story.RollNarrator;
import org.sitrep.ruleset.transcript.Law;
import org.sitrep.rulesets.sixtyfive.battle.BattleState;
import org.sitrep.rulesets.sixtyfive.play.RollId;
import org.sitrep.rulesets.sixtyfive.play.Rolls;
import org.sitrep.rulesets.sixtyfive.tables.AttackKind;

/**
 * Draws that are narrated with their law: a card of a fight counts as a hit or not, as its Target Number, or as its
 * armor-piercing result, among the cards of the draw pile. Luck is that of the US.
 */
final class NarratedRolls extends Rolls {
    /** Values for words, beyond the numbers on cards. */
    private static final int DUD = -10;

    private static final int SHAKE = 10;
    private static final int DESTROY = 11;
    private static final int NO_NUMBER = -3;
    /** Cards of a side in an assault that addresses tell apart. */
    private static final int CARDS = 64;

    private final BattleState state;
    private final Words words;
    private final RollNarrator narrator;
    private final int sight;
    /** Cards that hit in the present attack. */
    private long hitting;
    /** Side that strikes. */
    private int striking;
    /** Soft targets of a strike are being drawn for. */
    boolean atSoft;

    private boolean inCard;

    /** @param sight the side whose knowledge the rolls keep to, -1 for all */
    NarratedRolls(
            final TrialKey key,
            final BattleState state,
            final Words words,
            final RollNarrator narrator,
            final int sight) {
        super(key);
        this.sight = sight;
        this.state = state;
        this.words = words;
        this.narrator = narrator;
    }

    /** Begins an attack of a kind, an ordinal of {@link AttackKind}. */
    void attack(final int kind) {
        hitting = state.tables.cards.hits(AttackKind.values()[kind]);
    }

    /** Begins a strike of a side. */
    void strike(final int side) {
        striking = side;
        attack(AttackKind.ARTILLERY.ordinal());
    }

    /** Tells of a card; its law is that of a reader who does not know which cards the other side holds. */
    @Override
    public int card(final RollId roll, final int when, final int who, final int ordinal, final long pile) {
        inCard = true;
        final int card = super.card(roll, when, who, ordinal, pile);
        inCard = false;
        final long from = sight < 0 ? pile : pile | state.hand[1 - sight] & ~state.shown[1 - sight];
        final NarratedRoll told = narrator.made(new NarratedRoll(roll.id(), roll.label()));
        switch (roll) {
            case DAMAGE -> hit(told.of(words.unit(who)), card, from, state.tables.units.side[who]);
            case ASSAULT -> {
                attack(AttackKind.ASSAULT.ordinal());
                hit(told.of(words.side(ordinal / CARDS)), card, from, ordinal / CARDS);
            }
            case STRIKE -> {
                if (atSoft) {
                    hit(told.of(words.hex(who)), card, from, striking);
                } else {
                    armor(told.of(words.hex(who)), card, from, striking);
                }
            }
            case TARGET ->
                told.of(words.unit(who))
                        .counts(tn(card), law(from, this::tn), favour(state.tables.units.side[who]))
                        .result(words.card(card) + ", Target Number " + words.tn(card));
            case TRAP ->
                told.of(words.hex(who)).counts(tn(card), law(from, this::tn), 0).result(words.card(card));
            case ARMOR -> armor(told.of(words.unit(who)), card, from, state.tables.units.side[who]);
            default -> {
                final int index = Long.bitCount(from & (1L << card) - 1);
                told.of(words.side(who));
                if (sight >= 0 && who != sight) {
                    told.result("a card");
                } else {
                    told.counts(index + 1, Laws.alike(Long.bitCount(from)), 0).result(words.card(card));
                }
            }
        }
        return card;
    }

    private void hit(final NarratedRoll told, final int card, final long from, final int side) {
        final double hits = Long.bitCount(from & hitting) / (double) Long.bitCount(from);
        final int hit = (hitting & 1L << card) != 0 ? 1 : 0;
        told.counts(hit, Laws.of(new double[] {1 - hits, hits}, 0), favour(side));
        told.result(words.card(card) + ", " + words.colour(card) + (hit == 1 ? ", a hit" : ", no hit"));
    }

    private void armor(final NarratedRoll told, final int card, final long from, final int side) {
        told.counts(apfb(card), law(from, this::apfb), favour(side));
        told.result(words.card(card) + ", " + words.apfb(card));
    }

    private static int favour(final int side) {
        return side == 0 ? 1 : -1;
    }

    private int tn(final int card) {
        return Math.max(NO_NUMBER, state.tables.cards.tn[card]);
    }

    private int apfb(final int card) {
        return switch (state.tables.cards.word(card)) {
            case NONE -> state.tables.cards.apfb[card];
            case DUD -> DUD;
            case SHAKE -> SHAKE;
            case DESTROY -> DESTROY;
        };
    }

    private static Law law(final long from, final IntUnaryOperator value) {
        return Laws.faces(Words.each(from).map(value).toArray());
    }

    @Override
    public int pick(final RollId roll, final int when, final int who, final int ordinal, final int count) {
        final int index = super.pick(roll, when, who, ordinal, count);
        if (roll == RollId.SEARCH) {
            narrator.made(new NarratedRoll(roll.id(), roll.label()))
                    .of(words.hex(who))
                    .shows("D6", index + 1)
                    .counts(index + 1, Laws.alike(count), 0);
        } else if (!inCard) {
            narrator.drawn(roll, index, count);
        }
        return index;
    }
}
