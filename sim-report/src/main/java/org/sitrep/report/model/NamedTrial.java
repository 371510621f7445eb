package org.sitrep.report.model;

import java.util.Optional;

/**
 * A trial that a report names as an example, to be replayed alone or next to another side on the same draws.
 *
 * @param setting setting that it is played with
 * @param beside the other side; empty if it is replayed alone
 */
public record NamedTrial(TrialSetting setting, long seed, long trial, Optional<Beside> beside) {
    /** The other side of a trial, and its name. */
    public record Beside(String name, TrialSetting setting) {}

    /** Returns a trial that is replayed alone. */
    static NamedTrial alone(final TrialSetting setting, final long seed, final long trial) {
        return new NamedTrial(setting, seed, trial, Optional.empty());
    }

    /**
     * Returns the command that replays it; with another side, from the point where the two part.
     *
     * @throws IllegalStateException if the other side cannot be expressed as changes to the first
     */
    public String line() {
        final String alone = setting.replay(seed, trial);
        return beside.map(other -> alone + setting.besides(other).orElseThrow(IllegalStateException::new))
                .orElse(alone);
    }

    /** Returns the trial as a block with its command. */
    Block.Command labelled(final RichText label) {
        return new Block.Command(label, line(), Optional.of(this));
    }
}
