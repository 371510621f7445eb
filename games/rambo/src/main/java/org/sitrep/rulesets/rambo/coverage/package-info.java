/** Coverage: counts what missions reach of the content. */
package org.sitrep.rulesets.rambo.coverage;
