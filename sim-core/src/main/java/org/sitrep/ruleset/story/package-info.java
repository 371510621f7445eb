/**
 * What a game tells its trials with: a stage that shows the table when it has changed, rolls that are told as soon as
 * it is known what came of them, laws of plain rolls, and turns of phrase. Knows no game; made for one trial that is
 * told, never in a batch.
 */
package org.sitrep.ruleset.story;
