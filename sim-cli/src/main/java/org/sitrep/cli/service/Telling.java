package org.sitrep.cli.service;

/**
 * How a replay is told in text.
 *
 * @param full whether every decision is explained and every draw of a card or marker told
 * @param luck whether each roll is ranked in its law, and the mission among its like
 */
public record Telling(boolean full, boolean luck) {}
