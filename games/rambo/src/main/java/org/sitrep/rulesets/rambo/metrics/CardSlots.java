package org.sitrep.rulesets.rambo.metrics;

import static org.sitrep.outcome.MetricList.at;
import static org.sitrep.outcome.MetricList.item;
import static org.sitrep.outcome.Slot.Better.LOWER;
import static org.sitrep.outcome.Slot.Better.NEUTRAL;
import static org.sitrep.rulesets.rambo.metrics.MissionMetrics.MANY;
import static org.sitrep.rulesets.rambo.metrics.MissionMetrics.TURNS;
import static org.sitrep.rulesets.rambo.metrics.MissionMetrics.counted;
import static org.sitrep.rulesets.rambo.mission.MissionRecord.DECK;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.outcome.MetricList;
import org.sitrep.outcome.Subject;
import org.sitrep.rulesets.rambo.definition.Hero;
import org.sitrep.rulesets.rambo.definition.TacticsCard;
import org.sitrep.rulesets.rambo.definition.ThreatCard;
import org.sitrep.rulesets.rambo.mission.MissionRecord;
import org.sitrep.rulesets.rambo.mission.MissionRecord.Count;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.tables.GameTables;
import org.sitrep.rulesets.rambo.tables.HeroTable;
import org.sitrep.rulesets.rambo.tables.ThreatTable;

/** Slots of tactics cards, threat cards and gear: cards drawn, played, revealed and used. */
final class CardSlots {
    private static final int MOST_THREATS = 30;

    private CardSlots() {}

    static void add(final MetricList<MissionState> m, final List<Subject> heroes, final GameTables tables) {
        addTactics(m, heroes);
        addDecks(m, cards(heroes, tables));
        addThreats(m, threats(tables));
        addGear(m, gear(tables));
    }

    private static void addTactics(final MetricList<MissionState> m, final List<Subject> heroes) {
        for (final Subject hero : heroes) {
            final String drawn = "Tactics cards drawn after the opening hand, {}";
            m.of(hero)
                    .counts("cards", DECK)
                    .neutral("cards.drawn", drawn, at(s -> s.record.cardsDrawn))
                    .neutral("cards.played", "Tactics cards played, {}", at(s -> s.record.cardsPlayed))
                    .neutral(
                            "cards.discarded",
                            "Tactics cards discarded for valor, {}",
                            at(s -> s.record.cardsDiscarded))
                    .neutral(
                            "cards.held",
                            "Tactics cards in hand at the end, {}",
                            (s, h) -> Integer.bitCount(s.hand[h]));
        }
        m.matrix("cards", "Tactics cards")
                .asks("How many tactics cards does each hero draw, play, discard for valor and hold at the end?")
                .of(
                        heroes,
                        item("cards.drawn", "Drawn"),
                        item("cards.played", "Played"),
                        item("cards.discarded", "Discarded"),
                        item("cards.held", "In hand at the end"));
    }

    /** Returns the cards of all decks, each with the index where it is counted. */
    private static List<Subject> cards(final List<Subject> heroes, final GameTables tables) {
        final List<Hero> boards = List.copyOf(tables.game.heroes().values());
        final List<Subject> cards = new ArrayList<>();
        for (int h = 0; h < heroes.size(); h++) {
            final Subject hero = heroes.get(h);
            final int seat = hero.index();
            for (final TacticsCard card : HeroTable.deck(boards.get(h), tables.mission.mission)) {
                final int place =
                        seat < 0 ? seat : List.of(tables.heroes[seat].cards).indexOf(card);
                cards.add(new Subject(
                        hero.id() + ".card." + card.id(),
                        hero.label() + ": " + card.name(),
                        place < 0 ? Subject.ABSENT : MissionRecord.card(seat, place)));
            }
        }
        return cards;
    }

