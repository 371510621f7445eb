package org.sitrep.cli.command;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.session.BotSource;
import org.sitrep.cli.session.OpenScenario;
import org.sitrep.cli.session.Source;
import org.sitrep.cli.session.Targets;
import org.sitrep.engine.PlanFile;
import org.sitrep.scenario.Findings;
import org.sitrep.strategy.SideBots;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code sitrep play}. */
final class PlayCommand extends SitrepCommand {
    @Parameters(arity = "0..1", paramLabel = "SCENARIO")
    private String scenario;

    @Option(names = "--side", paramLabel = "SIDE")
    private String side;

    @Mixin
    private OneTrialOptions one;

    @Option(names = "--plan", paramLabel = "FILE")
    private Path plan;

    @Option(names = "--resume", paramLabel = "FILE")
    private Path resume;

    @Option(names = "--undo")
    private boolean undo;

    @Mixin
    private AnalysisOptions analysis;

    @Mixin
    private ContentOptions content;

    @Override
    public Integer call() {
        one.require();
        analysis.require();
        if (resume == null && scenario == null) {
            throw UserError.usage("no scenario is named", "name one, or a plan: --resume FILE");
        }
        if (resume != null && scenario != null) {
            throw UserError.usage(
                    "--resume names the scenario in its file", "leave " + scenario + " out, or leave --resume out");
        }
        final PlayTable table = resume == null ? begin() : goOn();
        return table.play(undo, one.maxDecisions, analysis);
    }

    private PlayTable begin() {
        final OpenScenario open = open(content.source(session(), scenario), one.bot);
        final String own = side(open);
        final Path file = plan == null
                ? Path.of(
                        open.name() + (own.isEmpty() ? "" : "-" + own) + "-seed" + one.seed + "-" + one.trial + ".yaml")
                : plan;
        if (Files.exists(file)) {
            throw UserError.usage(
                    file + " already exists", "go on with --resume " + file + ", or name another: --plan FILE");
        }
        Targets.requireFile(file, "--plan");
        final PlanFile.Plan none = new PlanFile.Plan(
                open.source().file(),
                open.document().sha256(),
                open.changes(),
                open.bot(one.bot),
                own,
                one.seed,
                one.trial,
                List.of());
        final PlanFile begun = new PlanFile(open.game().id(), open.document().title(), none);
        return new PlayTable(session(), open, begun, file);
    }

    private OpenScenario open(final Source source, final String bots) {
        return source.by(one.bots(bots)).require();
    }

    private PlayTable goOn() {
        final Findings findings = new Findings();
        final PlanFile file = PlanFile.read(resume.toString(), findings)
                .orElseThrow(() -> Source.unusable(session(), resume.toString(), findings.sorted()));
        BotSource.requireNamed(
                List.of(file.plan().bots()), one.bot == null ? List.of() : List.of(one.bot), resume.toString());
        final Source source =
                Source.of(session(), file.plan().scenario()).changed(file.plan().changes());
        final OpenScenario open = open(source, file.plan().bots());
        if (!open.document().sha256().equals(file.plan().content())) {
            console()
                    .message(file.plan().scenario() + " has changed since this plan was made:"
                            + " it is followed up to the first question that differs.");
        }
        return new PlayTable(session(), open, file, resume);
    }

    /** Returns the side that the user plays. */
    private String side(final OpenScenario open) {
        final SideBots sides = open.playable().sides();
        if (sides.ids().isEmpty() && side != null) {
            throw UserError.usage("this game has no sides", "leave --side out");
        }
        final String own =
                side != null ? side : sides.ids().stream().findFirst().orElse("");
        final SideBots.Side<?> found = sides.all().stream()
                .filter(one -> one.id().equals(own))
                .findFirst()
                .orElseThrow(() -> UserError.usage(
                        "there is no side " + own,
                        "write one of " + sides.ids().stream().collect(Collectors.joining(", "))));
        if (!found.condition().isEmpty()) {
            throw UserError.usage("the side " + own + " does not play here", "add " + found.condition());
        }
        return own;
    }
}
