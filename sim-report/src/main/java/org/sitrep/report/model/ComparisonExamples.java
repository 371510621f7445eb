package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.sitrep.analysis.Comparison;
import org.sitrep.analysis.Standouts;
import org.sitrep.analysis.Yardstick;
import org.sitrep.engine.Capsule;
import org.sitrep.outcome.Slot;

/** The missions of a comparison that are worth a look: best, median and worst of each side, and one of the first that each other side ended otherwise. Which mission differs most is not kept. */
public final class ComparisonExamples {
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

    /** A mission that another side is known to end otherwise, told as both play it; if none is, the worst of the first side. */
    private Optional<Block> beside(final Comparison.Side side) {
        final OptionalLong mission = mission(side);
        return mission.isEmpty()
                ? Optional.empty()
                : diff(side, mission.getAsLong())
                        .map(line -> new Block.Command(
                                Rich.of("Where they part: " + Trial.of(base).one() + " " + mission.getAsLong() + " of "
                                                + comparison.base().name() + ", and ")
                                        .strong(side.name())
                                        .plain(" on the same dice:"),
                                line));
    }

    private OptionalLong mission(final Comparison.Side side) {
        final OptionalLong parted = parting(comparison, side);
        final Optional<Examples.Example> worst = Examples.of(base, slot.name()).worst();
        return parted.isPresent() || worst.isEmpty()
                ? parted
                : OptionalLong.of(worst.get().mission());
    }

    private static OptionalLong parting(final Comparison comparison, final Comparison.Side side) {
        final Capsule base = comparison.base().capsule();
        for (final Yardstick by : comparison.yardsticks()) {
            final int slot = base.layout().index(by.slot().name());
            final OptionalLong mission = Standouts.parting(
                    base.tallies().get(slot), side.capsule().tallies().get(slot), base.playedEnd());
            if (mission.isPresent()) {
                return mission;
            }
        }
        return OptionalLong.empty();
    }

    private Optional<String> diff(final Comparison.Side side, final long mission) {
        return Setting.of(base).diff(Setting.of(side.capsule()), side.name(), base.seed(), mission);
    }

    /** Returns the line that tells a mission as the first side and another play it that ended it otherwise; empty if none is known, or the other cannot be put as changes to the first. */
    public static Optional<String> apart(final Comparison comparison, final Comparison.Side side) {
        final OptionalLong mission = parting(comparison, side);
        return mission.isEmpty()
                ? Optional.empty()
                : new ComparisonExamples(comparison).diff(side, mission.getAsLong());
    }
}
