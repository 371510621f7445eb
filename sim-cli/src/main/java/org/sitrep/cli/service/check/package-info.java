/**
 * What {@code baseline} and {@code check} do: open what a baseline names, play it showing progress, and write what
 * comes of it.
 */
package org.sitrep.cli.service.check;
