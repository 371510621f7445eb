package org.sitrep.playbook;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.sitrep.portable.Portable;
import org.sitrep.scenario.DidYouMean;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** Compiles a section and reports all its faults, each at its position. */
public final class SectionCompiler {
    /** Largest absolute weight: sums stay finite, and next to it a weight of 1 still decides. */
    public static final long MAX_WEIGHT = 1_000_000_000;

    /** The fact that names the question asked, for sections with several. */
    private static final String QUESTION = "question";

    private final ScenarioDocument document;
    private final Vocabulary words;
    private final List<Vocabulary> game;
    private final BookNames names;
    private final Findings findings;
    private final List<Reach> earlier = new ArrayList<>();

    /** Where a line applies: its facts' limits, and the action of its options. */
    private record Reach(FactBounds box, Vocabulary.Action action) {}

    private SectionCompiler(
            final ScenarioDocument document,
            final Vocabulary words,
            final List<Vocabulary> game,
            final BookNames names,
            final Findings findings) {
        this.document = document;
        this.words = words;
        this.game = game;
        this.names = names;
        this.findings = findings;
    }

    /**
     * Returns a compiled section, which must not be played if there are findings.
     *
     * @param words names that its lines may use
     * @param game names that the lines of all sections may use, for messages
     * @param names takes the names of the scenario that its conditions use
     */
    public static Section compile(
            final ScenarioDocument document,
            final SectionText text,
            final Vocabulary words,
            final List<Vocabulary> game,
            final BookNames names,
            final Findings findings) {
        return new SectionCompiler(document, words, game, names, findings).section(text);
    }

    private Section section(final SectionText text) {
        checkWeights(text.weights(), words.section() + ".weights");
        final List<Section.Line> lines = new ArrayList<>();
        for (int i = 0; i < text.lines().size(); i++) {
            lines.add(line(text.lines().get(i), words.section() + ".lines." + i, text.weights()));
        }
        return new Section(lines);
    }

    private Section.Line line(final LineText text, final String path, final Map<String, Double> byDefault) {
        final Optional<Vocabulary.Action> action = words.action(text.action());
        if (action.isEmpty()) {
            final List<String> legal =
                    words.actions().stream().map(Vocabulary.Action::name).toList();
            add(
                    PlaybookCodes.UNKNOWN_ACTION,
                    path + ".do",
                    "there is no action \"" + text.action() + "\" in the section " + words.section(),
                    elsewhere(
                            one -> one.action(text.action()).isPresent(), DidYouMean.suggestion(text.action(), legal)));
        }
        final Optional<Expression> when = condition(text.when(), path + ".when");
        final Optional<Expression> condition = condition(text.condition(), path + ".if");
        if (when.isPresent() && when.get().asksAboutAnOption()) {
            add(
                    PlaybookCodes.TOO_EARLY,
                    path + ".when",
                    "a condition under when cannot use a fact of the option",
                    "use it under if");
        }
        text.by().ifPresent(by -> checkWeights(by, path + ".by"));
        final boolean broken =
                text.when().isPresent() && when.isEmpty() || text.condition().isPresent() && condition.isEmpty();
        if (action.isPresent() && !broken) {
            checkReach(when, condition, action.get(), path);
        }
        final Map<String, Double> weights = text.by().orElse(byDefault);
        return new Section.Line(
                action.map(this::questions).orElse(0),
                when.map(Program::of).orElse(null),
                action.filter(one -> !words.isAny(one))
                        .map(Vocabulary.Action::id)
                        .orElse(-1),
                condition.map(Program::of).orElse(null),
                bySort(weights, known -> known.mapToInt(Fact::id).toArray()).toArray(int[][]::new),
                bySort(
                                weights,
                                known -> known.mapToDouble(fact -> weights.get(fact.name()))
                                        .toArray())
                        .toArray(double[][]::new),
                new Section.LineWords(
                        text.oneLine(),
                        bySort(weights, known -> known.map(Fact::name).toArray(String[]::new))
                                .toArray(String[][]::new)));
    }

    /** Returns the questions that have an action among their options, one bit per question. */
    private int questions(final Vocabulary.Action action) {
        int mask = words.questions().isEmpty() ? 1 : 0;
        for (int i = 0; i < words.questions().size(); i++) {
            mask |= action.isOf(words.questions().get(i)) ? 1 << i : 0;
        }
        return mask;
    }

