/**
 * Contents of boards, cards, tiles and dossiers: the records that data files of Rambo are bound to, in the words of the
 * rulebook.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.rulesets.rambo.definition;
