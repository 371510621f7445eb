/**
 * Serves the local page: a small HTTP server on the loopback address ({@link org.sitrep.cli.serve.LocalServer}) that
 * hands out the page's files and passes its questions on to {@link org.sitrep.page}. Runs are played one at a time
 * ({@link org.sitrep.cli.serve.JobQueue}), and end with the connection that reads their answers.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.cli.serve;
