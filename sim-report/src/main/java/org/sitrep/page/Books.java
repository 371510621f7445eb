package org.sitrep.page;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.sitrep.Experiment;
import org.sitrep.SitrepException;
import org.sitrep.engine.PlayableScenario;
import org.sitrep.engine.PlaybookText;
import org.sitrep.engine.RunRequest;
import org.sitrep.outcome.Outcome;
import org.sitrep.playbook.Fact;
import org.sitrep.playbook.PlaybookReference;
import org.sitrep.playbook.Vocabulary;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.Playout;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.scenario.Field;
import org.sitrep.scenario.Finding;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.KeyOrder;
import org.sitrep.scenario.Mark;
import org.sitrep.scenario.Node;
import org.sitrep.scenario.ScenarioDocument;
import org.sitrep.strategy.BotDefinition;
import org.sitrep.strategy.ExplainingBot;
import org.sitrep.strategy.Explanation;

/**
 * Answers an editor of playbooks: their words, the shipped ones, all findings on a text, and a playbook at play with
 * the lines that decide. No file is read but the shipped ones, and none is written.
 */
final class Books {
    /** Trials whose deciding lines are counted: enough for a percent, since a trial has many decisions. */
    static final int COUNTED = 100;

    /** Trials between two reports while lines are counted. */
    private static final int STEP = 5;

    private static final String ID = Variant.OWN.replace(".yaml", "");

    private final Contents contents;
    private final Bench bench;

    /** A shipped playbook of a scenario's game. */
    record Named(
            @Field("Scenario of the game.") String scenario,
            @Field("Name of the playbook.") String name) {}

    /** The text of a shipped playbook. */
    record Text(String name, String text) {}

    /**
     * The words of a game's playbooks.
     *
     * @param bots that may answer under {@code otherwise}
     * @param books names of the shipped playbooks
     * @param sections empty if the game has no playbooks
     */
    record Words(String game, List<Word> bots, List<String> books, List<SectionWords> sections) {}

    /** The words of a section; its questions are values of the fact {@code question} if there are several. */
    record SectionWords(
            String section, String meaning, List<Word> questions, List<Word> actions, List<FactWords> facts) {}

    /** A word and what it means. */
    record Word(String name, String meaning) {}

    /**
     * A fact.
     *
     * @param kind {@code number}, {@code flag}, {@code word}, {@code name} or {@code names}
     * @param range its numbers or what it can be compared with, in words
     * @param words its values, if it is a word
     * @param ofOption whether it is a fact of an option, for {@code if} and {@code by} only
     */
    record FactWords(String name, String meaning, String kind, String range, List<String> words, boolean ofOption) {}

    /** All findings on a text; empty if it can play. */
    record Checked(List<Fault> faults) {
        /** Returns the findings on a text under the name of its file. */
        static Checked of(final SitrepException unsound, final String file) {
            return new Checked(
                    unsound.findings().isEmpty()
                            ? List.of(new Fault(0, 0, "", "", unsound.getMessage(), ""))
                            : unsound.findings().stream()
                                    .map(finding -> fault(finding, file))
                                    .toList());
        }
    }

    /** A finding; line and column count from 1, and are 0 if it is about the whole text. */
    record Fault(int line, int column, String path, String code, String message, String suggestion) {}

    /** A question: the playbook of the second side against the first. */
    record Question(
            @Field(value = "The usual bots, and the same with the playbook on some side.", min = 2, max = 2)
            List<Variant> sides,

            @Field(value = "Number of trials.", min = 1, max = Bench.MOST_TRIALS)
            int trials,

            @Field("Seed of the trials.") long seed) {
        /** @throws IllegalArgumentException if the second side has no playbook */
        public Question {
            if (sides.get(1).playbook().isEmpty()) {
                throw new IllegalArgumentException("a playbook is played against one other variant");
            }
        }
    }

    /**
     * An answer so far: that of the bench, then the lines.
     *
     * @param complete whether lines are counted too
     * @param counted number of trials whose decisions are counted
     * @param decisions number of decisions in them
     * @param lines those that decided at least once
     */
    record Answer(
            int trials,
            int of,
            boolean complete,
            Bench.Answer bench,
            int counted,
            long decisions,
            List<Line> lines,
            String command) {}

    /**
     * A line.
     *
     * @param path as findings name it; empty for the bot under {@code otherwise}
     * @param line its line of the text, from 1; 0 if it is in a file that the text extends
     * @param file that file; empty for the text itself
     * @param count number of decisions
     */
    record Line(String path, int line, String file, long count) {}

    /** Creates an editor's answers. */
    Books(final Contents contents, final Bench bench) {
        this.contents = contents;
        this.bench = bench;
    }

    /**
     * Returns the words of playbooks for a scenario.
     *
     * @throws IllegalArgumentException if the scenario is not listed
     */
    Words words(final Variant variant) {
        final Ruleset game = contents.game(variant.scenario());
        return new Words(
                game.id(),
                game.bots().stream()
                        .map(bot -> new Word(bot.id(), bot.summary()))
                        .toList(),
                contents.playbooks(game),
                game.playbookSections().stream().map(Books::section).toList());
    }

    private static SectionWords section(final Vocabulary section) {
        return new SectionWords(
                section.section(),
                section.meaning(),
                section.questions().stream()
                        .map(one -> new Word(one.name(), one.meaning()))
                        .toList(),
                section.actions().stream()
                        .map(one -> new Word(one.name(), one.meaning()))
                        .toList(),
                section.facts().stream().map(Books::fact).toList());
    }

