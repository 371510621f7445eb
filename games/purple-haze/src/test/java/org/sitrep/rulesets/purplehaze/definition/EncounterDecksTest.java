package org.sitrep.rulesets.purplehaze.definition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.sitrep.rulesets.purplehaze.definition.Tables.assertTable;
import static org.sitrep.rulesets.purplehaze.definition.Tables.word;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The Encounter cards against PH-COM-13, PH-SET-3 and GAP-10. */
class EncounterDecksTest {
    /**
     * id, title | who, Trait, DIFF of the first test | its pass | its fail. What a choice offers beside it is left out.
     */
    private static final String TESTED = """
            G01 Gear | random-1 intelligence 2 | stamina 1 | random-1 ammo -1
            G02 Leeches | random-2 survivability 1 | - | failed damage 1
            G04 Trail signs | point-man perception 2 | threat -1 | threat 1
            G06 Dud shell | engineer intelligence 3 | gear frag steps 1 | engineer damage 2; point-man damage 1
            G07 Short cut | point-man survivability 2 | shift left | shift right
            G08 Villagers | squad-leader charisma 2 | threat -1; squad-leader boonPoints 1 | addEaz adjacent
            M101 Booby trap | point-man perception 2 | - | point-man damage 2; random-1 damage 1
            M102 Quarrel | random-2 willpower 2 | - | failed stress 1
            M103 Spider hole | scout perception 3 | removeEaz nearest | threat 2
            M104 Cache | random-1 intelligence 2 | ammo 1; random-1 boonPoints 1 | threat 1
            M201 Refugees | squad-leader charisma 2 | random-1 stress -1 | minutes 30
            M202 Sniper shot | random-1 survivability 2 | - | random-1 damage 3
            M203 Radio noise | radio-operator intelligence 2 | threat -1 | threat 1
            M204 Bad water | random-2 survivability 2 | - | stamina -2
            M301 Downed tree | engineer intelligence 2 | - | minutes 15 stamina -1
            M302 Wounded dog | random-1 willpower 2 | random-1 stress -1 | random-1 stress 1
            M303 Punji pit | point-man perception 2 | - | point-man damage 2
            M304 Mercy | corpsman charisma 2 | corpsman boonCards 1 | corpsman stress 1
            M901 Street sniper | random-1 survivability 2 | - | random-1 damage 3
            M903 Civilians | squad-leader charisma 3 | threat -1; random-1 stress -1 | all stress 1
            M904 Rubble | engineer intelligence 2 | shift left | minutes 15
            M905 Tank on the street | point-man perception 2 | - | threat 2
            M906 Wounded Marine | corpsman intelligence 2 | corpsman experience 1 | corpsman stress 1
            M907 Loudspeakers | all willpower 2 | - | failed stress 1
            """;

    /** id, title | what each step does that does something, in their order. */
    private static final String UNTESTED = """
            G03 Heat | gear extra-ration steps -1 | stamina -1
            G05 Letter from home | random-1 stress -1 | random-1 stress 2
            G09 Monsoon | minutes 15 shift right | minutes 60
            G10 Quiet hour | stamina 1 | random-1 stress -1
            M902 Looted shop | gear first-aid-kit steps 1 | ammo 1
            """;

    private final GameData game = Content.load("combats/patrol.yaml").game();

    @Test
    void decksHaveTheirCards() {
        assertEquals(
                Map.of(
                        "general", 10L,
                        "mission-1", 4L,
                        "mission-2", 4L,
                        "mission-3", 4L,
                        "mission-4", 4L,
                        "mission-5", 4L,
                        "mission-6", 4L,
                        "mission-7", 4L,
                        "mission-9", 7L),
                game.encounters().values().stream()
                        .collect(Collectors.groupingBy(Encounter::deck, Collectors.counting())));
    }

    /** G01 to G10, then the number of the Mission and that of the card in its deck. */
    @Test
    void numbersFollowTheDecks() {
        final Map<String, Integer> next = new LinkedHashMap<>();
        for (final Encounter card : game.encounters().values()) {
            final int number = next.merge(card.deck(), 1, Integer::sum);
            final String mission = card.deck().replace("mission-", "M");
            assertEquals(
                    card.deck().equals(Encounter.GENERAL)
                            ? "G%02d".formatted(number)
                            : "%s%02d".formatted(mission, number),
                    card.id());
        }
    }

    @Test
    void testedCardsOfTheHouseList() {
        final Set<String> listed = idsOf(TESTED);
        assertTable(
                TESTED,
                game.encounters().values().stream()
                        .filter(card -> listed.contains(card.id()))
                        .toList(),
                card -> {
                    final Entry.TraitTest test = card.steps().values().stream()
                            .flatMap(step -> step.test().stream())
                            .findFirst()
                            .orElseThrow();
                    assertEquals(0, test.enough(), card.id());
                    return card.id() + " " + card.title() + " | " + word(test.who()) + " " + word(test.trait()) + " "
                            + test.diff() + " | "
                            + Parts.words(card.steps().get(test.pass()).effects()) + " | "
                            + Parts.words(card.steps().get(test.fail()).effects());
                });
    }

