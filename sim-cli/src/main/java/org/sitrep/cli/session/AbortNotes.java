package org.sitrep.cli.session;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.sitrep.engine.RunResult;
import org.sitrep.outcome.Outcome;
import org.sitrep.report.model.Commands;
import org.sitrep.report.model.TrialWord;
import org.sitrep.report.text.Numbers;

/** Describes the aborted trials of a run: by cause, each with its first trial and the line that replays it. */
public final class AbortNotes {
    private AbortNotes() {}

    /** Returns whether a run has aborted trials, or was ended by its bot. */
    public static boolean any(final RunResult result) {
        return result.aborted() > 0 || RunResult.BOT_SILENT.equals(result.stopReason());
    }

    /** Returns the lines to print; empty if no trial was aborted. */
    public static List<String> of(final RunResult result) {
        final List<String> lines = new ArrayList<>(causes(result));
        silent(result).ifPresent(lines::add);
        return lines;
    }

    /** Returns the lines for the trials that a bot aborted; empty if there are none. */
    public static List<String> causes(final RunResult result) {
        final List<String> lines = new ArrayList<>();
        if (result.aborted() > 0) {
            final int known = result.abortedTrials().size();
            lines.add(TrialWord.of(result).counted(result.aborted()) + " aborted"
                    + (result.aborted() > known ? "; the first " + known + " by cause:" : ":"));
            final Map<String, List<RunResult.Abort>> byReason = result.abortedTrials().stream()
                    .collect(Collectors.groupingBy(RunResult.Abort::reason, LinkedHashMap::new, Collectors.toList()));
            byReason.forEach((reason, trials) -> cause(lines, result, reason, trials));
        }
        return lines;
    }

    /** Returns the line for a run that was ended because a bot did not answer; empty if it was not. */
    public static Optional<String> silent(final RunResult result) {
        return RunResult.BOT_SILENT.equals(result.stopReason())
                ? Optional.of("The run ended because the bot did not answer: " + Numbers.count(result.unplayed()) + " "
                        + TrialWord.of(result).many() + " were not played; raise --bot-timeout")
                : Optional.empty();
    }

    /**
     * Returns the line for aborted trials of several sides, of which only the number is known.
     *
     * @param trials name of the trials, in the plural
     */
    public static String leftOut(final long aborted, final String trials) {
        return Numbers.count(aborted) + " " + trials
                + " aborted and left out, as a bot failed in them or they need more "
                + "decisions; play a side with 'run' to see why, or raise --max-decisions";
    }

    private static void cause(
            final List<String> lines, final RunResult result, final String reason, final List<RunResult.Abort> trials) {
        final RunResult.Abort first = trials.get(0);
        final boolean bound = reason.equals(Outcome.TOO_MANY_DECISIONS);
        lines.add("  " + Numbers.count(trials.size()) + " x " + reason
                + (bound
                        ? " of " + Numbers.count(result.maxDecisions())
                                + "; raise --max-decisions to play them to the end"
                        : ""));
        lines.add("      first " + result.trial() + " " + first.trial()
                + (first.detail().isEmpty() ? "" : ", " + first.detail()));
        lines.add("      " + Commands.of(result).replay(result.seed(), first.trial()));
    }
}
