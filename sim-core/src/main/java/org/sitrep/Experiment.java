package org.sitrep;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.sitrep.analysis.Comparison;
import org.sitrep.analysis.Criterion;
import org.sitrep.engine.PairedEntry;
import org.sitrep.engine.PairedRun;
import org.sitrep.engine.PairedRunResult;
import org.sitrep.engine.RunMetadata;
import org.sitrep.engine.RunRequest;
import org.sitrep.engine.RunResult;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.OpenedScenario;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.ruleset.TranscriptRecorder;
import org.sitrep.ruleset.transcript.Transcript;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.KeyOrder;
import org.sitrep.scenario.LoadRequest;
import org.sitrep.scenario.ScenarioDocument;
import org.sitrep.scenario.ScenarioLoader;
import org.sitrep.scenario.Sha256;
import org.sitrep.scenario.ValueSources;
import org.sitrep.strategy.BotDefinition;

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
     */
    public static final String LIBRARY = "sitrep.library";

    /** Level at which all intervals of a comparison hold together. */
    private static final double LEVEL = 0.95;

    private static final String PLAYBOOK = ".*\\.ya?ml";

    private final LoadRequest source;
    /** Empty for the first bot of the game. */
    private final String bot;

    private final RunRequest request;

    private Experiment(final LoadRequest source, final String bot, final RunRequest request) {
        this.source = source;
        this.bot = Objects.requireNonNull(bot);
        this.request = request;
    }

    static Experiment of(final String scenario) {
        final String library = System.getProperty(LIBRARY, "");
        final int threads = Math.min(Runtime.getRuntime().availableProcessors(), RunRequest.MAX_THREADS);
        return new Experiment(
                new LoadRequest(scenario, library.isEmpty() ? null : Path.of(library)),
                "",
                RunRequest.of("", SEED, TRIALS).withThreads(threads));
    }

    /**
     * Sets the bot.
     *
     * @param named a bot of the game, with a budget if it takes one ({@code searcher:200}), or the file of a playbook
     */
    public Experiment bot(final String named) {
        return new Experiment(source, named, request);
    }

    /**
     * Changes a value of the data.
     *
     * @param change {@code path=value}, as {@code --set} of the command line takes it
     */
    public Experiment set(final String change) {
        return from(new LoadRequest(source.file(), source.library(), source.overlays(), more(source.sets(), change)));
    }

    /** Applies a file of changes to the scenario. */
    public Experiment overlay(final String file) {
        return from(new LoadRequest(source.file(), source.library(), more(source.overlays(), file), source.sets()));
    }

    /** Sets the folder of shipped scenarios, one folder per game, that {@code extends: game:file} refers to. */
    public Experiment library(final Path folder) {
        return from(new LoadRequest(source.file(), folder, source.overlays(), source.sets()));
    }

    private static List<String> more(final List<String> all, final String last) {
        return Stream.concat(all.stream(), Stream.of(last)).toList();
    }

    private Experiment from(final LoadRequest other) {
        return new Experiment(other, bot, request);
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
            return new Experiment(source, bot, change.apply(request));
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
     * Plays the same trials with this experiment and others, and returns how each of these differs from this one. Seed,
     * trials and threads are those of this experiment.
     *
     * @throws SitrepException if there is no other, a file cannot be read or is not sound, there is no such bot, or the
     *     experiments do not measure the same metrics
     */
    public Comparison compare(final Experiment... others) {
        if (others.length == 0) {
            throw new SitrepException("nothing to compare with; name at least one other experiment");
        }
        final List<PairedEntry> entries = Stream.concat(Stream.of(this), Stream.of(others))
                .map(Experiment::entry)
                .toList();
        final CompiledScenario first = entries.get(0).scenario();
        final List<Criterion> criteria = first.criteria().stream()
                .map(name -> new Criterion(first.layout().slot(name).orElseThrow(), 0))
                .toList();
        final List<String> names = IntStream.range(0, entries.size())
                .mapToObj(side -> side == 0 ? "baseline" : "other " + side)
                .toList();
        return Comparison.of(names, play(entries, Comparison.pairs(entries.size())), criteria, LEVEL, "");
    }

    private PairedRunResult play(final List<PairedEntry> entries, final List<PairedRun.Pair> pairs) {
        try {
            return new PairedRun(entries, pairs, request, Optional.empty()).run(() -> 0, "");
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
        return entry(KeyOrder.NONE);
    }

    /**
     * Reads, checks and compiles the scenario with its things in a given order, so that older records fit.
     *
     * @throws SitrepException if a file cannot be read or is not sound, or there is no such bot
     */
    public PairedEntry entry(final KeyOrder order) {
        final Findings findings = new Findings();
        final Optional<ScenarioDocument> book =
                isPlaybook() ? load(new LoadRequest(bot, source.library()), findings) : Optional.empty();
        final OpenedScenario scenario = load(source, findings)
                .map(order::of)
                .flatMap(document -> OpenedScenario.of(
                        document, Ruleset.shipped(), (game, all) -> playbooks(book, game, all), findings))
                .orElseThrow(() -> new SitrepException(source.file() + " cannot be used:", findings.sorted()));
        final String id = id(scenario.game());
        try {
            scenario.compiled().newPlayout(id, 1);
        } catch (final IllegalArgumentException unknown) {
            throw new SitrepException(source.file() + ": " + unknown.getMessage());
        }
        return new PairedEntry(scenario.compiled(), metadata(scenario.document(), book), id);
    }

    private static Optional<ScenarioDocument> load(final LoadRequest request, final Findings findings) {
        if (!Files.isRegularFile(Path.of(request.file()))) {
            throw new SitrepException(
                    "there is no file " + request.file() + " in " + Path.of("").toAbsolutePath());
        }
        return ScenarioLoader.load(request, findings);
    }

    private boolean isPlaybook() {
        return bot.matches(PLAYBOOK);
    }

    private List<BotDefinition<?>> playbooks(
            final Optional<ScenarioDocument> book, final Ruleset game, final Findings findings) {
        final List<BotDefinition<?>> playbooks = new ArrayList<>();
        book.flatMap(document -> game.playbook(document, findings)).ifPresent(playbooks::add);
        if (book.isPresent() && playbooks.isEmpty() && findings.isEmpty()) {
            throw new SitrepException(bot + " is no playbook of " + game.title());
        }
        return playbooks;
    }

    /** Returns the id of the bot: a playbook is called after its file. */
    private String id(final Ruleset game) {
        if (bot.isEmpty()) {
            return game.bots().get(0).id();
        }
        return isPlaybook() ? String.valueOf(Path.of(bot).getFileName()).replaceAll("\\.ya?ml$", "") : bot;
    }

    private RunMetadata metadata(final ScenarioDocument document, final Optional<ScenarioDocument> book) {
        final List<String> changes = Stream.concat(
                        source.overlays().stream().map(overlay -> "--overlay=" + overlay), document.sets().stream())
                .toList();
        return new RunMetadata(
                "",
                "",
                document.ruleset(),
                document.file(),
                document.title(),
                new RunResult.Content(
                        document.sha256(), document.json(), document.files(), changes, ValueSources.of(document)),
                book.map(playbook -> new RunResult.BotFile(bot, sha256(playbook.files()))));
    }

    private String sha256(final List<String> files) {
        final ByteArrayOutputStream all = new ByteArrayOutputStream();
        try {
            for (final String file : files) {
                all.writeBytes(Files.readAllBytes(Path.of(file)));
            }
        } catch (final IOException unreadable) {
            throw new SitrepException("cannot read the playbook " + bot + ": " + unreadable.getMessage());
        }
        return Sha256.hex(all.toByteArray());
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
