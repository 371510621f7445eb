package org.sitrep;

import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.sitrep.analysis.Comparison;
import org.sitrep.analysis.Criterion;
import org.sitrep.analysis.design.Designs;
import org.sitrep.analysis.sweep.SweepMetrics;
import org.sitrep.analysis.sweep.SweepResult;
import org.sitrep.analysis.sweep.SweptScenario;
import org.sitrep.engine.CommonMetrics;
import org.sitrep.engine.FileBot;
import org.sitrep.engine.PairedEntry;
import org.sitrep.engine.PairedRun;
import org.sitrep.engine.PairedRunResult;
import org.sitrep.engine.PlayableScenario;
import org.sitrep.engine.PlaybookFile;
import org.sitrep.engine.PlaybookText;
import org.sitrep.engine.RecordedRun;
import org.sitrep.engine.RunRequest;
import org.sitrep.engine.RunResult;
import org.sitrep.engine.ScenarioSource;
import org.sitrep.engine.ToolVersion;
import org.sitrep.engine.TrialRows;
import org.sitrep.outcome.Outcome;
import org.sitrep.portable.ContentJar;
import org.sitrep.portable.Streams;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.ruleset.TranscriptRecorder;
import org.sitrep.ruleset.transcript.Transcript;
import org.sitrep.scenario.ContentNames;
import org.sitrep.scenario.Finding;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.KeyOrder;
import org.sitrep.scenario.LoadRequest;
import org.sitrep.strategy.Budget;
import org.sitrep.strategy.SideBots;

/**
 * A scenario with changes, the bot that plays it, and the trials to play. Immutable: each method returns another
 * experiment or a result. Thread-safe.
 *
 * <p>Results depend on content, bot, seed and trials alone, not on threads, machine or JDK. Files are read when a
 * result is asked for. Each result costs one playout and one tally per thread; {@link #replay} plays a single trial.
 */
public final class Experiment {
    /** Number of trials unless {@link #trials} names one. */
    public static final long TRIALS = 100_000;

    /** Seed unless {@link #seed} names one. */
    public static final long SEED = 1967;

    /**
     * System property that names the folder of shipped scenarios, one folder per game, unless {@link #library} does.
     * Without both they are those of the artifact {@code sitrep-content}, if it is on the class path.
     */
    public static final String LIBRARY = "sitrep.library";

    /** Level at which all intervals of a comparison hold together. */
    private static final double LEVEL = 0.95;

    private final LoadRequest source;
    /** Empty for the first bot of the game. */
    private final String bot;

    /** Texts of playbooks by the names under which they play. */
    private final Map<String, String> books;

    private final RunRequest request;

    private Experiment(
            final LoadRequest source, final String bot, final Map<String, String> books, final RunRequest request) {
        this.source = source;
        this.bot = Objects.requireNonNull(bot);
        this.books = books;
        this.request = request;
    }

    static Experiment of(final String scenario) {
        final String named = System.getProperty(LIBRARY, "");
        final Path library = named.isEmpty() ? ContentJar.folder().orElse(null) : Path.of(named);
        final int threads = Math.min(Runtime.getRuntime().availableProcessors(), RunRequest.MAX_THREADS);
        return new Experiment(
                new LoadRequest(scenario, library),
                "",
                Map.of(),
                RunRequest.of("", SEED, TRIALS).withThreads(threads));
    }

    /**
     * Sets the bot.
     *
     * @param named as {@code --bot} of the command line takes it: a bot of the game, with a budget if it takes one
     *     ({@code searcher:200}); a playbook, by its file, or by the name of a shipped one if the library is known; or
     *     one of these for each side ({@code us=planner,com=novice})
     */
    public Experiment bot(final String named) {
        return new Experiment(source, named, books, request);
    }

    /**
     * Adds a playbook by its text, which is in no file and may extend shipped content only. {@link #bot} may name it.
     *
     * @param name as for a file: {@code mine.yaml}
     * @param text YAML
     */
    public Experiment playbook(final String name, final String text) {
        final Map<String, String> more = new HashMap<>(books);
        more.put(name, text);
        return new Experiment(source, bot, Map.copyOf(more), request);
    }

