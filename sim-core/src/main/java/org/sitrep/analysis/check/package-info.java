/**
 * The balance check: a {@link org.sitrep.analysis.check.Baseline} records the outcomes of chosen scenarios in one small
 * text file. A {@link org.sitrep.analysis.check.BalanceCheck} plays the same trials with present content and code. It
 * reports for each metric whether it is the same, has moved, or is undecided. Independent of command line and reports.
 *
 * <p>Internal: changes are not announced.
 */
@Records
package org.sitrep.analysis.check;

import org.sitrep.scenario.Records;
