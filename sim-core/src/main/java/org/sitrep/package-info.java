/**
 * The entry from Java. {@link org.sitrep.Sitrep#open(String)} returns an {@link org.sitrep.Experiment}, which names
 * bot, trials, seed and changes, and plays, compares, sweeps or replays. {@link org.sitrep.SitrepException} reports
 * everything that is wrong. This package uses all others of the module; none of them uses it.
 *
 * <p>API: changes are announced in the changelog.
 */
package org.sitrep;
