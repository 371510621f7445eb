package org.sitrep.cli.service;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.option.BatchOptions;
import org.sitrep.cli.option.SideOptions;
import org.sitrep.cli.session.Advice;
import org.sitrep.cli.session.OpenScenario;
import org.sitrep.cli.session.Session;
import org.sitrep.scenario.Shown;

/**
 * The sides that a command line asks for: a first one, and for each further scenario, bot, squad, loadout, thing to do
 * without and set of changes a side that differs from the first in that alone.
 */
public final class Sides {
    private final Session session;
    private final BatchOptions batch;
    private final Side base;
    private final List<Side> others = new ArrayList<>();

    /** Begins with the first side, which the others are held against. */
    public Sides(final Session session, final BatchOptions batch, final Side base) {
        this.session = session;
        this.batch = batch;
        this.base = base;
    }

    /** Adds a side that plays another scenario. */
    public void scenario(final String file) {
        others.add(new Side(fileName(file), file, base.overlays(), base.sets(), base.bot()));
    }

    /** Adds a side with another bot. */
    public void bot(final String bot) {
        others.add(base.by(bot));
    }

    /** Adds a side with another value at a path of the data. */
    public void value(final String path, final String value) {
        others.add(base.with(value, List.of(path + "=" + value)));
    }

    /** Adds a side that has to do without a thing. */
    public void without(final String thing) {
        final String lower = thing.toLowerCase(Locale.ROOT);
        others.add(base.with("without " + lower, List.of(open(base).forbiddingAlso(lower))));
    }

    /** Adds a side as the text of {@code --against} says. */
    public void against(final String text) {
        others.add(against(session, base, "--against", text));
    }

    /**
     * Returns the side that differs from another one as a text says.
     *
     * @param option that takes the text, as messages name it: {@code --against}, {@code --diff}
     * @throws UserError if it cannot be read, or names a scenario that is not there
     */
    public static Side against(final Session session, final Side base, final String option, final String text) {
        final SideOptions options = SideOptions.of(option, text);
        options.scenario().filter(file -> !Files.exists(Path.of(file))).ifPresent(file -> {
            throw UserError.badData(
                    "there is no file " + Shown.name(file) + ", which " + option + " names",
                    Advice.scenario(session, file));
        });
        final List<Path> overlays = Stream.concat(base.overlays().stream(), options.content().overlays().stream())
                .toList();
        return new Side(
                        options.name(),
                        options.scenario().orElse(base.scenario()),
                        overlays,
                        base.sets(),
                        options.bot().orElse(base.bot()))
                .with(options.name(), options.content().sets());
    }

    /** Returns the name of a scenario file without folder and ending. */
    public static String fileName(final String file) {
        return String.valueOf(Path.of(file).getFileName()).replaceAll("\\.ya?ml$", "");
    }

    /**
     * Returns all of them, the first one first, no two with the same name.
     *
     * @throws UserError if there is only one
     */
    public List<Side> all() {
        if (others.isEmpty()) {
            throw UserError.usage(
                    "there is nothing to compare with",
                    "name two scenarios, or two values of --bot, --squad or --loadout, or use --forbid or --against");
        }
        final Set<String> taken = new LinkedHashSet<>();
        final List<Side> all = new ArrayList<>();
        for (final Side side : Stream.concat(Stream.of(base), others.stream()).toList()) {
            String name = side.name();
            for (int n = 2; !taken.add(name); n++) {
                name = side.name() + " (" + n + ")";
            }
            all.add(side.named(name));
        }
        return List.copyOf(all);
    }

    private OpenScenario open(final Side side) {
        return OpenScenario.require(
                session, side.scenario(), side.overlays(), side.sets(), batch.bots(Comparing.bots(List.of(side))));
    }
}
