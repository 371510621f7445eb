package org.sitrep.report.capsule;

import org.sitrep.engine.RunRequest;
import tools.jackson.databind.node.ObjectNode;

/** After how many decisions missions were given up, in results that keep no capsules; left out where it is the usual number. */
final class BoundJson {
    private static final String KEY = "maxDecisions";

    private BoundJson() {}

    /** Adds the key to an object, if there is something to say. */
    static void put(final ObjectNode out, final int maxDecisions) {
        if (maxDecisions != RunRequest.DEFAULT_MAX_DECISIONS) {
            out.put(KEY, maxDecisions);
        }
    }

    /** Returns what an object says, the usual number if nothing. */
    static int in(final JsonAt in) {
        return in.optional(KEY).map(BoundJson::positive).orElse(RunRequest.DEFAULT_MAX_DECISIONS);
    }

    private static int positive(final JsonAt in) {
        final int bound = in.smallInteger();
        if (bound < 1) {
            throw in.inconsistent("is below 1");
        }
        return bound;
    }
}
