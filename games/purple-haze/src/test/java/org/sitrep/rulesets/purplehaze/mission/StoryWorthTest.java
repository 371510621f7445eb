package org.sitrep.rulesets.purplehaze.mission;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.purplehaze.bots.map.StoryWorth;
import org.sitrep.rulesets.purplehaze.definition.Trait;
import org.sitrep.rulesets.purplehaze.squad.SquadView;

/** Tests the worth of effects that successes multiply (PH-DICE-9). An XP is worth 0.4; each further step takes 3 %. */
class StoryWorthTest {
    private static final double EXPERIENCE = 0.4;
    private static final double LATER = 0.97;
    private static final double EXACT = 1e-12;

    private static final String PAID = """
            paid: {effects: [{who: scout, experience: 1, perSuccess: true}, {who: scout, experience: 2}], next: end}
            """;

    /** Returns the worth of the first option of a choice in hand. */
    private static double worth(final EntryStory tale, final String choice) {
        tale.state.storyStep = IntStream.range(0, tale.tables.story.steps)
                .filter(step -> tale.tables.story.path(step).equals("missions.tale.entries.tale.steps." + choice))
                .findFirst()
                .orElseThrow();
        final MissionView mission = new MissionView(tale.state);
        final StoryWorth worth = new StoryWorth();
        worth.begin(new SquadView(tale.squad), mission, mission.story);
        return worth.ofOption(tale.state.storyStep, 0);
    }

    /** The Scout throws 3F 2S: the table has the mean of their successes. */
    @Test
    void aTestAheadCountsByItsMean() {
        final EntryStory tale = new EntryStory("""
                ask: {choose: {try: {text: Try, next: test}, go: {text: Go, next: end}}}
                test: {test: {who: scout, trait: charisma, diff: 0, pass: paid, fail: paid}}
                """ + PAID);
        final double mean = tale.tables.components.totals.mean(3, 2, 0);
        assertEquals(LATER * LATER * EXPERIENCE * (mean + 2), worth(tale, "ask"), EXACT);
    }

    /** Of two unknown Marines each has the mean of the Squad. */
    @Test
    void unknownMarinesCountByTheMeanOfTheSquad() {
        final EntryStory tale = new EntryStory("""
                ask: {choose: {try: {text: Try, next: test}, go: {text: Go, next: end}}}
                test: {test: {who: random-2, trait: charisma, diff: 0, pass: paid, fail: paid}}
                """ + PAID);
        final StoryView story = new MissionView(tale.state).story;
        final double mean = IntStream.range(0, 6)
                .map(marine -> story.strike(marine, Trait.CHARISMA.ordinal()))
                .mapToDouble(strike -> tale.tables.components.totals.mean(3, strike, 0))
                .average()
                .orElseThrow();
        assertEquals(LATER * LATER * EXPERIENCE * (2 * mean + 2), worth(tale, "ask"), 1e-9);
    }

    /** The successes of a test already made are known. */
    @Test
    void aTestThatIsMadeCountsByItsSuccesses() {
        final EntryStory tale = new EntryStory("""
                test: {test: {who: scout, trait: charisma, diff: 0, pass: ask, fail: ask}}
                ask: {choose: {take: {text: Take, next: paid}, go: {text: Go, next: end}}}
                """ + PAID);
        tale.state.successes = 3;
        assertEquals(LATER * EXPERIENCE * (3 + 2), worth(tale, "ask"), EXACT);
        tale.state.successes = 0;
        assertEquals(LATER * EXPERIENCE * 2, worth(tale, "ask"), EXACT);
    }

    /** Two tests at the same distance from a step are told apart. */
    @Test
    void eachTestCountsForItself() {
        final EntryStory tale = new EntryStory("""
                ask: {choose: {both: {text: Both, next: coin}, go: {text: Go, next: end}}}
                coin: {roll: [many, many, many, few, few, few]}
                many: {test: {who: scout, trait: charisma, diff: 0, strike: 4, pass: paid, fail: paid}}
                few: {test: {who: scout, trait: charisma, diff: 0, pass: paid, fail: paid}}
                """ + PAID);
        final double means = tale.tables.components.totals.mean(3, 6, 0) + tale.tables.components.totals.mean(3, 2, 0);
        assertEquals(LATER * LATER * LATER * EXPERIENCE * (means / 2 + 2), worth(tale, "ask"), 1e-9);
    }
}
