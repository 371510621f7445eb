/**
 * Writes results: the console, tables in four formats, JSON, and pictures made of characters. Depends on no game and no
 * command.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.cli.output;
