package org.sitrep.cli.service.sweep;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sitrep.analysis.Standouts;
import org.sitrep.analysis.sweep.Effect;
import org.sitrep.analysis.sweep.Effects;
import org.sitrep.analysis.sweep.SweepPoint;
import org.sitrep.analysis.sweep.SweepStudy;
import org.sitrep.cli.Session;
import org.sitrep.cli.option.BatchOptions;
import org.sitrep.cli.option.ContentOptions;
import org.sitrep.cli.service.GivenUpNotes;
import org.sitrep.cli.service.Interrupts;
import org.sitrep.cli.service.OpenScenario;
import org.sitrep.cli.service.Player;
import org.sitrep.cli.service.kept.Kept;
import org.sitrep.cli.service.kept.Recorded;
import org.sitrep.engine.Capsule;
import org.sitrep.engine.Estimates;
import org.sitrep.engine.MissionValues;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Slot;
import org.sitrep.stats.Estimate;
import org.sitrep.stats.PairSums;
import org.sitrep.stats.PairedDifference;

/** Plays the points of one scenario: first the scenario as it is, then the others. */
final class StudyPlayer {
    private final Session session;
    private final OpenPoints open;
    private final ContentOptions content;
    private final BatchOptions batch;
    private final SweepDesign design;
    private final List<Slot> metrics;
    private final List<String> shown;
    private final long missions;
    private final int before;
    private final int inAll;
    private Optional<Recorded> base = Optional.empty();
    private final List<Optional<Recorded>> points = new ArrayList<>();
    /** What was played already, by content as it is listed: points that come to the same are played once. */
    private final Map<String, Recorded> byContent = new HashMap<>();

    private int played;
    private boolean givenUp;
    private boolean ended;

    /**
     * Prepares.
     *
     * @param before how many points of other scenarios were to be played before
     * @param inAll how many points there are of all scenarios
     */
    StudyPlayer(
            final Session session,
            final OpenPoints open,
            final ContentOptions content,
            final BatchOptions batch,
            final SweepDesign design,
            final List<Slot> metrics,
            final List<String> shown,
            final long missions,
            final int before,
            final int inAll) {
        this.session = session;
        this.open = open;
        this.content = content;
        this.batch = batch;
        this.design = design;
        this.metrics = metrics;
        this.shown = shown;
        this.missions = missions;
        this.before = before;
        this.inAll = inAll;
    }

    /** Plays until the last point or an interruption; nothing if the sweep has ended already. */
    void play(final Kept kept, final Interrupts interrupts, final boolean over) {
        ended = over;
        base = point(open.base(), List.of("as it is"), kept, interrupts);
        for (int p = 0; p < open.points().size(); p++) {
            final List<String> label = SweepPoint.sets(design.values(p));
            points.add(open.points().get(p).flatMap(scenario -> point(scenario, label, kept, interrupts)));
        }
    }

    private Optional<Recorded> point(
            final OpenScenario scenario, final List<String> label, final Kept kept, final Interrupts interrupts) {
        if (ended || interrupts.requested()) {
            return Optional.empty();
        }
        played++;
        final Recorded same = byContent.get(scenario.document().json());
        if (same != null) {
            return Optional.of(same);
        }
        if (batch.progress().tells(session.console())) {
            session.console()
                    .message("Point " + (before + played) + " of " + inAll + ": "
                            + scenario.document().file()
                            + (open.isBaseOnly() ? "" : " " + String.join(" ", label)));
        }
        final Recorded recorded = Player.recorded(
                session,
                scenario,
                content.overlays(),
                batch.request(scenario, 0, missions),
                metrics.stream().map(Slot::name).toList(),
                batch.progress(),
                kept,
                interrupts);
        givenUp |= GivenUpNotes.any(recorded.capsule());
        GivenUpNotes.of(recorded.capsule()).forEach(session.console()::message);
        ended |= Capsule.BOT_SILENT.equals(recorded.capsule().stopReason());
        if (ended || interrupts.requested()) {
            return Optional.empty();
        }
        byContent.put(scenario.document().json(), recorded);
        return Optional.of(recorded);
    }

