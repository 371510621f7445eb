package org.sitrep.remote;

import java.io.Serializable;
import org.sitrep.engine.Elsewhere;
import org.sitrep.engine.Job;
import org.sitrep.engine.JobText;
import org.sitrep.scenario.Sha256;

/**
 * A job on its way to another process. Its range of trials is that of a stage or of nothing: parts name their own.
 *
 * @param json of a {@link JobText}
 * @param sha256 of the JSON, in hexadecimal
 * @param code hash of the code of the process that sent it, see {@link CodeHash}
 */
public record Parcel(String json, String sha256, String code) implements Serializable {
    private static final long serialVersionUID = 1;

    /**
     * Returns the parcel of a job.
     *
     * @param place as the user named it, for a message
     * @throws Elsewhere.Refusal if the job cannot leave this process
     */
    public static Parcel of(final Job job, final String place) {
        final String json = JobText.of(job)
                .orElseThrow(() -> new Elsewhere.Refusal("--on " + place
                        + ": a bot in Java that is not one of the game's does not travel to other processes; leave --on"
                        + " out, or name a bot of the game or a playbook"))
                .json();
        return new Parcel(json, Sha256.hex(json), CodeHash.here());
    }

    /**
     * Returns the job.
     *
     * @throws IllegalStateException if it has changed on its way, or this process has other code
     */
    JobText opened() {
        if (!code.equals(CodeHash.here())) {
            throw new IllegalStateException(CodeHash.OTHER);
        }
        if (!sha256.equals(Sha256.hex(json))) {
            throw new IllegalStateException("the job was damaged on its way");
        }
        return JobText.read(json);
    }
}
