package org.sitrep.rulesets.rambo.metrics;

import static org.sitrep.outcome.SlotList.names;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.sitrep.outcome.Ratio;
import org.sitrep.outcome.Slot.Better;
import org.sitrep.rulesets.rambo.definition.Gear;
import org.sitrep.rulesets.rambo.mission.MissionRecord;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.tables.GameTables;
import org.sitrep.rulesets.rambo.tables.HeroTable;

/** Tactics cards, threat cards and gear: what is drawn, played, revealed and used. */
final class CardSlots {
    private static final int MOST_THREATS = 80;

    private CardSlots() {}

    static void add(final CountList list, final GameTables tables) {
        addTactics(list, tables);
        addThreats(list, tables);
        addGear(list, tables);
    }

    private static void addTactics(final CountList list, final GameTables tables) {
        final List<String> heroes = Names.heroes(tables);
        final List<String> labels = Names.heroLabels(tables);
        final List<String> hands = new ArrayList<>();
        for (int h = 0; h < heroes.size(); h++) {
            final int hero = h;
            final int deck = tables.heroes[h].cards.length;
            final String of = ", " + labels.get(h);
            final String name = heroes.get(h) + ".cards";
            hands.add(name);
            list.count(
                    name + ".drawn",
                    "Tactics cards drawn after the opening hand" + of,
                    "cards",
                    deck,
                    Better.NEUTRAL,
                    s -> s.record.cardsDrawn[hero]);
            list.count(
                    name + ".played",
                    "Tactics cards played" + of,
                    "cards",
                    deck,
                    Better.NEUTRAL,
                    s -> s.record.cardsPlayed[hero]);
            list.count(
                    name + ".discarded",
                    "Tactics cards discarded for valor" + of,
                    "cards",
                    deck,
                    Better.NEUTRAL,
                    s -> s.record.cardsDiscarded[hero]);
            list.count(
                    name + ".held",
                    "Tactics cards in hand at the end" + of,
                    "cards",
                    deck,
                    Better.NEUTRAL,
                    s -> Integer.bitCount(s.hand[hero]));
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
        for (int hero = 0; hero < heroes.size(); hero++) {
            final HeroTable board = tables.heroes[hero];
            for (int card = 0; card < board.cards.length; card++) {
                final String name = heroes.get(hero) + ".card." + board.cards[card].id();
                final String title = labels.get(hero) + ": " + board.cards[card].name();
                rows.add(name);
                titles.add(title);
                addCard(list, hero, card, name, title);
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

    private static void addCard(
            final CountList list, final int hero, final int card, final String name, final String title) {
        final int at = MissionRecord.card(hero, card);
        list.flag(name + ".played", "Played, " + title, Better.NEUTRAL, s -> s.record.cardPlayed[at] ? 1 : 0);
        list.flag(
                name + ".discarded",
                "Discarded for valor, " + title,
                Better.NEUTRAL,
                s -> s.record.cardDiscarded[at] ? 1 : 0);
        list.flag(name + ".held", "In hand at the end, " + title, Better.NEUTRAL, s -> s.hand[hero] >> card & 1);
    }

    private static void addThreats(final CountList list, final GameTables tables) {
        final int heroes = tables.heroes.length;
        list.count(
                "threats.revealed",
                "Threat cards revealed",
                "cards",
                tables.mission.rounds * GameTables.TURNS,
                Better.NEUTRAL,
                s -> s.record.threatsRevealed);
        list.count(
                "threats.hits",
                "Heroes hit by Alert Effects",
                "heroes",
                tables.mission.rounds * GameTables.TURNS * heroes,
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
        for (int c = 0; c < tables.threats.cards.length; c++) {
            final int card = c;
            final String name = "threat." + tables.threats.cards[c].id();
            final String title = tables.threats.cards[c].name();
            rows.add(name);
            list.count(
                    name + ".revealed",
                    "Revealed, " + title,
                    "times",
                    MOST_THREATS,
                    Better.NEUTRAL,
                    s -> s.record.threatRevealed[card]);
            list.count(
                    name + ".hits",
                    "Heroes hit, " + title,
                    "heroes",
                    MOST_THREATS * heroes,
                    Better.LOWER,
                    s -> s.record.threatHits[card]);
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
                names(rows.size(), c -> tables.threats.cards[c].name()),
                List.of("revealed", "hits", "hitsPerCard"),
                List.of("Revealed", "Heroes hit", "Heroes hit, a card"));
    }

    private static void addGear(final CountList list, final GameTables tables) {
        final List<String> rows = new ArrayList<>();
        final List<String> labels = new ArrayList<>();
        for (final int card : reachable(tables)) {
            final Gear gear = tables.gear.cards[card];
            final String name = "gear." + gear.id();
            rows.add(name);
            labels.add(gear.name());
            list.count(
                    name + ".attacks",
                    "Attacks with it, " + gear.name(),
                    "attacks",
                    CountList.MANY,
                    Better.NEUTRAL,
                    s -> s.record.attacksWith[card]);
            list.count(
                    name + ".uses",
                    "Uses, " + gear.name(),
                    "times",
                    CountList.MANY,
                    Better.NEUTRAL,
                    s -> s.record.gearUses[card]);
            list.count(
                    name + ".held",
                    "Held at the end, " + gear.name(),
                    "cards",
                    MissionState.HEROES * MissionState.GEAR,
                    Better.NEUTRAL,
                    s -> held(s, card));
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

    /** Returns the gear that the party carries, or that anything in this mission could let it find. */
    private static TreeSet<Integer> reachable(final GameTables tables) {
        final TreeSet<Integer> reachable = new TreeSet<>();
        for (final HeroTable hero : tables.heroes) {
            for (final int card : hero.startingGear) {
                reachable.add(card);
            }
        }
        for (final int card : tables.mission.fogGear) {
            reachable.add(card);
        }
        for (final int card : tables.effects.gear) {
            reachable.add(card);
        }
        reachable.remove(MissionState.NONE);
        return reachable;
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
