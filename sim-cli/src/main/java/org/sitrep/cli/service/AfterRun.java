package org.sitrep.cli.service;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.sitrep.cli.base.Defaults;
import org.sitrep.cli.session.OpenScenario;
import org.sitrep.cli.session.Session;
import org.sitrep.engine.Capsule;
import org.sitrep.engine.Estimates;
import org.sitrep.report.model.Commands;
import org.sitrep.scenario.MapNode;
import org.sitrep.scenario.ScalarNode;
import org.sitrep.scenario.ScenarioDocument;
import org.sitrep.stats.Estimate;

/**
 * What to try after a run: to know it better, to hold it against another loadout or bot, to see how much of it is
 * skill. Stateless.
 */
public final class AfterRun {
    /**
     * An interval wider than this on either side is worth narrowing: a point of a rate, a hundredth of anything else.
     */
    private static final double WIDE = 0.01;

    /** Half the width takes four times the missions, and as many again to be looked at on the way. */
    private static final int DEARER = 8;

    /** Decisions of a mission above which a ladder takes too long for a line to try. */
    private static final int LONG = 500;

    private static final int FEW = 200;

    /** Loadouts looked at until one fits. */
    private static final int TRIED = 4;

    private static final int LADDER = 500;

    private AfterRun() {}

    /** Returns the lines; none if nothing was finished. */
    public static NextSteps of(final Session session, final Capsule played, final OpenScenario open) {
        if (played.completed() == 0 || Capsule.INTERRUPTED.equals(played.stopReason())) {
            return NextSteps.NONE;
        }
        final boolean lengthy = played.decisions() > LONG * played.completed();
        final NextSteps.Collector steps = new NextSteps.Collector();
        steps.add("Known twice as well, in as many " + played.trial() + "s as it takes", precisely(played));
        if (!lengthy) {
            steps.add("The worst " + played.trial() + ", and how lucky each of its rolls was", worst(played));
        }
        steps.add("Does another loadout do better, on the same dice", otherLoadout(session, played, open));
        if (lengthy) {
            steps.add("What a stronger bot makes of it, on the same dice", strongerBot(played, open));
        } else if (!open.game().ladder().isEmpty()) {
            steps.add("How much is skill, how much luck", ladder(played));
        }
        return steps.steps();
    }

    private static String ladder(final Capsule played) {
        return Line.about("run", played)
                .seed(played.seed())
                .with("--ladder", "--missions", Integer.toString(LADDER))
                .toString();
    }

    private static Optional<String> worst(final Capsule played) {
        final OptionalLong worst = RunOutput.worstMission(played);
        return worst.isPresent()
                ? Optional.of(Commands.of(played).replay(played.seed(), worst.getAsLong()) + " --luck")
                : Optional.empty();
    }

    private static Optional<String> precisely(final Capsule played) {
        final String headline = played.layout().headline();
        final Estimate known = Estimates.of(played).get(headline);
        if (known == null || Double.isNaN(known.low()) || played.precision().isPresent()) {
            return Optional.empty();
        }
        final boolean rate = played.layout().isShare(headline);
        final double half = (known.high() - known.low()) / 2;
        final boolean wide = half > (rate ? WIDE : WIDE * Math.abs(known.value()));
        if (!wide || played.completed() * DEARER > Long.parseLong(Defaults.PRECISION_MISSIONS)) {
            return Optional.empty();
        }
        final String width = new BigDecimal((rate ? 100 : 1) * half / 2)
                .round(new MathContext(1, RoundingMode.HALF_UP))
                .toPlainString();
        return Optional.of(Line.about("run", played)
                .bot(played)
                .seed(played.seed())
                .with("--precision", headline + "=" + width + (rate ? "%" : ""))
                .toString());
    }

    private static Optional<String> otherLoadout(final Session session, final Capsule played, final OpenScenario open) {
        final ScenarioDocument document = open.document();
        final Optional<String> present = text(document, "loadout")
                .or(() -> text(document, "squad").flatMap(squad -> text(document, "squads." + squad + ".loadout")));
        final Optional<MapNode> loadouts =
                document.at("loadouts").filter(MapNode.class::isInstance).map(MapNode.class::cast);
        if (present.isEmpty() || loadouts.isEmpty()) {
            return Optional.empty();
        }
        return loadouts.get().entries().keySet().stream()
                .filter(name -> !name.equals(present.get()))
                .limit(TRIED)
                .filter(name -> fits(session, open, name))
                .findFirst()
                .map(other -> Line.about("compare", played)
                        .bot(played)
                        .seed(played.seed())
                        .with("--against", "--loadout " + other)
                        .with(missions(played))
                        .toString());
    }

    /** A scenario need not allow each loadout that there is. */
    private static boolean fits(final Session session, final OpenScenario open, final String loadout) {
        final List<String> sets = new ArrayList<>(open.document().sets());
        sets.add("loadout=" + loadout);
        return OpenScenario.attempt(session, open.document().file(), open.overlays(), sets)
                .scenario()
                .isPresent();
    }

    private static Optional<String> strongerBot(final Capsule played, final OpenScenario open) {
        final List<String> rungs = open.game().ladder();
        final int rung = rungs.indexOf(played.bot());
        return rung < 0 || rung + 1 >= rungs.size()
                ? Optional.empty()
                : Optional.of(Line.about("compare", played)
                        .seed(played.seed())
                        .with("--bot", played.bot() + "," + rungs.get(rung + 1))
                        .with("--missions", Integer.toString(FEW))
                        .toString());
    }

    /** As many missions as were played, unless that is more than a comparison usually takes. */
    private static String[] missions(final Capsule played) {
        return played.requested() < Long.parseLong(Defaults.COMPARE_MISSIONS)
                ? new String[] {"--missions", Long.toString(played.requested())}
                : new String[0];
    }

    private static Optional<String> text(final ScenarioDocument document, final String path) {
        return document.at(path).filter(ScalarNode.class::isInstance).map(node -> ((ScalarNode) node).text());
    }
}
