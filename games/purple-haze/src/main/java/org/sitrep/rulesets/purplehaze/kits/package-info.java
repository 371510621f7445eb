/**
 * Loadouts as a search space (PH-EQ-1 to PH-EQ-4, PH-COM-14): the legal ones, those to start from, and their form as
 * data. The checks define which loadouts are legal; a test verifies that the space agrees with them.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.rulesets.purplehaze.kits;
