package org.sitrep.engine;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Origin;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.scenario.Binder;
import org.sitrep.scenario.Field;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.JsonText;
import org.sitrep.scenario.LoadRequest;
import org.sitrep.scenario.RecordType;
import org.sitrep.scenario.ScenarioDocument;
import org.sitrep.scenario.ScenarioLoader;
import org.sitrep.strategy.BotDefinition;
import org.sitrep.strategy.Budget;

/**
 * A {@link Job} as it travels: with all of its content, and without a file. Immutable.
 *
 * @param tables what the scenarios of the entries are made from
 * @param entries entries of the job, which name the tables by their index
 * @param pairs as in the job
 * @param slots as in the job
 * @param tallied as in the job
 * @param seed of all trials
 * @param firstTrial index of the first trial
 * @param trials number of trials
 * @param maxDecisions as in the job's request
 */
public record JobText(
        @Field("The makings of its scenarios.") List<Tables> tables,
        @Field("Scenarios with their bots.") List<Entry> entries,
        @Field("Entries that are compared.") List<PairedRun.Pair> pairs,
        @Field("Slots that are recorded.") List<String> slots,
        @Field("True to tally outcomes.") boolean tallied,
        @Field("Of all trials.") long seed,
        @Field("Index of the first trial.") long firstTrial,
        @Field("Number of trials.") long trials,
        @Field("Bound of decisions.") int maxDecisions) {
    /** A scenario or a playbook, as a file that extends no other. */
    public record Content(
            @Field("Its name.") String file, @Field("JSON.") String text) {
        private Content(final ScenarioDocument document) {
            this(document.file(), document.json());
        }

        private ScenarioDocument document() {
            return sound(findings -> ScenarioLoader.load(new LoadRequest(file, null), text, findings));
        }
    }

    /** The makings of the tables of a scenario. */
    public record Tables(
            @Field("The scenario.") Content scenario,
            @Field("Playbooks that may play.") List<Content> books) {
        private Tables(final Origin origin) {
            this(
                    new Content(origin.document()),
                    origin.external().stream()
                            .flatMap(bot -> bot.book().stream())
                            .map(Content::new)
                            .toList());
        }

        private CompiledScenario compiled(final List<Ruleset> games) {
            final ScenarioDocument document = scenario.document();
            final Ruleset game = games.stream()
                    .filter(one -> one.id().equals(document.ruleset()))
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException("there is no game " + document.ruleset()));
            final List<BotDefinition<?>> bots = books.stream()
                    .<BotDefinition<?>>map(book -> sound(findings -> game.playbook(book.document(), findings)))
                    .toList();
            return sound(findings -> game.compile(document, findings, bots));
        }
    }

    /** An entry. */
    public record Entry(
            @Field("As --bot takes it.") String bot,
            @Field("Which of the tables.") int table,

            @Field("The tables whose common metrics it reports, its own among them; all of its metrics if empty.")
            List<Integer> beside) {}

    /** Copies the lists. */
    public JobText {
        tables = List.copyOf(tables);
        entries = List.copyOf(entries);
        pairs = List.copyOf(pairs);
        slots = List.copyOf(slots);
    }

    /**
     * Returns a job as it travels; empty if it cannot leave this process, because a bot is neither the game's nor a
     * playbook, or it is not known what a scenario was made from.
     */
    public static Optional<JobText> of(final Job job) {
        if (!job.entries().stream().allMatch(JobText::travels)) {
            return Optional.empty();
        }
        final List<Tables> tables = new ArrayList<>();
        final List<Entry> entries =
                job.entries().stream().map(entry -> entry(entry, tables)).toList();
        final RunRequest request = job.request();
        return Optional.of(new JobText(
                tables,
                entries,
                job.pairs(),
                job.slots(),
                job.tallied(),
                request.seed(),
                request.firstTrial(),
                request.trials(),
                request.maxDecisions()));
    }

    private static boolean travels(final Job.Entry entry) {
        final Optional<Origin> origin = entry.scenario().origin();
        return origin.isPresent()
                && origin.get().external().stream().noneMatch(bot -> bot.book().isEmpty() && isSeated(bot, entry));
    }

    private static boolean isSeated(final BotDefinition<?> bot, final Job.Entry entry) {
        return entry.scenario().sides().orElseThrow().of(entry.bot()).stream()
                .anyMatch(seated -> Budget.idOf(seated).equals(bot.id()));
    }

    private static Entry entry(final Job.Entry entry, final List<Tables> tables) {
        final Origin origin = entry.scenario().origin().orElseThrow();
        return new Entry(
                entry.bot(),
                table(origin, tables),
                origin.beside().stream().map(other -> table(other, tables)).toList());
    }

    /** Returns the index of the tables of an origin, which are added if they are not there. */
    private static int table(final Origin origin, final List<Tables> tables) {
        final Tables own = new Tables(origin);
        if (!tables.contains(own)) {
            tables.add(own);
        }
        return tables.indexOf(own);
    }

    /**
     * Reads {@link #json}.
     *
     * @throws IllegalArgumentException if it is no job
     */
    public static JobText read(final String json) {
        return sound(
                findings -> Binder.bindJson(json.getBytes(StandardCharsets.UTF_8), JobText.class, "job", findings));
    }

    /** Returns this job as JSON on one line. */
    public String json() {
        return JsonText.print(RecordType.tree(this), JsonText.Layout.COMPACT);
    }

    /** Makes the jobs of texts, and keeps the tables used last. For one thread at a time. */
    public static final class Opener {
        private static final int KEPT = 16;

        private final List<Ruleset> games;
        private final int threads;
        private final Map<Tables, CompiledScenario> known = new LastUsed<>(KEPT);

        /**
         * @param games that jobs may be about
         * @param threads that are to play them
         */
        public Opener(final List<Ruleset> games, final int threads) {
            this.games = List.copyOf(games);
            this.threads = threads;
        }

        /**
         * Returns the job of a text.
         *
         * @throws IllegalArgumentException if these games cannot play it
         */
        public Job open(final JobText text) {
            final RunRequest request = RunRequest.of("", text.seed, text.trials)
                    .withFirstTrial(text.firstTrial)
                    .withMaxDecisions(text.maxDecisions)
                    .withThreads(threads);
            final List<CompiledScenario> opened =
                    text.tables.stream().map(this::compiled).toList();
            return new Job(
                    text.entries.stream()
                            .map(entry -> new Job.Entry(scenario(entry, opened), entry.bot))
                            .toList(),
                    text.pairs,
                    text.slots,
                    text.tallied,
                    request);
        }

        private CompiledScenario compiled(final Tables tables) {
            final CompiledScenario compiled =
                    Optional.ofNullable(known.get(tables)).orElseGet(() -> tables.compiled(games));
            known.put(tables, compiled);
            return compiled;
        }

        private static CompiledScenario scenario(final Entry entry, final List<CompiledScenario> opened) {
            final CompiledScenario whole = opened.get(entry.table);
            return entry.beside.isEmpty()
                    ? whole
                    : CommonMetrics.narrowed(
                            whole, entry.beside.stream().map(opened::get).toList());
        }
    }

    private static <T> T sound(final Function<Findings, Optional<T>> made) {
        final Findings findings = new Findings();
        final Optional<T> all = made.apply(findings);
        if (all.isEmpty() || !findings.isEmpty()) {
            throw new IllegalArgumentException("this does not travel: " + findings.sorted());
        }
        return all.get();
    }
}
