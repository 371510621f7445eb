package org.sitrep.rulesets.purplehaze.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.rulesets.purplehaze.definition.Content;
import org.sitrep.rulesets.purplehaze.definition.Entry;
import org.sitrep.rulesets.purplehaze.definition.GameData;

/** The shipped entries as one program: every step says what its definition says. */
class StoryTableTest {
    private static final StoryTable.Kind[] KINDS = StoryTable.Kind.values();

    static List<String> files() {
        return Content.filesIn("missions");
    }

    private static GameTables tables(final String file) {
        return new GameTables(Content.bound(file));
    }

    @ParameterizedTest
    @MethodSource("files")
    void everyStepGoesOnAsItsDefinitionSays(final String file) {
        final StoryTable story = new StoryTable(tables(file));
        for (int step = 0; step < story.steps; step++) {
            final Entry.Step definition = story.definition(step);
            final int ways = story.firstTarget[step + 1] - story.firstTarget[step];
            final int expected = switch (KINDS[story.kind[step]]) {
                case NEXT -> definition.next().isPresent() ? 1 : 0;
                case CHOICE -> definition.choose().size();
                case TEST -> definition.test().isPresent() ? 2 : 0;
                case FIGHT -> definition.fight().isPresent() ? 3 : 0;
                case BRANCH -> definition.branch().isPresent() ? 2 : 0;
                case ROLL -> definition.roll().isEmpty() ? 0 : 6;
            };
            assertTrue(ways > 0 && ways == expected, story.path(step));
            for (int way = story.firstTarget[step]; way < story.firstTarget[step + 1]; way++) {
                assertTrue(story.target[way] >= StoryTable.END && story.target[way] < story.steps, story.path(step));
            }
        }
    }

    /** Each effect begins with a pick, and a step has as many of them as effects. */
    @ParameterizedTest
    @MethodSource("files")
    void everyStepHasItsEffects(final String file) {
        final StoryTable story = new StoryTable(tables(file));
        for (int step = 0; step < story.steps; step++) {
            int picks = 0;
            for (int row = story.firstEffect[step]; row < story.firstEffect[step + 1]; row++) {
                picks += story.effects.op[row] == EffectOp.PICK.ordinal() ? 1 : 0;
            }
            assertEquals(story.definition(step).effects().size(), picks, story.path(step));
        }
        assertEquals(story.effects.op.length, story.firstEffect[story.steps]);
    }

    @Test
    void entriesAreFoundByName() {
        final StoryTable story = new StoryTable(tables("missions/01-crash.yaml"));
        assertEquals("missions.crash.entries.cache.steps.huts", story.path(story.entry("crash", "cache")));
        assertEquals("encounters.G01.steps.look", story.path(story.encounter("G01")));
        assertEquals("rest.town.entries.gambling.steps.back-room", story.path(story.restLine("town", "gambling")));
        assertThrows(IllegalArgumentException.class, () -> story.entry("crash", "nothing"));
    }

    /** What a step names is found in its numbers: the test of the cache's explosion. */
    @Test
    void aTestHasItsNumbers() {
        final GameData game = Content.bound("missions/01-crash.yaml");
        final StoryTable story = new StoryTable(new GameTables(game));
        final int watch = stepOf(story, "missions.crash.entries.cache.steps.watch");
        final Entry.TraitTest test = story.definition(watch).test().orElseThrow();
        assertEquals(test.who().ordinal(), story.testers[watch]);
        assertEquals(test.trait().ordinal(), story.trait[watch]);
        assertEquals(test.diff(), story.diff[watch]);
        final int first = story.firstTarget[watch];
        assertEquals("missions.crash.entries.cache.steps." + test.pass(), story.path(story.target[first]));
        assertEquals("missions.crash.entries.cache.steps." + test.fail(), story.path(story.target[first + 1]));
    }

    @Test
    void aFightHasItsBox() {
        final GameData game = Content.bound("missions/01-crash.yaml");
        final StoryTable story = new StoryTable(new GameTables(game));
        final int attack = stepOf(story, "missions.crash.entries.cache.steps.attack");
        assertEquals("crash-huts", new Index(game.combats()).id(story.box[attack]));
        final int first = story.firstTarget[attack];
        assertEquals(story.target[first + 1], story.target[first + 2], "without pulledBack as without a victory");
        assertTrue(story.target[first] != story.target[first + 1]);
    }

    private static int stepOf(final StoryTable story, final String path) {
        for (int step = 0; step < story.steps; step++) {
            if (story.path(step).equals(path)) {
                return step;
            }
        }
        throw new AssertionError(path);
    }

    /** The log of the whole document, of Missions, Encounters and R&R, not only of boxes (PH-EVT-3). */
    @Test
    void theLogIsThatOfTheWholeDocument() {
        final GameTables tables = tables("missions/01-crash.yaml");
        final List<String> log = tables.flags.ids();
        assertTrue(log.containsAll(List.of("warned", "wreck-burned", "prisoner", "scout-spared")), log.toString());
        assertTrue(log.size() <= LogEntries.MAX);
    }

    /** An Encounter of another Mission than those of the document leads nowhere. */
    @Test
    void theWholeCampaignCompilesToo() {
        final StoryTable story = new StoryTable(tables("campaign.yaml"));
        assertTrue(story.steps > 500, story.steps + " steps");
    }
}
