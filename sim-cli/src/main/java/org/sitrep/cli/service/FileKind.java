package org.sitrep.cli.service;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.sitrep.engine.PlanFile;
import org.sitrep.playbook.PlaybookSchema;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.scenario.ScenarioDocument;
import org.sitrep.scenario.SchemaWriter;

/** A kind of file of a game, with the JSON Schema by which editors complete and check it. */
public enum FileKind {
    SCENARIO(""),
    PLAYBOOK("-playbook"),
    PLAN("-plan");

    /** Folder of the schemas of all games, below that of the scenarios. */
    public static final String SCHEMAS = "schemas";

    private static final String LINE = "# yaml-language-server: $schema=";

    private final String suffix;

    FileKind(final String suffix) {
        this.suffix = suffix;
    }

    /** Returns the kind of a file of a game. */
    public static FileKind of(final Ruleset game, final ScenarioDocument document) {
        return game.isPlaybook(document) ? PLAYBOOK : PlanFile.isPlan(document) ? PLAN : SCENARIO;
    }

    /** Returns all schemas of a game by file name. */
    public static Map<String, String> schemas(final Ruleset game) {
        final Map<String, String> schemas = new TreeMap<>();
        for (final FileKind kind : values()) {
            kind.schema(game).ifPresent(schema -> schemas.put(kind.schemaName(game), schema));
        }
        return schemas;
    }

    /** Returns the file name of the schema. */
    public String schemaName(final Ruleset game) {
        return game.id() + suffix + ".json";
    }

    /** Returns the schema; empty if the game has no files of this kind. */
    public Optional<String> schema(final Ruleset game) {
        return switch (this) {
            case SCENARIO -> Optional.of(SchemaWriter.write(game.definition(), game.id(), game.title()));
            case PLAYBOOK ->
                game.playbookDefinition()
                        .map(type -> PlaybookSchema.write(type, game.id(), title(game), game.playbookSections()));
            case PLAN -> Optional.of(SchemaWriter.write(PlanFile.Plan.class, game.id(), title(game)));
        };
    }

    /** Returns the title of a page or schema of this kind. */
    public String title(final Ruleset game) {
        return switch (this) {
            case SCENARIO -> game.title();
            case PLAYBOOK -> "Playbooks of " + game.title();
            case PLAN -> "Plans of " + game.title();
        };
    }

    /**
     * Returns the first line of a file, a comment by which a YAML language server finds the schema.
     *
     * @param file place of the file
     * @param schema place of the schema; the line names it relative to the file
     */
    public static String firstLine(final Path file, final Path schema) {
        final Path folder = file.toAbsolutePath().normalize().getParent();
        final Path relative = folder.relativize(schema.toAbsolutePath().normalize());
        return LINE + relative.toString().replace('\\', '/');
    }

    /** Returns the name of the schema file that the first line of a text names; empty if it names none. */
    static Optional<String> namedBy(final String text) {
        return text.lines()
                .findFirst()
                .filter(line -> line.startsWith(LINE))
                .map(line -> line.substring(line.lastIndexOf('/') + 1));
    }
}
