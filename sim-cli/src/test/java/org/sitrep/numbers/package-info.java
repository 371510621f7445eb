/** Numbers at the edges: next to nothing to count, and more than can be counted. */
package org.sitrep.numbers;
