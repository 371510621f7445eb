/**
 * What stands in a browser in place of {@code org.sitrep.portable}: the same methods, and the same bits.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.web.portable;
