/**
 * Contains the services that commands share. A {@link org.sitrep.cli.service.Player} plays a study on a
 * {@link org.sitrep.cli.service.StudyContext} and publishes its result there. After an interruption it continues from
 * the {@linkplain org.sitrep.cli.service.ResultCache cache}, whose keys cover everything that decides a result.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.cli.service;
