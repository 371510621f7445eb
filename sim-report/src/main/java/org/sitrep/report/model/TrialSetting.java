package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.sitrep.engine.RunRequest;
import org.sitrep.engine.RunResult;
import org.sitrep.scenario.SafeText;

/**
 * What decides how trials go, beside their seed and number, in the words of a command line.
 *
 * @param scenario its file
 * @param bot who plays, as {@code --bot} takes it
 * @param changes overlays, as options, and values changed, as {@code --set} takes them, in order
 * @param maxDecisions after how many decisions a trial is given up
 */
public record TrialSetting(String scenario, String bot, List<String> changes, int maxDecisions) {
    public TrialSetting {
        changes = List.copyOf(changes);
    }

    /** Returns what a run was played with. */
    public static TrialSetting of(final RunResult capsule) {
        return new TrialSetting(
                capsule.scenario(), Commands.bot(capsule), capsule.content().sets(), capsule.maxDecisions());
    }

    public TrialSetting by(final String other) {
        return new TrialSetting(scenario, other, changes, maxDecisions);
    }

    public TrialSetting with(final List<String> more) {
        final List<String> all = new ArrayList<>(changes);
        all.addAll(more);
        return new TrialSetting(scenario, bot, all, maxDecisions);
    }

    /** Returns the line that plays so many trials, with a report of their own. */
    public String run(final long trials, final long seed) {
        return Commands.of(scenario, bot, changes, trials, seed).repeat();
    }

    /** Returns the line that tells a trial step by step. */
    public String replay(final long seed, final long trial) {
        final String line = Commands.of(scenario, bot, changes, 0, seed).replay(seed, trial);
        return maxDecisions == RunRequest.DEFAULT_MAX_DECISIONS ? line : line + " --max-decisions " + maxDecisions;
    }

    /**
     * Returns the line that tells a trial, and from where they part what another setting makes of the same dice; empty
     * if that one cannot be put as changes to this one.
     *
     * @param name what to call the other one
     */
    public Optional<String> diff(final TrialSetting other, final String name, final long seed, final long trial) {
        return changesTo(other).map(words -> replay(seed, trial) + " --diff " + Commands.quoted(side(name, words)));
    }

    /** Returns what makes this setting into another in words as {@code --against} takes them; empty if nothing does. */
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

    /** Of several values of one path the last counts. */
    private static boolean isSamePath(final String one, final String other) {
        return !other.startsWith("--") && one.split("=", 2)[0].equals(other.split("=", 2)[0]);
    }

    /** Returns the changes as one text, as {@code --against} takes it. */
    public static String side(final String side, final List<String> words) {
        final String name = SafeText.of(side); // one from a file of somebody else may hold what drives a terminal
        // What begins like an option is its value only behind an equals sign.
        final String called = name.startsWith("-") ? inner("--name=" + name) : "--name " + inner(name);
        return called + " " + words.stream().map(TrialSetting::inner).collect(Collectors.joining(" "));
    }

    /** Returns a word within such a text, which knows both quotes and nothing that takes their meaning from them. */
    private static String inner(final String word) {
        if (word.matches("[^\\s'\"]+")) {
            return word;
        }
        return word.contains("'")
                ? '"' + word.replace("\"", "\"'\"'\"") + '"'
                : word.contains("\"") ? "'" + word + "'" : '"' + word + '"';
    }
}
