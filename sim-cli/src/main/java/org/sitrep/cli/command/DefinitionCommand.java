package org.sitrep.cli.command;

import java.util.function.BiFunction;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.session.Games;
import org.sitrep.playbook.PlaybookReference;
import org.sitrep.playbook.PlaybookSchema;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.scenario.Launcher;
import org.sitrep.scenario.ReferenceWriter;
import org.sitrep.scenario.SchemaWriter;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code sitrep schema} and {@code sitrep reference}: define a game's files, for editors and for people. */
final class DefinitionCommand extends SitrepCommand {
    private final BiFunction<Ruleset, Boolean, String> write;

    @Parameters(arity = "0..1", paramLabel = "RULESET")
    private String ruleset;

    @Option(names = "--playbook")
    private boolean playbook;

    /** @param write formats the definition of a game's scenario files, or of its playbooks */
    DefinitionCommand(final BiFunction<Ruleset, Boolean, String> write) {
        this.write = write;
    }

    @Override
    public Integer call() {
        final Games games = playbook && ruleset == null
                ? session().games().withPlaybooks()
                : session().games();
        final String how = "its id: " + Launcher.NAME + " " + spec.name() + " ID";
        console().data().print(write.apply(games.chosen(session().home(), ruleset, how), playbook));
        return ExitCode.OK;
    }

    static String schema(final Ruleset game, final boolean ofPlaybooks) {
        return !ofPlaybooks
                ? SchemaWriter.write(game.definition(), game.id(), game.title())
                : game.playbookDefinition()
                        .map(type -> PlaybookSchema.write(type, game.id(), playbooks(game), game.playbookSections()))
                        .orElseThrow(() -> UserError.usage(game.title() + " has no playbooks", ""));
    }

    static String reference(final Ruleset game, final boolean ofPlaybooks) {
        return ofPlaybooks
                ? PlaybookReference.write(playbooks(game), game.bots().get(0).id(), game.playbookSections())
                : ReferenceWriter.write(game.definition(), game.id(), game.title());
    }

    private static String playbooks(final Ruleset game) {
        return "Playbooks of " + game.title();
    }
}
