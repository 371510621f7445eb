/**
 * Shared parts of all report writers: number formats, text escaped for markup, packed files.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.report.text;
