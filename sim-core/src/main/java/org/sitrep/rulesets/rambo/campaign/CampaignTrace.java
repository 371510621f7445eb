package org.sitrep.rulesets.rambo.campaign;

/** Is told what happens between the missions of a campaign; does nothing. */
public class CampaignTrace {
    /** Tells nobody. */
    public static final CampaignTrace NONE = new CampaignTrace();

    /** For subclasses. */
    protected CampaignTrace() {}

    /** A try of a mission begins, from 1. */
    public void mission(final int mission, final int nth) {}

    /** A try of a mission is over. */
    public void missionOver(final int mission, final int cause) {}

    /** Gear came into the stash. */
    public void stashed(final long gear) {}

    /** A hero earned a medal. */
    public void earned(final int hero, final int medal) {}

    /** The campaign is over; how many missions were won. */
    public void over(final int won) {}
}
