/** A replay in words: what the traces are told, as sentences, with the board drawn. Cold: a batch loads none of it. */
package org.sitrep.rulesets.purplehaze.story;
