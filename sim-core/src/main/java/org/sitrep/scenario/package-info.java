/**
 * Scenario files: from text to a tree of nodes that know their file, line, column, path and provenance, through {@code extends}, overlays and
 * {@code --set}, to immutable records; with every fault found reported at once. Knows no game.
 */
package org.sitrep.scenario;
