package org.sitrep.cli.service.replay;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sitrep.cli.service.Story;
import org.sitrep.report.replay.ReplayModel;
import org.sitrep.ruleset.tale.Luck;

/** The pages of one mission: one, or for a campaign one for each Mission, linked with each other. */
public final class StoryPage {
    private final Story story;
    private final boolean luck;
    private final String command;
    private final String stem;
    private final List<Chapters.Chapter> chapters;

    private StoryPage(final Story story, final boolean luck, final String command, final String stem) {
        this.story = story;
        this.luck = luck;
        this.command = command;
        this.stem = stem;
        chapters = Chapters.of(story.tale());
    }

    /**
     * Returns what each page shows, by the name of its file.
     *
     * @param luck whether rolls and the mission are ranked
     * @param command the line that makes it again
     * @param file the name of the first page's file, without a folder
     */
    public static Map<String, ReplayModel> of(
            final Story story, final boolean luck, final String command, final String file) {
        final String stem = file.replaceAll("\\.html?$", "");
        final StoryPage pages = new StoryPage(story, luck, command, stem);
        final Map<String, ReplayModel> models = new LinkedHashMap<>();
        for (int c = 0; c < pages.chapters.size(); c++) {
            models.put(c == 0 ? file : pages.file(c), pages.page(c, file));
        }
        return models;
    }

    private String file(final int chapter) {
        return stem + "-" + chapter + ".html";
    }

    private ReplayModel page(final int number, final String file) {
        final Chapters.Chapter chapter = chapters.get(number);
        final boolean first = number == 0;
        final List<ReplayModel.Result> outcome = new ArrayList<>();
        final List<ReplayModel.Chapter> links = new ArrayList<>();
        if (first) {
            story.results().forEach((name, value) -> outcome.add(new ReplayModel.Result(name, List.of(value))));
        }
        for (int c = 0; c < chapters.size() && chapters.size() > 1; c++) {
            links.add(new ReplayModel.Chapter(chapters.get(c).title(), c == number ? "" : c == 0 ? file : file(c)));
        }
        return new ReplayModel(
                story.scenario().document().title() + (first ? "" : ", " + chapter.title()),
                story.subtitle(),
                List.of(story.bot()),
                story.tale().steps().subList(chapter.from(), chapter.to()).stream()
                        .map(ReplayModel.Frame::of)
                        .toList(),
                Optional.empty(),
                List.of(),
                outcome,
                luck,
                luck && first ? List.of(Luck.of(story.tale())) : List.of(),
                command,
                links);
    }
}
