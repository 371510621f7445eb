/**
 * Trials played by other processes, whose code and data have to be the same: jobs as parcels, and a shared folder as
 * the place where they meet. What leaves this process is text with a hash; what comes back are exact tallies.
 */
package org.sitrep.remote;
