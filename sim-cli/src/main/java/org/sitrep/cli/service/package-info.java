/**
 * What the commands call: opening scenarios, playing batches, naming and writing results. A study is played on a
 * {@link org.sitrep.cli.service.Stage} by a {@link org.sitrep.cli.service.Player}, and publishes its result there.
 */
package org.sitrep.cli.service;
