package org.sitrep.rulesets.rambo.campaign;

import org.sitrep.strategy.Trace;

/** Is told what happens between the missions of a campaign; does nothing. Numbers are those of {@link CampaignState}. */
public class CampaignTrace extends Trace {
    /** Tells nobody. */
    public static final CampaignTrace NONE = new CampaignTrace();

    /** For subclasses. */
    protected CampaignTrace() {}

    /** A try of a mission begins, from 1. */
    public void mission(final int mission, final int nth) {}

    /** A party was chosen for the try that begins, where there are several. */
    public void party(final int mission, final int party) {}

    /** A try of a mission with a party is over. */
    public void missionOver(final int mission, final int party, final int cause) {}

    /** Gear came into the stash. */
    public void stashed(final long gear) {}

    /** A hero earned a medal. */
    public void earned(final int hero, final int medal) {}

    /** The campaign is over; how many missions were won. */
    public void over(final int won) {}
}
