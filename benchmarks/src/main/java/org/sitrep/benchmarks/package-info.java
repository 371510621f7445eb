/**
 * JMH benchmarks, one class a question. Each sets what the project uses beside a plain and a naive version of the same
 * work and beside {@code baseline()}, the least that any version must do, in one run: read ratios, not absolute times,
 * for those belong to a machine.
 *
 * <p>On a machine that does other work, {@link org.sitrep.benchmarks.Ratios} answers the same questions by turns and
 * CPU time; {@code RatiosTest} is its fast mode in every build, and {@code results} the record.
 *
 * <p>Run {@code java -jar benchmarks/target/benchmarks.jar -h} for the options; figures measured so far are in
 * docs/BENCHMARKS.md.
 */
package org.sitrep.benchmarks;
