/** Looks for better numbers where each try is costly and noisy; knows neither bots nor games. */
package org.sitrep.tune;
