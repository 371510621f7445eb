/**
 * Writes the tables of data records when their module is compiled, so that nothing is looked up by reflection when it
 * runs.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.records;
