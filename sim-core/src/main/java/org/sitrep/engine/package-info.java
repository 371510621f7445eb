/** Plays a batch of missions on all cores and boils it down to a capsule: the one file from which every report is made. */
package org.sitrep.engine;
