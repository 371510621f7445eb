package org.sitrep.rulesets.sixtyfive.story;

import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.sitrep.ruleset.story.Phrases;
import org.sitrep.rulesets.sixtyfive.battle.BattleState;
import org.sitrep.rulesets.sixtyfive.battle.BattleState.Flight;
import org.sitrep.rulesets.sixtyfive.definition.Block;
import org.sitrep.rulesets.sixtyfive.definition.Card;
import org.sitrep.rulesets.sixtyfive.definition.UnitType.Power;
import org.sitrep.rulesets.sixtyfive.tables.CardTable;
import org.sitrep.rulesets.sixtyfive.tables.GameTables;

/** Names things of a battle in a replay. */
final class Words {
    private static final Block[] BLOCKS = Block.values();
    private static final Power[] POWERS = Power.values();
    private static final Flight[] FLIGHTS = Flight.values();
    private static final int LETTERS = 26;
    private static final List<String> DIRECTIONS =
            List.of("north", "northeast", "southeast", "south", "southwest", "northwest");
    private static final List<String> CORNERS =
            List.of("the upper right", "the right", "the lower right", "the lower left", "the left", "the upper left");

    private static final List<String> OTHER_USES = List.of(
            "a Power", "a helicopter", "artillery by two Fire cards", "an air strike", "Second Wind in a bunker");

    final GameTables tables;
    private final String[] tags;
    private final Card[] cards;

    Words(final GameTables tables) {
        this.tables = tables;
        cards = tables.data.cards().values().toArray(Card[]::new);
        tags = new String[tables.units.count];
        final int[] next = new int[2];
        for (int unit = 0; unit < tags.length; unit++) {
            final int side = tables.units.side[unit];
            final int nth = next[side]++;
            final char letter = (char) ((side == 0 ? 'A' : 'a') + nth % LETTERS);
            tags[unit] = letter + (nth < LETTERS ? "" : Integer.toString(1 + nth / LETTERS));
        }
    }

    /** Returns the sign of a unit on the map: a capital letter for the US, a small one for the other side. */
    String tag(final int unit) {
        return tags[unit];
    }

    /** Returns e.g. {@code Rifle A}. */
    String unit(final int unit) {
        return tables.units.printed(unit).name() + " " + tags[unit];
    }

    /** Returns the numbers of a mask. */
    static IntStream each(final long some) {
        return BitSet.valueOf(new long[] {some}).stream();
    }

    /** Returns the units of a mask, e.g. {@code Rifle A and M60 C}. */
    String units(final long some) {
        final List<String> names = each(some).mapToObj(this::unit).toList();
        final int last = names.size() - 1;
        return switch (names.size()) {
            case 0 -> "nobody";
            case 1 -> names.get(0);
            default -> String.join(", ", names.subList(0, last)) + " and " + names.get(last);
        };
    }

    String side(final int side) {
        return switch (side) {
            case 0 -> "US";
            case 1 -> tables.battle.printed.against().name();
            default -> "nobody";
        };
    }

    String hex(final int at) {
        return at < 0 ? "off the map" : tables.map.name(at);
    }

    /** Returns the terrain of a hex in small letters, e.g. {@code jungle}. */
    String terrain(final int at) {
        return tables.terrain.printed[tables.map.terrain[at]].name().toLowerCase(Locale.ROOT);
    }

    static String direction(final int direction) {
        return DIRECTIONS.get(direction);
    }

    static String corner(final int corner) {
        return CORNERS.get(corner);
    }

    static String flight(final int flight) {
        return FLIGHTS[flight].name().toLowerCase(Locale.ROOT);
    }

    static String block(final int block) {
        return block < 0 ? OTHER_USES.get(-1 - block) : BLOCKS[block].label();
    }

    /** Returns a Power, or the search that takes its place. */
    static String power(final int power) {
        return power >= POWERS.length
                ? "Search"
                : POWERS[power] == Power.FORTY_MM ? "40mm" : Phrases.title(POWERS[power]);
    }

    /** Returns the number of a card and its blocks, e.g. {@code 04 Fire/Light Wounds}. */
    String card(final int card) {
        return number(card) + " " + blocks(card);
    }

    /** Returns the last part of the id of a card, e.g. {@code 04}. */
    String number(final int card) {
        final String id = tables.cards.ids.get(card);
        return id.substring(id.lastIndexOf('-') + 1);
    }

    /** Returns the blocks of a card, with a P if it is one with Power. */
    String blocks(final int card) {
        final Card printed = cards[card];
        return printed.endsTurn()
                ? "End Turn"
                : printed.upper().orElseThrow().label() + "/"
                        + printed.lower().orElseThrow().label() + (printed.power() ? " P" : "");
    }

    /** Returns the cards of a mask by their blocks. */
    String cards(final long some) {
        return some == 0 ? "none" : each(some).mapToObj(this::card).collect(Collectors.joining(", "));
    }

    /** Returns the Target Number of a card. */
    String tn(final int card) {
        return tables.cards.tn[card] == CardTable.MISS ? "Miss" : Integer.toString(tables.cards.tn[card]);
    }

    /** Returns the armor-piercing result of a card. */
    String apfb(final int card) {
        return tables.cards.apfb[card] == CardTable.A_WORD
                ? Phrases.capital(tables.cards.word(card).name())
                : Phrases.signed(tables.cards.apfb[card]);
    }

    /** Returns the colour of the hit of a card, e.g. {@code green}; {@code none} without one. */
    String colour(final int card) {
        return cards[card].hit().name().toLowerCase(Locale.ROOT);
    }

    /** Returns the text of a bonus card. */
    String bonus(final int bonus) {
        return List.copyOf(tables.data.bonusCards().values()).get(bonus).text();
    }

    /** Returns the state of a unit: markers, steps, carrier, what a helicopter does. */
    List<String> state(final BattleState s, final int unit) {
        final long bit = 1L << unit;
        final boolean there = (s.present & bit) != 0;
        return given(
                word(s.shaken & bit, "Shaken"),
                word(s.reduced & bit, "reduced"),
                word(s.fired & bit, "Fired"),
                word(s.moved & bit, "Moved"),
                word(s.complete & bit, "Ops Complete"),
                s.relicsWith == unit ? "has the relics" : "",
                (s.loaded & bit) != 0 ? "in " + unit(s.carrier[unit]) : "",
                there ? word(tables.units.helicopters & bit, flight(s.flight[unit])) : "",
                there ? word(tables.units.vehicles & bit, "faces " + corner(s.facing[unit])) : "");
    }

    /** Returns the words that are not empty. */
    static List<String> given(final String... words) {
        return Stream.of(words).filter(word -> !word.isEmpty()).toList();
    }

    private static String word(final long is, final String word) {
        return is != 0 ? word : "";
    }
}
