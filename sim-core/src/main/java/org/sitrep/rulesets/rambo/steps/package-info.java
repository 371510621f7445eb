/** Tells the steps of a mission in numbers, for comparing versions and for finding where two plays part. */
package org.sitrep.rulesets.rambo.steps;