    /**
     * Changes a value of the data.
     *
     * @param change {@code path=value}, as {@code --set} of the command line takes it
     */
    public Experiment set(final String change) {
        return from(source.set(List.of(change)));
    }

    /** Applies a file of changes to the scenario. */
    public Experiment overlay(final String file) {
        return from(source.overlay(List.of(file)));
    }

    /**
     * Applies changes by their text, which is in no file and may extend shipped content only. Results are those of a
     * file with this name and text.
     *
     * @param name as for a file: {@code mine.yaml}
     * @param text YAML
     */
    public Experiment overlay(final String name, final String text) {
        return from(source.overlay(name, text));
    }

    /** Sets the folder of shipped scenarios, one folder per game, that {@code extends: game:file} refers to. */
    public Experiment library(final Path folder) {
        return from(source.with(folder));
    }

    private Experiment from(final LoadRequest other) {
        return new Experiment(other, bot, books, request);
    }

    /**
     * Sets the number of trials.
     *
     * @throws SitrepException if it is not 1 … 2^53
     */
    public Experiment trials(final long count) {
        return with(plan -> plan.withRange(plan.firstTrial(), count));
    }

    /**
     * Sets the index of the first trial, 0 by default.
     *
     * @throws SitrepException if it is negative
     */
    public Experiment firstTrial(final long index) {
        return with(plan -> plan.withFirstTrial(index));
    }

    /** Sets the seed, any value; {@value #SEED} by default. */
    public Experiment seed(final long seed) {
        return with(plan -> plan.withSeed(seed));
    }

    /**
     * Sets the number of worker threads, by default one per core. Never changes a result.
     *
     * @throws SitrepException if it is not 1 … {@value RunRequest#MAX_THREADS}
     */
    public Experiment threads(final int count) {
        return with(plan -> plan.withThreads(count));
    }

    /**
     * Sets the number of decisions after which a trial is aborted.
     *
     * @throws SitrepException if it is below 1
     */
    public Experiment maxDecisions(final int most) {
        return with(plan -> plan.withMaxDecisions(most));
    }

    private Experiment with(final UnaryOperator<RunRequest> change) {
        try {
            return new Experiment(source, bot, books, change.apply(request));
        } catch (final IllegalArgumentException outOfRange) {
            throw new SitrepException(outOfRange.getMessage());
        }
    }

    /**
     * Plays the trials and returns their result. Its timing is empty.
     *
     * @throws SitrepException if a file cannot be read or is not sound, or there is no such bot
     */
    public RunResult run() {
        return play(List.of(entry()), List.of()).result();
    }

    /**
     * Plays the trials as {@link #run()} does, and hands out each of them as a row of all slots.
     *
     * @param rows receives them while they are played, in their order; its exceptions end the run
     * @throws SitrepException if a file cannot be read or is not sound, or there is no such bot
     */
    public RunResult run(final TrialRows rows) {
        final PairedEntry entry = entry();
        final RunRequest handedOut = request.withBot(entry.bot()).withRows(rows);
        return fitting(() -> PairedRun.ofOne(entry.scenario(), entry.subject(), handedOut)
                .run(() -> 0, "")
                .result());
    }

    /**
     * Plays the same trials with this experiment and others, and returns how each of these differs from this one. Seed,
     * trials and threads are those of this experiment. They are compared in the metrics that all of them have.
     *
     * @throws SitrepException if there is no other, a file cannot be read or is not sound, there is no such bot, or the
     *     headline of the first is not a metric of all
     */
    public Comparison compare(final Experiment... others) {
        if (others.length == 0) {
            throw new SitrepException("nothing to compare with; name at least one other experiment");
        }
        final CommonMetrics metrics = CommonMetrics.of(Stream.concat(Stream.of(this), Stream.of(others))
                        .map(Experiment::entry)
                        .toList())
                .orElseThrow(() -> new SitrepException("the experiments have no headline in common"));
        final List<PairedEntry> entries = metrics.entries();
        final CompiledScenario first = entries.get(0).scenario();
        final List<Criterion> criteria = first.criteria().stream()
                .map(name -> new Criterion(first.layout().slot(name).orElseThrow(), 0))
                .toList();
        final List<String> names = IntStream.range(0, entries.size())
                .mapToObj(side -> side == 0 ? "baseline" : "other " + side)
                .toList();
        return Comparison.of(names, metrics, play(entries, Comparison.pairs(entries.size())), criteria, LEVEL, "");
    }

