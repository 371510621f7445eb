package org.sitrep.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.sitrep.analysis.design.Factor;
import org.sitrep.analysis.solve.Solution;
import org.sitrep.analysis.solve.SolveSetup;
import org.sitrep.analysis.solve.Target;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.session.MetricNames;
import org.sitrep.cli.session.OpenScenario;
import org.sitrep.cli.session.Session;
import org.sitrep.cli.session.Source;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.scenario.Finding;

/** Reads and checks a search request before play starts; reports all errors at once. */
final class SearchOptionsParser {
    private final Source source;
    private final BatchOptions batch;
    private final OpenScenario base;
    private final SolveSetup setup;

    SearchOptionsParser(
            final Source scenario,
            final BatchOptions batch,
            final List<String> variations,
            final List<String> targets) {
        this.batch = batch;
        final List<String> wrong = new ArrayList<>();
        final List<Factor> factors =
                SolveSetup.factors(variations, scenario.request().sets(), wrong);
        final List<Target> wishes = SolveSetup.targets(targets, wrong);
        tellAll(scenario.session(), wrong);
        source = scenario.by(batch.bots(named(wishes)));
        base = source.require();
        final List<Solution.Goal> goals =
                wishes.stream().map(wish -> goal(wish, wrong)).toList();
        tellAll(scenario.session(), wrong);
        final List<Finding> ofPaths = SolveSetup.findings(base.playable(), factors);
        if (!ofPaths.isEmpty()) {
            throw source.unusable(ofPaths);
        }
        setup = new SolveSetup(base.playable(), factors, goals);
    }

    private static void tellAll(final Session session, final List<String> wrong) {
        if (wrong.isEmpty()) {
            return;
        }
        if (wrong.size() == 1) {
            throw UserError.usage(wrong.get(0), "");
        }
        wrong.forEach(session.console()::message);
        throw UserError.usage(wrong.size() + " problems with the search", "nothing was played");
    }

    private List<String> named(final List<Target> wishes) {
        return Stream.concat(Stream.ofNullable(batch.bot()), wishes.stream().flatMap(wish -> wish.bot().stream()))
                .distinct()
                .toList();
    }

    private Solution.Goal goal(final Target wish, final List<String> wrong) {
        String bot = "";
        try {
            bot = base.bot(wish.bot().orElse(batch.bot()));
        } catch (final UserError unusable) {
            wrong.add("--target " + wish.text() + ": " + unusable.getMessage()
                    + (unusable.advice().isEmpty() ? "" : "; " + unusable.advice()));
        }
        final OutcomeLayout layout = base.compiled().layout();
        final List<String> known = MetricNames.all(layout);
        final List<String> meant = MetricNames.meant(wish.metric(), known);
        if (meant.size() != 1) {
            wrong.add("--target " + wish.text() + ": " + MetricNames.problem(wish.metric(), known) + "; "
                    + MetricNames.advice(wish.metric(), known));
            return new Solution.Goal(wish, bot, wish.metric(), "", false);
        }
        return SolveSetup.goal(layout, wish.forMetric(meant.get(0)), bot, wrong);
    }

    Source source(final List<String> changes) {
        return source.with(changes);
    }

    OpenScenario base() {
        return base;
    }

    SolveSetup setup() {
        return setup;
    }
}
