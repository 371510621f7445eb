/**
 * Loadouts as a space to be searched (PH-EQ-1 to PH-EQ-4, PH-COM-14): what is legal, which are worth a try, and how one
 * is written as data. The checks are the judge of it all; a test holds both to the same.
 */
package org.sitrep.rulesets.purplehaze.kits;
