package org.sitrep.cli.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.sitrep.analysis.design.Design;
import org.sitrep.analysis.design.Designs;
import org.sitrep.analysis.design.Factor;
import org.sitrep.analysis.sweep.SweepMetrics;
import org.sitrep.analysis.sweep.SweepResult;
import org.sitrep.analysis.sweep.SweepStudy;
import org.sitrep.analysis.sweep.SweptScenario;
import org.sitrep.cli.base.BuildInfo;
import org.sitrep.cli.base.CountConverter;
import org.sitrep.cli.base.Defaults;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.service.AfterSearch;
import org.sitrep.cli.service.Player;
import org.sitrep.cli.service.StudyContext;
import org.sitrep.cli.session.AbortNotes;
import org.sitrep.cli.session.BotSource;
import org.sitrep.cli.session.MetricNames;
import org.sitrep.cli.session.OpenScenario;
import org.sitrep.cli.session.RunName;
import org.sitrep.cli.session.Source;
import org.sitrep.engine.PairedEntry;
import org.sitrep.engine.PlayableScenario;
import org.sitrep.engine.RecordedRun;
import org.sitrep.engine.RunRequest;
import org.sitrep.engine.RunResult;
import org.sitrep.report.Publications;
import org.sitrep.report.text.Numbers;
import org.sitrep.scenario.Finding;
import org.sitrep.scenario.Findings;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code sitrep sweep}. */
final class SweepCommand extends StudyCommand {
    /** Divisor of the memory available for recorded values. */
    private static final int MEMORY_SHARE = 2;

    @Parameters(arity = "1..*", paramLabel = "SCENARIO")
    private List<String> scenarios = new ArrayList<>();

    @Option(names = "--vary", paramLabel = "PATH=VALUES")
    private List<String> variations = new ArrayList<>();

    @Option(names = "--design", paramLabel = "DESIGN")
    private Design.Kind design;

    @Option(names = "--levels", paramLabel = "L", defaultValue = Defaults.SWEEP_LEVELS)
    private int levels;

    @Option(names = "--points", paramLabel = "P", defaultValue = Defaults.SWEEP_POINTS)
    private int points;

    @Option(names = "--level", paramLabel = "L", defaultValue = Defaults.LEVEL)
    private double level;

    @Option(names = "--worth")
    private boolean worth;

    @Option(names = "--metric", paramLabel = "NAME", split = ",")
    private List<String> metrics;

    @Option(
            names = {"-n", "--trials"},
            paramLabel = "N",
            defaultValue = Defaults.SWEEP_TRIALS,
            converter = CountConverter.class)
    private long trials;

    @Mixin
    private ContentOptions content;

    @Option(names = "--notebook")
    private boolean notebook;

    private Designs.Chosen chosen;
    private BotSource bots;
    private List<SweptScenario> open;
    private SweepMetrics kept;
    /** True once a trial is aborted. */
    private boolean givenUp;
    /** True once a bot does not answer; nothing more is played then. */
    private boolean botSilent;

    @Override
    int study() {
        if (worth) {
            return worth();
        }
        requireLevel(level);
        choose();
        open();
        console().message(plan());
        return play(notebook, this::play);
    }

    private void choose() {
        final List<Factor> factors = factors();
        OptionRange.atLeast("--levels", levels, 2);
        OptionRange.atLeast("--points", points, 1);
        try {
            chosen = Designs.of(Optional.ofNullable(design), factors, levels, points, batch.seed);
        } catch (final IllegalArgumentException impossible) {
            throw UserError.usage(
                    impossible.getMessage(), "vary fewer values at a time, or choose another --design or --points");
        }
    }

    private List<Factor> factors() {
        try {
            return Designs.factors(variations);
        } catch (final IllegalArgumentException malformed) {
            throw UserError.usage("--vary " + malformed.getMessage(), "");
        }
    }

    /** Opens all points before the first is played, so that an error costs no time. */
    private void open() {
        open = sources().stream()
                .map(source -> new SweptScenario(new Opening(source), chosen.design()))
                .toList();
        open.forEach(each -> request(each.entry()));
        kept = metrics == null ? SweepMetrics.usual(open) : SweepMetrics.of(open, whole(metrics));
        if (kept.shown().isEmpty()) {
            throw UserError.usage("the scenarios have none of the usual metrics", "choose metrics with --metric");
        }
        open.forEach(this::requireRoom);
    }

    /** Opens the points as any other scenario. */
    private final class Opening implements SweptScenario.Opening {
        private final Source source;

        Opening(final Source source) {
            this.source = source;
        }

        @Override
        public Optional<PlayableScenario> open(final List<String> sets, final Findings findings) {
            final Source.Attempt attempt = source.with(sets).attempt();
            attempt.findings().forEach(findings::add);
            return attempt.scenario().map(OpenScenario::playable);
        }

        @Override
        public String bot(final PlayableScenario scenario) {
            return new OpenScenario(scenario, source).bot(batch.bot());
        }

        @Override
        public UserError unusable(final List<Finding> findings) {
            return source.unusable(findings);
        }
    }

