/** Sitrep in other programs: a YAML language server, a hook before commits, an action of a pipeline. */
package org.sitrep.editors;
