/**
 * What a told trial is made of besides its lines: choices with what they were made among, rolls with the law they were
 * drawn from, gauges, and scenes, the board as data. Games fill them in, replays print, draw and compare them; nothing
 * here knows a game. Made for one trial that is told, never in a batch.
 */
package org.sitrep.ruleset.transcript;
