/** The search for loadouts: what is typed becomes a quest, and its answer files and text. */
package org.sitrep.cli.service.loadouts;
