package org.sitrep.cli.session;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.sitrep.scenario.DidYouMean;
import org.sitrep.scenario.JsonText;
import org.sitrep.scenario.Launcher;
import org.sitrep.scenario.NearFiles;

/** Advises on an unknown name: the nearest known one, or where the names are listed. Never empty. */
public final class Advice {
    private Advice() {}

    /** Returns advice on a name in a list that {@code list} can show. */
    public static String of(final String typed, final Collection<String> known, final String list) {
        return or(DidYouMean.suggestion(typed, known), Launcher.NAME + " list " + list + " lists them");
    }

    /**
     * Returns advice on a scenario file: a similar one that ships or is in the folder, also if only its name was typed.
     */
    public static String scenario(final Session session, final String typed) {
        final List<String> shipped = session.home().shippedScenarios(session.games());
        return DidYouMean.closest(typed, shipped)
                .map(session.home()::shipped)
                .or(() -> NearFiles.closest(typed))
                .or(() -> byName(typed, shipped).map(session.home()::shipped))
                .map(near -> "did you mean " + JsonText.quote(near) + "?")
                .orElse(Launcher.NAME + " list scenarios lists them");
    }

    private static Optional<String> byName(final String typed, final List<String> files) {
        final List<String> names = files.stream().map(Advice::name).toList();
        return DidYouMean.closest(name(typed), names).map(near -> files.get(names.indexOf(near)));
    }

    /**
     * Returns the name of a file without folder, extension and leading number: {@code crash} for
     * {@code missions/01-crash.yaml}.
     */
    private static String name(final String file) {
        return file.replaceFirst("^.*[/\\\\]", "").replaceFirst("\\.ya?ml$", "").replaceFirst("^\\d+-", "");
    }

    /** Returns advice on a name in the data at one of some places. */
    public static String shown(final String typed, final Collection<String> known, final String places) {
        return or(DidYouMean.suggestion(typed, known), Launcher.NAME + " show FILE " + places + " lists them");
    }

    private static String or(final String near, final String otherwise) {
        return near.isEmpty() ? otherwise : near;
    }
}
