package org.sitrep.cli.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.sitrep.cli.base.Defaults;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.service.Every;
import org.sitrep.cli.service.Kept;
import org.sitrep.cli.session.RunName;
import org.sitrep.cli.session.Session;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParseResult;

/** What is kept while a command plays, and whether to go on from there. */
final class KeepOptions {
    /** They change how fast a result comes, or how it is shown. */
    private static final Set<String> NEVER_MATTER = Set.of(
            "--threads",
            "--chunk",
            "--progress",
            "--bot-timeout",
            "--format",
            "--full",
            "--notebook",
            "--out",
            "--checkpoint",
            "--resume");

    @Option(
            names = "--checkpoint",
            paramLabel = "EVERY",
            defaultValue = Defaults.CHECKPOINT,
            description = "Keep what has been played so often, in case it is cut off: a time, 30s, 5min, 2h, or a "
                    + "number of missions, 50k (default: ${DEFAULT-VALUE}). Never changes a result.")
    private String every;

    @Option(
            names = "--resume",
            description = "Go on where this same line was cut off by Ctrl-C or a crash, to the result that it would "
                    + "have had.")
    private boolean resume;

    /**
     * Returns how often.
     *
     * @throws UserError if that is no interval
     */
    Every every() {
        return Every.of(every);
    }

    boolean resume() {
        return resume;
    }

    /**
     * Returns what is kept of a line that plays more than one thing.
     *
     * @param spec of the command as it was typed
     * @param out where reports go; null for nowhere, and then nothing is kept
     * @throws UserError if another process plays the same line there
     */
    Kept kept(final Session session, final CommandSpec spec, final Path out) {
        final Every often = every();
        if (out == null) {
            requireFolder();
            return Kept.nothing();
        }
        return Kept.in(out.resolve(".kept-" + line(spec)), often, resume, session.console());
    }

    /**
     * Says that without a folder there is nothing to go on with.
     *
     * @throws UserError if that was asked for
     */
    void requireFolder() {
        if (resume) {
            throw UserError.usage("--resume goes without --no-report", "what is kept is kept where the report goes");
        }
    }

    /** Eight digits that tell lines apart which may give another result. */
    private static String line(final CommandSpec spec) {
        final ParseResult parsed = spec.commandLine().getParseResult();
        final List<Object> words = new ArrayList<>(List.of(spec.name()));
        for (final ArgSpec matched : parsed.matchedArgs()) {
            final String name = matched instanceof OptionSpec option ? option.longestName() : "";
            if (!NEVER_MATTER.contains(name)) {
                matched.originalStringValues().forEach(value -> words.add("\n" + name + "=" + value));
            }
        }
        return RunName.fingerprint(words.toArray());
    }
}
