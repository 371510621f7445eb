package org.sitrep.cli.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.sitrep.cli.session.Session;
import org.sitrep.cli.session.Source;
import picocli.CommandLine.Option;

/** The options that change a scenario: overlays and single values. */
final class ContentOptions {
    private final ShortOptions shorts = new ShortOptions();

    @Option(names = "--forbid", paramLabel = "KIND:NAME", split = ",")
    private List<String> forbidden = new ArrayList<>();

    @Option(names = "--set", paramLabel = "PATH=VALUE")
    private List<String> sets = new ArrayList<>();

    @Option(names = "--overlay", paramLabel = "FILE")
    private List<Path> overlays = new ArrayList<>();

    ShortOptions shorts() {
        return shorts;
    }

    Source source(final Session session, final String file) {
        return changed(Source.of(session, file));
    }

    /** Returns a scenario with these changes after its own. */
    Source changed(final Source source) {
        return source.under(overlays).with(sets());
    }

    /**
     * Returns every {@code path=value}: choices of the game and forbidden things first, so that an explicit
     * {@code --set} wins.
     */
    List<String> sets() {
        final List<String> all = new ArrayList<>(shorts.sets());
        if (!forbidden.isEmpty()) {
            all.add("forbid=[" + String.join(", ", forbidden).toLowerCase(Locale.ROOT) + "]");
        }
        all.addAll(sets);
        return all;
    }
}
