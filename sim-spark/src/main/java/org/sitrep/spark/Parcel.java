package org.sitrep.spark;

import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.sitrep.engine.JobText;

/**
 * A job on its way to executors.
 *
 * @param json of a {@link JobText}
 * @param sha256 of the JSON, in hexadecimal
 * @param code hash of the code that the driver runs, see {@link CodeHash}
 */
record Parcel(String json, String sha256, String code) implements Serializable {
    private static final long serialVersionUID = 1;

    static Parcel of(final JobText job) {
        final String json = job.json();
        return new Parcel(json, sha256(json.getBytes(StandardCharsets.UTF_8)), CodeHash.here());
    }

    /** Returns the job. Throws {@link IllegalStateException} if it has changed on its way. */
    JobText opened() {
        if (!sha256.equals(sha256(json.getBytes(StandardCharsets.UTF_8)))) {
            throw new IllegalStateException("the job was damaged on its way");
        }
        return JobText.read(json);
    }

    static String sha256(final byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (final NoSuchAlgorithmException absent) {
            throw new IllegalStateException(absent); // every JDK has it
        }
    }
}
