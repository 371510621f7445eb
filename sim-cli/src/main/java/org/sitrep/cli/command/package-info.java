/**
 * One class per command: its options and one call of a service. A study, which plays for long, can be resumed and
 * leaves a report, extends {@link org.sitrep.cli.command.StudyCommand}: that has the options of all studies, and what
 * happens before and after the service.
 */
package org.sitrep.cli.command;