    /** Returns whether missions of any point were given up, or a bot ended the sweep. */
    boolean givenUp() {
        return givenUp;
    }

    /** Returns what came of it. */
    SweepStudy study(final double level) {
        final List<SweepPoint> all = new ArrayList<>();
        for (int p = 0; p < points.size(); p++) {
            final Map<String, String> values = design.values(p);
            points.get(p).ifPresent(recorded -> all.add(described(recorded, false, values, level)));
        }
        base.ifPresent(recorded -> all.add(described(recorded, true, open.baseValues(), level)));
        return new SweepStudy(
                open.base().document().file(),
                open.base().name(),
                open.base().document().title(),
                open.base().compiled().trial(),
                Player.input(open.base(), content.overlays()),
                open.base().bots().file(open.base().game(), bot()),
                shown,
                metrics,
                all,
                open.unplayable(),
                open.asked(),
                effects(level));
    }

    private String bot() {
        return open.base().bot(batch.bot());
    }

    private List<Effect> effects(final double level) {
        if (open.isBaseOnly() || points.stream().allMatch(Optional::isEmpty)) {
            return List.of();
        }
        final List<Optional<MissionValues>> values =
                points.stream().map(point -> point.flatMap(Recorded::values)).toList();
        return Effects.of(design.design(), values, metrics, level);
    }

    private SweepPoint described(
            final Recorded recorded, final boolean isBase, final Map<String, String> values, final double level) {
        final Capsule capsule = recorded.capsule();
        final Map<String, Estimate> all = Estimates.of(capsule);
        final Map<String, Estimate> estimates = new LinkedHashMap<>();
        shown.stream().filter(all::containsKey).forEach(name -> estimates.put(name, all.get(name)));
        return new SweepPoint(
                isBase,
                values,
                capsule.bot(),
                capsule.seed(),
                capsule.requested(),
                capsule.completed(),
                capsule.aborted(),
                capsule.content().sha256(),
                capsule.missionsHash(),
                estimates,
                isBase ? Map.of() : differences(recorded, level),
                standouts(recorded, isBase));
    }

    /** By the metric that is looked at first; where nothing is varied, by the headline of the scenario. */
    private Optional<Standouts> standouts(final Recorded recorded, final boolean isBase) {
        final Capsule capsule = recorded.capsule();
        final OutcomeLayout layout = capsule.layout();
        final Optional<Slot> by = SweepStudy.leading(metrics).or(() -> layout.slot(layout.headline()));
        final Optional<Standouts> found = by.flatMap(
                slot -> Standouts.of(slot, capsule.seed(), capsule.tallies().get(layout.index(slot.name()))));
        if (isBase
                || base.flatMap(Recorded::values).isEmpty()
                || recorded.values().isEmpty()) {
            return found;
        }
        final int row = metrics.indexOf(by.orElseThrow());
        final MissionValues before = base.get().values().orElseThrow();
        return found.map(
                all -> all.apart(before.firstMission(), recorded.values().get().row(row), before.row(row)));
    }

    /** The paired differences from the base, at a level with which all of them hold together. */
    private Map<String, Estimate> differences(final Recorded recorded, final double level) {
        final Map<String, Estimate> differences = new LinkedHashMap<>();
        final double each = 1 - (1 - level) / Math.max(1, points.size() * metrics.size());
        for (int m = 0; m < metrics.size() && base.isPresent(); m++) {
            final Slot slot = metrics.get(m);
            final int[] first = base.get().values().orElseThrow().row(m);
            final int[] second = recorded.values().orElseThrow().row(m);
            differences.put(
                    slot.name(), PairedDifference.estimate(slot, PairSums.of(slot.name(), first, second), each));
        }
        return differences;
    }
}
