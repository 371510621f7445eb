package org.sitrep.rulesets.purplehaze.mission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.rng.TrialKey;
import org.sitrep.rulesets.purplehaze.bots.RandomBot;
import org.sitrep.rulesets.purplehaze.combat.End;
import org.sitrep.rulesets.purplehaze.definition.MissionEnd;
import org.sitrep.rulesets.purplehaze.play.Bounds;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.rulesets.purplehaze.play.Rolls;
import org.sitrep.strategy.EventListener;
import org.sitrep.strategy.TrialAborted;
import org.sitrep.strategy.TrialListener;

/** How entries go on from step to step (PH-EVT-2, PH-ENC-2). */
class StoryTest {
    /** Writes down the steps taken. */
    private static final class Steps extends EventListener<Event> {
        private final List<String> taken = new ArrayList<>();
        private EntryStory tale;

        @Override
        protected void heard(final Event event, final int[] n) {
            switch (event) {
                case STEP -> step(n[0]);
                default -> {}
            }
        }

        private void step(final int step) {
            final String path = tale.tables.story.path(step);
            taken.add(path.substring(path.lastIndexOf('.') + 1));
        }
    }

    private final Steps steps = new Steps();

    private EntryStory tale(final String yaml) {
        final EntryStory tale = new EntryStory(yaml, steps);
        steps.tale = tale;
        return tale;
    }

    /** PH-BOON-5: on the map, too, Boon points are spent: an option that needs two of them takes them from anybody. */
    @Test
    void boonPointsAreSpentInAnEvent_PH_BOON_5() {
        final String steps = """
                go:
                  choose:
                    pay: {text: Pay, needs: {boonPointsAtLeast: 2}, next: paid}
                    leave: {text: Leave, next: end}
                paid: {effects: [{boonPoints: -2}, {stamina: 2}], next: end}
                """;
        final EntryStory paid = new EntryStory(steps).boonPoints(2, 1).boonPoints(5, 2);
        paid.answersOf(DecisionKind.ENTRY_OPTION, 0, 0, 1);
        paid.answersOf(DecisionKind.PAY_BOON_POINT, 4, 1, 4).answersOf(DecisionKind.PAY_BOON_POINT, 1, 1, 4);
        paid.run();
        assertEquals(12, paid.state.stamina);
        assertEquals(0, paid.squad.boonPoints[1]);
        assertEquals(1, paid.squad.boonPoints[4]);
        final EntryStory poor = new EntryStory(steps).boonPoints(5, 1);
        poor.run();
        assertEquals(10, poor.state.stamina, "one point is too few, so there is no question");
        assertEquals(1, poor.squad.boonPoints[4]);
    }

    @Test
    void anEntryBeginsWithItsFirstStep() {
        tale("""
                        zeta: {next: alpha}
                        omega: {next: end}
                        alpha: {next: omega}
                        """).run();
        assertEquals(List.of("zeta", "alpha", "omega"), steps.taken);
    }

    @Test
    void aChoiceGoesOnWhereTheOptionSays() {
        tale("""
                        go: {choose: {left: {text: Left, next: left}, right: {text: Right, next: right}}}
                        left: {next: end}
                        right: {next: end}
                        """).chooses(1).run();
        assertEquals(List.of("go", "right"), steps.taken);
    }

    /** Where all options have needs and none is met, the entry ends. */
    @Test
    void anEntryWithNothingOnOfferEnds() {
        tale("go: {choose: {night: {text: Night, needs: {night: true}, next: go}, dusk: {text: Dusk, needs: {night: true}, next: go}}}")
                .run();
        assertEquals(List.of("go"), steps.taken);
    }

    @ParameterizedTest
    @CsvSource({"1, one", "2, other", "3, other", "4, other", "5, other", "6, six"})
    void aRollGoesOnAtTheFaceOfTheDie(final int die, final String step) {
        tale("""
                        go: {roll: [one, other, other, other, other, six]}
                        one: {next: end}
                        other: {next: end}
                        six: {next: end}
                        """).rolls("entryDie " + die).run();
        assertEquals(List.of("go", step), steps.taken);
    }

    /** Effects come first: a branch sees what they have changed. */
    @Test
    void effectsOfAStepComeBeforeItsWayOn() {
        tale("""
                        go: {effects: [{log: [one]}], branch: {when: {with: [one]}, then: so, otherwise: end}}
                        so: {next: end}
                        """).run();
        assertEquals(List.of("go", "so"), steps.taken);
    }

    @Test
    void aStepCanGoOnInAnotherEntry() {
        final EntryStory tale =
                tale("go: {effects: [{threat: 1}], next: entry.other}").run();
        assertEquals(List.of("go", "there"), steps.taken);
        assertEquals("entries: 0 to 2; stamina: 10 to 11; threat: 4 to 5", tale.changes());
    }

    @Test
    void anEntryThatGoesInCirclesIsGivenUp() {
        final EntryStory circle = tale("go: {effects: [{minutes: 15}], next: go}");
        assertSame(Bounds.ENDLESS_ENTRY, assertThrows(TrialAborted.class, circle::run));
        assertEquals(Story.MOST_STEPS, steps.taken.size());
        final EntryStory entries = tale("go: {next: entry.tale}");
        assertSame(Bounds.ENDLESS_ENTRY, assertThrows(TrialAborted.class, entries::run));
    }

