package org.sitrep.cli.command;

import java.util.function.BiFunction;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.service.FileKind;
import org.sitrep.cli.session.Games;
import org.sitrep.engine.PlanFile;
import org.sitrep.playbook.PlaybookReference;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.scenario.Launcher;
import org.sitrep.scenario.ReferenceWriter;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * {@code sitrep schema}, without its files, and {@code sitrep reference}: define a game's files, for editors and for
 * people.
 */
class DefinitionCommand extends SitrepCommand {
    private final BiFunction<Ruleset, FileKind, String> write;

    @Parameters(arity = "0..1", paramLabel = "RULESET")
    private String ruleset;

    @Option(names = "--playbook")
    private boolean playbook;

    @Option(names = "--plan")
    private boolean plan;

    /** @param write formats the definition of a game's files of a kind */
    DefinitionCommand(final BiFunction<Ruleset, FileKind, String> write) {
        this.write = write;
    }

    @Override
    public Integer call() {
        if (playbook && plan) {
            throw UserError.usage("--playbook and --plan are different files", "leave one out");
        }
        console().data().print(write.apply(game(), kind()));
        return ExitCode.OK;
    }

    /** Returns the kind of file that the options name. */
    final FileKind kind() {
        return playbook ? FileKind.PLAYBOOK : plan ? FileKind.PLAN : FileKind.SCENARIO;
    }

    /** Returns the game that is named, or the only one. */
    final Ruleset game() {
        final Games games = playbook && ruleset == null
                ? session().games().withPlaybooks()
                : session().games();
        final String how = "its id: " + Launcher.NAME + " " + spec.name() + " ID";
        return games.chosen(session().home(), ruleset, how);
    }

    /** Returns whether a game is named. */
    final boolean isNamed() {
        return ruleset != null;
    }

    static String schema(final Ruleset game, final FileKind kind) {
        return kind.schema(game).orElseThrow(() -> UserError.usage(game.title() + " has no playbooks", ""));
    }

    static String reference(final Ruleset game, final FileKind kind) {
        return switch (kind) {
            case SCENARIO -> ReferenceWriter.write(game.definition(), game.id(), kind.title(game));
            case PLAYBOOK ->
                PlaybookReference.write(kind.title(game), game.bots().get(0).id(), game.playbookSections());
            case PLAN -> ReferenceWriter.write(PlanFile.Plan.class, game.id(), kind.title(game));
        };
    }
}
