/** What missions reach of the content: everything that there is to reach, and a trace that counts it. */
package org.sitrep.rulesets.purplehaze.coverage;
