/**
 * The {@code sitrep} command line. {@link org.sitrep.cli.Main} starts {@link org.sitrep.cli.CommandRunner}, which knows
 * the commands; a class of {@code command} parses its arguments, opens what it needs with {@code session}, uses what
 * several share in {@code service}, writes with {@code output}, and returns an {@link org.sitrep.cli.base.ExitCode}.
 * Results go to standard output, everything else to standard error; every default is in
 * {@link org.sitrep.cli.base.Defaults}.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.cli;
