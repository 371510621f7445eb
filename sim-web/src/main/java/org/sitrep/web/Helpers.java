package org.sitrep.web;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.sitrep.engine.Elsewhere;
import org.sitrep.engine.Job;
import org.sitrep.engine.JobText;
import org.sitrep.engine.LastUsed;
import org.sitrep.page.PageJson;
import org.sitrep.scenario.Field;
import org.teavm.jso.JSBody;

/**
 * The workers beside this one, each with an engine of its own. They open a job once, while this worker plays on, and
 * then get equal shares of each stage that takes long enough. Only a run that may pause can wait for them.
 */
final class Helpers implements Elsewhere {
    /** Jobs that a helper keeps open. */
    static final int KEPT = 32;

    /** Time that a stage would take here, at least: messages take some milliseconds. */
    private static final double LEAST_MILLIS = 40;

    private final Map<Job, Known> known = new LastUsed<>(KEPT);
    private int last;
    private int taken;

    /** A job for a helper to open. */
    record Opening(
            @Field("By which parts name it.") int number,
            @Field("The job.") JobText job) {}

    /** Trials for a helper to play. */
    record Part(
            @Field("The number of the job.") int job,
            @Field("Index of the first trial.") long first,
            @Field("Number of trials.") long trials) {}

    /** A job that was played here. */
    private static final class Known {
        private final int number;
        private final Optional<JobText> text;
        /** Milliseconds per trial of the last stage; not a number before. */
        private double millis = Double.NaN;

        private Known(final int number, final Optional<JobText> text) {
            this.number = number;
            this.text = text;
        }
    }

    @Override
    public Optional<Begun> begin(final Job job) {
        if (!Pauses.allowed() || count() == 0) {
            return Optional.empty();
        }
        final Job whole = job.range(0, 1);
        if (!known.containsKey(whole)) {
            known.put(whole, new Known(++last, JobText.of(whole)));
        }
        final Known at = known.get(whole);
        return Optional.of(
                new Stage(at, job.request().firstTrial(), job.request().trials(), helpers(at, job)));
    }

    /** Returns the number of parts that helpers have played since the last call. */
    int taken() {
        final int all = taken;
        taken = 0;
        return all;
    }

    /** Returns the number of helpers that are to play a part of the job. */
    private static int helpers(final Known known, final Job job) {
        final long trials = job.request().trials();
        if (known.text.isEmpty() || !(trials * known.millis >= LEAST_MILLIS)) {
            return 0;
        }
        if (lacked(known.number)) {
            open(known.number, json(new Opening(known.number, known.text.get())));
        }
        return (int) Math.min(opened(known.number), trials - 1);
    }

    private static String json(final Record question) {
        return new String(PageJson.write(question), StandardCharsets.UTF_8);
    }

    /** A stage of a job; this worker plays the first trials. */
    private final class Stage implements Begun {
        private final Known known;
        private final long first;
        private final long trials;
        private final int helpers;
        private final long start = System.currentTimeMillis();

        private Stage(final Known known, final long first, final long trials, final int helpers) {
            this.known = known;
            this.first = first;
            this.trials = trials;
            this.helpers = helpers;
            for (int helper = 0; helper < helpers; helper++) {
                final long from = share(helper + 1);
                post(helper, json(new Part(known.number, first + from, share(helper + 2) - from)));
            }
        }

        /** Returns the number of trials in some of the shares. */
        private long share(final int shares) {
            return trials * shares / (helpers + 1);
        }

        @Override
        public long firstTrial() {
            return first + share(1);
        }

        @Override
        public void await(final Consumer<byte[]> parts) {
            known.millis = (double) (System.currentTimeMillis() - start) / share(1);
            if (helpers > 0) {
                Pauses.untilPartsCome();
            }
            for (int helper = 0; helper < helpers; helper++) {
                final String part = part(helper);
                if (!part.isEmpty()) {
                    parts.accept(Base64.getDecoder().decode(part));
                    taken++;
                }
            }
        }

        @Override
        public void stop() {
            if (helpers > 0) {
                stopParts();
            }
        }
    }

    @JSBody(script = "return helpers.count()")
    private static native int count();

    /** Returns whether a helper has not been asked to open a job. */
    @JSBody(
            params = {"number"},
            script = "return helpers.lacked(number)")
    private static native boolean lacked(int number);

    @JSBody(
            params = {"number", "opening"},
            script = "helpers.open(number, opening)")
    private static native void open(int number, String opening);

    /** Returns the number of helpers that have opened a job. */
    @JSBody(
            params = {"number"},
            script = "return helpers.opened(number)")
    private static native int opened(int number);

    /** Asks one of the helpers that have opened a job. */
    @JSBody(
            params = {"helper", "part"},
            script = "helpers.post(helper, part)")
    private static native void post(int helper, String part);

    /** Returns the part of a helper in Base64; empty if it has not come. */
    @JSBody(
            params = {"helper"},
            script = "return helpers.part(helper)")
    private static native String part(int helper);

    @JSBody(script = "helpers.stop()")
    private static native void stopParts();
}
