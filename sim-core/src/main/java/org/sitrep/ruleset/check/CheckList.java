package org.sitrep.ruleset.check;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.sitrep.ruleset.Ruleset.Listing;
import org.sitrep.scenario.Binder;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/**
 * All checks of a game, in the order of their codes. They are made when they are first needed: one command plays one
 * game, and the checks of the others would only delay its start. Thread-safe.
 *
 * @param <G> record that the game's files are bound to
 */
public final class CheckList<G extends Record> {
    private final Class<G> type;
    private final Supplier<List<List<Check<G>>>> topics;
    private final Supplier<List<Check<G>>> loadouts;
    private List<Check<G>> all;

    private CheckList(
            final Class<G> type, final Supplier<List<List<Check<G>>>> topics, final Supplier<List<Check<G>>> loadouts) {
        this.type = type;
        this.topics = topics;
        this.loadouts = loadouts;
    }

    /**
     * Returns the checks of some topics.
     *
     * @param loadouts the topic whose checks look at the loadout that is carried; no other does
     */
    public static <G extends Record> CheckList<G> of(
            final Class<G> type, final Supplier<List<List<Check<G>>>> topics, final Supplier<List<Check<G>>> loadouts) {
        return new CheckList<>(type, topics, loadouts);
    }

    /** Returns the record that the game's files are bound to. */
    public Class<G> type() {
        return type;
    }

    private synchronized List<Check<G>> all() {
        if (all == null) {
            all = topics.get().stream()
                    .flatMap(List::stream)
                    .sorted(Comparator.comparing(Check::code))
                    .toList();
        }
        return all;
    }

    /** Returns the codes with their descriptions. */
    public List<Listing> listings() {
        return all().stream()
                .map(check -> new Listing(check.code(), check.summary(), List.of()))
                .toList();
    }

    /** Runs all checks, so that all faults are reported at once. */
    public void run(final G game, final ScenarioDocument document, final Findings findings) {
        run(all(), game, document, findings);
    }

    /** Returns whether sound data is still sound with another loadout, by the checks that look at it. */
    public boolean isSoundLoadout(final G game, final ScenarioDocument document) {
        final Findings findings = new Findings();
        run(loadouts.get(), game, document, findings);
        return findings.isEmpty();
    }

    private static <G> void run(
            final List<Check<G>> checks, final G game, final ScenarioDocument document, final Findings findings) {
        checks.forEach(check -> check.body().accept(game, new Place(check.code(), document, findings)));
    }

    /** Returns the game of a document; empty if there are findings, including earlier ones. */
    public Optional<G> bind(final ScenarioDocument document, final Findings findings) {
        final Optional<G> game = Binder.bind(document, type, findings);
        game.ifPresent(data -> run(data, document, findings));
        return game.filter(data -> findings.isEmpty());
    }
}
