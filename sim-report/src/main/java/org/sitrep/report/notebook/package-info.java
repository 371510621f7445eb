/**
 * A report as a notebook that a data analyst opens: the answer in words, then cells of Python that read the tables beside it and draw them. The format is
 * nbformat 4.5, written as our own JSON.
 */
package org.sitrep.report.notebook;
