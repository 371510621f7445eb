/**
 * What bots of Rambo reckon with: what a dossier wants, ways, shots, and what a hero's position, alert and cards are
 * worth. Bots of their own choosing may use other judgement: nothing here is a rule.
 */
package org.sitrep.rulesets.rambo.bots.sense;
