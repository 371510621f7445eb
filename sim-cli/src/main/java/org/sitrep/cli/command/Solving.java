package org.sitrep.cli.command;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.sitrep.analysis.design.Factor;
import org.sitrep.analysis.solve.Candidate;
import org.sitrep.analysis.solve.Field;
import org.sitrep.analysis.solve.Gauge;
import org.sitrep.analysis.solve.GaugeSums;
import org.sitrep.analysis.solve.Solution;
import org.sitrep.analysis.solve.SolveRequest;
import org.sitrep.analysis.solve.Solver;
import org.sitrep.analysis.solve.Target;
import org.sitrep.cli.service.Kept;
import org.sitrep.cli.service.Key;
import org.sitrep.cli.service.Stage;
import org.sitrep.cli.session.BotWatch;
import org.sitrep.cli.session.Source;
import org.sitrep.engine.BatchProgress;
import org.sitrep.engine.MissionValues;
import org.sitrep.engine.Recorder;
import org.sitrep.engine.RunRequest;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.scenario.Finding;
import org.sitrep.scenario.ScenarioDocument;

/** Plays the candidates of a search, showing progress and minding Ctrl-C and bots that do not answer. */
final class Solving implements Field {
    /** A candidate's first missions are few: a chunk is kept small, so that all threads get some. */
    private static final int MOST_IN_A_CHUNK = 16;

    private final Question question;
    private final SolveRequest request;
    private final Stage stage;
    /** Who plays, and the goals that each plays for, by number. */
    private final List<String> bots;

    private final AtomicLong played = new AtomicLong();
    private long givenUp;
    private List<Finding> firstIllegal = List.of();
    private volatile Recorder current;
    private volatile String silent = "";

    /** Prepares a search. */
    Solving(final Question question, final SolveRequest request, final Stage stage) {
        this.question = question;
        this.request = request;
        this.stage = stage;
        final Set<String> distinct = new LinkedHashSet<>();
        question.goals().forEach(goal -> distinct.add(goal.bot()));
        bots = List.copyOf(distinct);
    }

    /** Searches and returns what came of it, as far as it came after Ctrl-C or when a bot does not answer. */
    Solution solve() {
        final Stage.Play play = new Stage.Play(
                () -> tell(Recorder::requestStop),
                this::progress,
                question.base().compiled().trial() + "s",
                question.base().bots(),
                pulse -> {
                    silent = BotWatch.reason(question.base().bots(), pulse);
                    tell(recorder -> recorder.abandon(pulse.thread()));
                });
        return stage.supervise(
                play,
                () -> Solver.solve(
                        question.space(),
                        question.goals(),
                        this,
                        request,
                        (candidates, missions) -> played.set(missions),
                        this::ending));
    }

    private void tell(final Consumer<Recorder> what) {
        final Recorder recorder = current;
        if (recorder != null) {
            what.accept(recorder);
        }
    }

    private BatchProgress progress() {
        return Stage.progress(request.budgetMissions(), Math.min(played.get(), request.budgetMissions()));
    }

    private Solution.Ending ending() {
        if (!silent.isEmpty()) {
            return Solution.Ending.BOT_SILENT;
        }
        return stage.interrupts().requested() ? Solution.Ending.INTERRUPTED : Solution.Ending.DONE;
    }

    /** Returns how many missions were given up by a bot. */
    long givenUp() {
        return givenUp;
    }

    /** Returns who did not answer, in a sentence; empty if everybody did. */
    String silent() {
        return silent;
    }

    /** Returns what was wrong with the first candidate that was no legal content; empty if all were. */
    List<Finding> firstIllegal() {
        return firstIllegal;
    }

    @Override
    public Optional<Arm> open(final Candidate candidate) {
        final Source.Attempt attempt =
                question.source(changes(question, candidate)).attempt();
        if (attempt.scenario().isEmpty()) {
            firstIllegal = firstIllegal.isEmpty() ? attempt.findings() : firstIllegal;
            return Optional.empty();
        }
        final CompiledScenario compiled = attempt.scenario().get().compiled();
        final boolean measures = question.goals().stream()
                .allMatch(goal ->
                        Gauge.of(compiled.layout(), goal.target().metric()).isPresent());
        return measures ? Optional.of(arm(compiled, attempt.scenario().get().document())) : Optional.empty();
    }

