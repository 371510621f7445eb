package org.sitrep.rulesets.purplehaze.metrics;

import static org.sitrep.outcome.MetricList.at;
import static org.sitrep.outcome.MetricList.item;
import static org.sitrep.outcome.Slot.Better.HIGHER;
import static org.sitrep.outcome.Slot.Better.LOWER;
import static org.sitrep.outcome.Slot.Better.NEUTRAL;
import static org.sitrep.rulesets.purplehaze.metrics.MissionMetrics.counted;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.sitrep.outcome.MetricList;
import org.sitrep.outcome.Subject;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Mission;
import org.sitrep.rulesets.purplehaze.definition.Trait;
import org.sitrep.rulesets.purplehaze.mission.MissionRecord.Count;
import org.sitrep.rulesets.purplehaze.mission.MissionRecord.Result;
import org.sitrep.rulesets.purplehaze.mission.MissionState;
import org.sitrep.rulesets.purplehaze.tables.MissionTable;
import org.sitrep.rulesets.purplehaze.tables.MissionTables;
import org.sitrep.rulesets.purplehaze.tables.StoryReach;

/** The slots of Events, Encounters, and their tests. */
final class StorySlots {
    /** Upper bounds of open slots: three to five times the most that the Missions at hand lead to. */
    private static final int MOST_TESTS = 80;

    private static final int MOST_EVENTS = 50;

    private StorySlots() {}

    static void add(final MetricList<MissionState> m, final MissionTables tables, final MissionTable mission) {
        final GameData game = tables.components.game;
        final List<Subject> events = events(mission, mission.definition);
        final List<Subject> cards = new ArrayList<>();
        for (final int card : StoryReach.cards(tables, mission)) {
            final String id = tables.encounters.index.id(card);
            cards.add(new Subject(
                    "encounter." + id, id + " " + game.encounters().get(id).title(), card));
        }
        m.open().count("events", "Events resolved", "Events", MOST_EVENTS, NEUTRAL, counted(Count.EVENTS_RESOLVED));
        m.open().count("encounters", "Encounters", "Encounters", MOST_EVENTS, NEUTRAL, counted(Count.ENCOUNTERS_DRAWN));
        addResults(m, events, "Event ", s -> s.record.events);
        addResults(m, cards, "Encounter ", s -> s.record.encounters);
        addTests(m);
        results(
                m.breakdown("events", "Events").asks("How often is each Event resolved, and with what result?"),
                events);
        final int own = Math.min(mission.ownCards.length, cards.size());
        final String question = "How often is each card drawn, and with what result?";
        results(m.breakdown("encounters.own", "Encounters of this Mission").asks(question), cards.subList(0, own));
        results(
                m.breakdown("encounters.general", "General Encounters").asks(question),
                cards.subList(own, cards.size()));
        m.matrix("tests", "Trait tests")
                .asks("How many Trait tests are made, and how many are passed?")
                .of(traits(), item("made", "Tests"), item("passRate", "Passed"));
    }

    /** Returns the Event markers of the Mission. */
    private static List<Subject> events(final MissionTable mission, final Mission definition) {
        final List<Subject> events = new ArrayList<>();
        for (int marker = 1; marker < mission.eventEntry.length; marker++) {
            if (mission.eventEntry[marker] != MissionState.NONE) {
                final String entry =
                        definition.events().get(Integer.toString(marker)).entry();
                final String title = definition.entries().get(entry).title();
                events.add(new Subject("event." + marker, marker + " " + title, marker));
            }
        }
        return events;
    }

    /** Adds flags for the result of each subject; {@code results} returns ordinals of {@link Result}. */
    private static void addResults(
            final MetricList<MissionState> m,
            final List<Subject> subjects,
            final String what,
            final Function<MissionState, int[]> results) {
        final String label = what + "{}: ";
        m.each(
                subjects,
                each -> each.flag("passed", label + "tests passed", HIGHER, at(results, Result.PASSED.ordinal()))
                        .flag("failed", label + "a test failed", LOWER, at(results, Result.FAILED.ordinal()))
                        .flag("untested", label + "no test", NEUTRAL, at(results, Result.UNTESTED.ordinal())));
    }

    private static void addTests(final MetricList<MissionState> m) {
        for (final Subject trait : traits()) {
            m.of(trait)
                    .openCounts("tests", MOST_TESTS)
                    .add("made", "Tests of {}", NEUTRAL, at(s -> s.record.tests))
                    .add("passed", "Tests of {} passed", HIGHER, at(s -> s.record.testsPassed));
            m.of(trait).share("passRate", "Share of tests of {} passed", "passed", "made", HIGHER);
        }
    }

    private static List<Subject> traits() {
        final Trait[] traits = Trait.values();
        return Subject.list(
                traits.length,
                i -> "tests." + traits[i].name().toLowerCase(Locale.ROOT),
                i -> GoalSlots.upper(traits[i].name().toLowerCase(Locale.ROOT)));
    }

    private static void results(final MetricList<MissionState>.Grouping group, final List<Subject> rows) {
        group.of(rows, item("passed", "Tests passed"), item("failed", "A test failed"), item("untested", "No test"));
    }
}
