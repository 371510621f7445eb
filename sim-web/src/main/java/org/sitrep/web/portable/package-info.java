/**
 * Replaces classes of {@code org.sitrep.portable} in a browser: the same methods, and the same bits.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.web.portable;
