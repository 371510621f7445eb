package org.sitrep.web.portable;

import org.teavm.extension.spi.substitution.SubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/** Tells the compiler for browsers to take a class of this package, where there is one, in place of the engine's. */
public final class BrowserPolicy implements SubstitutionPolicy {
    @Override
    public void contribute(final SubstitutionSink sink) {
        sink.substitutePackage("org.sitrep.portable", "org.sitrep.web.portable");
    }
}
