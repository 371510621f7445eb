package org.sitrep.engine;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.sitrep.outcome.Group;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Series;
import org.sitrep.outcome.Slot;
import org.sitrep.outcome.Survival;
import org.sitrep.portable.Digest;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.scenario.Sha256;
import org.sitrep.stats.CurveTally;
import org.sitrep.stats.ProductTally;
import org.sitrep.stats.SlotTally;

/**
 * Computes one hash over a whole run result except its timing. Fields are added in a fixed order, each preceded by its
 * length, so different results never have the same input. Not thread-safe: use one per hash.
 */
final class ResultHash {
    private final Digest digest = new Digest();
    private final ByteBuffer eight = ByteBuffer.allocate(Long.BYTES);

    private ResultHash() {}

    static String of(final RunResult result) {
        final ResultHash hash = new ResultHash();
        hash.origin(result);
        hash.content(result.content());
        hash.run(result);
        hash.layout(result.layout());
        result.tallies().forEach(hash::tally);
        result.products().forEach(hash::product);
        hash.optional(result);
        return Sha256.digits(hash.digest.end());
    }

    private void origin(final RunResult c) {
        number(c.schemaVersion());
        text(c.toolVersion(), c.commit(), c.rulesetId(), c.scenario(), c.title());
        map(c.setup());
        map(c.options());
    }

    private void content(final RunResult.Content c) {
        text(c.sha256(), c.json());
        texts(c.files());
        texts(c.sets());
        number(
                c.sources().text(),
                c.sources().derived(),
                c.sources().house(),
                c.sources().chosen());
    }

    private void run(final RunResult c) {
        text(c.bot());
        number(c.maxDecisions(), c.seed(), c.firstTrial(), c.requested(), c.completed(), c.aborted());
        number(c.abortedTrials().size());
        c.abortedTrials().forEach(a -> {
            number(a.trial());
            text(a.reason());
        });
        text(c.outcomeHash());
        number(c.decisions());
        // The word of older files, so that their hashes stay valid.
        text(c.stopReason().equals(RunResult.ALL_PLAYED) ? RunResult.OLDER_ALL_PLAYED : c.stopReason());
    }

    private void layout(final OutcomeLayout layout) {
        number(layout.slots().size());
        layout.slots().forEach(this::slot);
        number(layout.ratios().size());
        layout.ratios()
                .forEach(r -> texts(List.of(
                        r.name(),
                        r.label(),
                        r.unit(),
                        r.numerator(),
                        r.denominator(),
                        r.better().name())));
        number(layout.series().size());
        layout.series().forEach(s -> {
            texts(List.of(s.name(), s.label(), s.step(), s.unit()));
            texts(s.slots());
        });
        number(layout.groups().size());
        layout.groups().forEach(g -> {
            texts(List.of(g.name(), g.title(), g.question(), g.kind().name()));
            texts(g.metrics());
            texts(g.itemLabels());
        });
        text(layout.headline());
    }

    private void slot(final Slot s) {
        texts(List.of(s.name(), s.label(), s.unit(), s.kind().name(), s.better().name()));
        if (s.leads()) {
            texts(List.of("leads")); // not counted where absent: results from before have the hash that they had
        }
        number(s.min(), s.max(), s.divisor());
    }

    private void tally(final SlotTally t) {
        text(t.name());
        number(t.n(), t.sum(), t.sumOfSquares(), t.counts().length);
        for (int i = 0; i < t.counts().length; i++) {
            number(t.counts()[i], t.firstTrial()[i]);
        }
    }

    private void product(final ProductTally t) {
        text(t.first(), t.second());
        number(t.n(), t.sumOfProducts());
    }

    /**
     * Adds the optional parts that are present, each preceded by its name. So a result without a part has the same hash
     * as before that part was introduced.
     */
    private void optional(final RunResult c) {
        c.precision().ifPresent(precision -> texts(List.of("precision", precision.toString())));
        c.botFile().ifPresent(file -> texts(List.of("botFile", file.file(), file.sha256())));
        if (!c.trial().equals(CompiledScenario.TRIAL)) {
            texts(List.of("trial", c.trial()));
        }
        for (final Series s : c.layout().series()) {
            if (!s.stepLabels().isEmpty()) {
                texts(List.of("stepLabels", s.name()));
                texts(s.stepLabels());
            }
        }
        for (final Group g : c.layout().groups()) {
            if (!g.columnLabels().isEmpty()) {
                texts(List.of("columnLabels", g.name()));
                texts(g.columnLabels());
            }
        }
        c.layout().survivals().forEach(this::survival);
        c.curves().forEach(this::curve);
    }

    private void survival(final Survival s) {
        texts(List.of("survival", s.name(), s.label(), s.question(), s.step()));
        number(s.curves().size());
        s.curves().forEach(curve -> {
            text(curve.label());
            texts(curve.atRisk());
            texts(curve.lost());
        });
    }

    private void curve(final CurveTally t) {
        texts(List.of("curve", t.survival(), t.curve()));
        number(t.steps());
        number(t.products());
    }

    private void map(final Map<String, String> map) {
        number(map.size());
        map.forEach(this::text);
    }

    private void texts(final Collection<String> texts) {
        number(texts.size());
        texts.forEach(this::text);
    }

    private void text(final String... texts) {
        for (final String text : texts) {
            final byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
            number(bytes.length);
            digest.add(bytes);
        }
    }

    private void number(final long... numbers) {
        for (final long number : numbers) {
            digest.add(eight.putLong(0, number).array());
        }
    }
}
