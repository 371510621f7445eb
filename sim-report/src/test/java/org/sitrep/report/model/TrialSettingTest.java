package org.sitrep.report.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.sitrep.engine.RunRequest;

class TrialSettingTest {
    private static TrialSetting setting(final String... changes) {
        return new TrialSetting("x.yaml", "drill", List.of(changes), RunRequest.DEFAULT_MAX_DECISIONS);
    }

    @Test
    void aTrialIsReplayedWithAllThatDecidesIt() {
        assertEquals(
                "./sitrep replay x.yaml --bot drill --overlay=o.yaml --set a=1 --seed 5 --trial 9",
                setting("--overlay=o.yaml", "a=1").replay(5, 9));
        assertEquals(
                "./sitrep replay x.yaml --bot drill --seed 5 --trial 9 --max-decisions 90",
                new TrialSetting("x.yaml", "drill", List.of(), 90).replay(5, 9));
    }

    @Test
    void whatIsAddedIsAChange() {
        assertEquals(Optional.of(List.of("--set", "b=2")), setting("a=1").changesTo(setting("a=1", "b=2")));
        assertEquals(
                Optional.of(List.of("y.yaml", "--bot", "planner", "--overlay=o.yaml")),
                setting()
                        .changesTo(new TrialSetting(
                                "y.yaml",
                                "planner",
                                List.of("--overlay=o.yaml"),
                                setting().maxDecisions())));
        assertEquals(Optional.empty(), setting("a=1").changesTo(setting("a=1")));
    }

    /** The last value of a path counts, so a value can be changed but not taken back. */
    @Test
    void whatIsTakenBackIsNoChange() {
        assertEquals(Optional.of(List.of("--set", "a=2")), setting("a=1").changesTo(setting("a=2")));
        assertEquals(Optional.empty(), setting("a=1").changesTo(setting()));
        assertEquals(Optional.empty(), setting("a=1").changesTo(setting("b=2")));
        assertEquals(Optional.empty(), setting("--overlay=o.yaml").changesTo(setting("--overlay=p.yaml")));
        assertEquals(Optional.empty(), setting().changesTo(new TrialSetting("x.yaml", "planner", List.of(), 90)));
    }

    @Test
    void wordsWithinATextAreQuotedOnceMore() {
        assertEquals("--name plain --set a=1", TrialSetting.side("plain", List.of("--set", "a=1")));
        assertEquals(
                "--name \"two words\" --set \"a=[1, 2]\"",
                TrialSetting.side("two words", List.of("--set", "a=[1, 2]")));
        assertEquals("--name 'a \"b\"' x", TrialSetting.side("a \"b\"", List.of("x")));
        assertEquals("--name \"it's \"'\"'\"so\"'\"'\"\" x", TrialSetting.side("it's \"so\"", List.of("x")));
        assertEquals("\"--name=--set a=1\" x", TrialSetting.side("--set a=1", List.of("x")));
        assertEquals("--name \"\" x", TrialSetting.side("", List.of("x")));
    }
}
