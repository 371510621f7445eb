package org.sitrep.cli.service.solve;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.sitrep.analysis.design.Factor;
import org.sitrep.cli.Session;
import org.sitrep.cli.option.ContentOptions;
import org.sitrep.cli.service.OpenScenario;
import org.sitrep.engine.Recorder;
import org.sitrep.engine.RunRequest;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.LoadRequest;
import org.sitrep.scenario.ScalarNode;
import org.sitrep.scenario.ScenarioDocument;
import org.sitrep.scenario.ScenarioLoader;

/** Tells the present values of what is varied. */
final class Presents {
    /** Missions that tell one value from another. */
    private static final int MISSIONS = 64;

    private static final int MOST_TRIED = 30;

    private final Session session;
    private final String file;
    private final ContentOptions content;
    private final OpenScenario base;
    private final ScenarioDocument document;

    Presents(final Session session, final String file, final ContentOptions content, final OpenScenario base) {
        this.session = session;
        this.file = file;
        this.content = content;
        this.base = base;
        document = base.document();
    }

    /** Returns whether the data have a value there. */
    boolean isThere(final String path) {
        return document.at(path).isPresent();
    }

    /** Returns the present value of a factor, as one of its own if it is among them; empty where the data leave it open. */
    Optional<String> of(final Factor factor) {
        final Optional<String> scalar =
                document.at(factor.path()).filter(ScalarNode.class::isInstance).map(node -> ((ScalarNode) node).text());
        if (!isThere(factor.path())) {
            return byDefault(factor);
        }
        if (factor.isNumeric()) {
            return scalar.filter(text -> text.matches("[-+]?\\d+(\\.\\d+)?"));
        }
        return factor.values().stream()
                .filter(value -> changesNothing(factor.path(), value))
                .findFirst()
                .or(() -> scalar)
                .or(() -> document.at(factor.path()).map(node -> "as it is"));
    }

    /**
     * Returns the value that holds where the data leave one open: the one with which some dozen missions come out the same in everything that is measured; empty if there is none, or more than one, among the values of the factor. Not looked for among very many.
     */
    private Optional<String> byDefault(final Factor factor) {
        if (factor.kind() == Factor.Kind.REAL || factor.levels() > MOST_TRIED) {
            return Optional.empty();
        }
        final long asItIs = hash(base);
        final List<String> alike = factor.values().stream()
                .filter(value -> OpenScenario.attempt(session, file, content.overlays(), sets(factor.path(), value))
                        .scenario()
                        .filter(changed -> hash(changed) == asItIs)
                        .isPresent())
                .toList();
        return alike.size() == 1 ? Optional.of(alike.get(0)) : Optional.empty();
    }

    /** By the game's own first bot: what matters is the data. */
    private static long hash(final OpenScenario open) {
        final RunRequest request = RunRequest.of(open.game().bots().get(0).id(), 0, MISSIONS);
        return new Recorder(open.compiled(), List.of(), request).run().hash();
    }

    private List<String> sets(final String path, final String value) {
        return Stream.concat(content.sets().stream(), Stream.of(Question.set(path, value)))
                .toList();
    }

    private boolean changesNothing(final String path, final String value) {
        final Path library = session.home().library().orElse(null);
        final List<String> overlays =
                content.overlays().stream().map(Path::toString).toList();
        final Findings findings = new Findings();
        return ScenarioLoader.load(new LoadRequest(file, library, overlays, sets(path, value)), findings)
                .filter(changed -> findings.isEmpty() && changed.sha256().equals(document.sha256()))
                .isPresent();
    }
}
