package org.sitrep.cli.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.base.Reason;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.service.FileKind;
import org.sitrep.cli.session.Targets;
import org.sitrep.report.text.AtomicFileWriter;
import picocli.CommandLine.Option;

/** {@code sitrep schema}. */
final class SchemaCommand extends DefinitionCommand {
    private static final String OUT = "--out";

    @Option(names = OUT, paramLabel = "DIR")
    private Path out;

    SchemaCommand() {
        super(DefinitionCommand::schema);
    }

    @Override
    public Integer call() {
        if (out == null) {
            return super.call();
        }
        Targets.requireFolder(out, OUT);
        if (kind() != FileKind.SCENARIO) {
            throw UserError.usage(OUT + " writes the schemas of all kinds of files", "leave out the kind");
        }
        final Map<String, String> schemas = new TreeMap<>();
        (isNamed() ? List.of(game()) : session().games().all()).forEach(game -> schemas.putAll(FileKind.schemas(game)));
        try {
            Files.createDirectories(out);
            for (final Map.Entry<String, String> schema : schemas.entrySet()) {
                AtomicFileWriter.write(out.resolve(schema.getKey()), schema.getValue());
                console().line(out.resolve(schema.getKey()).toString());
            }
            return ExitCode.OK;
        } catch (final IOException failed) {
            throw UserError.machine(
                    out + " cannot be written: " + Reason.of(failed), "name another folder with " + OUT);
        }
    }
}
