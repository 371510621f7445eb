/**
 * Opens the inputs of a command: games and installation ({@link org.sitrep.cli.session.Session}), scenarios, bots, and
 * the places for results.
 */
package org.sitrep.cli.session;
