/**
 * A campaign (PH-CAM): Missions in order, played by one Squad that lives on. Before each the Squad is put together and
 * equipped; after each come Hospital, upgrades and R&amp;R.
 * {@link org.sitrep.rulesets.purplehaze.campaign.CampaignPlay} is the sequence; the other classes are a page of the
 * rules each.
 */
package org.sitrep.rulesets.purplehaze.campaign;
