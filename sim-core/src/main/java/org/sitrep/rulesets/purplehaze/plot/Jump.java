package org.sitrep.rulesets.purplehaze.plot;

/**
 * A word that names the next step.
 *
 * @param path dotted path of the word
 * @param word as written
 */
public record Jump(String path, String word) {}
