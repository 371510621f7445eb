/**
 * Checks of a game's content beyond the types, ranges and references that the binder verifies. A check is one
 * declaration, {@link org.sitrep.ruleset.check.Check}, in the class of its topic.
 * {@link org.sitrep.ruleset.check.CheckList} creates, lists and orders all checks of a game.
 *
 * <p>API: changes are announced in the changelog.
 */
package org.sitrep.ruleset.check;
