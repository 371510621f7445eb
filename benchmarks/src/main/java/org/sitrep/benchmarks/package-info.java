/**
 * JMH benchmarks, one class per question. Each compares the project's version with a plain and a naive version of the
 * same work, and with {@code baseline()}, the minimum that any version must do, in one run. Read ratios, not absolute
 * times, which belong to a machine.
 *
 * <p>On a machine with other load, {@link org.sitrep.benchmarks.Ratios} answers the same questions in turns and CPU
 * time; {@code RatiosTest} is its fast mode in every build, and {@code results} the record.
 *
 * <p>Run {@code java -jar benchmarks/target/benchmarks.jar -h} for the options; docs/BENCHMARKS.md has the figures
 * measured so far.
 */
package org.sitrep.benchmarks;
