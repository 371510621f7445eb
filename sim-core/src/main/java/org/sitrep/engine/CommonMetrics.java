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
import org.sitrep.ruleset.Playout;
import org.sitrep.ruleset.StepSink;

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
        return CommonLayout.of(
                        entries.stream().map(entry -> entry.scenario().layout()).toList())
                .map(common -> new CommonMetrics(
                        entries.stream()
                                .map(entry -> narrowed(entry, common.layout()))
                                .toList(),
                        common.alone()));
    }

    private static PairedEntry narrowed(final PairedEntry entry, final OutcomeLayout layout) {
        return entry.scenario().layout().equals(layout)
                ? entry
                : new PairedEntry(new Narrowed(entry.scenario(), layout), entry.subject(), entry.bot());
    }

    /** A scenario that reports some of its metrics. */
    private record Narrowed(CompiledScenario whole, OutcomeLayout layout) implements CompiledScenario {
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
