package org.sitrep.report.model;

/**
 * One key figure.
 *
 * @param label what it is
 * @param value with its uncertainty and unit
 * @param section id of the section that tells more
 */
public record Tile(String label, String value, String section) {}
