package org.sitrep.report.model;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.sitrep.analysis.check.CheckResult;

/** Adds up over all entries where missions part. Stateless. */
final class CheckPlaces {
    private CheckPlaces() {}

    /** Returns the places, where most part first; an example is that of the first entry that has one. */
    static List<CheckResult.Place> of(final CheckResult check) {
        final Map<String, CheckResult.Place> all = new LinkedHashMap<>();
        check.entries().stream()
                .flatMap(entry -> entry.parting().stream())
                .flatMap(parting -> parting.places().stream())
                .forEach(place -> all.merge(
                        place.step(),
                        place,
                        (a, b) -> new CheckResult.Place(a.step(), a.missions() + b.missions(), a.example())));
        return all.values().stream()
                .sorted((a, b) -> b.missions() - a.missions())
                .toList();
    }
}
