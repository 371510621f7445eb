package org.sitrep.cli.session;

import org.sitrep.cli.output.Console;

/**
 * What a command works with; handed to its constructor.
 *
 * @param console where it writes
 * @param games the rulesets
 * @param home where the shipped scenarios are
 */
public record Session(Console console, Games games, Home home) {}
