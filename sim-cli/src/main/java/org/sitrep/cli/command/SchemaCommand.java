package org.sitrep.cli.command;

import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.session.Games;
import org.sitrep.playbook.PlaybookSchema;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.scenario.SchemaWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code sitrep schema}. */
@Command(
        name = "schema",
        header = "print the JSON Schema of a game's scenario files, for editors",
        description = "%nPrints the JSON Schema of scenario files, or of playbooks. An editor with a YAML language "
                + "server completes keys and words from it "
                + "and shows what each means.%n")
public final class SchemaCommand extends SitrepCommand {
    @Parameters(
            arity = "0..1",
            paramLabel = "RULESET",
            description = "Whose schema (default: that of the game there is, if there is one).")
    private String ruleset;

    @Option(names = "--playbook", description = "That of playbooks instead.")
    private boolean playbook;

    @Override
    public Integer call() {
        final Games games = playbook && ruleset == null
                ? session().games().withPlaybooks()
                : session().games();
        final Ruleset game = games.chosen(session().home(), ruleset, "its id: ./sitrep schema ID");
        console()
                .data()
                .print(playbook ? ofPlaybooks(game) : SchemaWriter.write(game.definition(), game.id(), game.title()));
        return ExitCode.OK;
    }

    private static String ofPlaybooks(final Ruleset game) {
        return game.playbookDefinition()
                .map(type ->
                        PlaybookSchema.write(type, game.id(), "Playbooks of " + game.title(), game.playbookSections()))
                .orElseThrow(() -> UserError.usage(game.title() + " has no playbooks", ""));
    }
}
