package org.sitrep.page;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.sitrep.portable.Streams;
import org.sitrep.scenario.Field;

/** A scenario with changes, and who plays it. */
public record Variant(
        @Field("Its file, one of those that are listed.") String scenario,
        @Field("Changes, as --set takes them.") List<String> sets,

        @Field("As --bot takes it; empty for the game's first. mine.yaml is the playbook below.")
        String bot,

        @Field(value = "Text of a playbook; empty if there is none.", orElse = "''")
        String playbook,

        @Field(value = "The user's own cards, as --overlay takes them.", orElse = "[]", max = Variant.MOST_OVERLAYS)
        List<OwnCard> overlays) {
    /** Name under which the variant's own playbook plays: that of a file, for the command line. */
    public static final String OWN = "mine.yaml";

    /** Maximum length of a playbook, and of all overlays. */
    static final int MOST_TEXT = 32_000;

    /** Maximum number of overlays. */
    static final int MOST_OVERLAYS = 8;

    /** Changes that the user has typed or dropped into the page. */
    public record OwnCard(
            @Field("Of the file that they could be in.") String name,
            @Field("YAML.") String text) {
        private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_][A-Za-z0-9_.-]{0,63}");

        /** @throws IllegalArgumentException if the name is not that of a file beside the command */
        public OwnCard {
            if (!NAME.matcher(name).matches() || name.equals(OWN)) {
                throw new IllegalArgumentException("no card can have the name " + name
                        + "; it has letters, digits, points and hyphens, and is not " + OWN);
            }
        }
    }

    /** @throws IllegalArgumentException if two cards have one name, or there is too much of something */
    public Variant {
        if (playbook.length() > MOST_TEXT) {
            throw new IllegalArgumentException(
                    "the playbook has " + playbook.length() + " characters; at most " + MOST_TEXT + " are read");
        }
        requireFew(overlays);
    }

    private static void requireFew(final List<OwnCard> overlays) {
        final int length =
                overlays.stream().mapToInt(card -> card.text().length()).sum();
        if (overlays.size() > MOST_OVERLAYS || length > MOST_TEXT) {
            throw new IllegalArgumentException(overlays.size() + " cards with " + length + " characters; at most "
                    + MOST_OVERLAYS + " with " + MOST_TEXT + " are read");
        }
        if (overlays.stream().map(OwnCard::name).filter(Streams.unseen()).count() < overlays.size()) {
            throw new IllegalArgumentException("two cards have the same name");
        }
    }

    /** Creates a variant without a playbook or a card of its own. */
    public Variant(final String scenario, final List<String> sets, final String bot) {
        this(scenario, sets, bot, "", List.of());
    }

    /** Returns the same scenario, with the same cards, changed and played otherwise. */
    Variant with(final List<String> otherSets, final String otherBot) {
        return new Variant(scenario, otherSets, otherBot, playbook, overlays);
    }

    /** Returns all changes as {@code --overlay=NAME} and {@code path=value}, as results record them. */
    List<String> changes() {
        return Stream.concat(overlays.stream().map(card -> "--overlay=" + card.name()), sets.stream())
                .toList();
    }
}
