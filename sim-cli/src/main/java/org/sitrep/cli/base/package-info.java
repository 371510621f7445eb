/** Provides defaults, exit codes, user errors and failure reasons to all other packages of the command line. */
package org.sitrep.cli.base;
