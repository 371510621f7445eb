/** Groups of options that several commands share, and how their values are read. */
package org.sitrep.cli.option;
