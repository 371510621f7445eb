package org.sitrep.rulesets.purplehaze.metrics;

import static org.sitrep.outcome.SlotList.names;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.sitrep.outcome.Group;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.Slot.Better;
import org.sitrep.outcome.SlotList;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Mission;
import org.sitrep.rulesets.purplehaze.definition.Trait;
import org.sitrep.rulesets.purplehaze.mission.MissionRecord;
import org.sitrep.rulesets.purplehaze.mission.MissionRecord.Result;
import org.sitrep.rulesets.purplehaze.mission.MissionState;
import org.sitrep.rulesets.purplehaze.tables.EncounterTable;
import org.sitrep.rulesets.purplehaze.tables.MissionTable;
import org.sitrep.rulesets.purplehaze.tables.MissionTables;
import org.sitrep.rulesets.purplehaze.tables.StoryReach;

/** What the Squad comes upon: Events, Encounters, and the tests they ask for. Immutable. */
final class StorySlots {
    /** Tests of a Mission; one with more is given up. */
    private static final int MOST_TESTS = 400;

    private static final Trait[] TRAITS = Trait.values();
    private static final List<Result> SEEN = List.of(Result.PASSED, Result.FAILED, Result.UNTESTED);
    private static final List<String> RESULTS = List.of("passed", "failed", "untested");
    private static final List<String> RESULT_LABELS = List.of("Tests passed", "A test failed", "No test");

    /** Markers of Events that the Mission has. */
    private final int[] markers;
    /** Encounter cards that it can draw. */
    private final int[] cards;

    private final int counts;
    private final int events;
    private final int encounters;
    private final int tests;

    StorySlots(final SlotList slots, final MissionTables tables, final MissionTable mission) {
        markers = IntStream.range(1, mission.eventEntry.length)
                .filter(marker -> mission.eventEntry[marker] != MissionState.NONE)
                .toArray();
        cards = StoryReach.cards(tables, mission);
        counts = slots.count("events", "Events resolved", "Events", 100, Better.NEUTRAL);
        slots.count("encounters", "Encounters", "Encounters", 64, Better.NEUTRAL);
        events = counts + 2;
        final GameData game = tables.components.game;
        final Mission definition = game.missions().get(mission.id);
        for (final int marker : markers) {
            addResults(slots, "event." + marker, "Event " + title(definition, marker));
        }
        encounters = events + SEEN.size() * markers.length;
        for (final int card : cards) {
            final String id = tables.encounters.index.id(card);
            addResults(slots, "encounter." + id, "Encounter " + title(game, id));
        }
        tests = encounters + SEEN.size() * cards.length;
        for (final Trait trait : TRAITS) {
            addTests(slots, trait);
        }
        addGroups(slots, definition, game, tables.encounters, mission.ownCards.length);
    }

    private static void addResults(final SlotList slots, final String name, final String label) {
        for (int i = 0; i < RESULTS.size(); i++) {
            final Better better = i == 0 ? Better.HIGHER : i == 1 ? Better.LOWER : Better.NEUTRAL;
            slots.flag(
                    name + "." + RESULTS.get(i),
                    label + ": " + RESULT_LABELS.get(i).toLowerCase(Locale.ROOT),
                    better);
        }
    }

    private static void addTests(final SlotList slots, final Trait trait) {
        final String name = "tests." + id(trait);
        slots.count(name + ".made", "Tests of " + label(trait), "tests", MOST_TESTS, Better.NEUTRAL);
        slots.count(name + ".passed", "Tests of " + label(trait) + " passed", "tests", MOST_TESTS, Better.HIGHER);
        slots.share(
                name + ".passRate",
                "Share of the tests of " + label(trait) + " that are passed",
                name + ".passed",
                name + ".made",
                Better.HIGHER);
    }

    private static String id(final Trait trait) {
        return trait.name().toLowerCase(Locale.ROOT);
    }

    private static String label(final Trait trait) {
        return trait.name().charAt(0) + id(trait).substring(1);
    }

    private static String title(final Mission mission, final int marker) {
        final String entry = mission.events().get(Integer.toString(marker)).entry();
        return marker + " " + mission.entries().get(entry).title();
    }

    private static String title(final GameData game, final String card) {
        return card + " " + game.encounters().get(card).title();
    }

    private void addGroups(
            final SlotList slots,
            final Mission mission,
            final GameData game,
            final EncounterTable table,
            final int ownCards) {
        slots.rectangle(
                "events",
                "Events",
                "How often is each Event resolved, and how does it go?",
                Group.Kind.BREAKDOWN,
                names(markers.length, i -> "event." + markers[i]),
                RESULTS,
                names(markers.length, i -> title(mission, markers[i])),
                RESULT_LABELS);
        final int own = Math.min(ownCards, cards.length);
        addCards(slots, "encounters.own", "Encounters of this Mission", game, table, 0, own);
        addCards(slots, "encounters.general", "General Encounters", game, table, own, cards.length);
        slots.rectangle(
                "tests",
                "Trait tests",
                "How many Trait tests are made, and how many are passed?",
                Group.Kind.MATRIX,
                names(TRAITS.length, i -> "tests." + id(TRAITS[i])),
                List.of("made", "passRate"),
                names(TRAITS.length, i -> label(TRAITS[i])),
                List.of("Tests", "Passed"));
    }

    private void addCards(
            final SlotList slots,
            final String name,
            final String title,
            final GameData game,
            final EncounterTable table,
            final int from,
            final int to) {
        slots.rectangle(
                name,
                title,
                "How often is each card drawn, and how does it go?",
                Group.Kind.BREAKDOWN,
                names(to - from, i -> "encounter." + table.index.id(cards[from + i])),
                RESULTS,
                names(to - from, i -> title(game, table.index.id(cards[from + i]))),
                RESULT_LABELS);
    }

    void fill(final MissionState state, final Outcome into) {
        final MissionRecord record = state.record;
        into.set(counts, record.eventsResolved);
        into.set(counts + 1, record.encountersDrawn);
        for (int i = 0; i < markers.length; i++) {
            fillResult(record.events[markers[i]], events + RESULTS.size() * i, into);
        }
        for (int i = 0; i < cards.length; i++) {
            fillResult(record.encounters[cards[i]], encounters + RESULTS.size() * i, into);
        }
        for (int trait = 0; trait < TRAITS.length; trait++) {
            into.set(tests + 2 * trait, record.tests[trait]);
            into.set(tests + 2 * trait + 1, record.testsPassed[trait]);
        }
    }

    private static void fillResult(final int result, final int at, final Outcome into) {
        into.set(at, result == Result.PASSED.ordinal() ? 1 : 0);
        into.set(at + 1, result == Result.FAILED.ordinal() ? 1 : 0);
        into.set(at + 2, result == Result.UNTESTED.ordinal() ? 1 : 0);
    }
}
