/**
 * Contents of boards, cards, tiles and dossiers: the records that data files of Rambo are bound to, in the words of the
 * rulebook.
 */
package org.sitrep.rulesets.rambo.definition;
