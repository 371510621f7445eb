/** The common part of games whose content is checked records and whose bots share one view. */
package org.sitrep.ruleset.game;
