/**
 * Provides defaults, exit codes, user errors and failure reasons to all other packages of the command line.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.cli.base;
