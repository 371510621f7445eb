/**
 * What keeps the documentation true. {@link org.sitrep.docs.Page} reads a Markdown file; {@link org.sitrep.docs.Marker}
 * says what the comment above a fenced block wants; {@link org.sitrep.docs.Rehearsal} goes through a page as a reader
 * does, in a folder of its own: it writes the files that the page shows, runs its commands and holds what they print to
 * what the page shows ({@link org.sitrep.docs.Excerpt}, {@link org.sitrep.docs.ReportTable}). The grammar stands in
 * CONTRIBUTING.md, how to run it all in docs/TESTING.md.
 */
package org.sitrep.docs;
