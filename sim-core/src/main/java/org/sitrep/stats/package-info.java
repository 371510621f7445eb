/**
 * Exact integer tallies of many missions' outcomes, and the estimates that come from them. A tally never holds a floating-point sum, so the order in
 * which missions or parts are added cannot show.
 */
package org.sitrep.stats;
