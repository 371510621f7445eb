/**
 * The pages that Sitrep makes, in a real browser: a Chromium without a window, driven through its DevTools.
 *
 * <p>{@link org.sitrep.browser.PageKind} lists every kind of page with the command line that makes it; every test here
 * goes through that list. A new kind of page is a new constant, and {@code PageKindTest} fails as long as it is
 * missing.
 *
 * <p>Where there is no Chromium the tests are skipped and say how to get it; with {@code SITREP_BROWSER=required} in
 * the environment they fail instead. Pages, and pictures of those that fail, are kept in {@code target/browser}.
 */
package org.sitrep.browser;
