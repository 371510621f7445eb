/** What missions reach of the content, counted. */
package org.sitrep.rulesets.rambo.coverage;
