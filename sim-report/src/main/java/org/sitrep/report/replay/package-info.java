/**
 * Renders a replay as a page to step through: boards drawn from scenes, dice, choices and tracks, for one trial or two
 * next to each other. Independent of any game: it draws only what {@code org.sitrep.ruleset.transcript} holds.
 *
 * <p>Internal: changes are not announced.
 */
@Records
package org.sitrep.report.replay;

import org.sitrep.scenario.Records;
