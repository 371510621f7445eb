package org.sitrep.cli.command;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.output.Format;
import org.sitrep.cli.output.Table;
import org.sitrep.cli.session.LeftOut;
import org.sitrep.cli.session.Source;
import org.sitrep.scenario.Finding;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code sitrep validate}. */
final class ValidateCommand extends SitrepCommand {
    @Parameters(arity = "1..*", paramLabel = "FILE")
    private List<String> files = new ArrayList<>();

    @Mixin
    private ContentOptions content;

    @Mixin
    private FormatOption format;

    @Override
    public Integer call() {
        // Files that extend the same one share its findings; a file of a megabyte may have a hundred thousand.
        final Set<Finding> all = new LinkedHashSet<>();
        final LeftOut missions = new LeftOut();
        final Set<String> leftOut = new LinkedHashSet<>();
        int sound = 0;
        for (final String file : files) {
            final Source.Checked checked = content.source(session(), file).check();
            all.addAll(checked.findings());
            sound += checked.findings().isEmpty() ? 1 : 0;
            checked.over().ifPresent(scenario -> console().message(file + " is an overlay, checked over " + scenario));
            checked.scenario().ifPresent(scenario -> leftOut.addAll(missions.of(scenario)));
        }
        if (format.format == Format.TEXT) {
            all.forEach(finding -> console().line(finding.toString()));
        } else {
            console().out(format.format).print(table(all).in(format.format));
        }
        leftOut.forEach(console()::message);
        console()
                .message(sound + " of " + files.size() + (files.size() == 1 ? " file" : " files") + " valid, "
                        + Source.findings(all.size()));
        return sound == files.size() ? ExitCode.OK : ExitCode.BAD_DATA;
    }

    private static Table table(final Set<Finding> findings) {
        final Table table = new Table()
                .text("code", "code")
                .text("file", "file")
                .number("line", "line")
                .number("column", "column")
                .text("path", "path")
                .text("message", "problem")
                .text("suggestion", "fix");
        findings.forEach(f -> table.row(
                f.code(), f.mark().file(), f.mark().line(), f.mark().column(), f.path(), f.message(), f.suggestion()));
        return table;
    }
}
