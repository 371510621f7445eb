/** What to try after a result: lines for a shell that fit what came out. */
package org.sitrep.cli.service.next;
