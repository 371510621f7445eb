package org.sitrep.cli.session;

import org.sitrep.cli.output.Console;

/**
 * The environment of a command, passed to its constructor.
 *
 * @param console for its output
 * @param games the rulesets
 * @param home location of the shipped scenarios
 */
public record Session(Console console, Games games, Home home) {}
