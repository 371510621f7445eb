/** Slots of the outcomes of missions and campaigns of Rambo. */
package org.sitrep.rulesets.rambo.metrics;
