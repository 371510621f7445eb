/** Loadouts of Rambo as data: which are legal in a mission, and how one is written. */
package org.sitrep.rulesets.rambo.kits;
