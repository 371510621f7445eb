package org.sitrep.cli.service.check;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import org.sitrep.analysis.check.Baseline;
import org.sitrep.analysis.check.BaselineEntry;
import org.sitrep.analysis.check.BaselineMaker;
import org.sitrep.analysis.check.BaselineMetric;
import org.sitrep.analysis.check.CheckSide;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.option.BatchOptions;
import org.sitrep.cli.service.Stage;
import org.sitrep.cli.session.Advice;
import org.sitrep.cli.session.BotSource;
import org.sitrep.cli.session.BotWatch;
import org.sitrep.cli.session.Interrupts;
import org.sitrep.cli.session.OpenScenario;
import org.sitrep.cli.session.Session;
import org.sitrep.engine.BatchProgress;
import org.sitrep.engine.RunRequest;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Slot;
import org.sitrep.report.text.WholeFile;
import org.sitrep.scenario.KeyOrder;
import org.sitrep.strategy.BotPulse;

/** Plays what a baseline is to hold. All is opened before the first mission, so that a wrong one costs no time. */
public final class BaselinePlayer {
    /**
     * What a baseline is asked to hold.
     *
     * @param file where it goes
     * @param scenarios files, as the user typed them; empty to play again what the file holds, with its seed and bound
     * @param bots who plays each of them; empty for the game's first
     * @param metrics what is watched, each in the scenarios that have it; null for what a scenario is judged by
     * @param margins {@code metric=difference} each
     * @param missions of each scenario and bot
     * @param batch seed, threads and bound
     * @param command the line that makes it again
     */
    public record Request(
            Path file,
            List<String> scenarios,
            List<String> bots,
            List<String> metrics,
            List<String> margins,
            long missions,
            BatchOptions batch,
            String command) {}

    private final Session session;
    private final Request asked;
    private final BotSource bots;
    /** What is played again; empty if something else is asked for. */
    private final Optional<Baseline> again;

    private final Margins margins;
    private final List<Side> sides = new ArrayList<>();
    private KeyOrder order = KeyOrder.NONE;

    /** A scenario and who plays it, with what is watched and how often, and their names in the file. */
    private record Side(String scenario, String bot, CheckSide open, List<Slot> watched, long missions) {}

    /**
     * Opens all scenarios.
     *
     * @throws UserError if one cannot be used
     */
    public BaselinePlayer(final Session session, final Request asked) {
        this.session = session;
        this.asked = asked;
        margins = new Margins(asked.margins());
        final Optional<BaselineFile> earlier =
                Files.isRegularFile(asked.file()) && !WholeFile.isStandardOutput(asked.file())
                                || asked.scenarios().isEmpty()
                        ? Optional.of(BaselineFile.read(session, asked.file()))
                        : Optional.empty();
        earlier.ifPresent(file -> margins.keep(file.baseline()));
        if (asked.scenarios().isEmpty()) {
            final BaselineFile file = earlier.orElseThrow();
            BotSource.requireNamed(file.bots(), asked.bots(), asked.file().toString());
            bots = asked.batch().bots(file.bots());
            again = Optional.of(file.baseline());
            for (int entry = 0; entry < file.baseline().entries().size(); entry++) {
                openAgain(file, entry);
            }
        } else {
            bots = asked.batch().bots(asked.bots());
            again = Optional.empty();
            openAll();
        }
        margins.requireWatched(sides.stream()
                .flatMap(side -> side.watched.stream())
                .map(Slot::name)
                .collect(Collectors.toSet()));
    }

    private void openAgain(final BaselineFile file, final int number) {
        try {
            open(file, file.baseline().entries().get(number));
        } catch (final UserError wrong) {
            throw UserError.badData(file.at(number) + ": " + wrong.getMessage(), wrong.advice());
        }
    }

    private void open(final BaselineFile file, final BaselineEntry entry) {
        final String scenario = file.shown(entry.scenario());
        final OpenScenario open = OpenScenario.require(session, scenario, List.of(), List.of(), bots);
        final List<Slot> watched = new ArrayList<>();
        for (final BaselineMetric metric : entry.metrics()) {
            final OutcomeLayout layout = open.compiled().layout();
            watched.add(layout.slot(metric.name())
                    .orElseThrow(() -> UserError.badData(
                            scenario + " has no metric " + metric.name() + " any more",
                            "take it out of " + asked.file() + ", with its record")));
        }
        sides.add(side(open, scenario, file.shown(entry.bot()), watched, entry.missions()));
    }

