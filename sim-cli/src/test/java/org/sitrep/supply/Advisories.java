package org.sitrep.supply;

import java.io.IOException;
import java.nio.file.Files;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.sitrep.cli.Cli;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/**
 * The known holes of libraries, as supply/advisories.yaml lists them.
 *
 * @param lookedUp the day on which they were looked up
 * @param known one entry a hole
 * @param nothingFound libraries, by group and artifact, of which none was found
 */
record Advisories(LocalDate lookedUp, List<Advisory> known, List<String> nothingFound) {
    /**
     * A known hole.
     *
     * @param library group and artifact of the library that has it
     * @param ids by which others know it
     * @param affected the range of versions that have it
     */
    record Advisory(String library, List<String> ids, String affected) {
        boolean affects(final Library used) {
            return used.name().equals(library) && Versions.contains(affected, used.version());
        }
    }

    static Advisories read() throws IOException {
        final Map<?, ?> file = (Map<?, ?>) new Load(LoadSettings.builder().build())
                .loadFromString(Files.readString(Cli.REPOSITORY.resolve("supply/advisories.yaml")));
        return new Advisories(
                LocalDate.parse(file.get("lookedUp").toString()),
                list(file, "advisories").stream()
                        .map(entry -> advisory((Map<?, ?>) entry))
                        .toList(),
                strings(file, "nothingFound"));
    }

    /** Group and artifact of every library that was looked up. */
    Set<String> libraries() {
        final Set<String> libraries = new TreeSet<>(nothingFound);
        known.forEach(advisory -> libraries.add(advisory.library()));
        return libraries;
    }

    /** The holes of a library in its version. */
    Stream<Advisory> of(final Library used) {
        return known.stream().filter(advisory -> advisory.affects(used));
    }

    private static Advisory advisory(final Map<?, ?> entry) {
        return new Advisory(
                entry.get("library").toString(),
                strings(entry, "ids"),
                entry.get("affected").toString());
    }

    private static List<?> list(final Map<?, ?> map, final String key) {
        return (List<?>) Objects.requireNonNull(map.get(key), key);
    }

    private static List<String> strings(final Map<?, ?> map, final String key) {
        return list(map, key).stream().map(Object::toString).toList();
    }
}
