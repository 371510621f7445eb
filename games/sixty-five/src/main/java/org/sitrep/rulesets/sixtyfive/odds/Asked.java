package org.sitrep.rulesets.sixtyfive.odds;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.sitrep.ruleset.odds.OddsOption;
import org.sitrep.ruleset.odds.OddsRefused;
import org.sitrep.ruleset.odds.OddsRequest;
import org.sitrep.ruleset.story.Phrases;
import org.sitrep.rulesets.sixtyfive.definition.Block;
import org.sitrep.rulesets.sixtyfive.definition.Card;
import org.sitrep.rulesets.sixtyfive.definition.GameData;
import org.sitrep.rulesets.sixtyfive.tables.CardTable;
import org.sitrep.rulesets.sixtyfive.tables.GameTables;
import org.sitrep.scenario.Words;

/** The part that all questions share: the cards that have been seen, and the number of those that the enemy hides. */
final class Asked {
    static final OddsOption SEEN = OddsOption.text(
            "--seen",
            "A,B",
            "Cards that cannot come, by their ids: your hand, the discards, those set aside or shown; or how many of a "
                    + "kind: 5-green, 3-none, 2-end-turn.");
    static final OddsOption HIDDEN =
            OddsOption.number("--hidden", "K", "Cards in the enemy's hand that you have not seen", GameTables.HAND);

    private static final Pattern MANY = Pattern.compile("(\\d{1,2})-(.+)");

    final GameData game;
    final CardTable cards;
    final OddsRequest request;
    /** The cards that are not seen. */
    long unseen;

    /** Kinds of cards that {@link #SEEN} counts. */
    private final Map<String, Long> kinds = new LinkedHashMap<>();

    private boolean counted;

    /** Takes a question about some data. */
    Asked(final GameData game, final OddsRequest request) {
        this.game = game;
        this.request = request;
        cards = new CardTable(game);
        unseen = cards.all;
        final List<Card> all = List.copyOf(game.cards().values());
        for (int card = 0; card < all.size(); card++) {
            final String kind = all.get(card).endsTurn()
                    ? "end-turn"
                    : Words.of(all.get(card).hit());
            kinds.merge(kind, 1L << card, (one, other) -> one | other);
        }
        list(SEEN.name()).forEach(this::see);
    }

    /** Returns the parts of a list; none if the option is not given. */
    Stream<String> list(final String option) {
        return request.text(option).stream()
                .flatMap(typed -> Arrays.stream(typed.split(",")))
                .map(String::strip);
    }

    private void see(final String word) {
        final Matcher many = MANY.matcher(word);
        if (cards.ids.contains(word) || !many.matches()) {
            take(word);
            return;
        }
        counted = true;
        long left = unseen & OddsRequest.named("kind of card", kinds, many.group(2));
        final int number = Integer.parseInt(many.group(1));
        if (number > Long.bitCount(left)) {
            throw new OddsRefused(
                    "there are no " + number + " " + many.group(2) + " cards",
                    "write at most " + Long.bitCount(left) + "-" + many.group(2));
        }
        for (int i = 0; i < number; i++) {
            unseen &= ~Long.lowestOneBit(left);
            left &= left - 1;
        }
    }

    /**
     * Takes a card from those that are not seen, and returns its number.
     *
     * @param word its id, or the name of a block that it has
     * @throws OddsRefused if there is none
     */
    int take(final String word) {
        final Optional<Block> block = Words.parse(Block.class, word);
        final long some = cards.ids.contains(word)
                ? 1L << cards.ids.indexOf(word)
                : cards.with(block.orElseThrow(() -> OddsRefused.unknown("card", cards.ids, word)));
        if ((some & unseen) == 0) {
            throw new OddsRefused("no card " + word + " is left", "name each card once, in one of the options");
        }
        final int card = Long.numberOfTrailingZeros(some & unseen);
        unseen &= ~(1L << card);
        return card;
    }

    /**
     * Returns the number of cards that the enemy hides.
     *
     * @throws OddsRefused if fewer are left
     */
    int hidden() {
        return request.number(HIDDEN.name(), 0, Math.min(GameTables.HAND, Long.bitCount(unseen & ~cards.neverHeld)));
    }

    /** Returns how many cards have not been seen, in a clause. */
    String told(final long hitting) {
        return Phrases.count(Long.bitCount(unseen), "card is", "cards are") + " unseen: "
                + (hitting == 0 ? "" : Long.bitCount(unseen & hitting) + " hit, ") + hidden()
                + " in the enemy's hand";
    }

    /** Returns values for programs that begin with those of the cards. */
    Map<String, Object> values() {
        final Map<String, Object> values = new LinkedHashMap<>();
        values.put("unseen", Long.bitCount(unseen));
        values.put("hidden", hidden());
        return values;
    }

    /** Refuses cards of which only the number is known, where their values count. */
    void needNames() {
        if (counted) {
            throw new OddsRefused("these odds depend on the values of cards", "name the cards of --seen by their ids");
        }
    }
}
