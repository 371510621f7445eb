/**
 * Finds the best of many sides: all play on until they are shown to be worse than the leader.
 *
 * <p>Internal: changes are not announced.
 */
@Records
package org.sitrep.analysis.race;

import org.sitrep.scenario.Records;
