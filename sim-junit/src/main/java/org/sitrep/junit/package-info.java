/**
 * Balance tests beside unit tests: {@link org.sitrep.junit.Balance} plays a scenario until what is expected of it is
 * shown or refuted, and fails with a stated rate of false alarms.
 */
package org.sitrep.junit;
