package org.sitrep.cli.service;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.sitrep.cli.base.Defaults;
import org.sitrep.cli.session.BotSource;
import org.sitrep.cli.session.OpenScenario;
import org.sitrep.engine.Estimates;
import org.sitrep.engine.RunResult;
import org.sitrep.report.model.Commands;
import org.sitrep.stats.Estimate;

/** Suggests lines to try after a run. */
public final class AfterRun {
    /** A wider half-width is worth narrowing: one point of a rate, a hundredth of anything else. */
    private static final double WIDE = 0.01;
    /** Half the width takes four times the trials; the looks on the way take as many again. */
    private static final int DEARER = 8;
    /** Decisions per trial above which a ladder takes too long to suggest. */
    private static final int LONG = 500;

    private static final int FEW = 200;
    /** Loadouts examined until one fits. */
    private static final int TRIED = 4;

    private static final int LADDER = 500;

    private AfterRun() {}

    /** After a run: higher precision, a comparison with another loadout or bot, and the share of skill. */
    public static NextSteps of(final RunResult played, final OpenScenario open) {
        if (played.completed() == 0 || RunResult.INTERRUPTED.equals(played.stopReason())) {
            return new NextSteps();
        }
        final boolean lengthy = played.decisions() > LONG * played.completed();
        final NextSteps steps = new NextSteps();
        steps.addReporting(
                "An interval of half the width, with as many " + played.trial() + "s as needed", precisely(played));
        if (!lengthy && open.game().ranksRolls()) {
            steps.add("The worst " + played.trial() + ", with the luck of each roll", worst(played));
        }
        steps.addReporting("Another loadout, on the same draws", otherLoadout(played, open));
        if (lengthy) {
            steps.addReporting("A stronger bot, on the same draws", strongerBot(played, open));
        } else if (!open.game().ladder().isEmpty()) {
            steps.add("The shares of skill and luck", ladder(played));
        }
        return steps;
    }

    private static NextLine ladder(final RunResult played) {
        return NextLine.about("run", played).seed(played.seed()).with("--ladder", "--trials", Integer.toString(LADDER));
    }

    private static Optional<String> worst(final RunResult played) {
        final OptionalLong worst = ReportOutput.worstTrial(played);
        return worst.isPresent()
                ? Optional.of(Commands.of(played).replay(played.seed(), worst.getAsLong()) + " --luck")
                : Optional.empty();
    }

    private static Optional<NextLine> precisely(final RunResult played) {
        final String headline = played.layout().headline();
        final Estimate known = Estimates.of(played).get(headline);
        if (known == null || Double.isNaN(known.low()) || played.precision().isPresent()) {
            return Optional.empty();
        }
        final boolean rate = played.layout().isShare(headline);
        final double half = (known.high() - known.low()) / 2;
        final boolean wide = half > (rate ? WIDE : WIDE * Math.abs(known.value()));
        if (!wide || played.completed() * DEARER > Long.parseLong(Defaults.PRECISION_TRIALS)) {
            return Optional.empty();
        }
        final String width = new BigDecimal((rate ? 100 : 1) * half / 2)
                .round(new MathContext(1, RoundingMode.HALF_UP))
                .toPlainString();
        return Optional.of(NextLine.by("run", played).with("--precision", headline + "=" + width + (rate ? "%" : "")));
    }

    private static Optional<NextLine> otherLoadout(final RunResult played, final OpenScenario open) {
        final Optional<String> present = open.text("loadout")
                .or(() -> open.text("squad").flatMap(squad -> open.text("squads." + squad + ".loadout")));
        if (present.isEmpty()) {
            return Optional.empty();
        }
        return open.entries("loadouts").keySet().stream()
                .filter(name -> !name.equals(present.get()))
                .limit(TRIED)
                .filter(name -> fits(open, name))
                .findFirst()
                .map(other -> NextLine.by("compare", played)
                        .with("--against", "--loadout " + other)
                        .with(trials(played)));
    }

    /** Returns whether the scenario allows the loadout. */
    private static boolean fits(final OpenScenario open, final String loadout) {
        return open.source()
                .by(BotSource.NONE)
                .with(List.of("loadout=" + loadout))
                .attempt()
                .scenario()
                .isPresent();
    }

    private static Optional<NextLine> strongerBot(final RunResult played, final OpenScenario open) {
        final List<String> rungs = open.game().ladder();
        final int rung = rungs.indexOf(played.bot());
        return rung < 0 || rung + 1 >= rungs.size()
                ? Optional.empty()
                : Optional.of(NextLine.about("compare", played)
                        .seed(played.seed())
                        .with("--bot", played.bot() + "," + rungs.get(rung + 1))
                        .with("--trials", Integer.toString(FEW)));
    }

    /** Returns the number of trials played, limited to the usual number of a comparison. */
    private static String[] trials(final RunResult played) {
        return played.requested() < Long.parseLong(Defaults.COMPARE_TRIALS)
                ? new String[] {"--trials", Long.toString(played.requested())}
                : new String[0];
    }
}
