/**
 * Questions asked of several runs at once, on the same trials: services over {@link org.sitrep.engine}. A
 * {@link org.sitrep.analysis.Ladder} lays bots of growing skill side by side, a {@link org.sitrep.analysis.Ablation}
 * the scenario with and without each thing.
 */
package org.sitrep.analysis;
