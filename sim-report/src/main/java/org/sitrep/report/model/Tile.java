package org.sitrep.report.model;

/**
 * One key figure.
 *
 * @param label name of the figure
 * @param value with its uncertainty and unit
 * @param section id of the section with details
 */
public record Tile(String label, String value, String section) {}
