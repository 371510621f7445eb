/**
 * Helpers for narrating trials: a narrator that adds the board when it has changed, rolls that are narrated once their
 * result is known, distributions of plain rolls, and phrases. Independent of any game; used for one narrated trial,
 * never in a batch.
 *
 * <p>API: changes are announced in the changelog.
 */
package org.sitrep.ruleset.story;
