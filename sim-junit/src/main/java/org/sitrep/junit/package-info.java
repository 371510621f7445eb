/**
 * Runs balance tests next to unit tests: {@link org.sitrep.junit.Balance} plays a scenario until each expectation is
 * shown or refuted, and fails with a stated rate of false alarms.
 *
 * <p>API: changes are announced in the changelog.
 */
package org.sitrep.junit;
