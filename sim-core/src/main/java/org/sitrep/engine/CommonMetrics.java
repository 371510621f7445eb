package org.sitrep.engine;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sitrep.outcome.CommonLayout;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Narrator;
import org.sitrep.ruleset.Origin;
import org.sitrep.ruleset.Playout;
import org.sitrep.ruleset.StepSink;
import org.sitrep.strategy.SideBots;

/**
 * Entries that measure the same: only the metrics that all their scenarios have. They play the same trials as before.
 *
 * @param entries the entries, with one layout
 * @param alone the labels of the metrics left out of each entry, see {@link CommonLayout#alone}
 */
public record CommonMetrics(List<PairedEntry> entries, List<List<String>> alone) {
    /** Copies the lists. */
    public CommonMetrics {
        entries = List.copyOf(entries);
        alone = List.copyOf(alone);
    }

    /**
     * Returns entries with their common metrics, unchanged where they have all in common; empty if the headline of the
     * first is not among them.
     */
    public static Optional<CommonMetrics> of(final List<PairedEntry> entries) {
        final List<CompiledScenario> all =
                entries.stream().map(PairedEntry::scenario).toList();
        return common(all)
                .map(common -> new CommonMetrics(
                        entries.stream()
                                .map(entry -> new PairedEntry(
                                        narrowed(entry.scenario(), common.layout(), all), entry.subject(), entry.bot()))
                                .toList(),
                        common.alone()));
    }

    private static Optional<CommonLayout> common(final List<CompiledScenario> all) {
        return CommonLayout.of(all.stream().map(CompiledScenario::layout).toList());
    }

    /**
     * Returns a scenario with the metrics that it has in common with others.
     *
     * @param all these scenarios, itself among them; the headline of the first is common
     */
    static CompiledScenario narrowed(final CompiledScenario whole, final List<CompiledScenario> all) {
        return narrowed(whole, common(all).orElseThrow().layout(), all);
    }

    private static CompiledScenario narrowed(
            final CompiledScenario whole, final OutcomeLayout layout, final List<CompiledScenario> all) {
        return whole.layout().equals(layout) ? whole : new Narrowed(whole, layout, all);
    }

    /** A scenario that reports the metrics that all have. */
    private record Narrowed(CompiledScenario whole, OutcomeLayout layout, List<CompiledScenario> all)
            implements CompiledScenario {
        @Override
        public Optional<Origin> origin() {
            final List<Origin> beside =
                    all.stream().flatMap(one -> one.origin().stream()).toList();
            return beside.size() < all.size()
                    ? Optional.empty()
                    : whole.origin().map(own -> new Origin(own.document(), own.external(), beside));
        }

        @Override
        public Optional<SideBots> sides() {
            return whole.sides();
        }

        @Override
        public String trial() {
            return whole.trial();
        }

        @Override
        public List<String> criteria() {
            return whole.criteria().stream()
                    .filter(name -> layout.slot(name).isPresent())
                    .toList();
        }

        @Override
        public Map<String, String> setup() {
            return whole.setup();
        }

        @Override
        public Map<String, String> options() {
            return whole.options();
        }

        @Override
        public Playout newPlayout(final String botId, final int maxDecisions) {
            final Playout playout = whole.newPlayout(botId, maxDecisions);
            final Outcome all = new Outcome(whole.layout());
            final int[] kept = kept();
            return (key, into) -> {
                all.reset();
                playout.play(key, all);
                copy(all, kept, into);
            };
        }

        @Override
        public void narrate(
                final String botId,
                final int maxDecisions,
                final TrialKey key,
                final Narrator narrator,
                final StepSink sink,
                final Outcome into) {
            final Outcome all = new Outcome(whole.layout());
            whole.narrate(botId, maxDecisions, key, narrator, sink, all);
            copy(all, kept(), into);
        }

        private int[] kept() {
            return layout.slots().stream()
                    .mapToInt(slot -> whole.layout().index(slot.name()))
                    .toArray();
        }

        private static void copy(final Outcome all, final int[] kept, final Outcome into) {
            for (int slot = 0; slot < kept.length; slot++) {
                into.set(slot, all.get(kept[slot]));
            }
            into.setDecisions(all.decisions());
            if (all.aborted()) {
                into.abort(all.abortReason(), all.abortDetail());
            }
        }
    }
}
