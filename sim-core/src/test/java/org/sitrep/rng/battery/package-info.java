/**
 * Batteries for the randomness as it is used. {@link org.sitrep.rng.battery.DrawStream} lists the directions in which
 * addresses are walked; each is held to every test of it in every build, and can be piped into a battery outside.
 */
package org.sitrep.rng.battery;