    private void openAll() {
        final Set<String> unseen = new LinkedHashSet<>(asked.metrics() == null ? List.of() : asked.metrics());
        for (final String scenario : asked.scenarios()) {
            open(scenario, unseen);
        }
        if (!unseen.isEmpty()) {
            final String name = unseen.iterator().next();
            final List<String> known = sides.stream()
                    .flatMap(side -> side.open.scenario().layout().slots().stream())
                    .map(Slot::name)
                    .distinct()
                    .toList();
            throw UserError.usage("there is no metric " + name, Advice.metric(name, known));
        }
    }

    private void open(final String scenario, final Set<String> unseen) {
        final OpenScenario open = OpenScenario.require(session, scenario, List.of(), List.of(), bots);
        final List<Slot> watched = watched(open);
        watched.forEach(slot -> unseen.remove(slot.name()));
        final List<String> named = asked.bots().isEmpty() ? List.of(open.bot(null)) : asked.bots();
        for (final String bot : named) {
            sides.add(side(open, scenario, bot, watched, asked.missions()));
        }
    }

    private Side side(
            final OpenScenario open,
            final String scenario,
            final String bot,
            final List<Slot> watched,
            final long missions) {
        order = order.and(KeyOrder.of(open.document(), open.game().definition()));
        return new Side(
                BaselineFile.kept(asked.file(), scenario),
                BaselineFile.kept(asked.file(), bot),
                new CheckSide(scenario, bot, open.document().title(), open.input(), open.compiled(), open.bot(bot)),
                watched,
                missions);
    }

    private List<Slot> watched(final OpenScenario open) {
        final OutcomeLayout layout = open.compiled().layout();
        final List<String> names = asked.metrics() == null ? open.compiled().yardsticks() : asked.metrics();
        final List<Slot> slots = names.stream()
                .distinct()
                .flatMap(name -> layout.slot(name).stream())
                .toList();
        if (slots.isEmpty()) {
            throw UserError.usage(
                    open.document().file() + " has no metric " + String.join(", nor ", names),
                    Advice.metric(names.isEmpty() ? "" : names.get(0), layout));
        }
        return slots;
    }

    /**
     * Plays and returns the baseline; null after Ctrl-C.
     *
     * @throws UserError if a bot does not answer
     */
    public Baseline play(final Stage stage) {
        final AtomicInteger played = new AtomicInteger();
        final AtomicReference<BaselineMaker> inHand = new AtomicReference<>();
        final AtomicReference<BotPulse> silent = new AtomicReference<>();
        final List<BaselineEntry> entries = new ArrayList<>();
        final long most = sides.stream().mapToLong(Side::missions).sum();
        final Stage.Play play = new Stage.Play(
                () -> Optional.ofNullable(inHand.get()).ifPresent(BaselineMaker::requestStop),
                () -> progress(most, played.get()),
                "missions at most",
                bots,
                pulse -> {
                    silent.set(pulse);
                    inHand.get().abandon(pulse.thread());
                });
        stage.supervise(play, () -> {
            for (final Side side : sides) {
                final BaselineEntry entry = play(side, inHand, stage.interrupts());
                if (entry == null) {
                    break;
                }
                played.addAndGet(entry.missions());
                entries.add(margins.of(entry));
            }
            return entries;
        });
        if (silent.get() != null) {
            throw UserError.givenUp(BotWatch.reason(bots, silent.get()), "--bot-timeout gives it more time");
        }
        if (entries.size() < sides.size()) {
            return null;
        }
        return new Baseline(
                again.map(Baseline::command).orElse(asked.command()), seed(), maxDecisions(), order, entries);
    }

    private long seed() {
        return again.map(Baseline::seed).orElse(asked.batch().seed());
    }

    private int maxDecisions() {
        return again.map(Baseline::maxDecisions).orElse(asked.batch().maxDecisions());
    }

    /** Returns how far missions are of which there may be fewer. */
    static BatchProgress progress(final long most, final int played) {
        return new BatchProgress(Math.max(1, most), played, 0, "", Double.NaN, Double.NaN);
    }

    private BaselineEntry play(
            final Side side, final AtomicReference<BaselineMaker> inHand, final Interrupts interrupts) {
        final RunRequest request = asked.batch()
                .requestFor(side.open.bot(), seed(), 0, side.missions)
                .withMaxDecisions(maxDecisions());
        final BaselineMaker maker = new BaselineMaker(side.open, request);
        inHand.set(maker);
        if (interrupts.requested()) {
            maker.requestStop();
        }
        return maker.play(side.scenario, side.bot, side.watched);
    }
}
