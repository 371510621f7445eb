package org.sitrep.cli.service.check;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.sitrep.analysis.check.BalanceCheck;
import org.sitrep.analysis.check.BaselineCodes;
import org.sitrep.analysis.check.BaselineEntry;
import org.sitrep.analysis.check.CheckFit;
import org.sitrep.analysis.check.CheckOptions;
import org.sitrep.analysis.check.CheckResult;
import org.sitrep.analysis.check.CheckSide;
import org.sitrep.cli.base.BuildInfo;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.option.WorkOptions;
import org.sitrep.cli.service.Stage;
import org.sitrep.cli.session.BotSource;
import org.sitrep.cli.session.BotWatch;
import org.sitrep.cli.session.OpenScenario;
import org.sitrep.cli.session.Session;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.scenario.Finding;
import org.sitrep.scenario.Findings;
import org.sitrep.strategy.BotPulse;
import org.sitrep.strategy.Budget;

/** Opens what a baseline names and checks it, showing progress and minding Ctrl-C and bots that do not answer. */
public final class CheckPlayer {
    private final Session session;
    private final BaselineFile file;
    private final BotSource bots;
    private final List<Finding> wrong = Collections.synchronizedList(new ArrayList<>());
    private final List<CheckSide> opened = new ArrayList<>();
    private final AtomicReference<BotPulse> silent = new AtomicReference<>();

    /** An entry that cannot be opened; what is wrong is among the findings. */
    private static final class UnusableException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        private UnusableException() {
            super(null, null, false, false);
        }
    }

    /**
     * Prepares a check.
     *
     * @param programs bots that are programs and that the user lets play
     * @throws UserError if the baseline names another one
     */
    public CheckPlayer(
            final Session session, final WorkOptions work, final BaselineFile file, final List<String> programs) {
        this.session = session;
        this.file = file;
        final List<String> named = file.bots();
        BotSource.requireNamed(named, programs, file.file().toString());
        bots = named.stream().allMatch(this::isOfAGame)
                ? BotSource.NONE
                : work.botTimeout().of(BotSource.of(named));
    }

    private boolean isOfAGame(final String bot) {
        return session.games().all().stream()
                .flatMap(game -> game.bots().stream())
                .map(Ruleset.Listing::id)
                .anyMatch(Budget.idOf(bot)::equals);
    }

    /**
     * Checks and returns the result, of fewer missions after Ctrl-C.
     *
     * @throws UserError with all findings if something that the baseline names cannot be used
     */
    public CheckResult play(final Stage stage, final CheckOptions options, final String command) {
        final BalanceCheck check = new BalanceCheck(file.baseline(), options);
        openGuests();
        final long most = file.baseline().entries().stream()
                .mapToLong(BaselineEntry::missions)
                .sum();
        final Stage.Play play = new Stage.Play(
                check::requestStop,
                () -> BaselinePlayer.progress(most, check.played()),
                "missions at most",
                bots,
                pulse -> {
                    silent.set(pulse);
                    check.abandon(pulse.thread());
                });
        try {
            return stage.supervise(
                    play,
                    () -> check.run(
                            this::open,
                            file.file().toString(),
                            command,
                            BuildInfo.current().madeBy()));
        } catch (final UnusableException told) {
            requireUsable();
            throw told;
        }
    }

    /** Returns what is said of a bot that did not answer; null if all did. */
    public String silence() {
        return silent.get() == null ? null : BotWatch.reason(bots, silent.get());
    }

    /** Bots from files are read once and by one thread, and before anybody watches them. */
    private void openGuests() {
        for (int e = 0; bots != BotSource.NONE && e < file.baseline().entries().size(); e++) {
            try {
                opened.add(opened(e, file.baseline().entries().get(e)));
            } catch (final UnusableException told) {
                opened.add(null);
            }
        }
        requireUsable();
    }

    private CheckSide open(final int number, final BaselineEntry entry) {
        return opened.isEmpty() ? opened(number, entry) : opened.get(number);
    }

    private void requireUsable() {
        if (!wrong.isEmpty()) {
            final Findings sorted = new Findings();
            wrong.forEach(sorted::add);
            throw OpenScenario.unusable(session, file.file().toString(), sorted.sorted());
        }
    }

    private CheckSide opened(final int number, final BaselineEntry entry) {
        final String scenario = file.shown(entry.scenario());
        final String bot = file.shown(entry.bot());
        final OpenScenario open;
        final String id;
        try {
            final OpenScenario.Attempt attempt = OpenScenario.attempt(
                    session,
                    scenario,
                    List.of(),
                    List.of(),
                    bots,
                    file.baseline().order());
            wrong.addAll(attempt.findings());
            open = attempt.scenario().orElseThrow(UnusableException::new);
            id = open.bot(bot);
        } catch (final UserError missing) {
            wrong.add(file.wrong(BaselineCodes.MISSING.id(), number, missing.getMessage(), missing.advice()));
            throw new UnusableException();
        }
        final List<Finding> unfit = CheckFit.of(entry, open.compiled().layout(), file.at(number));
        if (!unfit.isEmpty()) {
            wrong.addAll(unfit);
            throw new UnusableException();
        }
        return new CheckSide(scenario, bot, open.document().title(), open.input(), open.compiled(), id);
    }
}
