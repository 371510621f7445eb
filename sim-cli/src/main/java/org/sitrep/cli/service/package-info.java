/**
 * What several commands call. A study is played on a {@link org.sitrep.cli.service.Stage} by a
 * {@link org.sitrep.cli.service.Player}, publishes its result there, and can go on after it was cut off from what was
 * {@linkplain org.sitrep.cli.service.Kept kept}, each thing under all that decides it.
 */
package org.sitrep.cli.service;
