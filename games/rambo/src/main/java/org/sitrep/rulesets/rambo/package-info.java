/** Rambo: The Board Game; its rules are described in the README of this folder. */
package org.sitrep.rulesets.rambo;
