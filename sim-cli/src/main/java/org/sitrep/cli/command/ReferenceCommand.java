package org.sitrep.cli.command;

import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.session.Games;
import org.sitrep.playbook.PlaybookReference;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.scenario.ReferenceWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code sitrep reference}. */
@Command(
        name = "reference",
        header = "print the reference page of a game's scenario files",
        description = "%nPrints, as Markdown, every key of a scenario file with its type, unit, range, default and "
                + "meaning. docs/scenario-reference.md is "
                + "this page. With --playbook: all facts and actions that a playbook may name, which "
                + "is docs/playbook-reference.md; docs has such pages for every game.%n")
public final class ReferenceCommand extends SitrepCommand {
    @Parameters(
            arity = "0..1",
            paramLabel = "RULESET",
            description = "Whose reference (default: that of the game there is, if there is one).")
    private String ruleset;

    @Option(names = "--playbook", description = "What a playbook may name, instead of scenario files.")
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
