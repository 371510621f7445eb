/**
 * The checks of a game's content, beyond the types, ranges and references that the binder holds. A check is one
 * declaration, {@link org.sitrep.ruleset.check.Check}, in the class of its topic;
 * {@link org.sitrep.ruleset.check.CheckList} makes, lists and orders all of a game.
 */
package org.sitrep.ruleset.check;
