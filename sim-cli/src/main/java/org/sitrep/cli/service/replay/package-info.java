/** Replays beyond the text: the page to step through, and two missions beside each other. */
package org.sitrep.cli.service.replay;
