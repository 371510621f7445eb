package org.sitrep.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.base.Reason;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.output.Text;
import org.sitrep.cli.session.DecisionWatchdog;
import org.sitrep.cli.session.OpenScenario;
import org.sitrep.cli.session.Session;
import org.sitrep.cli.session.Source;
import org.sitrep.engine.InteractiveTrial;
import org.sitrep.engine.PlanFile;
import org.sitrep.report.replay.DecisionLosses;
import org.sitrep.report.text.AtomicFileWriter;
import org.sitrep.ruleset.story.Phrases;
import org.sitrep.ruleset.transcript.Choice;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.Launcher;
import org.sitrep.strategy.DecisionPlan;

/** A trial that the user plays at the terminal: shows what happened, asks, and saves each answer. */
final class PlayTable {
    private static final int WIDTH = 80;
    private static final int MOST_ADVICE = 6;
    private static final int UNDO = -1;
    private static final String KEYS = "The number of an option takes it. ? advice, b board, h help, q leave";

    private final Session session;
    private final OpenScenario open;
    private final PlanFile begun;
    private final Path file;
    private final StoryShown shown = new StoryShown();

    /**
     * @param begun plan with the decisions so far
     * @param file its file, written after each answer
     */
    PlayTable(final Session session, final OpenScenario open, final PlanFile begun, final Path file) {
        this.session = session;
        this.open = open;
        this.begun = begun;
        this.file = file;
    }

    /** Plays until the trial is over, the user leaves, or the input ends. Returns the exit code. */
    int play(final boolean undo, final int maxDecisions, final AnalysisOptions analysis) {
        final Findings findings = new Findings();
        final DecisionPlan start = begun.decisions(open.playable().sides(), file.toString(), findings)
                .orElseThrow(() -> Source.unusable(session, file.toString(), findings.sorted()));
        final int sight = open.compiled().sights().indexOf(begun.plan().side());
        final InteractiveTrial trial =
                new InteractiveTrial(open.compiled(), begun.plan().bots(), maxDecisions, sight);
        line(opening(undo));
        DecisionPlan plan = start;
        InteractiveTrial.Position now = after(trial, plan);
        final int fits = InteractiveTrial.fits(plan, now);
        if (fits < plan.answers().size()) {
            line("Decision " + (fits + 1) + " of the plan does not fit its question: you decide from there.");
            plan = plan.first(fits);
            now = after(trial, plan);
        }
        show(now);
        while (now.open().isPresent()) {
            final Choice choice = now.open().get();
            question(choice, now.odds().get(), plan.answers().size() + 1);
            final Optional<Integer> answer =
                    answer(choice, now, undo && !plan.answers().isEmpty());
            if (answer.isEmpty()) {
                return left(now);
            }
            if (answer.get() == UNDO) {
                plan = plan.first(plan.answers().size() - 1);
                shown.forget();
            } else {
                plan = plan.and(new DecisionPlan.Answer(
                        choice.id(), answer.get(), choice.options().size()));
                line("  You: " + choice.options().get(answer.get()).text() + ".");
            }
            now = after(trial, plan);
            save(now);
            show(now);
        }
        over(now);
        if (analysis.asked) {
            session.console().message("Analysing the decisions by rollouts; this may take minutes.");
            final DecisionLosses losses = analysis.of(open, begun.plan().bots(), plan, maxDecisions, sight)
                    .losses();
            session.console()
                    .out()
                    .print(AnalysisOptions.text(losses, session.console().colourOut()));
        }
        files(analysis.asked);
        return now.outcome().aborted() ? ExitCode.GIVEN_UP : ExitCode.OK;
    }

    private String opening(final boolean undo) {
        final String side = begun.plan().side();
        return Text.bold(open.document().title(), session.console().colourOut()) + ", "
                + open.compiled().trial() + " " + begun.plan().trial() + " of seed "
                + begun.plan().seed() + ". You play"
                + (side.isEmpty() ? "" : " " + side) + "; bots: " + begun.plan().bots() + ".\n" + KEYS
                + (undo ? ", u undo." : ".");
    }

    private InteractiveTrial.Position after(final InteractiveTrial trial, final DecisionPlan plan) {
        try {
            return DecisionWatchdog.call(open.bots(), () -> trial.after(plan));
        } catch (final IllegalArgumentException cannot) {
            throw UserError.badData("this scenario cannot be played by hand: " + cannot.getMessage(), "name another");
        }
    }

    private void show(final InteractiveTrial.Position now) {
        session.console().out().print(shown.next(now, session.console().colourOut()));
    }

    private void line(final String text) {
        session.console().line(text);
    }

    private void question(final Choice choice, final List<String> odds, final int number) {
        line("");
        for (final String one : Text.wrap(number + ". " + choice.question(), WIDTH)) {
            line(Text.bold(one, session.console().colourOut()));
        }
        session.console().out().print(PlayOptions.of(choice, odds));
    }

