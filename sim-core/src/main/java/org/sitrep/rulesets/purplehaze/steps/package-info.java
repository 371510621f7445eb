/**
 * What happens, step by step and in numbers: for laying two versions of a game side by side. Nothing here is read from the text of data files, so that renaming
 * changes no step.
 */
package org.sitrep.rulesets.purplehaze.steps;
