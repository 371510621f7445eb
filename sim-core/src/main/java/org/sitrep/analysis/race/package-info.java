/** Which of many sides is best: all play on until they are shown to be worse than the leader. */
package org.sitrep.analysis.race;