    private PairedRunResult play(final List<PairedEntry> entries, final List<PairedRun.Pair> pairs) {
        return fitting(() -> new PairedRun(entries, pairs, request, Optional.empty()).run(() -> 0, ""));
    }

    /**
     * Plays the trials with each combination of the values of some factors, and unchanged, and returns how each point
     * differs from the unchanged scenario on the same draws, and what each factor does. Of more than
     * {@value Designs#MOST_IN_A_GRID} combinations it plays {@value Designs#POINTS} that are spread evenly, drawn from
     * the seed. All points are opened before the first is played. Takes four bytes per trial, point and compared
     * metric.
     *
     * @param factors {@code path=values}, at least one, as {@code --vary} of the command line takes them:
     *     {@code start.threat=2,5,8}, {@code start.threat=2..8}
     * @throws SitrepException if a factor is malformed, a file cannot be read or is not sound, there is no such bot, no
     *     point is playable, or there are too many trials to record
     */
    public SweepResult sweep(final String... factors) {
        if (factors.length == 0) {
            throw new SitrepException("nothing to vary; name at least one value, for instance start.threat=2,5,8");
        }
        final Designs.Chosen chosen = fitting(() -> Designs.of(
                Optional.empty(), Designs.factors(List.of(factors)), Designs.LEVELS, Designs.POINTS, request.seed()));
        final SweptScenario swept = new SweptScenario(new SweepOpening(), chosen.design());
        final SweepMetrics metrics = SweepMetrics.usual(List.of(swept));
        final SweptScenario.Plan plan =
                new SweptScenario.Plan(metrics.common(swept), metrics.commonRatios(swept), metrics.shown(), LEVEL);
        swept.play(plan, (entry, number, label, slots) -> Optional.of(fitting(() -> recorded(entry, slots))));
        return new SweepResult(
                "",
                "",
                chosen.design().kind(),
                chosen.why(),
                chosen.design().factors(),
                chosen.design().rows().size(),
                LEVEL,
                request.maxDecisions(),
                List.of(swept.study(plan)),
                "");
    }

    private RecordedRun recorded(final PairedEntry entry, final List<String> slots) {
        final PairedRun run = PairedRun.ofOne(
                entry.scenario(), entry.subject(), request.withBot(entry.bot()), slots.toArray(String[]::new));
        final RunResult result = run.run(() -> 0, "").result();
        return new RecordedRun(result, run.recorded());
    }

    /** Opens the points of a sweep as any other scenario. */
    private final class SweepOpening implements SweptScenario.Opening {
        @Override
        public Optional<PlayableScenario> open(final List<String> sets, final Findings findings) {
            return Experiment.this.open(source.set(sets), KeyOrder.NONE, findings);
        }

        @Override
        public String bot(final PlayableScenario scenario) {
            return seated(scenario);
        }

        @Override
        public SitrepException unusable(final List<Finding> findings) {
            return Experiment.this.unusable(findings);
        }
    }

    private static <T> T fitting(final Supplier<T> played) {
        try {
            return played.get();
        } catch (final IllegalArgumentException unfit) {
            throw new SitrepException(unfit.getMessage());
        }
    }

    /**
     * Plays one trial again and returns its transcript: steps, decisions, rolls and boards.
     *
     * @param trial index of the trial, at least 0
     * @throws SitrepException if the index is negative, a file cannot be read or is not sound, or there is no such bot
     */
    public Transcript replay(final long trial) {
        if (trial < 0) {
            throw new SitrepException("trial: " + trial + "; must be at least 0");
        }
        final PairedEntry entry = entry();
        final CompiledScenario scenario = entry.scenario();
        final TranscriptRecorder recorder = new TranscriptRecorder(true);
        final TrialKey key = new TrialKey().set(request.seed(), trial);
        scenario.narrate(entry.bot(), request.maxDecisions(), key, recorder, new Outcome(scenario.layout()));
        return recorder.transcript();
    }

