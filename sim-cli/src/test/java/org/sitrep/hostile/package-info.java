/**
 * Data that attacks whoever shows it: markup, formulas, Markdown, terminal commands, turned writing, words without end.
 * Every command shows it in every format, and nothing comes of it. {@link org.sitrep.hostile.Hostile} makes the data
 * and lists the commands.
 */
package org.sitrep.hostile;