    /** Returns what {@code --set} has to be given for a candidate: what is as it is, is left out. */
    static List<String> changes(final Question question, final Candidate candidate) {
        final List<Factor> factors = question.space().factors();
        final List<String> changes = new ArrayList<>();
        for (int f = 0; f < factors.size(); f++) {
            if (question.space().isChanged(candidate, f)) {
                changes.add(
                        Question.set(factors.get(f).path(), candidate.values().get(f)));
            }
        }
        return changes;
    }

    @Override
    public Arm present() {
        return arm(question.base().compiled(), question.base().document());
    }

    private Arm arm(final CompiledScenario compiled, final ScenarioDocument document) {
        final Key key = Key.of("solve", document.json());
        return (seed, first, missions) -> play(compiled, key, seed, first, missions);
    }

    private List<GaugeSums> play(
            final CompiledScenario compiled, final Key key, final long seed, final long first, final int missions) {
        final List<GaugeSums> sums = new ArrayList<>();
        for (final Solution.Goal goal : question.goals()) {
            sums.add(new GaugeSums(
                    Gauge.of(compiled.layout(), goal.target().metric()).orElseThrow()));
        }
        for (final String bot : bots) {
            if (!stopped()) {
                play(compiled, key, bot, seed, first, missions, sums);
            }
        }
        return sums;
    }

    private void play(
            final CompiledScenario compiled,
            final Key content,
            final String bot,
            final long seed,
            final long first,
            final int missions,
            final List<GaugeSums> sums) {
        final Set<String> slots = new LinkedHashSet<>();
        for (int g = 0; g < sums.size(); g++) {
            if (question.goals().get(g).bot().equals(bot)) {
                slots.addAll(gauge(compiled, g).slots());
            }
        }
        final RunRequest asked = question.batch().requestFor(bot, seed, first, missions);
        final OutcomeLayout layout = compiled.layout();
        final Key key = content.and(bot)
                .and(question.base().bots().file(question.base().game(), bot))
                .and(seed)
                .and(first)
                .and(missions)
                .and(asked.maxDecisions())
                .and(slots);
        final Optional<Kept.Written> before = stage.kept()
                .written(
                        key,
                        slots.stream()
                                .map(name -> layout.slots().get(layout.index(name)))
                                .toList());
        final Optional<Kept.Written> written = before.or(() -> record(compiled, List.copyOf(slots), asked, key));
        if (written.isEmpty()) {
            return;
        }
        final MissionValues values = written.get().values();
        givenUp += written.get().givenUp();
        for (int g = 0; g < sums.size(); g++) {
            if (question.goals().get(g).bot().equals(bot)) {
                add(values, List.copyOf(slots), gauge(compiled, g), sums.get(g));
            }
        }
    }

    /** Plays and keeps; empty if there is nothing to be played any more. */
    private Optional<Kept.Written> record(
            final CompiledScenario compiled, final List<String> slots, final RunRequest asked, final Key key) {
        final Recorder recorder = new Recorder(
                compiled, slots, asked.withChunkMissions(Math.min(asked.chunkMissions(), MOST_IN_A_CHUNK)));
        current = recorder;
        if (stopped()) {
            return Optional.empty();
        }
        final Kept.Written written = new Kept.Written(recorder.run(), recorder.aborted());
        current = null;
        if (written.values().missions() == asked.missions()) {
            stage.kept().keep(key, written);
        }
        return Optional.of(written);
    }

    private Gauge gauge(final CompiledScenario compiled, final int goal) {
        final Target target = question.goals().get(goal).target();
        return Gauge.of(compiled.layout(), target.metric()).orElseThrow();
    }

    private static void add(
            final MissionValues values, final List<String> slots, final Gauge gauge, final GaugeSums into) {
        final int value = slots.indexOf(gauge.slots().get(0));
        final int below = slots.indexOf(gauge.slots().get(gauge.slots().size() - 1));
        for (int mission = 0; mission < values.missions(); mission++) {
            into.accept(values.get(value, mission), values.get(below, mission), values.firstMission() + mission);
        }
    }

    @Override
    public int bots() {
        return bots.size();
    }

    @Override
    public boolean stopped() {
        return stage.interrupts().requested() || !silent.isEmpty();
    }
}
