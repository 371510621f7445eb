/**
 * Which bot beats which in games with two sides: the matrix of all pairs, ratings, and the mixture that is hardest to
 * exploit.
 *
 * <p>Internal: changes are not announced.
 */
@Records
package org.sitrep.analysis.matchup;

import org.sitrep.scenario.Records;
