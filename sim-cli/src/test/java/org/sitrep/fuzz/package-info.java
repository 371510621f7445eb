/**
 * Damages everything that the command line reads, and every option of every command, and holds what comes of it to one
 * rule: a message with a place and exit code 2 or 3, or a run that works. Never a stack trace, never more than 5
 * seconds or 512 MB, never a write outside the output folder.
 *
 * <p>A case follows from a seed and its number alone: {@link org.sitrep.fuzz.Cases} makes it out of
 * {@link org.sitrep.fuzz.Corpus files} and {@link org.sitrep.fuzz.OptionValues options} by a
 * {@link org.sitrep.fuzz.Mutation}; {@link org.sitrep.fuzz.FuzzMain}, a process with little memory, runs it in a
 * {@link org.sitrep.fuzz.Box} and lets the {@link org.sitrep.fuzz.Oracle} judge. What was found so is kept in
 * {@link org.sitrep.fuzz.FindingsTest}.
 */
package org.sitrep.fuzz;