    @Test
    void cardsOfTheHouseListWithoutATest() {
        final Set<String> listed = idsOf(UNTESTED);
        assertTable(
                UNTESTED,
                game.encounters().values().stream()
                        .filter(card -> listed.contains(card.id()))
                        .toList(),
                card -> {
                    assertTrue(
                            card.steps().values().stream()
                                    .allMatch(step -> step.test().isEmpty()),
                            card.id());
                    return card.id() + " " + card.title() + " | "
                            + card.steps().values().stream()
                                    .filter(step -> !step.effects().isEmpty())
                                    .map(step -> Parts.words(step.effects()))
                                    .collect(Collectors.joining(" | "));
                });
    }

    /** G05: a D6, 1 is bad. M303: a D6, on 6 the Point Man has to be led. */
    @Test
    void rollsOfTheHouseList() {
        assertEquals(
                List.of("bad", "good", "good", "good", "good", "good"),
                game.encounters().get("G05").steps().get("halt").roll());
        final Map<String, Entry.Step> pit = game.encounters().get("M303").steps();
        assertEquals(
                List.of("walks", "walks", "walks", "walks", "walks", "limps"),
                pit.get("in").roll());
        assertEquals("-", Parts.words(pit.get("walks").effects()));
        assertEquals("escort true", Parts.words(pit.get("limps").effects()));
    }

    @Test
    void noCardIsThereTwice() {
        final Set<String> titles = new HashSet<>();
        final Set<String> texts = new HashSet<>();
        for (final Encounter card : game.encounters().values()) {
            assertTrue(titles.add(card.title()), card.title());
            for (final Entry.Step step : card.steps().values()) {
                assertTrue(step.text().isEmpty() || texts.add(step.text()), step.text());
            }
        }
    }

    @Test
    void everyCardBeginsWithWords() {
        game.encounters()
                .values()
                .forEach(card -> assertFalse(
                        card.steps().values().iterator().next().text().isEmpty(), card.id()));
    }

    /** Passing a DIFF of 3 gives experience (PH-DICE-9). */
    @Test
    void everyDeckHasATestOfDiffThree() {
        final Set<String> hard = new TreeSet<>();
        for (final Encounter card : game.encounters().values()) {
            if (card.steps().values().stream()
                    .flatMap(step -> step.test().stream())
                    .anyMatch(test -> test.diff() >= 3)) {
                hard.add(card.deck());
            }
        }
        assertEquals(
                game.encounters().values().stream().map(Encounter::deck).collect(Collectors.toCollection(TreeSet::new)),
                hard);
    }

    @Test
    void aboutTwoCardsInThreeLeaveAChoice() {
        final long choices = game.encounters().values().stream()
                .filter(card -> card.steps().values().stream()
                        .anyMatch(step -> !step.choose().isEmpty()))
                .count();
        assertTrue(choices >= 23 && choices <= 36, choices + " of 45");
    }

    /** PH-CHM-1: each is drawn from the pile, so any of the five may be the one. */
    @Test
    void charmsCanBeGainedInMostDecks() {
        final List<String> decks = new ArrayList<>();
        for (final Encounter card : game.encounters().values()) {
            if (card.steps().values().stream()
                    .flatMap(step -> step.effects().stream())
                    .anyMatch(effect -> effect.charms() > 0)) {
                decks.add(card.deck());
            }
        }
        assertEquals(List.of("mission-2", "mission-3", "mission-4", "mission-5", "mission-6", "mission-7"), decks);
    }

    /** A log entry of an Encounter is a matter between the cards of one deck. */
    @Test
    void logEntriesAreSetAndReadWithinADeck() {
        final Map<String, Set<String>> set = new LinkedHashMap<>();
        final Map<String, Set<String>> read = new LinkedHashMap<>();
        for (final Encounter card : game.encounters().values()) {
            final StepGraph graph = new StepGraph(card.id(), card.steps());
            graph.effects().forEach(effect -> add(set, card.deck(), effect.log()));
            graph.conditions().forEach(condition -> {
                add(read, card.deck(), condition.with());
                add(read, card.deck(), condition.without());
            });
        }
        assertEquals(Map.of("mission-4", Set.of("ranger-along"), "mission-6", Set.of("river-wary")), set);
        assertEquals(set, read);
    }

    private static void add(final Map<String, Set<String>> to, final String deck, final List<String> entries) {
        if (!entries.isEmpty()) {
            to.computeIfAbsent(deck, any -> new TreeSet<>()).addAll(entries);
        }
    }

    private static Set<String> idsOf(final String table) {
        return table.lines().map(line -> line.substring(0, line.indexOf(' '))).collect(Collectors.toSet());
    }
}
