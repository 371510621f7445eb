/** A campaign of Rambo: missions in order, the stash and the medals (RB-MODE-3 to RB-MODE-7). */
package org.sitrep.rulesets.rambo.campaign;
