/**
 * Answers the questions of the local page. {@link org.sitrep.page.PageQuestions} lists them by name: what there is to
 * play ({@link org.sitrep.page.Contents}), and studies of it, played live ({@link org.sitrep.page.Playing}).
 * PageQuestions and answers are records, and JSON on the wire ({@link org.sitrep.page.PageJson}); the page itself is in
 * the resources, a script a screen. Knows no server: a page may also have these answers without one.
 *
 * <p>Internal: changes are not announced.
 */
@Records
package org.sitrep.page;

import org.sitrep.scenario.Records;
