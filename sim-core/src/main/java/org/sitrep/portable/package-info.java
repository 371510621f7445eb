/**
 * Gives the same bits on a JVM and in a browser, where their libraries differ. The browser's build replaces the classes
 * that it cannot share. Imports no other package of ours.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.portable;
