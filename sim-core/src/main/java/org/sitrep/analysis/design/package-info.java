/** Chooses the points of a space of variants to play: factors, and designs over them. */
package org.sitrep.analysis.design;