    /**
     * Reads, checks and compiles the scenario, without playing it.
     *
     * @throws SitrepException if a file cannot be read or is not sound, or there is no such bot
     */
    public PairedEntry entry() {
        final PlayableScenario scenario = open(KeyOrder.NONE);
        return scenario.entry(seated(scenario));
    }

    /**
     * Reads, checks and compiles the scenario with its things in a given order, so that older records fit.
     *
     * @throws SitrepException if a file cannot be read or is not sound
     */
    public PlayableScenario open(final KeyOrder order) {
        final Findings findings = new Findings();
        return open(source, order, findings).orElseThrow(() -> unusable(findings.sorted()));
    }

    private Optional<PlayableScenario> open(final LoadRequest changed, final KeyOrder order, final Findings findings) {
        final LoadRequest named = changed.named();
        requireFile(ContentNames.path(named.file(), named.library()));
        return new ScenarioSource(named, Ruleset.shipped(), this::playbooks, ToolVersion.UNKNOWN).open(order, findings);
    }

    private static void requireFile(final Path file) {
        if (!Files.isRegularFile(file)) {
            throw new SitrepException("there is no file " + file + " in "
                    + Path.of("").toAbsolutePath() + ", nor a shipped one of that name");
        }
    }

    private SitrepException unusable(final List<Finding> findings) {
        return new SitrepException(source.file() + " cannot be used:", findings);
    }

    /**
     * Returns the id of the bot, which the scenario can seat.
     *
     * @throws SitrepException if it has no such bot
     */
    public String seated(final PlayableScenario scenario) {
        try {
            final String id = scenario.sides()
                    .text(bots(scenario.sides()).stream()
                            .map(text -> id(scenario, text))
                            .toList());
            scenario.compiled().newPlayout(id, 1);
            return id;
        } catch (final IllegalArgumentException unknown) {
            throw new SitrepException(source.file() + ": " + unknown.getMessage());
        }
    }

    /** Returns the bot of each side as it was named; those that a game seats otherwise if none was. */
    private List<String> bots(final SideBots sides) {
        return sides.of(bot.isEmpty() ? null : bot);
    }

    private static String id(final PlayableScenario scenario, final String text) {
        return scenario.bots().stream()
                .filter(external -> external.file().file().equals(text))
                .map(external -> external.definition().id())
                .findFirst()
                .orElse(text);
    }

    private List<FileBot> playbooks(final Ruleset game, final Findings findings) {
        try {
            return bots(game.sides()).stream()
                    .filter(Streams.unseen())
                    .filter(text -> game.sides().all().stream()
                            .noneMatch(side -> side.ids().contains(Budget.idOf(text))))
                    .flatMap(text -> playbook(text, game, findings).stream())
                    .toList();
        } catch (final IllegalArgumentException wrong) {
            throw new SitrepException(source.file() + ": " + wrong.getMessage());
        }
    }

    private Optional<FileBot> playbook(final String text, final Ruleset game, final Findings findings) {
        return books.containsKey(text)
                ? new PlaybookText(text, books.get(text), source.library()).bot(game, findings)
                : PlaybookFile.of(text, game, source.library()).flatMap(book -> playbook(book, game, findings));
    }

    private Optional<FileBot> playbook(final PlaybookFile book, final Ruleset game, final Findings findings) {
        requireFile(book.file());
        try {
            final Optional<FileBot> read = book.read(findings).flatMap(document -> book.bot(document, game, findings));
            if (read.isEmpty() && findings.isEmpty()) {
                throw new SitrepException(book.text() + " is no playbook of " + game.title());
            }
            return read;
        } catch (final UncheckedIOException unreadable) {
            throw new SitrepException("cannot read the playbook " + book.text() + ": " + unreadable.getMessage());
        }
    }

    /** Returns the scenario, its bot and its changes on one line. */
    @Override
    public String toString() {
        return Stream.of(
                        Stream.of(source.file()),
                        bot.isEmpty() ? Stream.<String>empty() : Stream.of("bot " + bot),
                        source.overlays().stream(),
                        source.sets().stream())
                .flatMap(part -> part)
                .collect(Collectors.joining(", "));
    }
}
