package org.sitrep.remote;

import java.io.Serializable;

/**
 * A part that was played.
 *
 * @param bytes what {@link org.sitrep.engine.Batch#playAway} returned; none if a trial failed or it was stopped
 * @param seconds time that its trials took on all threads, without that to prepare and to send
 */
public record PlayedPart(byte[] bytes, double seconds) implements Serializable {
    private static final long serialVersionUID = 1;
}
