package org.sitrep.cli.service.sweep;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.sitrep.analysis.sweep.SweepPoint;
import org.sitrep.analysis.sweep.SweepStudy;
import org.sitrep.cli.Session;
import org.sitrep.cli.UserError;
import org.sitrep.cli.option.ContentOptions;
import org.sitrep.cli.service.BotSource;
import org.sitrep.cli.service.OpenScenario;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.scenario.Codes;
import org.sitrep.scenario.Finding;
import org.sitrep.scenario.ScalarNode;

/** The points of a sweep on one scenario, opened: the scenario as it is, and each point of the design that the game allows. */
final class OpenPoints {
    /** What is wrong with a path, and not with the value: wrong at every point. */
    private static final Set<String> OF_PATHS = Set.of(Codes.UNKNOWN_KEY.id(), Codes.SET_PATH.id(), Codes.BAD_SET.id());

    private static final String AS_IT_IS = "as it is";

    private final SweepDesign design;
    private final OpenScenario base;
    private final List<Optional<OpenScenario>> points = new ArrayList<>();
    private final List<SweepStudy.Unplayable> unplayable = new ArrayList<>();

    /**
     * Opens them all.
     *
     * @throws UserError if the scenario as it is cannot be used, a path of the design is not there, or no point of it can be played
     */
    OpenPoints(
            final Session session,
            final String file,
            final ContentOptions content,
            final BotSource bots,
            final SweepDesign design) {
        this.design = design;
        base = OpenScenario.require(session, file, content.overlays(), content.sets(), bots);
        List<Finding> last = List.of();
        for (int p = 0; !isBaseOnly() && p < design.design().points().size(); p++) {
            final Map<String, String> values = design.values(p);
            final List<String> sets = Stream.concat(content.sets().stream(), SweepPoint.sets(values).stream())
                    .toList();
            final OpenScenario.Attempt attempt = OpenScenario.attempt(session, file, content.overlays(), sets, bots);
            points.add(attempt.scenario());
            if (attempt.scenario().isEmpty()) {
                last = attempt.findings();
                requirePaths(session, file, last);
                unplayable.add(new SweepStudy.Unplayable(
                        values, last.stream().map(Finding::toString).toList()));
            }
        }
        if (!isBaseOnly() && points.stream().allMatch(Optional::isEmpty)) {
            throw OpenScenario.unusable(session, file, last);
        }
    }

    private static void requirePaths(final Session session, final String file, final List<Finding> findings) {
        if (findings.stream().anyMatch(finding -> OF_PATHS.contains(finding.code()))) {
            throw OpenScenario.unusable(session, file, findings);
        }
    }

    /** Returns whether nothing is varied, so that there is only the scenario as it is. */
    boolean isBaseOnly() {
        return design.design().factors().isEmpty();
    }

    /** Returns the scenario as it is. */
    OpenScenario base() {
        return base;
    }

    /** Returns the points of the design in order, empty for those that cannot be played. */
    List<Optional<OpenScenario>> points() {
        return points;
    }

    /** Returns those that cannot be played, with what is wrong. */
    List<SweepStudy.Unplayable> unplayable() {
        return unplayable;
    }

    /** Returns how many points there are to play or to be refused, with the base. */
    int asked() {
        return points.size() + 1;
    }

    /** Returns what all points measure. */
    List<OutcomeLayout> layouts() {
        return Stream.concat(Stream.of(base), points.stream().flatMap(Optional::stream))
                .map(open -> open.compiled().layout())
                .distinct()
                .toList();
    }

    /** Returns the values that the scenario has as it is, by path; what is no plain value has no name of its own. */
    Map<String, String> baseValues() {
        final Map<String, String> values = new LinkedHashMap<>();
        design.design()
                .factors()
                .forEach(factor -> values.put(
                        factor.path(),
                        base.document()
                                .at(factor.path())
                                .filter(ScalarNode.class::isInstance)
                                .map(node -> ((ScalarNode) node).text())
                                .orElse(AS_IT_IS)));
        return values;
    }
}
