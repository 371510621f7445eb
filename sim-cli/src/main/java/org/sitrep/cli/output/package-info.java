/**
 * How results look: the console, tables in four formats, JSON, pictures made of characters. Knows no game and no
 * command.
 */
package org.sitrep.cli.output;
