/**
 * Services over {@link org.sitrep.engine} that compare several runs on the same trials. A
 * {@link org.sitrep.analysis.Ladder} compares bots of rising strength, a {@link org.sitrep.analysis.Ablation} the
 * scenario with and without each thing.
 *
 * <p>API: changes are announced in the changelog.
 */
@Records
package org.sitrep.analysis;

import org.sitrep.scenario.Records;