    /** Whatever ended the last one, the next entry begins. */
    @Test
    void anEntryGivenUpLeavesNoTrace() {
        final EntryStory tale = tale("""
                go: {branch: {when: {with: [one]}, then: end, otherwise: again}}
                again: {next: go}
                """);
        assertThrows(TrialAborted.class, tale::run);
        tale.state.flags = tale.tables.components.flagsOf(List.of("one"));
        tale.run();
    }

    /** No entry within an entry. */
    @Test
    void entriesAreNotNested() {
        final List<RuntimeException> thrown = new ArrayList<>();
        final EntryStory[] self = new EntryStory[1];
        self[0] = new EntryStory("go: {effects: [{threat: 1}], next: end}", new EventListener<Event>() {
            @Override
            protected void heard(final Event event, final int[] n) {
                switch (event) {
                    case THREAT_CHANGED -> threatChanged();
                    default -> {}
                }
            }

            private void threatChanged() {
                try {
                    self[0].story.run(0);
                } catch (IllegalStateException e) {
                    thrown.add(e);
                }
            }
        });
        self[0].run();
        assertEquals(1, thrown.size());
    }

    /** What stays on the map is said by each Event anew. */
    @Test
    void keepEventIsForgottenWithTheEntry() {
        final EntryStory tale = tale(
                "go: {branch: {when: {with: [one]}, then: end, otherwise: keep}}\nkeep: {effects: [{keepEvent: true, log: [one]}], next: end}");
        assertEquals(true, tale.run().state.keepEvent);
        assertEquals(false, tale.run().state.keepEvent);
    }

    @Test
    void anEvacEndsTheEntry() {
        final EntryStory tale = tale("go: {effects: [{evac: true}, {threat: 1}], next: after}\nafter: {next: end}");
        tale.answers(DecisionKind.EVAC, DecisionKind.EVAC_ALL).run();
        assertEquals(MissionEnd.BROKEN_OFF, tale.state.end);
        assertEquals(4, tale.state.threat);
        assertEquals(List.of("go"), steps.taken);
    }

    /**
     * Won if all are eliminated or retreat, or enough are eliminated; pulled back; else drawn; the loss of the Squad
     * ends the entry.
     */
    @Test
    void aFightGoesOnAsItEnds() {
        final Map<End, List<String>> ways = new EnumMap<>(End.class);
        for (final String box : List.of("easy", "even", "hard")) {
            for (int seed = 0; seed < 300; seed++) {
                fight(box, 0, seed).forEach((end, way) -> ways.merge(end, way, StoryTest::same));
            }
        }
        final Map<End, List<String>> expected = new EnumMap<>(Map.of(
                End.ELIMINATED, List.of("go", "won"),
                End.RETREAT, List.of("go", "won"),
                End.ALL_ACTIVATED, List.of("go", "drawn"),
                End.PULL_BACK, List.of("go", "back"),
                End.SQUAD_LOST, List.of("go")));
        assertEquals(expected, ways);
    }

    private static List<String> same(final List<String> one, final List<String> other) {
        assertEquals(one, other);
        return one;
    }

    /** One eliminated is enough, however it ends, unless the Squad pulls back. */
    @Test
    void enoughEliminatedIsAVictory() {
        int victories = 0;
        for (int seed = 0; seed < 100; seed++) {
            final Map<End, List<String>> way = fight("hard", 1, seed);
            if (way.containsKey(End.ALL_ACTIVATED) && lastEliminated > 0) {
                assertEquals(List.of("go", "won"), way.get(End.ALL_ACTIVATED));
                victories++;
            }
            if (way.containsKey(End.PULL_BACK)) {
                assertEquals(List.of("go", "back"), way.get(End.PULL_BACK));
            }
        }
        assertEquals(true, victories > 0);
    }

    private int lastEliminated;

    /** Plays a fight with a random player and returns how it ended and which steps were taken. */
    private Map<End, List<String>> fight(final String box, final int enough, final int seed) {
        final EntryStory tale = tale("""
                go: {fight: {box: BOX, enough: ENOUGH, won: won, drawn: drawn, pulledBack: back}}
                won: {next: end}
                drawn: {next: end}
                back: {next: end}
                """.replace("BOX", box).replace("ENOUGH", String.valueOf(enough)));
        steps.taken.clear();
        final TrialKey key = new TrialKey().set(1967, seed);
        final var components = tale.tables.components;
        final Rolls rolls = new Rolls(key, components.totals, components.faces) {};
        tale.parts(new RandomBot<>(), rolls, key, steps).story.run(tale.tables.story.entry("tale", "tale"));
        lastEliminated = tale.combatState.eliminatedCount;
        return Map.of(tale.combatState.end, List.copyOf(steps.taken));
    }

    /** Threat falls to 1 after a combat, unless told otherwise (PH-THR-5). */
    @ParameterizedTest
    @CsvSource({"false, 1", "true, 4"})
    void threatAfterAFight(final boolean stays, final int threat) {
        final EntryStory tale =
                tale("go: {fight: {box: easy, won: end, threatStays: STAYS}}".replace("STAYS", String.valueOf(stays)));
        final TrialKey key = new TrialKey().set(1967, 1);
        final var components = tale.tables.components;
        final Rolls rolls = new Rolls(key, components.totals, components.faces) {};
        tale.parts(new RandomBot<>(), rolls, key, TrialListener.NONE)
                .story
                .run(tale.tables.story.entry("tale", "tale"));
        assertEquals(null, tale.state.end);
        assertEquals(threat, tale.state.threat);
    }
}
