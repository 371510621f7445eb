package org.sitrep.cli.service.sweep;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.sitrep.analysis.sweep.SweepResult;
import org.sitrep.analysis.sweep.SweepStudy;
import org.sitrep.cli.base.BuildInfo;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.option.BatchOptions;
import org.sitrep.cli.option.ContentOptions;
import org.sitrep.cli.service.AfterStudy;
import org.sitrep.cli.service.Stage;
import org.sitrep.cli.session.BotSource;
import org.sitrep.cli.session.RunName;
import org.sitrep.cli.session.Session;
import org.sitrep.engine.RunRequest;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Slot;
import org.sitrep.report.Publications;
import org.sitrep.report.text.Numbers;

/**
 * Plays the points of a sweep one after the other, all on the same missions. All are opened before the first is played,
 * so that a wrong one costs no time.
 */
public final class SweepPlayer {
    /** Share of the memory that what is written down may take. */
    private static final int MEMORY_SHARE = 2;

    private final BatchOptions batch;
    private final SweepDesign design;
    private final long missions;
    private final double level;
    private final List<SweptScenario> open = new ArrayList<>();
    private final List<String> shown;
    private final List<String> held;
    private boolean givenUp;

    /**
     * Opens all points.
     *
     * @param patterns names of metrics, with {@code *} for anything; null for the usual ones
     * @throws UserError if a scenario or path cannot be used, a pattern names no metric, or there is not memory enough
     */
    public SweepPlayer(
            final Session session,
            final List<String> scenarios,
            final SweepDesign design,
            final ContentOptions content,
            final BatchOptions batch,
            final List<String> patterns,
            final long missions,
            final double level) {
        this.batch = batch;
        this.design = design;
        this.missions = missions;
        this.level = level;
        final BotSource bots = batch.bots();
        for (final String file : scenarios) {
            open.add(new SweptScenario(session, file, content, bots, design));
        }
        open.forEach(points -> batch.request(points.base(), 0, missions));
        final List<OutcomeLayout> layouts = open.stream()
                .flatMap(points -> points.layouts().stream())
                .distinct()
                .toList();
        final Set<String> yardsticks = new LinkedHashSet<>();
        open.forEach(points -> yardsticks.addAll(points.base().compiled().yardsticks()));
        final Set<String> usual = new LinkedHashSet<>();
        open.forEach(points -> usual.addAll(points.base().game().sweptMetrics()));
        shown = ChosenMetrics.shown(patterns, usual, layouts, yardsticks);
        held = patterns == null ? List.copyOf(yardsticks) : shown;
        open.forEach(this::requireRoom);
    }

    private List<Slot> metrics(final SweptScenario points) {
        return points.isBaseOnly() ? List.of() : ChosenMetrics.common(held, points.layouts());
    }

    private void requireRoom(final SweptScenario points) {
        final double bytes = 2.0
                * Integer.BYTES
                * missions
                * points.asked()
                * metrics(points).size();
        if (bytes > (double) Runtime.getRuntime().maxMemory() / MEMORY_SHARE) {
            throw UserError.usage(
                    Numbers.count(missions) + " missions of " + points.asked()
                            + " points are too many to lay side by side",
                    "play fewer with -n or --points, or choose fewer metrics with --metric");
        }
    }

    private int toPlay() {
        return open.stream()
                .mapToInt(points -> points.asked() - points.unplayable())
                .sum();
    }

    /** Returns what is going to be played, in a sentence. */
    public String plan() {
        final int unplayable =
                open.stream().mapToInt(points -> points.unplayable()).sum();
        final String kind = design.design().kind().name().toLowerCase(Locale.ROOT);
        return Numbers.count(toPlay())
                + (toPlay() == 1 ? " point" : " points")
                + (design.design().factors().isEmpty() ? "" : ", design " + kind + " (" + design.why() + ")")
                + (unplayable == 0 ? "" : "; " + unplayable + " more cannot be played");
    }

    /**
     * Plays the points and publishes; returns the exit code. A point that was interrupted does not count, and one whose
     * bot did not answer is the last and does not count.
     *
     * @param command the line that plays them again
     */
    public int play(final Stage stage, final String command) {
        final SweepResult played = played(stage, command);
        final RunRequest request = batch.request(open.get(0).base(), 0, missions);
        stage.publish(
                Publications.of(played),
                Optional.of(Path.of(
                                open.get(0).base().name(),
                                RunName.of("sweep-" + request.bot(), request, fingerprint())))
                        .filter(any -> played.anyPlayed()),
                folder -> AfterStudy.of(played));
        return givenUp ? ExitCode.GIVEN_UP : ExitCode.OK;
    }

    private SweepResult played(final Stage stage, final String command) {
        final List<SweepStudy> studies = new ArrayList<>();
        int before = 0;
        for (final SweptScenario points : open) {
            final SweptScenario.Plan plan = new SweptScenario.Plan(batch, missions, metrics(points), shown, level);
            points.play(stage, plan, givenUp, before, toPlay());
            givenUp |= points.givenUp();
            before += points.asked() - points.unplayable();
            studies.add(points.study(plan));
        }
        final BuildInfo build = BuildInfo.current();
        return new SweepResult(
                build.version(),
                build.commit(),
                design.design().kind(),
                design.why(),
                design.design().factors(),
                design.design().rows().size(),
                level,
                batch.maxDecisions(),
                studies,
                command);
    }

    /** Returns eight digits that tell sweeps apart which share a scenario, bot, seed and number of missions. */
    private String fingerprint() {
        final List<Object> parts = new ArrayList<>(List.of(
                design.design().factors(),
                design.design().kind(),
                design.design().points(),
                shown));
        open.forEach(points -> parts.add(points.base().document().sha256()));
        return RunName.fingerprint(parts);
    }
}
