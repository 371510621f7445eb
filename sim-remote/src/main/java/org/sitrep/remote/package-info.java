/**
 * Trials played by other processes, whose code and data have to be the same: jobs as parcels, and a shared folder as
 * the place where they meet. Text with a hash leaves this process; exact tallies come back.
 */
package org.sitrep.remote;
