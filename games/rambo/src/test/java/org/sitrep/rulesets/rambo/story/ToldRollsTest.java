package org.sitrep.rulesets.rambo.story;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.TranscriptRecorder;
import org.sitrep.ruleset.transcript.Roll;
import org.sitrep.ruleset.transcript.Transcript;
import org.sitrep.rulesets.rambo.definition.Content;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.play.RollId;
import org.sitrep.rulesets.rambo.play.Rolls;
import org.sitrep.rulesets.rambo.tables.GameTables;

/** Every draw of the ruleset tells itself, once, and is the very draw that is made untold. */
class ToldRollsTest {
    private final TrialKey key = new TrialKey().set(1967, 4);
    private final TranscriptRecorder recorder = new TranscriptRecorder(true);
    private final MissionState state = new MissionState(
            new GameTables(Content.load("missions/01-proof.yaml").game(), "proof"));
    private final MissionStory story = new MissionStory(state, key, recorder);
    private final Rolls rolls = story.rolls(0, null);

    @ParameterizedTest
    @EnumSource
    void tellsItselfOnceAndAsItWasMade(final RollId roll) {
        final int drawn = rolls.pick(roll, 1, 1, 1, 7);
        assertEquals(new Rolls(key).pick(roll, 1, 1, 1, 7), drawn);
        story.close();
        final List<Transcript.Entry> entries =
                recorder.transcript().steps().get(0).entries();
        assertEquals(1, entries.size());
        final Roll told = ((Transcript.Rolled) entries.get(0)).roll();
        assertEquals(roll.id(), told.id());
        assertFalse(told.name().isEmpty());
        assertEquals(drawn + 1, told.value());
        assertEquals(7, told.law().orElseThrow().chances().size());
    }
}
