package org.sitrep.rulesets.purplehaze.mission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.Playout;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.bots.RandomBot;
import org.sitrep.rulesets.purplehaze.definition.Content;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.scenario.Playouts;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.rulesets.purplehaze.tables.MissionTables;
import org.sitrep.rulesets.purplehaze.tables.StoryTable;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotRandom;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.TrialListener;

/**
 * Of the booklet a bot reads the entry in hand from the step in hand on, and the Encounter card that it is shown; no
 * other step, whatever it asks.
 */
@Tag("slow")
class StoryViewTest {
    private static final int MISSIONS = 40;

    private final MissionTables tables = new MissionTables(new GameTables(Content.load(
                    "missions/05-long-walk.yaml",
                    "squad=old-hands",
                    "squads.old-hands.members.scout={profile: MP19, level: 4, boonCard: BN09}")
            .game()));
    private final StoryTable table = tables.story;
    private final MissionState state = new MissionState(tables, new SquadState(tables.components));

    /** Looks at the booklet before it answers by chance. */
    private final class Reader extends Bot<GameView> {
        private final RandomBot<GameView> random = new RandomBot<>();
        private final Decision stay = new Decision(DecisionKind.MAX_OPTIONS);
        private int asked;
        private int inEntries;
        private int shown;
        private int closed;

        @Override
        public void begin(final GameView view, final BotRandom own) {
            random.begin(view, own);
        }

        @Override
        public int choose(final GameView view, final Decision decision) {
            final StoryView story = view.mission.story;
            final List<Integer> open = IntStream.range(0, table.steps)
                    .filter(story::isOpen)
                    .boxed()
                    .toList();
            switch (decision.kind()) {
                case DecisionKind.ENTRY_OPTION, DecisionKind.ENTRY_MARINE -> {
                    inEntries++;
                    assertOnePage(open, decision.subject());
                }
                case DecisionKind.NEXT_ENCOUNTER -> {
                    shown++;
                    assertOnePage(open, story.encounter(decision.subject()));
                }
                case DecisionKind.SQUAD_ACTION -> assertEquals(List.of(), open);
                default -> assertTrue(open.size() <= 60, "no more than an entry");
            }
            open.forEach(step -> assertGoesOnOpenly(story, step));
            final int other = asked++ % table.steps;
            if (!story.isOpen(other)) {
                closed++;
                assertClosed(story, other);
            }
            return decision.kind() == DecisionKind.SQUAD_ACTION ? march(view, decision) : random.choose(view, decision);
        }

        /** The Squad stays in the field. */
        private int march(final GameView view, final Decision decision) {
            stay.open(decision.kind(), decision.subject());
            IntStream.range(0, decision.count())
                    .filter(i -> decision.option(i) != DecisionKind.EVAC_ALL)
                    .forEach(stay::add);
            return stay.option(random.choose(view, stay));
        }
    }

    private static String entryOf(final String path) {
        return path.substring(0, path.indexOf(".steps."));
    }

    private void assertOnePage(final List<Integer> open, final int step) {
        assertTrue(open.contains(step));
        open.forEach(read -> assertEquals(entryOf(table.path(step)), entryOf(table.path(read))));
    }

    /** A way leads to a step that can be read as well, or to the end. */
    private void assertGoesOnOpenly(final StoryView story, final int step) {
        assertEquals(table.kind[step], story.read(step).kind().ordinal());
        for (int way = 0; way < story.read(step).ways(); way++) {
            final int next = story.read(step).next(way);
            assertTrue(next == StoryTable.END || story.isOpen(next));
        }
        assertThrows(
                IndexOutOfBoundsException.class,
                () -> story.read(step).next(story.read(step).ways()));
        assertThrows(
                IndexOutOfBoundsException.class,
                () -> story.read(step).effect(story.read(step).effects()));
    }

    private static void assertClosed(final StoryView story, final int step) {
        final List<IntConsumer> questions = List.of(
                story::read,
                s -> story.isOffered(s, 0),
                story::holds,
                story::enemies,
                story::enoughEliminated,
                s -> story.space(s, 0));
        questions.forEach(question -> assertThrows(IllegalStateException.class, () -> question.accept(step)));
    }

    @Test
    void nothingButWhatLiesOpenCanBeRead() {
        final Reader reader = new Reader();
        final TrialKey key = new TrialKey();
        final Playout playout = Playouts.mission(state, reader, 100_000, key, TrialListener.NONE);
        final Outcome outcome = new Outcome(Playouts.layout(tables));
        for (long mission = 0; mission < MISSIONS; mission++) {
            outcome.reset();
            playout.play(new TrialKey().set(1968, mission), outcome);
            assertFalse(outcome.aborted());
        }
        assertTrue(reader.inEntries > MISSIONS && reader.shown > 0 && reader.closed > MISSIONS, "all was asked");
    }

    /** Another entry is not read on to, nor what lies behind; steps that are none do not lie open either. */
    @Test
    void aStepBehindAndAnotherEntryAreClosed() {
        final MissionTables all =
                new MissionTables(new GameTables(Content.load("campaign.yaml").game()));
        final MissionState somewhere = new MissionState(all, new SquadState(all.components));
        final StoryView story = StoryView.ofMarines(somewhere);
        final StoryTable booklet = all.story;
        int behind = 0;
        int jumps = 0;
        for (int step = 0; step < booklet.steps; step++) {
            somewhere.storyStep = step;
            for (int way = 0; way < story.read(step).ways(); way++) {
                final int next = booklet.target[booklet.firstTarget[step] + way];
                if (booklet.beginsEntry[booklet.firstTarget[step] + way] && next != StoryTable.END) {
                    jumps++;
                    assertFalse(story.isOpen(next));
                    assertEquals(StoryTable.END, story.read(step).next(way));
                } else if (next != StoryTable.END && !booklet.isAhead(next, step)) {
                    behind++;
                    somewhere.storyStep = next;
                    assertFalse(story.isOpen(step));
                    somewhere.storyStep = step;
                }
            }
        }
        assertTrue(behind > 100 && jumps > 0, behind + " steps, " + jumps + " other entries");
        assertFalse(story.isOpen(-1));
        assertFalse(story.isOpen(booklet.steps));
    }

    /** PH-OPT-3: Red reads the cards that he holds, and those alone. */
    @Test
    void redReadsHisOwnCards() {
        final RedMap red = new RedMap(state);
        state.deckHead = 1;
        state.deckSize = 3;
        for (int i = 0; i < state.deckSize; i++) {
            state.deck[i] = i;
        }
        assertEquals(2, red.cards());
        assertEquals(tables.encounters.entry[1], red.story.encounter(1));
        assertEquals(tables.encounters.entry[2], red.story.encounter(2));
        assertThrows(IllegalStateException.class, () -> red.story.encounter(0));
        assertThrows(IllegalStateException.class, () -> red.story.encounter(3));
        assertThrows(IllegalStateException.class, () -> new MissionView(state).story.encounter(1));
    }
}
