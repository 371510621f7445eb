/**
 * The data of a transcript in addition to its lines: choices with their options, rolls with their distributions,
 * gauges, scenes, which are boards as data, and what a step does on them. Games create them; replays print, draw and
 * compare them. Independent of any game. Used for one narrated trial, never in a batch.
 *
 * <p>API: changes are announced in the changelog.
 */
package org.sitrep.ruleset.transcript;
