package org.sitrep.cli.service.odds;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.session.Games;
import org.sitrep.cli.session.OpenScenario;
import org.sitrep.cli.session.Session;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.ruleset.odds.Asked;
import org.sitrep.ruleset.odds.OddsForm;
import org.sitrep.ruleset.odds.OddsOption;
import org.sitrep.ruleset.odds.OddsRefused;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.LoadRequest;
import org.sitrep.scenario.ScenarioDocument;
import org.sitrep.scenario.ScenarioLoader;

/** All odds that the games offer. Immutable. */
public final class OddsForms {
    private final List<Offered> all;

    /**
     * A form and its game.
     *
     * @param game whose data it reads
     */
    public record Offered(Ruleset game, OddsForm form) {}

    /**
     * Asks the games.
     *
     * @throws IllegalArgumentException if two forms mean different things by one option: a fault of a game
     */
    public OddsForms(final Games games) {
        final List<Offered> offered = new ArrayList<>();
        games.all().forEach(game -> game.odds().forEach(form -> offered.add(new Offered(game, form))));
        all = List.copyOf(offered);
        options().collect(Collectors.groupingBy(OddsOption::name)).forEach((name, alike) -> {
            if (alike.stream().distinct().count() > 1) {
                throw new IllegalArgumentException("two forms of odds mean different things by " + name);
            }
        });
    }

    private java.util.stream.Stream<OddsOption> options() {
        return all.stream().flatMap(offered -> offered.form().options().stream());
    }

    /** Returns the forms in the order of the games. */
    public List<Offered> all() {
        return all;
    }

    /** Returns the options that only this form has. */
    public List<OddsOption> own(final Offered offered) {
        return offered.form().options().stream()
                .filter(option -> !isShared(option))
                .toList();
    }

    /** Returns the options that several forms have. */
    public List<OddsOption> shared() {
        return options().filter(this::isShared).distinct().toList();
    }

    private boolean isShared(final OddsOption option) {
        return options().filter(option::equals).count() > 1;
    }

    /**
     * Returns the form that is meant: the one whose own options were typed.
     *
     * @param typed whether an option was
     * @throws UserError if that is none, or several
     */
    public Offered meant(final Predicate<OddsOption> typed) {
        final List<Offered> meant = all.stream()
                .filter(offered -> own(offered).stream().anyMatch(typed))
                .toList();
        if (meant.isEmpty()) {
            throw UserError.usage(
                    "nothing to compute",
                    "name " + all.stream().map(offered -> offered.form().ask()).collect(Collectors.joining(" or ")));
        }
        if (meant.size() > 1) {
            throw UserError.usage(
                    first(meant.get(0), typed) + " and " + first(meant.get(1), typed) + " ask for different odds",
                    "leave out one of them");
        }
        return meant.get(0);
    }

    private String first(final Offered offered, final Predicate<OddsOption> typed) {
        return own(offered).stream().filter(typed).findFirst().orElseThrow().name();
    }

    /**
     * Reckons odds.
     *
     * @param scenario its file; empty for one that the game ships
     * @param sets changes of its data
     * @throws UserError if it cannot be asked like that, or the data are wrong
     */
    public OddsOutput reckon(
            final Session session,
            final Offered offered,
            final Asked asked,
            final Optional<String> scenario,
            final List<String> sets) {
        final Findings findings = new Findings();
        final String file = offered.form().readsScenario()
                ? scenario.orElseGet(() -> session.games().example(session, offered.game()))
                : "";
        final Optional<ScenarioDocument> document =
                file.isEmpty() ? Optional.empty() : document(session, offered.game(), file, sets, findings);
        try {
            return offered.form()
                    .reckon(asked, document, findings)
                    .map(OddsOutput::new)
                    .orElseThrow(() -> OpenScenario.unusable(session, file, findings.sorted()));
        } catch (final OddsRefused refused) {
            throw UserError.usage(refused.getMessage(), refused.advice());
        }
    }

    private static Optional<ScenarioDocument> document(
            final Session session,
            final Ruleset game,
            final String file,
            final List<String> sets,
            final Findings findings) {
        final var request = new LoadRequest(file, session.home().library().orElse(null), List.of(), sets);
        final ScenarioDocument document = ScenarioLoader.load(request, findings)
                .orElseThrow(() -> OpenScenario.unusable(session, file, findings.sorted()));
        if (!document.ruleset().equals(game.id())) {
            throw UserError.usage(file + " is a scenario of " + document.ruleset(), "these odds are of " + game.id());
        }
        return Optional.of(document);
    }
}
