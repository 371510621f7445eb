/** Plays the points of a sweep: which ones, in which order, and what of each is kept. */
package org.sitrep.cli.service.sweep;
