package org.sitrep.rulesets.purplehaze.definition;

import java.nio.file.Path;
import java.util.List;
import org.sitrep.contract.Listed;
import org.sitrep.contract.ShippedFiles;
import org.sitrep.rulesets.purplehaze.checks.Checks;

/** The shipped files of Purple Haze, for tests of them; tests run in the folder of the module. */
public final class Content extends ShippedFiles<GameData> {
    /** The shipped scenarios of all rulesets. */
    public static final Path LIBRARY = Listed.LIBRARY;

    /** The shipped files of Purple Haze. */
    public static final Path FOLDER = LIBRARY.resolve("purple-haze");

    private Content(final String file, final List<String> overlays, final List<String> sets) {
        super(request(FOLDER, file, overlays, sets), GameData.class, Checks.ALL::run);
    }

    /** Loads, binds and checks a file of the folder with overlays from it. */
    public static Content load(final String file, final List<String> overlays, final List<String> sets) {
        return new Content(file, overlays, sets);
    }

    /** Loads, binds and checks a file of the folder with {@code path=value} texts laid over. */
    public static Content load(final String file, final String... sets) {
        return load(file, List.of(), List.of(sets));
    }

    /** Loads, binds and checks the Mission of the tests that says what no shipped Mission or card says. */
    public static Content owners() {
        final Path file = Path.of("src/test/resources/org/sitrep/rulesets/purplehaze/mission/owners.yaml");
        return load(file.toAbsolutePath().toString());
    }

    /** Returns a file of the folder, bound but not checked. */
    public static GameData bound(final String file) {
        return bound(FOLDER, file, GameData.class);
    }

    /**
     * Returns the YAML files of a folder below {@link #FOLDER}, e.g. {@code combats/patrol.yaml}, in alphabetical
     * order.
     */
    public static List<String> filesIn(final String folder) {
        return in(FOLDER, folder);
    }
}
