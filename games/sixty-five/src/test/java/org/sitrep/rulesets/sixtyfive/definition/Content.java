package org.sitrep.rulesets.sixtyfive.definition;

import java.nio.file.Path;
import java.util.List;
import org.sitrep.contract.Listed;
import org.sitrep.contract.ShippedFiles;

/** The shipped files of '65, for tests of them; tests run in the folder of the module. */
public final class Content extends ShippedFiles<GameData> {
    /** The shipped files of '65. */
    public static final Path FOLDER = Listed.LIBRARY.resolve("sixty-five");

    private Content(final String file, final List<String> overlays, final List<String> sets) {
        super(request(FOLDER, file, overlays, sets), GameData.class, (data, document, findings) -> {});
    }

    /** Loads and binds a file of the folder with {@code path=value} texts laid over. */
    public static Content load(final String file, final String... sets) {
        return new Content(file, List.of(), List.of(sets));
    }

    /** Loads a file of the folder with another laid over. */
    public static Content loadWith(final String overlay, final String file, final String... sets) {
        return new Content(file, List.of(overlay), List.of(sets));
    }

    /** Returns a file of the folder, bound but not checked. */
    public static GameData bound(final String file) {
        return bound(FOLDER, file, GameData.class);
    }
}
