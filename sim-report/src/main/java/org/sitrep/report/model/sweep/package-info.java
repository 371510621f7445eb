/** What a sweep says: its sentences, and its report as data. */
package org.sitrep.report.model.sweep;