    /** Returns, for each sort of option, a property of the weighted facts that are relevant to it. */
    private <T> Stream<T> bySort(final Map<String, Double> weights, final Function<Stream<Fact>, T> of) {
        return IntStream.range(0, FactReader.SORTS)
                .mapToObj(sort -> of.apply(weights.keySet().stream()
                        .flatMap(name -> words.fact(name).stream())
                        .filter(fact -> (fact.sorts() & 1 << sort) != 0)));
    }

    private Optional<Expression> condition(final Optional<String> text, final String path) {
        return text.flatMap(one -> ConditionParser.parse(
                one,
                words,
                (fact, name) -> names.number(new BookNames.Use(fact.name(), name, path)),
                name -> elsewhere(other -> other.fact(name).isPresent(), ""),
                (code, message, suggestion) -> add(code, path, message, suggestion)));
    }

    /** Returns the remedy for a name that the section lacks: another section may have it. */
    private String elsewhere(final Predicate<Vocabulary> hasIt, final String otherwise) {
        final String sections =
                game.stream().filter(hasIt).map(Vocabulary::section).collect(Collectors.joining(", "));
        return sections.isEmpty() ? otherwise : "it belongs to " + sections;
    }

    private void checkWeights(final Map<String, Double> weights, final String path) {
        weights.forEach((name, weight) -> {
            final Optional<Fact> fact = words.fact(name);
            final String at = path + "." + name;
            if (fact.isEmpty()) {
                final List<String> legal = words.facts().stream()
                        .filter(Fact::ofOption)
                        .map(Fact::name)
                        .toList();
                add(
                        PlaybookCodes.UNKNOWN_FACT,
                        at,
                        "there is no fact \"" + name + "\" in the section " + words.section(),
                        elsewhere(one -> one.fact(name).isPresent(), DidYouMean.suggestion(name, legal)));
            } else if (fact.get().kind() == Fact.Kind.WORD) {
                add(PlaybookCodes.IDLE_WEIGHT, at, name + " is a word and cannot have a weight", "compare it under if");
            } else if (!fact.get().ofOption()) {
                add(
                        PlaybookCodes.IDLE_WEIGHT,
                        at,
                        name + " is the same for all options",
                        "use it under when, or weight a fact of the option");
            } else if (Math.abs(weight) > MAX_WEIGHT) {
                add(
                        PlaybookCodes.HUGE_WEIGHT,
                        at,
                        "a weight must be from -" + MAX_WEIGHT + " to " + MAX_WEIGHT,
                        "to give an option priority, write a separate line above the others");
            }
        });
    }

    /**
     * Checks whether the line can ever apply: its own conditions must be consistent, and no earlier line may take all
     * its options.
     */
    private void checkReach(
            final Optional<Expression> when,
            final Optional<Expression> condition,
            final Vocabulary.Action action,
            final String path) {
        final FactBounds box = new FactBounds();
        when.ifPresent(box::narrow);
        condition.ifPresent(box::narrow);
        if (box.isEmpty()) {
            add(PlaybookCodes.UNREACHABLE, path, "the conditions of this line exclude each other", "");
        }
        words.fact(QUESTION)
                .flatMap(box::only)
                .map(place -> words.questions().get((int) Portable.round(place)))
                .filter(question -> !action.isOf(question))
                .ifPresent(question -> add(
                        PlaybookCodes.UNREACHABLE,
                        path,
                        action.name() + " is never an option of the question " + question.name(),
                        "the reference lists the actions of each question"));
        for (int i = 0; i < earlier.size(); i++) {
            final Reach other = earlier.get(i);
            final boolean takesIt = words.isAny(other.action) || other.action.equals(action);
            if (takesIt && other.box.holdsWherever(box)) {
                add(
                        PlaybookCodes.UNREACHABLE,
                        path,
                        "this line can never apply: line " + (i + 1) + " of the section always applies first",
                        "move it up, or narrow the other line");
                break;
            }
        }
        earlier.add(new Reach(box, action));
    }

    private void add(final PlaybookCodes code, final String path, final String message, final String suggestion) {
        findings.add(code.id(), document, path, message, suggestion);
    }
}
