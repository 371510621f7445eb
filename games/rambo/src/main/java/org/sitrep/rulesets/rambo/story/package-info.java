/** Tells a mission in words, with its map, its choices and its draws as data. */
package org.sitrep.rulesets.rambo.story;
