/**
 * One class per command, with what only it needs, and the groups of options that several share. A study, which plays
 * for long, can be resumed and leaves a report, extends {@link org.sitrep.cli.command.StudyCommand}: that has the
 * options of all studies, and what happens before and after they play.
 */
package org.sitrep.cli.command;
