/** What games have in common whose content is checked records and whose bots share one view. */
package org.sitrep.ruleset.game;
