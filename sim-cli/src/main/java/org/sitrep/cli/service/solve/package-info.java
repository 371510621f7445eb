/**
 * What {@code solve} does: reads the question ({@link org.sitrep.cli.service.solve.Question}), plays candidates
 * ({@link org.sitrep.cli.service.solve.Solving}), writes the answer as an overlay.
 */
package org.sitrep.cli.service.solve;