    private static void addDecks(final MetricList<MissionState> m, final List<Subject> cards) {
        for (final Subject card : cards) {
            m.of(card)
                    .flag("played", "Played, {}", NEUTRAL, (s, at) -> s.record.cardPlayed[at] ? 1 : 0)
                    .flag(
                            "discarded",
                            "Discarded for valor, {}",
                            NEUTRAL,
                            (s, at) -> s.record.cardDiscarded[at] ? 1 : 0)
                    .flag("held", "In hand at the end, {}", NEUTRAL, (s, at) -> s.hand[at / DECK] >> at % DECK & 1);
        }
        m.breakdown("decks", "Tactics cards by card")
                .asks("How often is each card played, discarded for valor or still in hand? In the other "
                        + "missions it is not drawn.")
                .of(
                        cards,
                        item("played", "Played"),
                        item("discarded", "Discarded"),
                        item("held", "In hand at the end"));
    }

    private static List<Subject> threats(final GameTables tables) {
        final List<ThreatCard> deck = List.of(tables.threats.cards);
        return ThreatTable.ofSets(tables.game, tables.mission.mission).stream()
                .map(card -> new Subject("threat." + card.id(), card.name(), deck.indexOf(card)))
                .toList();
    }

    private static void addThreats(final MetricList<MissionState> m, final List<Subject> threats) {
        final int heroes = MissionState.HEROES;
        m.counts("cards", TURNS).neutral("threats.revealed", "Threat cards revealed", counted(Count.THREATS_REVEALED));
        m.counts("heroes", TURNS * heroes)
                .lower("threats.hits", "Heroes hit by Alert Effects", counted(Count.HEROES_HIT_BY_THREATS))
                .openCounts("times", MOST_THREATS)
                .neutral("threats.decks", "Times the threat deck is rebuilt", s -> s.threatDecks);
        m.ratio(
                "threats.hitsPerCard",
                "Heroes hit per threat card",
                "heroes",
                "threats.hits",
                "threats.revealed",
                LOWER);
        for (final Subject threat : threats) {
            final MetricList<MissionState> card = m.of(threat);
            card.openCounts("times", MOST_THREATS)
                    .neutral("revealed", "Revealed, {}", at(s -> s.record.threatRevealed))
                    .openCounts("heroes", MOST_THREATS)
                    .lower("hits", "Heroes hit, {}", at(s -> s.record.threatHits));
            final String label = "Heroes hit per reveal, {}";
            card.ratio("hitsPerCard", label, "heroes", "hits", "revealed", LOWER);
        }
        m.table("threats.all", "All threat cards", MissionMetrics.A_MISSION)
                .asks("How many threat cards are revealed, and how many heroes do their Alert Effects hit?")
                .of(
                        item("threats.revealed", "Revealed"),
                        item("threats.hits", "Heroes hit"),
                        item("threats.hitsPerCard", "Heroes hit per card"),
                        item("threats.decks", "Times the deck is rebuilt"));
        m.matrix("threats", "Threat cards by card")
                .asks("How often is each threat card revealed, and how many heroes does its Alert Effect hit?")
                .of(
                        threats,
                        item("revealed", "Revealed"),
                        item("hits", "Heroes hit"),
                        item("hitsPerCard", "Heroes hit per card"));
    }

    private static List<Subject> gear(final GameTables tables) {
        final List<Subject> gear = new ArrayList<>();
        final long inPlay = tables.gearInPlay();
        for (int c = 0; c < tables.gear.cards.length; c++) {
            final int card = (inPlay >> c & 1) != 0 ? c : Subject.ABSENT;
            gear.add(new Subject("gear." + tables.gear.cards[c].id(), tables.gear.cards[c].name(), card));
        }
        return gear;
    }

    private static void addGear(final MetricList<MissionState> m, final List<Subject> gear) {
        final int most = MissionState.HEROES * MissionState.GEAR;
        for (final Subject card : gear) {
            m.of(card)
                    .openCounts("attacks", MANY)
                    .neutral("attacks", "Attacks with it, {}", at(s -> s.record.attacksWith))
                    .openCounts("times", MANY)
                    .neutral("uses", "Uses, {}", at(s -> s.record.gearUses))
                    .counts("cards", most)
                    .neutral("held", "Held at the end, {}", CardSlots::held);
        }
        m.matrix("gear", "Gear")
                .asks("How often does the team attack with or use each gear card, and how many are left at the "
                        + "end?")
                .of(gear, item("attacks", "Attacks"), item("uses", "Uses"), item("held", "Held at the end"));
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
