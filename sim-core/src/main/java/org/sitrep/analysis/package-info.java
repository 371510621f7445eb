/** Questions asked of several runs at once, on the same missions: services over {@link org.sitrep.engine}. A {@link org.sitrep.analysis.Ladder} lays bots of growing skill side by side. */
package org.sitrep.analysis;
