/**
 * Chooses the points of a space of variants to play: factors, and designs over them.
 *
 * <p>API: changes are announced in the changelog.
 */
@Records
package org.sitrep.analysis.design;

import org.sitrep.scenario.Records;
