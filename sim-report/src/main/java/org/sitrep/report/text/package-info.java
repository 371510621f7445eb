/** Shared parts of all report writers: number formats, text escaped for markup, packed files. */
package org.sitrep.report.text;
