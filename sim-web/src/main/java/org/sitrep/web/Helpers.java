package org.sitrep.web;

import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import org.sitrep.engine.Elsewhere;
import org.sitrep.engine.Job;
import org.sitrep.engine.JobText;
import org.sitrep.web.portable.Pauses;
import org.teavm.jso.JSBody;

/**
 * The workers beside this one, each with an engine of its own. They get equal shares of the trials of each stage. Only
 * a run that may pause can wait for them.
 */
final class Helpers implements Elsewhere {
    @Override
    public Optional<Begun> begin(final Job job) {
        final long trials = job.request().trials();
        final int helpers = Pauses.allowed() ? (int) Math.min(ready(), trials - 1) : 0;
        return helpers == 0 ? Optional.empty() : JobText.of(job).map(text -> begin(text, helpers));
    }

    private static Begun begin(final JobText job, final int helpers) {
        final long first = job.firstTrial() + share(job.trials(), helpers, 0);
        for (int helper = 0; helper < helpers; helper++) {
            final long from = share(job.trials(), helpers, helper);
            final long to = share(job.trials(), helpers, helper + 1);
            post(helper, job.range(job.firstTrial() + from, to - from).json());
        }
        return new Waiting(first, helpers);
    }

    /** Returns the number of trials before those of a helper; this worker plays those before the first one. */
    private static long share(final long trials, final int helpers, final int helper) {
        return trials * (helper + 1) / (helpers + 1);
    }

    private record Waiting(long firstTrial, int helpers) implements Begun {
        @Override
        public Optional<List<byte[]>> await() {
            Pauses.untilPartsCome();
            final List<byte[]> parts = new ArrayList<>();
            for (int helper = 0; helper < helpers; helper++) {
                final String part = part(helper);
                if (!part.isEmpty()) {
                    parts.add(Base64.getDecoder().decode(part));
                }
            }
            return parts.size() == helpers ? Optional.of(parts) : Optional.empty();
        }

        @Override
        public void stop() {
            stopParts();
        }
    }

    @JSBody(script = "return helpers.ready()")
    private static native int ready();

    @JSBody(
            params = {"helper", "job"},
            script = "helpers.post(helper, job)")
    private static native void post(int helper, String job);

    /** Returns the part of a helper in Base64; empty if it has not come. */
    @JSBody(
            params = {"helper"},
            script = "return helpers.part(helper)")
    private static native String part(int helper);

    @JSBody(script = "helpers.stop()")
    private static native void stopParts();
}
