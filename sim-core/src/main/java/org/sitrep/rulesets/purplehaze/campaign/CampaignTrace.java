package org.sitrep.rulesets.purplehaze.campaign;

import org.sitrep.rulesets.purplehaze.mission.MissionTrace;

/** Is told what happens in a campaign. Does nothing. */
public class CampaignTrace extends MissionTrace {
    /** Tells nobody. */
    public static final CampaignTrace NONE = new CampaignTrace();

    /** For {@link #NONE} and subclasses. */
    protected CampaignTrace() {}

    /** The campaign begins; nobody has been drawn yet. */
    public void campaignBegins() {}

    /** A man takes a place; {@code what} is one of those that {@link org.sitrep.rulesets.purplehaze.play.Ask#PROFILE} names. */
    public void drafted(final int marine, final int what) {}

    /** The Motivation was chosen. */
    public void motivated(final int motivation) {}

    /** The next Mission is laid out, its ordinal counted from 0; the Squad is put together and equipped next. */
    public void missionAhead(final int nth) {}

    /** A Marine takes something out of the supply, packed as {@link org.sitrep.rulesets.purplehaze.squad.Equipment} says. */
    public void issued(final int marine, final int handover) {}

    /** The Squad is equipped. */
    public void equipped() {}

    /** A Marine is sent to Hospital. */
    public void hospitalized(final int marine) {}

    /** A Marine is back from Hospital; his place was held by another one until now. */
    public void returned(final int marine) {}

    /** A Marine has broken down and leaves. */
    public void brokeDown(final int marine) {}

    /** A Marine has reached a level. */
    public void upgraded(final int marine, final int level) {}

    /** R&amp;R begins at a place. */
    public void restBegins(final int place) {}

    /** A Marine paid a Boon point before R&amp;R. */
    public void boonSpent(final int marine) {}

    /** R&amp;R was rolled for: the first D6 with what is added to it, and the second one. */
    public void restRolled(final int place, final int first, final int added, final int second) {}

    /** R&amp;R is over. */
    public void restEnds() {}

    /** The campaign has ended, early if nobody was left to fill a place. */
    public void campaignEnded() {}
}
