/** What is counted of missions of Rambo: the slots of their outcomes. */
package org.sitrep.rulesets.rambo.metrics;
