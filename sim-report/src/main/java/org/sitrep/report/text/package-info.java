/** What every writer of a report needs: numbers as a reader meets them, text made safe for markup, packed files. */
package org.sitrep.report.text;
