/**
 * The gate: a {@link org.sitrep.analysis.check.Baseline} keeps in one small text file what trials of chosen scenarios
 * came to, and a {@link org.sitrep.analysis.check.BalanceCheck} plays the same trials with present content and code and
 * says of each metric whether it is the same, has moved, or cannot be told. Knows no command line and no report.
 */
package org.sitrep.analysis.check;
