/**
 * What every other package of the command line uses: defaults, exit codes, mistakes of the user, and reasons in words.
 */
package org.sitrep.cli.base;
