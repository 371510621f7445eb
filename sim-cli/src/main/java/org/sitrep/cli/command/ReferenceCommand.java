package org.sitrep.cli.command;

import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.session.Games;
import org.sitrep.playbook.PlaybookReference;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.scenario.ReferenceWriter;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code sitrep reference}. */
public final class ReferenceCommand extends SitrepCommand {
    @Parameters(arity = "0..1", paramLabel = "RULESET")
    private String ruleset;

    @Option(names = "--playbook")
    private boolean playbook;

    @Override
    public Integer call() {
        final Games games = playbook && ruleset == null
                ? session().games().withPlaybooks()
                : session().games();
        final Ruleset game = games.chosen(session().home(), ruleset, "its id: ./sitrep reference ID");
        console()
                .data()
                .print(
                        playbook
                                ? PlaybookReference.write(
                                        "Playbooks of " + game.title(),
                                        game.bots().get(0).id(),
                                        game.playbookSections())
                                : ReferenceWriter.write(game.definition(), game.id(), game.title()));
        return ExitCode.OK;
    }
}
