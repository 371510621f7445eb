/**
 * The bots' decisions between Missions: who serves, who carries which item, and the purchases with experience and Boon
 * points. It works only on the views of the Squad and the campaign. It retains nothing from one question to the next
 * and allocates nothing.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.rulesets.purplehaze.bots.campaign;
