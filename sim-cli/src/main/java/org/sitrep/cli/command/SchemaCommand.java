package org.sitrep.cli.command;

import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.session.Games;
import org.sitrep.playbook.PlaybookSchema;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.scenario.SchemaWriter;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code sitrep schema}. */
public final class SchemaCommand extends SitrepCommand {
    @Parameters(arity = "0..1", paramLabel = "RULESET")
    private String ruleset;

    @Option(names = "--playbook")
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
