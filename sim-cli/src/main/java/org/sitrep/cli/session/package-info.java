/**
 * Opens the inputs of a command: games and installation ({@link org.sitrep.cli.session.Session}), scenarios, bots, and
 * the places for results.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.cli.session;
