package org.sitrep.rulesets.purplehaze.plain;

import java.util.Random;
import org.sitrep.rulesets.purplehaze.plain.PlainBox.Threat;

/** The plain combats as others see them: benchmarks measure the engine against them. Not thread-safe. */
public final class PlainPlay {
    private final PlainLeader leader;
    private final PlainBox box;
    private final Threat threat;
    private final PlainChance chance;

    /**
     * Prepares combats of the reference squad, by day.
     *
     * @param leader {@code drill} or {@code random}
     * @param box as the scenario file of the combat is called: {@code we-ambush}
     * @param threat 1-9
     */
    public PlainPlay(final String leader, final String box, final int threat, final Random random) {
        this.leader = PlainLeader.named(leader);
        this.box = PlainBox.named(box);
        this.threat = Threat.of(threat);
        this.chance = PlainChance.of(random);
    }

    /** Plays one combat to its end; returns how many Enemies were eliminated. */
    public int play() {
        return leader.play(box, threat, false, chance).eliminated();
    }
}
