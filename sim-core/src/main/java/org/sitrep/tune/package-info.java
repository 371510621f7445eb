/**
 * Searches for better numbers where each evaluation is costly and noisy; independent of bots and games.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.tune;
