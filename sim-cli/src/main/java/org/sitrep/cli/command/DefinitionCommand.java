package org.sitrep.cli.command;

import java.util.function.BiFunction;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.session.Games;
import org.sitrep.engine.PlanFile;
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
    /** A kind of file. */
    enum Kind {
        SCENARIO,
        PLAYBOOK,
        PLAN
    }

    private final BiFunction<Ruleset, Kind, String> write;

    @Parameters(arity = "0..1", paramLabel = "RULESET")
    private String ruleset;

    @Option(names = "--playbook")
    private boolean playbook;

    @Option(names = "--plan")
    private boolean plan;

    /** @param write formats the definition of a game's files of a kind */
    DefinitionCommand(final BiFunction<Ruleset, Kind, String> write) {
        this.write = write;
    }

    @Override
    public Integer call() {
        if (playbook && plan) {
            throw UserError.usage("--playbook and --plan are different files", "leave one out");
        }
        final Kind kind = playbook ? Kind.PLAYBOOK : plan ? Kind.PLAN : Kind.SCENARIO;
        final Games games = playbook && ruleset == null
                ? session().games().withPlaybooks()
                : session().games();
        final String how = "its id: " + Launcher.NAME + " " + spec.name() + " ID";
        console().data().print(write.apply(games.chosen(session().home(), ruleset, how), kind));
        return ExitCode.OK;
    }

    static String schema(final Ruleset game, final Kind kind) {
        return switch (kind) {
            case SCENARIO -> SchemaWriter.write(game.definition(), game.id(), game.title());
            case PLAYBOOK ->
                game.playbookDefinition()
                        .map(type -> PlaybookSchema.write(type, game.id(), playbooks(game), game.playbookSections()))
                        .orElseThrow(() -> UserError.usage(game.title() + " has no playbooks", ""));
            case PLAN -> SchemaWriter.write(PlanFile.Plan.class, game.id(), plans(game));
        };
    }

    static String reference(final Ruleset game, final Kind kind) {
        return switch (kind) {
            case SCENARIO -> ReferenceWriter.write(game.definition(), game.id(), game.title());
            case PLAYBOOK ->
                PlaybookReference.write(playbooks(game), game.bots().get(0).id(), game.playbookSections());
            case PLAN -> ReferenceWriter.write(PlanFile.Plan.class, game.id(), plans(game));
        };
    }

    private static String plans(final Ruleset game) {
        return "Plans of " + game.title();
    }

    private static String playbooks(final Ruleset game) {
        return "Playbooks of " + game.title();
    }
}