    private static FactWords fact(final Fact fact) {
        return new FactWords(
                fact.name(),
                fact.meaning(),
                fact.kind().name().toLowerCase(Locale.ROOT),
                PlaybookReference.values(fact).replace("`", ""),
                fact.words(),
                fact.ofOption());
    }

    /**
     * Returns a shipped playbook.
     *
     * @throws IllegalArgumentException if the scenario or the playbook is not listed
     */
    Text text(final Named named) {
        return new Text(named.name(), contents.playbook(contents.game(named.scenario()), named.name()));
    }

    /**
     * Returns all findings on a variant's playbook.
     *
     * @throws IllegalArgumentException if its scenario or a bot is not listed
     * @throws SitrepException if the scenario is not sound
     */
    Checked check(final Variant variant) {
        contents.experiment(variant.with(variant.sets(), "")).open(KeyOrder.NONE);
        try {
            final Experiment experiment = contents.experiment(variant);
            experiment.seated(experiment.open(KeyOrder.NONE));
            return new Checked(List.of());
        } catch (final SitrepException unsound) {
            return Checked.of(unsound, Variant.OWN);
        }
    }

    private static Fault fault(final Finding finding, final String file) {
        final Mark mark = finding.mark();
        final boolean here = mark.file().equals(file);
        return new Fault(
                here ? mark.line() : 0,
                here ? mark.column() : 0,
                finding.path(),
                finding.code(),
                finding.message(),
                finding.suggestion());
    }

    /**
     * Opens a playbook's play.
     *
     * @throws IllegalArgumentException if a scenario or bot is not listed, or a number is out of its range
     * @throws SitrepException with all findings if the playbook or the scenario is not sound
     */
    Playing open(final Question question) {
        final Variant own = question.sides().get(1);
        final Playing playing = bench.open(new Bench.Question(question.sides(), question.trials(), question.seed()));
        final Experiment experiment = contents.experiment(own);
        final PlayableScenario scenario = experiment.open(KeyOrder.NONE);
        return new Play(question, playing, scenario, experiment.seated(scenario), document(own));
    }

    private ScenarioDocument document(final Variant own) {
        return new PlaybookText(Variant.OWN, own.playbook(), contents.library())
                .read(new Findings())
                .orElseThrow();
    }

    /** A playbook at play: first the trials of the bench, then its lines in the first of them. */
    private static final class Play implements Playing {
        private final Question question;
        private final Playing bench;
        private final PlayableScenario scenario;
        private final String bot;
        private final ScenarioDocument document;
        private final Map<String, Long> counts = new TreeMap<>();
        private Bench.Answer last;
        private volatile boolean cancelled;

        private Play(
                final Question question,
                final Playing bench,
                final PlayableScenario scenario,
                final String bot,
                final ScenarioDocument document) {
            this.question = question;
            this.bench = bench;
            this.scenario = scenario;
            this.bot = bot;
            this.document = document;
        }

        @Override
        public boolean play(final Predicate<Object> looking) {
            return bench.play(answer -> {
                        last = (Bench.Answer) answer;
                        return looking.test(answer(0, false));
                    })
                    && count(looking);
        }

        @Override
        public void cancel() {
            cancelled = true;
            bench.cancel();
        }

        private boolean count(final Predicate<Object> looking) {
            final PlayableScenario watched = scenario.by(scenario.bots().stream()
                    .<BotDefinition<?>>map(file -> watched(file.definition()))
                    .toList());
            final Playout playout = watched.compiled().newPlayout(bot, RunRequest.DEFAULT_MAX_DECISIONS);
            final Outcome outcome = new Outcome(watched.compiled().layout());
            final TrialKey key = new TrialKey();
            final int most = Math.min(COUNTED, question.trials());
            for (int trial = 0; trial < most; trial++) {
                outcome.reset();
                playout.play(key.set(question.seed(), trial), outcome);
                final boolean isLast = trial + 1 == most;
                if (cancelled || (isLast || trial % STEP == 0) && !looking.test(answer(trial + 1, isLast)) && !isLast) {
                    return false;
                }
            }
            return true;
        }

        private BotDefinition<?> watched(final BotDefinition<?> bot) {
            return bot.id().equals(ID) ? explaining(bot, told -> counts.merge(told.rule(), 1L, Long::sum)) : bot;
        }

        private static <V> BotDefinition<V> explaining(final BotDefinition<V> bot, final Consumer<Explanation> told) {
            return new BotDefinition<>(
                    bot.id(),
                    bot.summary(),
                    bot.view(),
                    () -> new ExplainingBot<>(bot.create().get(), told),
                    bot.fit());
        }

        private Answer answer(final int counted, final boolean complete) {
            return new Answer(
                    last.trials(),
                    last.of(),
                    complete,
                    last,
                    counted,
                    counts.values().stream().mapToLong(Long::longValue).sum(),
                    counts.entrySet().stream()
                            .map(entry -> line(entry.getKey(), entry.getValue()))
                            .toList(),
                    last.command());
        }

        private Line line(final String path, final long count) {
            final Optional<Mark> mark =
                    path.isEmpty() ? Optional.empty() : document.at(path).map(Node::mark);
            final boolean here =
                    mark.filter(at -> at.file().equals(Variant.OWN)).isPresent();
            return new Line(
                    path,
                    here ? mark.get().line() : 0,
                    here ? "" : mark.map(Mark::file).orElse(""),
                    count);
        }
    }
}
