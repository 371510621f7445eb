package org.sitrep.cli.command;

import java.nio.file.Path;
import java.util.List;
import org.sitrep.cli.base.Defaults;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.service.Export;
import org.sitrep.cli.session.Targets;
import org.sitrep.engine.CommonMetrics;
import org.sitrep.engine.Elsewhere;
import org.sitrep.engine.PairedEntry;
import org.sitrep.engine.RunRequest;
import org.sitrep.report.export.ExportFormat;
import org.sitrep.report.export.TrialExport;
import picocli.CommandLine.Option;

/** The options of a file with every trial as a row. */
final class ExportOptions {
    static final String FILE = "--export";
    static final String FORM = "--export-form";

    @Option(names = FILE, paramLabel = "FILE")
    private Path file;

    @Option(names = FORM, paramLabel = "FORM", defaultValue = Defaults.EXPORT_FORM)
    private TrialExport.Form form;

    /**
     * Checks the options before anything is played.
     *
     * @param command whose options they are
     * @throws UserError if no file can be written as asked
     */
    void require(final StudyCommand command) {
        if (file == null) {
            if (command.isTyped(FORM)) {
                throw UserError.usage(FORM + " is for " + FILE, "add " + FILE + " FILE");
            }
            return;
        }
        if (ExportFormat.of(file).isEmpty()) {
            throw UserError.usage(
                    FILE + " " + file + " names no format by its ending",
                    "end it in one of " + String.join(", ", ExportFormat.endings()));
        }
        if (command.resume) {
            throw UserError.usage(
                    FILE + " cannot be combined with --resume, which does not play the earlier trials again",
                    "omit --resume, so that all of them are played");
        }
        Targets.requireFile(file, FILE);
    }

    /**
     * Refuses what no file can hold.
     *
     * @param wrong whether it is asked for
     * @param why to follow the name of the option
     * @throws UserError if it is, together with a file
     */
    void refuse(final boolean wrong, final String why, final String advice) {
        if (file != null && wrong) {
            throw UserError.usage(FILE + " " + why, advice);
        }
    }

    /**
     * Refuses several scenarios, whose metrics differ.
     *
     * @throws UserError if there are several and a file is asked for
     */
    void requireOne(final List<?> scenarios) {
        refuse(scenarios.size() > 1, "cannot hold several scenarios", "export them one by one");
    }

    /**
     * Returns entries that measure the same, with the metrics that all of them have; unchanged if nothing is exported.
     *
     * @throws UserError if they lack the headline of the first
     */
    List<PairedEntry> alike(final List<PairedEntry> entries) {
        return file == null
                ? entries
                : CommonMetrics.of(entries)
                        .map(CommonMetrics::entries)
                        .orElseThrow(() -> UserError.usage(
                                FILE + " cannot hold entries that have no headline in common",
                                "export them one by one"));
    }

    /**
     * Begins the file, if one is asked for.
     *
     * @param command that plays the entries
     * @param labels what the file calls the entries
     * @throws UserError if it cannot be written
     */
    Export begin(
            final StudyCommand command,
            final List<PairedEntry> entries,
            final List<String> labels,
            final RunRequest request) {
        if (file != null && request.elsewhere() != Elsewhere.NOWHERE) {
            throw UserError.usage(FILE + " needs its trials played here, and --on names another place", "omit --on");
        }
        return file == null
                ? Export.nothing()
                : Export.begin(file, form, entries, labels, request, command.decisive(), command.console());
    }
}
