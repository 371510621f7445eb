/** Searches for better numbers where each evaluation is costly and noisy; independent of bots and games. */
package org.sitrep.tune;
