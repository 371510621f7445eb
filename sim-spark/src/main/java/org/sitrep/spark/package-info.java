/**
 * Trials on a cluster of Apache Spark. The driver, which is the command line, cuts each job into ranges of trials; each
 * executor plays ranges with the engine and returns exact tallies. Adds nothing to what is played.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.spark;
