/** Completion of command lines in shells: what can be typed, as scripts for bash, zsh and fish. */
package org.sitrep.cli.service.completion;
