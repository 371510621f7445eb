package org.sitrep.rulesets.rambo.metrics;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import org.sitrep.outcome.Ratio;
import org.sitrep.outcome.Slot.Better;
import org.sitrep.rulesets.rambo.definition.Gear;
import org.sitrep.rulesets.rambo.definition.TacticsCard;
import org.sitrep.rulesets.rambo.definition.ThreatCard;
import org.sitrep.rulesets.rambo.mission.MissionRecord;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.tables.GameTables;
import org.sitrep.rulesets.rambo.tables.HeroTable;
import org.sitrep.rulesets.rambo.tables.ThreatTable;

/** Tactics cards, threat cards and gear: what is drawn, played, revealed and used. */
final class CardSlots {
    private static final int MOST_THREATS = 80;

    private CardSlots() {}

    static void add(final CountList list, final Roster roster, final GameTables tables) {
        addTactics(list, roster, tables);
        addThreats(list, tables);
        addGear(list, tables);
    }

    private static void addTactics(final CountList list, final Roster roster, final GameTables tables) {
        final List<String> heroes = roster.names();
        final List<String> labels = roster.labels();
        final List<String> hands = new ArrayList<>();
        for (int h = 0; h < roster.size(); h++) {
            final int seat = roster.seat(h);
            final String of = ", " + labels.get(h);
            final String name = heroes.get(h) + ".cards";
            hands.add(name);
            hand(
                    list,
                    name + ".drawn",
                    "Tactics cards drawn after the opening hand" + of,
                    seat,
                    s -> s.record.cardsDrawn[seat]);
            hand(list, name + ".played", "Tactics cards played" + of, seat, s -> s.record.cardsPlayed[seat]);
            hand(
                    list,
                    name + ".discarded",
                    "Tactics cards discarded for valor" + of,
                    seat,
                    s -> s.record.cardsDiscarded[seat]);
            hand(
                    list,
                    name + ".held",
                    "Tactics cards in hand at the end" + of,
                    seat,
                    s -> Integer.bitCount(s.hand[seat]));
        }
        list.matrix(
                "cards",
                "Tactics cards",
                "How many tactics cards does each hero draw, play, discard for valor and hold at the end?",
                hands,
                labels,
                List.of("drawn", "played", "discarded", "held"),
                List.of("Drawn", "Played", "Discarded", "In hand at the end"));
        final List<String> rows = new ArrayList<>();
        final List<String> titles = new ArrayList<>();
        for (int h = 0; h < roster.size(); h++) {
            final int seat = roster.seat(h);
            for (final TacticsCard card : HeroTable.deck(roster.hero(h), tables.mission.mission)) {
                final String name = heroes.get(h) + ".card." + card.id();
                final String title = labels.get(h) + ": " + card.name();
                rows.add(name);
                titles.add(title);
                addCard(list, seat, seat < 0 ? seat : place(tables.heroes[seat], card), name, title);
            }
        }
        list.breakdown(
                "decks",
                "Tactics cards one by one",
                "How often is each card played, discarded for valor or still in hand? In the rest of the missions it is not drawn.",
                rows,
                titles,
                List.of("played", "discarded", "held"),
                List.of("Played", "Discarded", "In hand at the end"));
    }

    private static void hand(
            final CountList list,
            final String name,
            final String label,
            final int seat,
            final ToIntFunction<MissionState> value) {
        list.count(name, label, "cards", MissionRecord.DECK, Better.NEUTRAL, CountList.ofSeat(seat, value));
    }

    private static int place(final HeroTable board, final TacticsCard card) {
        return List.of(board.cards).indexOf(card);
    }

    private static void addCard(
            final CountList list, final int seat, final int card, final String name, final String title) {
        final int at = MissionRecord.card(seat, card);
        list.flag(
                name + ".played",
                "Played, " + title,
                Better.NEUTRAL,
                CountList.ofSeat(card, s -> s.record.cardPlayed[at] ? 1 : 0));
        list.flag(
                name + ".discarded",
                "Discarded for valor, " + title,
                Better.NEUTRAL,
                CountList.ofSeat(card, s -> s.record.cardDiscarded[at] ? 1 : 0));
        list.flag(
                name + ".held",
                "In hand at the end, " + title,
                Better.NEUTRAL,
                CountList.ofSeat(card, s -> s.hand[seat] >> card & 1));
    }

