/** Replays of missions and campaigns in words, with the map, the choices and the draws as data. */
package org.sitrep.rulesets.rambo.story;
