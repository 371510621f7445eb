package org.sitrep.cli.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;
import org.sitrep.cli.base.Defaults;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.service.CheckpointInterval;
import org.sitrep.cli.service.ResultCache;
import org.sitrep.cli.service.StudyContext;
import org.sitrep.cli.session.Interrupts;
import org.sitrep.cli.session.RunName;
import org.sitrep.cli.session.Targets;
import org.sitrep.engine.Elsewhere;
import org.sitrep.scenario.Launcher;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;

/**
 * A command that plays for long, can be resumed, and leaves a report. It holds the options of all studies and one
 * operation that opens their values, plays on a {@link StudyContext} and publishes the result.
 */
abstract class StudyCommand extends SitrepCommand {
    /** Below this level an interval is wrong more often than right. */
    private static final double LEAST_LEVEL = 0.5;
    /** Levels of several joint statements derive from it and still have to be less than 1. */
    private static final double MOST_LEVEL = 0.999999;

    /** Options that affect only the speed or the display of a result. */
    private static final Set<String> NEVER_MATTER = Set.of(
            "--threads",
            "--chunk",
            "--progress",
            "--bot-timeout",
            "--format",
            "--full",
            "--notebook",
            "--out",
            "--no-report",
            "--replays",
            "--checkpoint",
            "--resume",
            ExportOptions.FILE,
            ExportOptions.FORM);

    @Mixin
    BatchOptions batch;

    @Option(names = "--checkpoint", paramLabel = "EVERY", defaultValue = Defaults.CHECKPOINT)
    private String checkpoint;

    @Option(names = "--resume")
    boolean resume;

    @Option(
            names = {"-o", "--out"},
            paramLabel = "DIR",
            defaultValue = Defaults.OUT)
    private Path out;

    @Option(names = "--no-report")
    private boolean noReport;

    @Option(names = "--replays", paramLabel = "K", defaultValue = Defaults.REPLAYS)
    private int replays;

    @Mixin
    private FormatOption format;

    @Override
    public final Integer call() {
        OptionRange.atLeast("--replays", replays, 0);
        if (!noReport) {
            Targets.requireFolder(out, "--out");
        }
        return study();
    }

    /** Reads the options, plays and publishes the result; returns the exit code. */
    abstract int study();

    /**
     * Plays a study that continues after an interruption.
     *
     * @param notebook whether the report has a notebook
     * @param study plays and publishes; returns the exit code of an uninterrupted study
     */
    final int play(final boolean notebook, final ToIntFunction<StudyContext> study) {
        try (ResultCache kept = kept();
                Interrupts interrupts = Interrupts.install()) {
            final int code = applied(study, stage(kept, interrupts, notebook), kept);
            if (interrupts.requested()) {
                return ExitCode.INTERRUPTED;
            }
            kept.done();
            return code;
        }
    }

    /** Plays; if parts are pending, keeps nothing, since all that was played is in the parts. */
    private static int applied(
            final ToIntFunction<StudyContext> study, final StudyContext stage, final ResultCache kept) {
        try {
            return study.applyAsInt(stage);
        } catch (final Elsewhere.Pending pending) {
            kept.done();
            throw pending;
        }
    }

    /** @param notebook whether the report has a notebook */
    final StudyContext stage(final ResultCache kept, final Interrupts interrupts, final boolean notebook) {
        return new StudyContext(
                session(), batch.work.progress, kept, interrupts, out(), format.format, notebook, replays);
    }

    static void requireLevel(final double level) {
        OptionRange.within("--level", level, LEAST_LEVEL, MOST_LEVEL);
    }

    final CheckpointInterval every() {
        return CheckpointInterval.of(checkpoint);
    }

    /** Returns the cache of a line that plays several things; without a report there is none. */
    private ResultCache kept() {
        final CheckpointInterval often = every();
        requireFolder();
        return out().map(reports -> ResultCache.in(reports.resolve(".kept-" + line()), often, resume, console()))
                .orElseGet(ResultCache::nothing);
    }

    /** Without a folder there is nothing to resume. */
    final void requireFolder() {
        if (resume && noReport) {
            throw UserError.usage(
                    "--resume cannot be combined with --no-report", "results are stored next to the report");
        }
    }

    /** Returns eight digits that distinguish lines with possibly different results. */
    private String line() {
        final List<Object> words = new ArrayList<>(List.of(spec.name()));
        for (final ArgSpec matched : mattering()) {
            matched.originalStringValues().forEach(value -> words.add("\n" + name(matched) + "=" + value));
        }
        return RunName.fingerprint(words.toArray());
    }

    /** Returns the line that plays the same trials, without options that do not matter for them. */
    final String decisive() {
        final List<String> words = new ArrayList<>(List.of(spec.name()));
        for (final ArgSpec matched : mattering()) {
            final String name = name(matched);
            if (matched.arity().max() == 0) {
                words.add(name);
            } else {
                matched.originalStringValues().forEach(value -> words.add(name.isEmpty() ? value : name + "=" + value));
            }
        }
        return Launcher.line(withDecisive(words));
    }

    private List<ArgSpec> mattering() {
        return spec.commandLine().getParseResult().matchedArgs().stream()
                .filter(matched -> !NEVER_MATTER.contains(name(matched)))
                .toList();
    }

    /** Returns the name of an option; empty for a parameter. */
    private static String name(final ArgSpec matched) {
        return matched instanceof OptionSpec option ? option.longestName() : "";
    }

    /** Returns where report folders go; empty for no report. */
    final Optional<Path> out() {
        return noReport ? Optional.empty() : Optional.of(out);
    }
}