    private static void addThreats(final CountList list, final GameTables tables) {
        final int heroes = MissionState.HEROES;
        list.count(
                "threats.revealed",
                "Threat cards revealed",
                "cards",
                CountList.TURNS,
                Better.NEUTRAL,
                s -> s.record.threatsRevealed);
        list.count(
                "threats.hits",
                "Heroes hit by Alert Effects",
                "heroes",
                CountList.TURNS * heroes,
                Better.LOWER,
                s -> s.record.heroesHitByThreats);
        list.count(
                "threats.decks",
                "Times the threat deck is made anew",
                "times",
                MOST_THREATS,
                Better.NEUTRAL,
                s -> s.threatDecks);
        list.slots()
                .builder()
                .add(new Ratio(
                        "threats.hitsPerCard",
                        "Heroes hit, a threat card",
                        "heroes",
                        "threats.hits",
                        "threats.revealed",
                        Better.LOWER));
        final List<String> rows = new ArrayList<>();
        final List<String> titles = new ArrayList<>();
        final List<ThreatCard> deck = List.of(tables.threats.cards);
        for (final ThreatCard threat : ThreatTable.ofSets(tables.game, tables.mission.mission)) {
            final int card = deck.indexOf(threat);
            final String name = "threat." + threat.id();
            final String title = threat.name();
            rows.add(name);
            titles.add(title);
            list.count(
                    name + ".revealed",
                    "Revealed, " + title,
                    "times",
                    MOST_THREATS,
                    Better.NEUTRAL,
                    CountList.ofSeat(card, s -> s.record.threatRevealed[card]));
            list.count(
                    name + ".hits",
                    "Heroes hit, " + title,
                    "heroes",
                    MOST_THREATS * heroes,
                    Better.LOWER,
                    CountList.ofSeat(card, s -> s.record.threatHits[card]));
            list.slots()
                    .builder()
                    .add(new Ratio(
                            name + ".hitsPerCard",
                            "Heroes hit whenever it is revealed, " + title,
                            "heroes",
                            name + ".hits",
                            name + ".revealed",
                            Better.LOWER));
        }
        list.slots()
                .table(
                        "threats.all",
                        "Threat cards together",
                        "How many threat cards are revealed, and how many heroes do their Alert Effects hit?",
                        List.of("threats.revealed", "threats.hits", "threats.hitsPerCard", "threats.decks"),
                        List.of("Revealed", "Heroes hit", "Heroes hit, a card", "Times the deck is made anew"),
                        "A mission");
        list.matrix(
                "threats",
                "Threat cards",
                "How often is each threat card revealed, and how many heroes does its Alert Effect hit?",
                rows,
                titles,
                List.of("revealed", "hits", "hitsPerCard"),
                List.of("Revealed", "Heroes hit", "Heroes hit, a card"));
    }

    private static void addGear(final CountList list, final GameTables tables) {
        final List<String> rows = new ArrayList<>();
        final List<String> labels = new ArrayList<>();
        final long inPlay = tables.gearInPlay();
        for (int c = 0; c < tables.gear.cards.length; c++) {
            final int card = (inPlay >> c & 1) != 0 ? c : MissionState.NONE;
            final Gear gear = tables.gear.cards[c];
            final String name = "gear." + gear.id();
            rows.add(name);
            labels.add(gear.name());
            list.count(
                    name + ".attacks",
                    "Attacks with it, " + gear.name(),
                    "attacks",
                    CountList.MANY,
                    Better.NEUTRAL,
                    CountList.ofSeat(card, s -> s.record.attacksWith[card]));
            list.count(
                    name + ".uses",
                    "Uses, " + gear.name(),
                    "times",
                    CountList.MANY,
                    Better.NEUTRAL,
                    CountList.ofSeat(card, s -> s.record.gearUses[card]));
            list.count(
                    name + ".held",
                    "Held at the end, " + gear.name(),
                    "cards",
                    MissionState.HEROES * MissionState.GEAR,
                    Better.NEUTRAL,
                    CountList.ofSeat(card, s -> held(s, card)));
        }
        list.matrix(
                "gear",
                "Gear",
                "How often does the team attack with each gear card or use it, and how many of it are left at the end?",
                rows,
                labels,
                List.of("attacks", "uses", "held"),
                List.of("Attacks", "Uses", "Held at the end"));
    }

    private static int held(final MissionState s, final int card) {
        int held = 0;
        for (int hero = 0; hero < s.party; hero++) {
            for (int slot = 0; slot < s.gearCount[hero]; slot++) {
                held += s.gear(hero, slot) == card ? 1 : 0;
            }
        }
        return held;
    }
}
