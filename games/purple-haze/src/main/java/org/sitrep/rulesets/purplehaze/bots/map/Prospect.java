package org.sitrep.rulesets.purplehaze.bots.map;

/**
 * How a plan on the map stands, for saying why something was done. Immutable.
 *
 * @param target the Space that is made for next
 * @param arrived whether the Squad is where the Mission ends with nothing left that it wants
 * @param hopeless whether the primary objective can no longer be met
 * @param marches left
 * @param minutes of March left
 * @param stamina SP that they cost
 * @param timeLeft minutes until the deadline
 * @param rest minutes of rest that are wanted now, 0 for none
 */
record Prospect(
        int target, boolean arrived, boolean hopeless, int marches, int minutes, int stamina, int timeLeft, int rest) {}
