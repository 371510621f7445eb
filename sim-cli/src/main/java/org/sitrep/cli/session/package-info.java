/**
 * What a command opens before it does anything: the games and the home of the installation
 * ({@link org.sitrep.cli.session.Session}), scenarios, bots, and the places that results go to.
 */
package org.sitrep.cli.session;
