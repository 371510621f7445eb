package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.sitrep.analysis.Comparison;
import org.sitrep.engine.Capsule;
import org.sitrep.outcome.Slot;

/**
 * The missions of a comparison that are worth a look: best, median and worst of each side, and the worst of the first beside what each other side makes of the
 * same dice. Which mission differs most is not kept.
 */
final class ComparisonExamples {
    /** Id of the section. */
    static final String SECTION = "comparison-examples";

    private final Comparison comparison;
    private final Capsule base;
    private final Slot slot;

    ComparisonExamples(final Comparison comparison) {
        this.comparison = comparison;
        base = comparison.base().capsule();
        slot = comparison.yardsticks().get(0).slot();
    }

    Section section() {
        final List<Block> blocks = new ArrayList<>();
        for (final Comparison.Side side : comparison.sides()) {
            final Examples examples = Examples.of(side.capsule(), slot.name());
            blocks.addAll(examples.blocks(side.name()));
            if (side != comparison.base()) {
                beside(side).ifPresent(blocks::add);
            }
        }
        final Trial trial = Trial.of(base);
        return new Section(
                SECTION,
                trial.titles() + " to look at",
                "Best, median and worst by " + slot.label() + ". The same number is the same dice on every side.",
                blocks);
    }

    /** The worst mission of the first side, told beside what another side makes of the same dice. */
    private Optional<Block> beside(final Comparison.Side side) {
        final Optional<Examples.Example> worst = Examples.of(base, slot.name()).worst();
        final Optional<String> changes = changes(side.capsule());
        if (worst.isEmpty() || changes.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new Block.Command(
                Rich.of("Where they part: the worst of " + comparison.base().name() + ", "
                                + Trial.of(base).one() + " " + worst.get().mission() + ", and ")
                        .strong(side.name())
                        .plain(" on the same dice:"),
                Commands.of(base).replay(base.seed(), worst.get().mission()) + " --diff "
                        + Commands.quoted(changes.get())));
    }

    /** What makes the first side into another, as {@code --diff} takes it; empty if more has to be taken back than added. */
    private Optional<String> changes(final Capsule side) {
        final List<String> before = base.content().sets();
        final List<String> after = side.content().sets();
        if (after.size() < before.size() || !after.subList(0, before.size()).equals(before)) {
            return Optional.empty();
        }
        final List<String> words = new ArrayList<>();
        if (!side.scenario().equals(base.scenario())) {
            words.add(side.scenario());
        }
        if (!Commands.bot(side).equals(Commands.bot(base))) {
            words.addAll(List.of("--bot", Commands.bot(side)));
        }
        for (final String set : after.subList(before.size(), after.size())) {
            if (!set.startsWith("--")) {
                words.add("--set");
            }
            words.add(set);
        }
        return words.isEmpty()
                ? Optional.empty()
                : Optional.of(words.stream().map(Commands::quoted).collect(Collectors.joining(" ")));
    }
}
