/** Rambo: The Board Game; its rules are told in the README of this folder. */
package org.sitrep.rulesets.rambo;
