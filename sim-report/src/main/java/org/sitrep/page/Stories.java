package org.sitrep.page;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.Experiment;
import org.sitrep.engine.PlayableScenario;
import org.sitrep.engine.RunRequest;
import org.sitrep.report.replay.ReplayDiff;
import org.sitrep.report.replay.ReplayedTrial;
import org.sitrep.scenario.KeyOrder;

/**
 * One variant or two whose trials are played step by step. Immutable, thread-safe.
 *
 * @param sides the variants, in one order of keys, so that they part only where play does
 * @param seed of the trials
 */
record Stories(List<Side> sides, long seed) {
    /** A variant, opened, and the bot that it seats. */
    record Side(String name, PlayableScenario scenario, String bot) {}

    /**
     * Opens variants.
     *
     * @throws IllegalArgumentException if a scenario or bot is not listed
     * @throws org.sitrep.SitrepException with all findings if a variant is not sound
     */
    static Stories of(final Contents contents, final List<Variant> variants, final long seed) {
        final List<Side> sides = new ArrayList<>();
        KeyOrder order = KeyOrder.NONE;
        for (final Variant variant : variants) {
            final Experiment experiment = contents.experiment(variant);
            final PlayableScenario scenario = experiment.open(order);
            sides.add(new Side(sides.isEmpty() ? "A" : "B", scenario, experiment.seated(scenario)));
            order = KeyOrder.of(scenario.document(), scenario.game().definition());
        }
        return new Stories(List.copyOf(sides), seed);
    }

    /**
     * Plays a trial of each side.
     *
     * @throws IllegalArgumentException if its index is negative
     */
    List<ReplayedTrial> trial(final long trial) {
        if (trial < 0) {
            throw new IllegalArgumentException("trial " + trial + "; the first is 0");
        }
        return sides.stream().map(side -> played(side, trial)).toList();
    }

    private ReplayedTrial played(final Side side, final long trial) {
        final int most = RunRequest.DEFAULT_MAX_DECISIONS;
        return ReplayedTrial.of(side.scenario(), side.bot(), most, seed, trial, true, -1, sides.size() > 1);
    }

    /** Compares a trial of both sides. */
    ReplayDiff diff(final List<ReplayedTrial> both) {
        return ReplayDiff.of(
                new ReplayDiff.Side(sides.get(0).name(), both.get(0)),
                new ReplayDiff.Side(sides.get(1).name(), both.get(1)));
    }
}
