/**
 * Contains one class per command and the option groups that commands share. A study plays for long, can be resumed and
 * leaves a report. It extends {@link org.sitrep.cli.command.StudyCommand}, which has the options of all studies and the
 * steps before and after play.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.cli.command;
