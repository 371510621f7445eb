/**
 * A told trial as a page to step through: boards drawn from scenes, dice, choices, tracks, and two trials beside each
 * other. Knows no game; what is drawn is what {@code org.sitrep.ruleset.transcript} holds.
 */
package org.sitrep.report.replay;
