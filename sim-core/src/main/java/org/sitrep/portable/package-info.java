/**
 * What differs between a JVM and a browser, and only that: the browser's build puts classes of the same names in place
 * of these, and tests hold both to the same bits. Imports none of our packages.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.portable;
