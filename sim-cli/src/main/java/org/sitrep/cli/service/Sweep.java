package org.sitrep.cli.service;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.sitrep.cli.Session;
import org.sitrep.cli.UserError;
import org.sitrep.cli.option.BatchOptions;
import org.sitrep.cli.option.ContentOptions;
import org.sitrep.cli.output.Format;
import org.sitrep.engine.Capsule;
import org.sitrep.engine.RunRequest;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Ratio;
import org.sitrep.outcome.Slot;
import org.sitrep.scenario.DidYouMean;

/** Plays the points of a grid one after the other. All are opened before the first is played, so that a wrong one costs no time. */
public final class Sweep {
    private final Session session;
    private final Grid grid;
    private final ContentOptions content;
    private final BatchOptions batch;
    private final long missions;
    private final List<OpenScenario> open = new ArrayList<>();
    private final List<Capsule> played = new ArrayList<>();
    private List<String> metrics = List.of();
    private boolean givenUp;

    /** Prepares a sweep. */
    public Sweep(
            final Session session,
            final Grid grid,
            final ContentOptions content,
            final BatchOptions batch,
            final long missions) {
        this.session = session;
        this.grid = grid;
        this.content = content;
        this.batch = batch;
        this.missions = missions;
    }

    /**
     * Opens all points.
     *
     * @param patterns names of metrics, with {@code *} for anything
     * @throws UserError if one cannot be used, or a pattern names no metric of any point
     */
    public void open(final List<String> patterns) {
        openPoints();
        metrics = matching(patterns, true);
    }

    /**
     * Opens all points.
     *
     * @param patterns as for {@link #open}, but one that names no metric is passed over
     * @throws UserError if a point cannot be used, or no pattern names a metric
     */
    public void openFor(final List<String> patterns) {
        openPoints();
        metrics = matching(patterns, false);
        if (metrics.isEmpty()) {
            throw UserError.usage("none of the usual metrics is there", "choose some with --metric");
        }
    }

    private void openPoints() {
        final BotSource bots = batch.bots();
        for (final Grid.Point point : grid.points()) {
            final List<String> sets = Stream.concat(content.sets().stream(), point.sets().stream())
                    .toList();
            final OpenScenario scenario =
                    OpenScenario.require(session, point.scenario(), content.overlays(), sets, bots);
            batch.request(scenario, 0, missions);
            open.add(scenario);
        }
    }

    private List<String> matching(final List<String> patterns, final boolean all) {
        final Set<String> known = new LinkedHashSet<>();
        open.forEach(scenario -> known.addAll(names(scenario.compiled().layout())));
        final Set<String> chosen = new LinkedHashSet<>();
        for (final String pattern : patterns) {
            final String regex =
                    Stream.of(pattern.split("\\*", -1)).map(Pattern::quote).collect(Collectors.joining(".*"));
            final List<String> found =
                    known.stream().filter(name -> name.matches(regex)).toList();
            if (all && found.isEmpty()) {
                throw UserError.usage("there is no metric " + pattern, advice(pattern, known));
            }
            chosen.addAll(found);
        }
        return List.copyOf(chosen);
    }

    private static String advice(final String pattern, final Set<String> known) {
        final String near = DidYouMean.suggestion(pattern, known);
        return near.isEmpty() ? "./sitrep list metrics shows what there is" : near;
    }

    private static List<String> names(final OutcomeLayout layout) {
        return Stream.concat(
                        layout.slots().stream().map(Slot::name),
                        layout.ratios().stream().map(Ratio::name))
                .toList();
    }

    /** Plays the points until the last or an interruption; a point that was interrupted does not count, and one whose bot did not answer is the last and does not count. */
    public void play(final Interrupts interrupts) {
        for (int i = 0; i < open.size() && !interrupts.requested(); i++) {
            final RunRequest request = batch.request(open.get(i), 0, missions);
            session.console()
                    .message("Point " + (i + 1) + " of " + open.size() + ": "
                            + label(grid.points().get(i)));
            final Capsule capsule =
                    Player.play(session, open.get(i), content.overlays(), request, batch.progress(), interrupts);
            givenUp |= GivenUpNotes.any(capsule);
            GivenUpNotes.of(capsule).forEach(session.console()::message);
            if (Capsule.BOT_SILENT.equals(capsule.stopReason())) {
                break;
            }
            if (!interrupts.requested()) {
                played.add(capsule);
            }
        }
    }

    /** Returns whether missions of any point were given up, or a bot ended the sweep. */
    public boolean givenUp() {
        return givenUp;
    }

    private static String label(final Grid.Point point) {
        final String name = point.scenario();
        return point.values().isEmpty() ? name : name + " " + String.join(" ", point.sets());
    }

    /** Returns the points that were played, in a format. */
    public String in(final Format format) {
        final SweepTable table = new SweepTable(grid, open, metrics, played);
        return switch (format) {
            case TEXT -> table.text(session.console().width());
            case JSON -> table.json();
            case CSV -> table.csv();
            case MARKDOWN -> table.markdown();
        };
    }
}
