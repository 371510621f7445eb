package org.sitrep.cli.command;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Stack;
import org.sitrep.cli.base.Defaults;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.output.Format;
import org.sitrep.cli.output.Json;
import org.sitrep.cli.session.DecisionWatchdog;
import org.sitrep.cli.session.OpenScenario;
import org.sitrep.cli.session.PlanBots;
import org.sitrep.engine.PlanFile;
import org.sitrep.report.replay.ReplayDiff;
import org.sitrep.report.replay.ReplayPage;
import org.sitrep.report.replay.ReplayPages;
import org.sitrep.report.replay.ReplayedTrial;
import org.sitrep.report.replay.ValueCurve;
import org.sitrep.scenario.KeyOrder;
import org.sitrep.strategy.DecisionPlan;
import picocli.CommandLine.IParameterPreprocessor;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code sitrep replay}. */
final class ReplayCommand extends SitrepCommand {
    @Parameters(paramLabel = "SCENARIO")
    private String scenario;

    @Mixin
    private OneTrialOptions one;

    @Option(names = "--full")
    private boolean full;

    @Option(names = "--luck")
    private boolean luck;

    @Option(names = "--sight", paramLabel = "SIDE")
    private String sight;

    @Option(names = "--diff", paramLabel = "CHANGES")
    private String diff;

    /** Leaves a scenario after {@code --html} alone, as no page ends like one. */
    static final class ScenarioIsNoPage implements IParameterPreprocessor {
        @Override
        public boolean preprocess(
                final Stack<String> words,
                final CommandSpec command,
                final ArgSpec option,
                final Map<String, Object> details) {
            final boolean isAttached = !" ".equals(details.get("separator"));
            final boolean isScenario = !isAttached && !words.isEmpty() && ReplayFile.isScenario(words.peek());
            if (isScenario) {
                option.setValue(Defaults.OUT);
            }
            return isScenario;
        }
    }

    @Option(
            names = "--html",
            arity = "0..1",
            fallbackValue = Defaults.OUT,
            paramLabel = "PAGE",
            preprocessor = ScenarioIsNoPage.class)
    private String html;

    @Mixin
    private AnalysisOptions analysis;

    @Mixin
    private BatchOptions.BotSetOption botSet;

    @Mixin
    private ContentOptions content;

    @Mixin
    private FormatOption format;

    @Override
    public Integer call() {
        final Format as = format.oneOf(Format.TEXT, Format.JSON);
        one.require();
        analysis.require();
        if (analysis.asked && diff != null) {
            throw UserError.usage("--analyse is for one trial", "leave --diff out");
        }
        if (html != null) {
            ReplayFile.require(html);
        }
        final RequestedSide base =
                new RequestedSide("baseline", content.source(session(), scenario), botSet.of(one.bot));
        final OpenScenario open = open(base, KeyOrder.NONE);
        final Optional<PlanFile> plan = PlanBots.in(open.game().sides(), one.bot);
        playTheTrialOf(plan);
        if (diff != null) {
            diff(base, open, as);
        } else {
            tell(base, open, as, judged(open, plan));
        }
        open.bots().plans().forEach(console()::message);
        return ExitCode.OK;
    }

    /**
     * Returns the side whose decisions are analysed: that of the sight, else that of a plan, else -1 for all. The
     * decisions and options of the other side would tell its hand.
     */
    private int judged(final OpenScenario open, final Optional<PlanFile> plan) {
        return Optional.ofNullable(sight)
                .or(() -> plan.map(file -> file.plan().side()))
                .flatMap(side -> PlanFile.seat(open.game().sides(), side))
                .orElse(DecisionPlan.ANY);
    }

    /** Plays the trial of a plan, unless another is named. */
    private void playTheTrialOf(final Optional<PlanFile> plan) {
        if (plan.isPresent() && !isTyped("--seed")) {
            one.seed = plan.get().plan().seed();
        }
        if (plan.isPresent() && !isTyped("--trial")) {
            one.trial = plan.get().plan().trial();
        }
    }

    private OpenScenario open(final RequestedSide side, final KeyOrder order) {
        return side.source().by(one.bots(side.bot())).require(order);
    }

    /** @param side side whose decisions an analysis is about, -1 for all */
    private void tell(final RequestedSide base, final OpenScenario open, final Format as, final int side) {
        final boolean all = full || luck || html != null || as == Format.JSON || analysis.asked;
        final ReplayedTrial story = played(open, base, all, false);
        final Optional<AnalysisOptions.Analysed> analysed =
                analysis.of(open, story, one.maxDecisions, side, sight(open), full);
        if (html != null) {
            final Path file = ReplayFile.of(html, story, "replay");
            ReplayPages.of(
                            story,
                            luck,
                            analysed.map(AnalysisOptions.Analysed::losses),
                            analysed.map(analysis -> new ValueCurve(analysis.result(), story)),
                            command(),
                            file.getFileName().toString())
                    .forEach((name, page) -> ReplayFile.write(file.resolveSibling(name), ReplayPage.of(page)));
            written(file, as);
        }
        if (html == null || as == Format.JSON) {
            print(
                    as,
                    TrialText.of(
                            story,
                            as,
                            new TranscriptText.Telling(full, luck),
                            analysed,
                            console().colourOut()));
        }
    }

    /** Both sides use the same key order, so that a different order in the files makes no different step. */
    private void diff(final RequestedSide base, final OpenScenario open, final Format as) {
        final RequestedSide variant = SideOptions.against(base, "--diff", diff);
        final OpenScenario sibling =
                open(variant, KeyOrder.of(open.document(), open.game().definition()));
        final ReplayDiff parted = ReplayDiff.of(played(base, open), played(variant, sibling));
        if (html != null) {
            final Path file = ReplayFile.of(html, parted.base().story(), "diff");
            ReplayFile.write(file, ReplayPage.of(ReplayPages.of(parted, luck, command())));
            written(file, as);
        }
        if (as == Format.JSON) {
            print(as, Json.write(ReplayJson.of(parted)) + "\n");
        } else if (html == null) {
            print(as, DiffText.of(parted, full, console().colourOut()));
        }
    }

    private ReplayDiff.Side played(final RequestedSide side, final OpenScenario open) {
        return new ReplayDiff.Side(side.name(), played(open, side, true, true));
    }

    private ReplayedTrial played(
            final OpenScenario open, final RequestedSide side, final boolean all, final boolean marked) {
        final String seated = open.bot(side.bot());
        final int from = sight(open);
        return DecisionWatchdog.call(
                open.bots(),
                () -> ReplayedTrial.of(
                        open.playable(), seated, one.maxDecisions, one.seed, one.trial, all, from, marked));
    }

    /** Returns the place of the side whose knowledge the replay keeps to; -1 for all. */
    private int sight(final OpenScenario open) {
        final List<String> sides = open.compiled().sights();
        if (sight != null && !sides.contains(sight)) {
            throw sides.isEmpty()
                    ? UserError.usage("nothing is hidden from a side in this scenario", "leave --sight out")
                    : UserError.usage("there is no side " + sight, "write one of " + String.join(", ", sides));
        }
        return sight == null ? -1 : sides.indexOf(sight);
    }

    private void print(final Format as, final String text) {
        console().out(as).print(text);
    }

    /** Reports the place of a page: with the result for people, on another stream for programs. */
    private void written(final Path file, final Format as) {
        if (as == Format.JSON) {
            console().message("Replay: " + file);
        } else {
            console().out().println("Replay: " + file);
        }
    }
}
