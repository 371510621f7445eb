package org.sitrep.report;

import java.util.Base64;
import org.sitrep.report.text.Resources;
import org.sitrep.scenario.Sha256;

/**
 * The one script of a page, and the policy that lets a browser run that script, byte for byte, and nothing else.
 * Without a script the page is whole, only its tables do not sort and its commands have to be selected by hand.
 */
public final class PageScript {
    private static final String TEXT = Resources.text("page.js");

    private PageScript() {}

    /** Returns the script; it holds no character that XML would have escaped. */
    public static String text() {
        return TEXT;
    }

    /**
     * Returns the content security policy of a page with this script: nothing is loaded, sent or run but what stands in
     * the page.
     */
    public static String policy() {
        return policy(TEXT);
    }

    /** Returns the content security policy of a page with one script of its own. */
    public static String policy(final String script) {
        return "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; "
                + "script-src 'sha256-"
                + sha256(script) + "'";
    }

    private static String sha256(final String text) {
        return Base64.getEncoder().encodeToString(Sha256.of(text));
    }
}
