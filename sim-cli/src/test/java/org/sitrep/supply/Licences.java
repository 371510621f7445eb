package org.sitrep.supply;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** What licences are called: in poms, which have many names for one, by SPDX, and in NOTICE. */
final class Licences {
    private static final Map<String, String> SPDX = new TreeMap<>(Map.ofEntries(
            Map.entry("Apache 2", "Apache-2.0"),
            Map.entry("Apache 2.0", "Apache-2.0"),
            Map.entry("Apache-2.0", "Apache-2.0"),
            Map.entry("Apache License V2.0", "Apache-2.0"),
            Map.entry("Apache License, Version 2.0", "Apache-2.0"),
            Map.entry("The Apache Software License, Version 2.0", "Apache-2.0"),
            Map.entry("The Apache Software License, version 2.0", "Apache-2.0"),
            Map.entry("MIT", "MIT"),
            Map.entry("The MIT License", "MIT"),
            Map.entry("The MIT License (MIT)", "MIT")));

    /** What has no identifier here keeps the name that the pom gives it. */
    private static final Map<String, String> NOTICE = Map.of(
            "Apache-2.0", "Apache License 2.0",
            "MIT", "MIT License",
            "Unicode/ICU License", "Unicode/ICU License");

    private Licences() {}

    /** The SPDX identifier of what a pom calls so. */
    static Optional<String> spdx(final String inPom) {
        return Optional.ofNullable(SPDX.get(inPom));
    }

    /** What NOTICE calls it. */
    static String inNotice(final String spdxOrName) {
        return NOTICE.getOrDefault(spdxOrName, "no name in NOTICE for " + spdxOrName);
    }
}
