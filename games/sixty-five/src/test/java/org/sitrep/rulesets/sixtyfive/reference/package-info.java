/**
 * A second, deliberately plain implementation of parts of '65, written from the rules alone: lists, records and enums,
 * with every value as a constant. It shares no line with the engine, so a result on which both agree has been derived
 * twice. {@link org.sitrep.rulesets.sixtyfive.reference.Sights} has lines of sight,
 * {@link org.sitrep.rulesets.sixtyfive.reference.SoftFire} and
 * {@link org.sitrep.rulesets.sixtyfive.reference.ArmorFire} ranged fire,
 * {@link org.sitrep.rulesets.sixtyfive.reference.Opportunity} Opportunity Fire,
 * {@link org.sitrep.rulesets.sixtyfive.reference.Assaults} assaults and
 * {@link org.sitrep.rulesets.sixtyfive.reference.CardFlow} the deck, each with the default readings.
 *
 * <p>{@link org.sitrep.rulesets.sixtyfive.reference.Referee} listens to battles of the engine and compares.
 */
package org.sitrep.rulesets.sixtyfive.reference;
