/**
 * The records that Purple Haze's data files are bound to: what stands on the cards, markers and boxes, and which of
 * them a scenario plays. The names are the rulebook's; the sentence at each component is also its entry in the schema
 * and the reference page.
 */
package org.sitrep.rulesets.purplehaze.definition;
