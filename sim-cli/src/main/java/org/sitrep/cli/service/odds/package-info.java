/** What stands behind {@code odds}: the forms that games offer, and what they reckon, written in every format. */
package org.sitrep.cli.service.odds;
