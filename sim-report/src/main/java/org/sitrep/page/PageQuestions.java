package org.sitrep.page;

import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.sitrep.engine.Elsewhere;

/**
 * Everything that the page can ask, each question by its name: {@code scenario}, {@code bench}. PageQuestions and
 * answers are JSON. Thread-safe; one question is played at a time, on the thread that calls {@link Playing#play}.
 */
public final class PageQuestions {
    private final Map<String, Function<byte[], Answer>> questions = new TreeMap<>();
    private final Replays replays;

    /** The answer to a question. */
    public sealed interface Answer permits Now, Live {}

    /** An answer at once. */
    public record Now(Object answer) implements Answer {}

    /** Answers that come while trials are played. */
    public record Live(Playing playing) implements Answer {}

    /** A question without anything to say. */
    record Nothing() {}

    /**
     * Creates the questions about some contents.
     *
     * @param threads that play trials
     * @param nanoTime a clock
     */
    public PageQuestions(final Contents contents, final int threads, final LongSupplier nanoTime) {
        this(contents, threads, Elsewhere.NOWHERE, nanoTime);
    }

    /**
     * Creates the questions about some contents.
     *
     * @param threads that play trials
     * @param elsewhere other places that play trials
     * @param nanoTime a clock
     */
    public PageQuestions(
            final Contents contents, final int threads, final Elsewhere elsewhere, final LongSupplier nanoTime) {
        final Workers workers = new Workers(threads, elsewhere);
        final Runs runs = new Runs(workers);
        final Bench bench = new Bench(contents, runs, nanoTime);
        final Books books = new Books(contents, bench);
        final Trials trials = new Trials(contents, runs, nanoTime);
        final Share share = new Share(contents, workers, nanoTime);
        now("games", Nothing.class, nothing -> contents.games());
        final ValueSearch values = new ValueSearch(contents);
        now("scenario", Variant.class, values::open);
        now("find", ValueSearch.Question.class, values::find);
        now("loadouts", Loadouts.Question.class, new Loadouts(contents)::answer);
        live("bench", Bench.Question.class, bench::open);
        now("overlay", Variant.class, share::overlay);
        live("report", Bench.Question.class, share::report);
        now("words", Variant.class, books::words);
        now("book", Books.Named.class, books::text);
        now("check", Variant.class, books::check);
        now("check-card", Variant.class, contents::checkCard);
        live("book-play", Books.Question.class, books::open);
        live("trials", Trials.Question.class, trials::open);
        final Play play = new Play(contents, threads);
        now("play", Play.Question.class, play::answer);
        final Costs costs = new Costs(contents, threads);
        replays = new Replays(contents, costs);
        live("cost", Costs.Question.class, costs::open);
        live("play-cost", Play.Question.class, play::cost);
        now("told", Trials.One.class, trials::told);
        live("ladder", Ladders.Question.class, new Ladders(contents, workers, nanoTime)::open);
        live("matchup", Matchups.Question.class, new Matchups(contents, workers, nanoTime)::open);
        live("solve", Solve.Question.class, new Solve(contents, workers, nanoTime)::open);
    }

    private <Q extends Record> void now(final String name, final Class<Q> form, final Function<Q, Object> answer) {
        questions.put(name, json -> new Now(answer.apply(PageJson.read(json, form))));
    }

    private <Q extends Record> void live(final String name, final Class<Q> form, final Function<Q, Playing> open) {
        questions.put(name, json -> new Live(open.apply(PageJson.read(json, form))));
    }

    /** Returns the maker of the pages of single trials. */
    public Replays replays() {
        return replays;
    }

    /** Returns whether there is a question of this name. */
    public boolean has(final String name) {
        return questions.containsKey(name);
    }

    /**
     * Answers a question.
     *
     * @param name one that {@link #has}
     * @param json the question
     * @throws IllegalArgumentException if it is none, or names something that is not listed
     * @throws org.sitrep.SitrepException with all findings if it is not sound
     */
    public Answer ask(final String name, final byte[] json) {
        return questions.get(name).apply(json);
    }
}
