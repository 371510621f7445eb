/**
 * What several commands call. A study is played on a {@link org.sitrep.cli.service.StudyContext} by a
 * {@link org.sitrep.cli.service.Player}, publishes its result there, and can go on after it was cut off from what was
 * {@linkplain org.sitrep.cli.service.ResultCache kept}, each thing under all that decides it.
 */
package org.sitrep.cli.service;
