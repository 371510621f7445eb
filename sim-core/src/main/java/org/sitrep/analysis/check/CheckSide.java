package org.sitrep.analysis.check;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.sitrep.engine.ContentSummary;
import org.sitrep.engine.PlayableScenario;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.scenario.DataChange;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.KeyOrder;
import org.sitrep.scenario.StoredData;

/**
 * An entry of a baseline, opened with present content and code.
 *
 * @param file file of the scenario, as the user would type it
 * @param botFile bot that plays, as the user would type it: its id, or its file
 * @param title title of the scenario
 * @param input content it was loaded from
 * @param scenario its tables
 * @param bot an id of the ruleset's catalogue
 * @param playable its data, to find which change has an effect; empty if they cannot be changed
 */
public record CheckSide(
        String file,
        String botFile,
        String title,
        ContentSummary input,
        CompiledScenario scenario,
        String bot,
        Optional<PlayableScenario> playable) {
    public CheckSide {
        Objects.requireNonNull(file);
        Objects.requireNonNull(botFile);
        Objects.requireNonNull(title);
        Objects.requireNonNull(input);
        Objects.requireNonNull(scenario);
        Objects.requireNonNull(bot);
        Objects.requireNonNull(playable);
    }

    /** Returns an opened scenario, played by a bot of its catalogue. */
    public static CheckSide of(
            final String file, final String botFile, final PlayableScenario playable, final String bot) {
        return new CheckSide(
                file,
                botFile,
                playable.document().title(),
                ContentSummary.of(playable.subject(bot), playable.compiled()),
                playable.compiled(),
                bot,
                Optional.of(playable));
    }

    /** Returns its data as a baseline stores them. */
    StoredData data() {
        return playable.map(open -> StoredData.of(open.document())).orElse(StoredData.NONE);
    }

    /** Returns what has changed in its data since they were stored; empty if they were not. */
    List<DataChange> changesSince(final StoredData stored) {
        return stored.parts().isEmpty()
                ? List.of()
                : playable.map(open -> stored.changesTo(open.document())).orElse(List.of());
    }

    /** Returns the tables without some of the changes; empty if the data are not valid then. */
    Optional<CompiledScenario> without(final List<DataChange> changes, final KeyOrder order) {
        final List<String> undone = changes.stream().map(DataChange::undone).toList();
        return playable.flatMap(open -> open.with(undone, order, new Findings()))
                .map(PlayableScenario::compiled);
    }
}
