package org.sitrep.cli.command;

import java.util.Map;
import java.util.Optional;
import org.sitrep.cli.output.Format;
import org.sitrep.cli.output.Json;
import org.sitrep.cli.output.Text;
import org.sitrep.outcome.Outcome;
import org.sitrep.report.replay.ReplayedTrial;

/** Formats one trial, step by step. */
final class TrialText {
    private static final int LONGEST_TITLE = 80;

    private TrialText() {}

    static String of(
            final ReplayedTrial story,
            final Format format,
            final TranscriptText.Telling how,
            final Optional<AnalysisOptions.Analysed> analysed,
            final boolean colour) {
        if (format == Format.JSON) {
            final Map<String, Object> json = ReplayJson.of(story);
            analysed.ifPresent(analysis -> json.put("analysis", analysis.json()));
            return Json.write(json) + "\n";
        }
        return text(story, how, colour)
                + analysed.map(analysis -> AnalysisOptions.text(analysis.losses(), colour))
                        .orElse("");
    }

    private static String text(final ReplayedTrial story, final TranscriptText.Telling how, final boolean colour) {
        final StringBuilder out =
                new StringBuilder(Text.cut(story.scenario().document().title(), LONGEST_TITLE) + ", " + story.subtitle()
                        + System.lineSeparator());
        out.append(new TranscriptText(how).of(story.transcript(), colour));
        out.append('\n').append(Text.bold("Outcome (zeros omitted)", colour)).append('\n');
        final Outcome outcome = story.outcome();
        if (outcome.aborted()) {
            out.append("  aborted: ").append(outcome.abortReason());
            out.append(outcome.abortDetail().isEmpty() ? "" : ", " + outcome.abortDetail())
                    .append('\n');
        }
        return out.append(OutcomeText.of(story.scenario().compiled().layout(), outcome))
                .toString();
    }
}
