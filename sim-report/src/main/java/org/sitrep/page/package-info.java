/**
 * Answers the questions of the local page: what there is to play ({@link org.sitrep.page.Contents}), and how variants
 * of a scenario play ({@link org.sitrep.page.Bench}), live. Questions and answers are records, and JSON on the wire
 * ({@link org.sitrep.page.PageJson}); the page itself is in the resources. Knows no server: a page may also have these
 * answers without one.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.page;
