package org.sitrep.analysis.loadout;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sitrep.engine.LastUsed;
import org.sitrep.engine.RunRequest;
import org.sitrep.engine.TrialValues;
import org.sitrep.outcome.Slot;
import org.sitrep.rng.Mix64;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Kits;

/**
 * Plays candidates on any trials of any seed and records their values trial by trial. Called by one thread, stopped by
 * any.
 */
public final class LoadoutEvaluator {
    /**
     * Maximum number of candidates with cached tables, half a megabyte each. More than run in any race, so that no look
     * compiles them again.
     */
    private static final int MOST_TABLES = 384;

    /** Plays trials; handles Ctrl-C and bots that do not answer. */
    public interface TrialPlayer {
        /** Plays a range of trials and returns the given slots of each; empty if it was stopped. */
        Optional<TrialValues> play(CompiledScenario scenario, List<String> slots, RunRequest request);
    }

    private final Scope scope;
    private final LoadoutCompiler compiler;
    private final List<String> slots;
    private final List<String> kitSlots;
    private final RunRequest request;
    private final TrialPlayer player;
    private final Map<LoadoutCandidate, CompiledScenario> tables = new LastUsed<>(MOST_TABLES);
    private long played;
    private boolean stopped;

    /** Compiles loadouts into tables. */
    public interface LoadoutCompiler {
        /**
         * Returns the tables of a loadout; empty if the game's checks have any finding.
         *
         * @param sets other changes, {@code path=value} each
         */
        Optional<CompiledScenario> open(Kits whole, List<String> sets);
    }

    /**
     * @param slots names of the slots recorded for each trial
     * @param kitSlots names of the slots that describe only what is carried; loadouts that differ in no other slot
     *     count as alike
     * @param request bot, threads and bound of decisions; its seed and trials are ignored
     */
    public LoadoutEvaluator(
            final Scope scope,
            final LoadoutCompiler compiler,
            final List<String> slots,
            final List<String> kitSlots,
            final RunRequest request,
            final TrialPlayer player) {
        this.scope = scope;
        this.compiler = compiler;
        this.slots = List.copyOf(slots);
        this.kitSlots = List.copyOf(kitSlots);
        this.request = request;
        this.player = player;
    }

    boolean isSound(final LoadoutCandidate candidate) {
        return open(candidate).isPresent();
    }

    private Optional<CompiledScenario> open(final LoadoutCandidate candidate) {
        final CompiledScenario known = tables.get(candidate);
        if (known != null) {
            return Optional.of(known);
        }
        final Optional<CompiledScenario> opened = compiler.open(scope.whole(candidate.choice()), candidate.sets());
        opened.ifPresent(made -> tables.put(candidate, made));
        return opened;
    }

    /**
     * Plays trials and returns their values, with a hash that is equal for candidates that play alike; empty if play
     * was stopped.
     *
     * @param candidate a sound candidate
     */
    Optional<TrialValues> play(final LoadoutCandidate candidate, final long seed, final long first, final int trials) {
        if (stopped) {
            return Optional.empty();
        }
        final int chunk = Math.max(1, Math.min(request.chunkTrials(), trials / (4 * request.threads())));
        final CompiledScenario scenario = open(candidate).orElseThrow();
        final Optional<TrialValues> values = player.play(
                        scenario,
                        playSlots(scenario),
                        request.withSeed(seed).withRange(first, trials).withChunkTrials(chunk))
                .map(this::summary);
        played += values.map(TrialValues::trials).orElse(0);
        stopped = values.isEmpty();
        return values;
    }

    /** Returns the names of all slots except those that describe only the kits. */
    private List<String> playSlots(final CompiledScenario scenario) {
        return scenario.layout().slots().stream()
                .map(Slot::name)
                .filter(name -> !kitSlots.contains(name))
                .toList();
    }

    /** Keeps the requested slots, with a hash over all slots, which is equal for candidates that play alike. */
    private TrialValues summary(final TrialValues all) {
        long hash = 0;
        for (int m = 0; m < all.trials(); m++) {
            long trial = Mix64.mix(all.firstTrial() + m + Mix64.GAMMA);
            for (int s = 0; s < all.slots().size(); s++) {
                trial = (trial ^ all.get(s, m)) * Mix64.GAMMA;
            }
            hash += Mix64.mix(trial);
        }
        final List<Slot> wanted =
                all.slots().stream().filter(slot -> slots.contains(slot.name())).toList();
        final int[][] rows = wanted.stream().map(slot -> all.row(slot)).toArray(int[][]::new);
        return new TrialValues(wanted, all.firstTrial(), all.trials(), hash, rows);
    }

    long played() {
        return played;
    }

    /** Returns whether play was stopped from outside; no further trials will be played. */
    boolean stopped() {
        return stopped;
    }
}
