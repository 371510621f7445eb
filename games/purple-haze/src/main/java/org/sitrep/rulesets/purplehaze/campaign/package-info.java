/**
 * A campaign (PH-CAM): Missions in order, played by one continuing Squad. Before each Mission the Squad is put together
 * and equipped; after it come Hospital, upgrades and R&amp;R.
 * {@link org.sitrep.rulesets.purplehaze.campaign.CampaignPlay} is the sequence; each other class implements one page of
 * the rules.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.rulesets.purplehaze.campaign;
