/**
 * Defines what a trial records: a fixed list of named integer slots, filled in place by the playout and read by the
 * tallies.
 *
 * <p>API: changes are announced in the changelog.
 */
@Records
package org.sitrep.outcome;

import org.sitrep.scenario.Records;
