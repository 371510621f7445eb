/** One class a command: it parses, calls one service, writes, and returns an exit code. */
package org.sitrep.cli.command;
