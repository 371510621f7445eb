package org.sitrep.analysis.solve;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.sitrep.engine.ContentSummary;

/**
 * A solution with what it was found for and what to do with it: all that a report needs.
 *
 * @param solution what came of the search
 * @param origin what was played
 * @param command the line that makes it again
 * @param overlay text of a file that makes the answer's changes to the scenario; empty without an answer, or if nothing
 *     has to be changed
 * @param tryIt the line that plays the answer; empty where there is none
 * @param setting how trials of the answer are played by themselves; empty where there is no answer
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
     * How trials of the answer are played by themselves.
     *
     * @param bot who plays for the first target, as {@code --bot} takes it
     * @param changes overlays and values changed before the search
     * @param answer values that the answer changes, as {@code --set} takes them; none if nothing has to be changed
     * @param maxDecisions after how many decisions a trial was given up
     */
    public record Setting(String bot, List<String> changes, List<String> answer, int maxDecisions) {
        public Setting {
            Objects.requireNonNull(bot);
            changes = List.copyOf(changes);
            answer = List.copyOf(answer);
        }
    }

    /**
     * What was played.
     *
     * @param toolVersion version of Sitrep
     * @param commit commit it was built from
     * @param scenario the scenario as the user named it
     * @param title its title
     * @param trial what one trial is called, in the singular
     * @param input what it was made from, before any change
     * @param givenUp trials that a bot gave up, in the whole search; they count for nothing
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
