/**
 * What stands on boards, cards, tiles and in dossiers: the records to which data files of Rambo are bound, in the words
 * of the rulebook.
 */
package org.sitrep.rulesets.rambo.definition;
