/**
 * The common part of games whose content is checked records and whose bots share one view.
 *
 * <p>API: changes are announced in the changelog.
 */
package org.sitrep.ruleset.game;