    private RunRequest request(final PairedEntry entry) {
        return batch.requestFor(entry.bot(), batch.seed, 0, trials);
    }

    private List<Source> sources() {
        bots = batch.bots();
        return scenarios.stream()
                .map(file -> content.source(session(), file).by(bots))
                .toList();
    }

    private int worth() {
        if (!variations.isEmpty() || metrics != null) {
            throw UserError.usage("--worth cannot be combined with --vary or --metric", "omit them");
        }
        if (scenarios.size() != 1) {
            throw UserError.usage("--worth takes one scenario", "run the others separately");
        }
        final AblationPlayer player = new AblationPlayer(sources().get(0), batch, batch.bot(), trials);
        return play(notebook, player::play);
    }

    private void requireRoom(final SweptScenario each) {
        final double bytes =
                2.0 * Integer.BYTES * trials * each.asked() * kept.common(each).size();
        if (bytes > (double) Runtime.getRuntime().maxMemory() / MEMORY_SHARE) {
            throw UserError.usage(
                    Numbers.count(trials) + " trials of " + each.asked() + " points are too many to compare",
                    "play fewer with -n or --points, or choose fewer metrics with --metric");
        }
    }

    private int toPlay() {
        return open.stream().mapToInt(each -> each.asked() - each.unplayable()).sum();
    }

    private String plan() {
        final int unplayable = open.stream().mapToInt(each -> each.unplayable()).sum();
        final String kind = chosen.design().kind().name().toLowerCase(Locale.ROOT);
        return Numbers.count(toPlay())
                + (toPlay() == 1 ? " point" : " points")
                + (chosen.design().factors().isEmpty() ? "" : ", design " + kind + " (" + chosen.why() + ")")
                + (unplayable == 0 ? "" : "; " + unplayable + " more cannot be played");
    }

    /** An interrupted point does not count. A point whose bot did not answer is the last and does not count. */
    private int play(final StudyContext stage) {
        final SweepResult played = played(stage);
        final RunRequest request = request(open.get(0).entry());
        stage.publish(
                Publications.of(played),
                Optional.of(Path.of(
                                open.get(0).base().name(),
                                RunName.of("sweep-" + request.bot(), request, fingerprint())))
                        .filter(any -> played.anyPlayed()),
                folder -> AfterSearch.of(played));
        return givenUp ? ExitCode.GIVEN_UP : ExitCode.OK;
    }

    private SweepResult played(final StudyContext stage) {
        final List<SweepStudy> studies = new ArrayList<>();
        int before = 0;
        for (final SweptScenario each : open) {
            final SweptScenario.Plan plan =
                    new SweptScenario.Plan(kept.common(each), kept.commonRatios(each), kept.shown(), level);
            final int earlier = before;
            each.play(
                    plan,
                    (entry, number, label, slots) ->
                            botSilent || stage.interrupts().requested()
                                    ? Optional.empty()
                                    : point(
                                            stage,
                                            entry,
                                            slots,
                                            told(entry, earlier + number, each.isBaseOnly() ? "" : label)));
            before += each.asked() - each.unplayable();
            studies.add(each.study(plan));
        }
        final BuildInfo build = BuildInfo.current();
        return new SweepResult(
                build.version(),
                build.commit(),
                chosen.design().kind(),
                chosen.why(),
                chosen.design().factors(),
                chosen.design().rows().size(),
                level,
                batch.maxDecisions,
                studies,
                command());
    }

    private String told(final PairedEntry entry, final int number, final String label) {
        final String scenario = open.size() == 1 ? "" : " " + entry.subject().scenario();
        return "Point " + number + " of " + toPlay() + ":" + scenario + " " + (label.isEmpty() ? "as it is" : label);
    }

    /** Plays a point; empty if it was interrupted or its bot did not answer. */
    private Optional<RecordedRun> point(
            final StudyContext stage, final PairedEntry entry, final List<String> slots, final String told) {
        stage.tell(told);
        final RecordedRun recorded = Player.recorded(stage, bots, entry, request(entry), slots);
        final RunResult result = recorded.result();
        givenUp |= AbortNotes.any(result);
        AbortNotes.of(result).forEach(console()::message);
        botSilent |= RunResult.BOT_SILENT.equals(result.stopReason());
        return botSilent || stage.interrupts().requested() ? Optional.empty() : Optional.of(recorded);
    }

    /** Returns eight digits that distinguish sweeps with the same scenario, bot, seed and number of trials. */
    private String fingerprint() {
        final List<Object> parts = new ArrayList<>(List.of(
                chosen.design().factors(),
                chosen.design().kind(),
                chosen.design().points(),
                kept.shown()));
        open.forEach(each -> parts.add(each.base().document().sha256()));
        return RunName.fingerprint(parts);
    }

    /** Returns the whole names of metrics; patterns remain. */
    private List<String> whole(final List<String> patterns) {
        final Set<String> known = SweepMetrics.known(open);
        return patterns.stream()
                .map(pattern ->
                        SweepMetrics.matching(pattern, known).isEmpty() ? MetricNames.require(pattern, known) : pattern)
                .toList();
    }
}
