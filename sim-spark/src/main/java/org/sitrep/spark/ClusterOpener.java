package org.sitrep.spark;

import java.util.Optional;
import java.util.regex.Pattern;
import org.sitrep.engine.Elsewhere;

/** Knows the addresses that Spark knows as masters: {@code spark://host:7077}, {@code local[2]}, {@code yarn}. */
public final class ClusterOpener implements Elsewhere.Opener {
    /** A task costs some milliseconds of the driver, and is lost with its executor. */
    private static final double PART_SECONDS = 1;

    private static final Pattern MASTER = Pattern.compile("(spark|k8s)://.+|yarn|local\\[.+");

    @Override
    public Optional<Elsewhere> open(final String address) {
        return MASTER.matcher(address).matches() ? Optional.of(new Cluster(address, PART_SECONDS)) : Optional.empty();
    }
}
