package org.sitrep.supply;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The shipped list of libraries is what the class path and the libraries' poms say, and what NOTICE says. */
class SbomTest {
    private static final Path FILE = Path.of("src/main/resources/META-INF/sbom/sitrep-cli.cdx.json");

    /** To write it anew, after reading the difference: {@code -Dsitrep.golden=write}. */
    @Test
    void namesWhatIsThereWithItsHashAndLicence() throws IOException {
        final String made = new Sbom(BuildFile.read()).json();
        if ("write".equals(System.getProperty("sitrep.golden"))) {
            Files.writeString(FILE, made);
        }
        assertEquals(Files.readString(FILE), made, "differs from " + FILE);
    }

    @Test
    void agreesWithNotice() throws IOException {
        final Notice notice = Notice.read();
        final List<String> differences = new ArrayList<>();
        final List<Library> shipped = new ArrayList<>();
        for (final JsonNode component : components()) {
            if (component.path("group").asString().equals(BuildFile.OWN_GROUP)) {
                continue;
            }
            final Library library = library(component);
            shipped.add(library);
            final List<String> licences = licences(component);
            if (licences.isEmpty()) {
                differences.add(library + " has no licence");
            }
            for (final String licence : licences) {
                if (!notice.says(library, Notice.RUN_TIME, Licences.inNotice(licence))) {
                    differences.add(library + ", " + licence + ": not so in NOTICE");
                }
            }
        }
        BuildFile.read().allowed().stream()
                .filter(library -> notice.says(library, Notice.RUN_TIME, "") && !shipped.contains(library))
                .forEach(library -> differences.add(library + " is not shipped, and NOTICE says it is"));
        assertEquals(List.of(), differences);
        assertTrue(shipped.size() > 20, "libraries: " + shipped.size());
    }

    private static JsonNode components() throws IOException {
        return JsonMapper.shared().readTree(Files.readString(FILE)).path("components");
    }

    private static Library library(final JsonNode component) {
        return new Library(
                component.path("group").asString(),
                component.path("name").asString(),
                component.path("version").asString());
    }

    private static List<String> licences(final JsonNode component) {
        return Stream.iterate(0, i -> i < component.path("licenses").size(), i -> i + 1)
                .map(i -> component.path("licenses").path(i).path("license"))
                .map(licence -> licence.path("id").asString(licence.path("name").asString("")))
                .toList();
    }
}
