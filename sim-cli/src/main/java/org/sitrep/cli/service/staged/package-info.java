/**
 * Runs that are played in stages: until they are precise enough, saved while they play, and gone on with after they
 * were cut off.
 */
package org.sitrep.cli.service.staged;
