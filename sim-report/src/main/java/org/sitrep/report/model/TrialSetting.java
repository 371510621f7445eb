package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.sitrep.engine.RunRequest;
import org.sitrep.engine.RunResult;
import org.sitrep.scenario.Launcher;
import org.sitrep.scenario.SafeText;

/**
 * The settings that determine trials, in addition to seed and number, in the words of a command line.
 *
 * @param scenario its file
 * @param bot as {@code --bot} takes it
 * @param changes overlays, as options, and changed values, as {@code --set} takes them, in order
 * @param maxDecisions number of decisions after which a trial is aborted
 */
public record TrialSetting(String scenario, String bot, List<String> changes, int maxDecisions) {
    public TrialSetting {
        changes = List.copyOf(changes);
    }

    /** Returns the setting of a run. */
    public static TrialSetting of(final RunResult result) {
        return new TrialSetting(
                result.scenario(), Commands.bot(result), result.content().sets(), result.maxDecisions());
    }

    public TrialSetting by(final String other) {
        return new TrialSetting(scenario, other, changes, maxDecisions);
    }

    public TrialSetting with(final List<String> more) {
        final List<String> all = new ArrayList<>(changes);
        all.addAll(more);
        return new TrialSetting(scenario, bot, all, maxDecisions);
    }

    /** Returns the command that plays a number of trials, with a report of their own. */
    public String run(final long trials, final long seed) {
        return Commands.of(scenario, bot, changes, trials, seed).repeat();
    }

    /** Returns the command that replays a trial step by step. */
    public String replay(final long seed, final long trial) {
        final String line = Commands.of(scenario, bot, changes, 0, seed).replay(seed, trial);
        return maxDecisions == RunRequest.DEFAULT_MAX_DECISIONS ? line : line + " --max-decisions " + maxDecisions;
    }

    /**
     * Returns the command that replays a trial for this setting and another, from the point where they part. Empty if
     * the other setting cannot be expressed as changes to this one.
     *
     * @param name name of the other setting
     */
    public Optional<String> diff(final TrialSetting other, final String name, final long seed, final long trial) {
        return beside(other, name, seed, trial).map(NamedTrial::line);
    }

    /** Returns the trial of {@link #diff}. */
    Optional<NamedTrial> beside(final TrialSetting other, final String name, final long seed, final long trial) {
        final NamedTrial.Beside side = new NamedTrial.Beside(name, other);
        return besides(side).map(any -> new NamedTrial(this, seed, trial, Optional.of(side)));
    }

    /**
     * Returns the option that adds another side to a replay; empty if it cannot be expressed as changes to this one.
     */
    Optional<String> besides(final NamedTrial.Beside side) {
        return changesTo(side.setting()).map(words -> " --diff " + Launcher.quoted(side(side.name(), words)));
    }

    /**
     * Returns the changes from this setting to another, in words as {@code --against} takes them; empty if there are
     * none or they cannot be expressed so.
     */
    public Optional<List<String>> changesTo(final TrialSetting other) {
        int common = 0;
        while (common < Math.min(changes.size(), other.changes.size())
                && changes.get(common).equals(other.changes.get(common))) {
            common++;
        }
        final List<String> more = other.changes.subList(common, other.changes.size());
        final boolean undone = changes.subList(common, changes.size()).stream()
                .allMatch(mine -> !mine.startsWith("--") && more.stream().anyMatch(later -> isSamePath(mine, later)));
        if (!undone || maxDecisions != other.maxDecisions) {
            return Optional.empty();
        }
        final List<String> words = new ArrayList<>();
        if (!other.scenario.equals(scenario)) {
            words.add(other.scenario);
        }
        if (!other.bot.equals(bot)) {
            words.addAll(List.of("--bot", other.bot));
        }
        words.addAll(Commands.options(more));
        return words.isEmpty() ? Optional.empty() : Optional.of(words);
    }

    /** Returns whether two changes set the same path; the last value of a path counts. */
    private static boolean isSamePath(final String one, final String other) {
        return !other.startsWith("--") && one.split("=", 2)[0].equals(other.split("=", 2)[0]);
    }

    /** Returns the changes as one text, as {@code --against} takes it. */
    public static String side(final String side, final List<String> words) {
        final String name = SafeText.of(side); // an external file may contain terminal control characters
        // A value that begins like an option needs an equals sign before it.
        final String called = name.startsWith("-") ? inner("--name=" + name) : "--name " + inner(name);
        return called + " " + words.stream().map(TrialSetting::inner).collect(Collectors.joining(" "));
    }

    /** Returns a word for use within such a text, which supports both quotes but no escapes. */
    private static String inner(final String word) {
        if (word.matches("[^\\s'\"]+")) {
            return word;
        }
        return word.contains("'")
                ? '"' + word.replace("\"", "\"'\"'\"") + '"'
                : word.contains("\"") ? "'" + word + "'" : '"' + word + '"';
    }
}