    /** Returns the index of the chosen option, or {@link #UNDO}; empty if the user leaves. */
    private Optional<Integer> answer(final Choice choice, final InteractiveTrial.Position now, final boolean undo) {
        while (true) {
            session.console().out().print("[1-" + choice.options().size() + "] ");
            final String typed = session.console().read().map(String::strip).orElse("q");
            switch (typed) {
                case "q" -> {
                    return Optional.empty();
                }
                case "?" -> session.console().out().print(advice(choice));
                case "b" -> session.console().out().print(shown.board(now.board()));
                case "u" -> {
                    if (undo) {
                        return Optional.of(UNDO);
                    }
                    line("Nothing is taken back here; --undo allows it after a decision.");
                }
                case "h" -> line(KEYS + ".");
                default -> {
                    final Optional<Integer> option =
                            option(typed, choice.options().size());
                    if (option.isPresent()) {
                        return option;
                    }
                    line(typed.isEmpty() ? KEYS + "." : "\"" + Text.cut(typed, 20) + "\" is no option. " + KEYS + ".");
                }
            }
        }
    }

    private static Optional<Integer> option(final String typed, final int count) {
        if (!typed.matches("\\d{1,6}")) {
            return Optional.empty();
        }
        final int number = Integer.parseInt(typed);
        return number >= 1 && number <= count ? Optional.of(number - 1) : Optional.empty();
    }

    /** Returns the bot's answer, its reason, and its worths of the best options, where it gives them. */
    private String advice(final Choice choice) {
        final StringBuilder out = new StringBuilder();
        final List<String> lines = new ArrayList<>(Text.wrap(
                "The bot takes " + (choice.chosen() + 1) + ", " + choice.taken().text()
                        + (choice.why().isEmpty() ? "." : ": " + choice.why() + "."),
                WIDTH - 4));
        final List<Integer> rated = IntStream.range(0, choice.options().size())
                .boxed()
                .filter(i -> !Double.isNaN(choice.options().get(i).worth()))
                .sorted((a, b) -> Double.compare(
                        choice.options().get(b).worth(), choice.options().get(a).worth()))
                .limit(MOST_ADVICE)
                .toList();
        if (!rated.isEmpty()) {
            lines.addAll(Text.wrap(
                    "Its worths: "
                            + rated.stream()
                                    .map(i -> String.format(
                                            Locale.ROOT,
                                            "%d %.2f",
                                            i + 1,
                                            choice.options().get(i).worth() + 0.0))
                                    .collect(Collectors.joining(", "))
                            + ".",
                    WIDTH - 4));
        }
        lines.forEach(line -> out.append("    ").append(line).append('\n'));
        return out.toString();
    }

    private void save(final InteractiveTrial.Position now) {
        try {
            AtomicFileWriter.write(file, begun.with(now.own()).text());
        } catch (final IOException failed) {
            throw UserError.machine("cannot write " + file + ": " + Reason.of(failed), "name another: --plan FILE");
        }
    }

    private int left(final InteractiveTrial.Position now) {
        save(now);
        line("");
        line("Saved after " + Phrases.count(now.own().size(), "decision", "decisions") + ". To go on: "
                + Launcher.line(List.of("play", "--resume", file.toString())));
        return ExitCode.OK;
    }

    private void over(final InteractiveTrial.Position now) {
        save(now);
        line("");
        line(Text.bold("Outcome (zeros omitted)", session.console().colourOut()));
        if (now.outcome().aborted()) {
            line("  aborted: " + now.outcome().abortReason() + " "
                    + now.outcome().abortDetail());
        }
        session.console().out().print(OutcomeText.of(open.compiled().layout(), now.outcome()));
    }

    /** Names what can be done with the plan. */
    private void files(final boolean analysed) {
        line("");
        line("Your decisions: " + file);
        line("Step by step:   " + replay("--html"));
        if (!analysed) {
            line("Their cost:     " + replay("--analyse"));
        }
    }

    /** Returns the line that replays the trial with the plan. */
    private String replay(final String option) {
        final PlanFile.Plan plan = begun.plan();
        final List<String> words = new ArrayList<>(List.of("replay", plan.scenario()));
        for (final String change : plan.changes()) {
            words.addAll(change.startsWith("--") ? List.of(change) : List.of("--set", change));
        }
        final List<String> bots = new ArrayList<>(open.playable().sides().of(plan.bots()));
        final int seat = Math.max(0, open.playable().sides().ids().indexOf(plan.side()));
        bots.set(seat, "plan:" + file);
        words.addAll(List.of("--bot", open.playable().sides().text(bots)));
        words.add(option);
        return Launcher.line(words);
    }
}
