package org.sitrep.cli.service.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.sitrep.cli.service.Story;
import org.sitrep.report.replay.ReplayModel;
import org.sitrep.ruleset.tale.Luck;

/** The page of one mission. */
public final class StoryPage {
    private StoryPage() {}

    /**
     * Returns what the page shows.
     *
     * @param luck whether rolls and the mission are ranked
     * @param command the line that makes it again
     */
    public static ReplayModel of(final Story story, final boolean luck, final String command) {
        final List<ReplayModel.Result> outcome = new ArrayList<>();
        story.results().forEach((name, value) -> outcome.add(new ReplayModel.Result(name, List.of(value))));
        return new ReplayModel(
                story.scenario().document().title(),
                story.subtitle(),
                List.of(story.bot()),
                story.tale().steps().stream().map(ReplayModel.Frame::of).toList(),
                OptionalInt.empty(),
                List.of(),
                outcome,
                luck ? List.of(Luck.of(story.tale())) : List.of(),
                command,
                List.of());
    }
}
