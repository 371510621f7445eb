package org.sitrep.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.stats.AbortTally;
import org.sitrep.stats.Tally;

/** Makes a capsule of what was asked for and what came of it. */
final class CapsuleMaker {
    private CapsuleMaker() {}

    static Capsule capsule(
            final Contender contender,
            final RunRequest request,
            final Optional<Precision> precision,
            final BatchResult result,
            final String stopReason,
            final Capsule.Timing timing) {
        final CompiledScenario scenario = contender.scenario();
        final RunSubject subject = contender.subject();
        final Tally tally = result.tally();
        return new Capsule(
                Capsule.SCHEMA_VERSION,
                subject.toolVersion(),
                subject.commit(),
                subject.rulesetId(),
                subject.scenario(),
                subject.title(),
                scenario.trial(),
                scenario.setup(),
                subject.content(),
                contender.bot(),
                subject.botFile(),
                request.maxDecisions(),
                scenario.options(),
                request.seed(),
                request.firstMission(),
                result.requested(),
                tally.completed(),
                tally.aborts().count(),
                aborts(tally.aborts()),
                String.format(Locale.ROOT, "%016x", tally.hash()),
                tally.decisions(),
                tally.layout(),
                tally.slots(),
                tally.products(),
                tally.curves(),
                stopReason,
                precision,
                timing);
    }

    private static List<Capsule.Abort> aborts(final AbortTally tally) {
        final List<Capsule.Abort> aborts = new ArrayList<>();
        for (int i = 0; i < tally.kept(); i++) {
            aborts.add(new Capsule.Abort(tally.mission(i), tally.reason(i), tally.detail(i)));
        }
        return aborts;
    }
}
