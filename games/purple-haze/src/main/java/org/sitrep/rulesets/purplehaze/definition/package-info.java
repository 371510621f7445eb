/**
 * The records that Purple Haze's data files are bound to: the contents of cards, markers and boxes, and the choice of a
 * scenario among them. Names are those of the rulebook. The sentence at each component is also its entry in the schema
 * and the reference page.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.rulesets.purplehaze.definition;
