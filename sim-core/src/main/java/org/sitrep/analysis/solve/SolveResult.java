package org.sitrep.analysis.solve;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.sitrep.engine.ContentSummary;

/**
 * A solution with its origin and its use: everything that a report needs.
 *
 * @param solution result of the search
 * @param origin what was played
 * @param command command line that repeats it
 * @param overlay text of a file that makes the answer's changes to the scenario; empty without an answer, or if nothing
 *     has to change
 * @param tryIt command line that plays the answer; empty without an answer
 * @param setting how to replay trials of the answer; empty without an answer
 */
public record SolveResult(
        Solution solution,
        Origin origin,
        String command,
        Optional<String> overlay,
        Optional<String> tryIt,
        Optional<Setting> setting) {
    public SolveResult {
        Objects.requireNonNull(solution);
        Objects.requireNonNull(origin);
        Objects.requireNonNull(command);
        Objects.requireNonNull(overlay);
        Objects.requireNonNull(tryIt);
        Objects.requireNonNull(setting);
    }

    /**
     * The data needed to replay trials of the answer.
     *
     * @param bot bot that plays for the first target, as {@code --bot} takes it
     * @param changes overlays and values changed before the search
     * @param answer values that the answer changes, as {@code --set} takes them; empty if nothing has to change
     * @param maxDecisions number of decisions after which a trial is aborted
     */
    public record Setting(String bot, List<String> changes, List<String> answer, int maxDecisions) {
        public Setting {
            Objects.requireNonNull(bot);
            changes = List.copyOf(changes);
            answer = List.copyOf(answer);
        }
    }

    /**
     * The origin of a solution.
     *
     * @param toolVersion version of Sitrep
     * @param commit commit it was built from
     * @param scenario the scenario, as the user named it
     * @param title its title
     * @param trial name of one trial, in the singular
     * @param input content it was loaded from, before any change
     * @param givenUp number of aborted trials in the whole search; they are excluded
     */
    public record Origin(
            String toolVersion,
            String commit,
            String scenario,
            String title,
            String trial,
            ContentSummary input,
            long givenUp) {}
}
