package org.sitrep.web.portable;

import java.util.Collection;
import java.util.stream.Stream;
import org.teavm.extension.spi.resources.DefaultResourcesPolicy;

/** Packs the files that reports and replays contain into the engine for browsers. */
public final class PackedFiles extends DefaultResourcesPolicy {
    @Override
    public String[] supplyResources(final Collection<? extends String> asked) {
        return Stream.of(
                        "charts.css",
                        "colours.css",
                        "page.js",
                        "replay.css",
                        "replay.js",
                        "replay-help.html",
                        "replay-sprites.svg",
                        "report.css")
                .map(name -> "org/sitrep/report/" + name)
                .toArray(String[]::new);
    }
}
