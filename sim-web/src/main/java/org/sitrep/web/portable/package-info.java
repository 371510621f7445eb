/** What stands in a browser in place of {@code org.sitrep.portable}: the same methods, and the same bits. */
package org.sitrep.web.portable;
