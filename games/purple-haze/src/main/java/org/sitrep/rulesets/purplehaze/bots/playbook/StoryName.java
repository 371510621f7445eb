package org.sitrep.rulesets.purplehaze.bots.playbook;

import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;
import org.sitrep.playbook.BookNames;
import org.sitrep.playbook.PlaybookCodes;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Mission;
import org.sitrep.rulesets.purplehaze.definition.Objective;
import org.sitrep.rulesets.purplehaze.plot.MissionScope;
import org.sitrep.scenario.Binder;
import org.sitrep.scenario.DidYouMean;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/**
 * A name in a condition of a playbook.
 *
 * @param whole the name as written, e.g. {@code crash.wreck}
 * @param owner the Mission or the place of R&amp;R; empty for an Encounter card
 * @param own the rest of the name
 */
record StoryName(String whole, String owner, String own) {
    private static final String DOT = ".";

    static StoryName of(final String name) {
        final int dot = name.indexOf(DOT);
        return new StoryName(name, name.substring(0, Math.max(0, dot)), name.substring(dot + 1));
    }

    /**
     * Checks names against a scenario. Names of Missions and places that it does not have are left out, since a book
     * may speak of more; and so are all names where a combat is played alone.
     *
     * @param book the playbook's document, for the places of findings
     */
    static void check(
            final List<BookNames.Use> uses,
            final ScenarioDocument book,
            final ScenarioDocument scenario,
            final Findings findings) {
        if (uses.isEmpty()) {
            return;
        }
        Binder.bind(scenario, GameData.class, new Findings())
                .filter(game -> !game.missions().isEmpty())
                .ifPresent(game -> uses.forEach(use -> of(use.name()).check(use, game, book, findings)));
    }

    private void check(
            final BookNames.Use use, final GameData game, final ScenarioDocument book, final Findings findings) {
        final boolean isElsewhere = !owner.isEmpty()
                && !game.missions().containsKey(owner)
                && !game.rest().containsKey(owner);
        final List<String> known = known(use.fact(), game);
        if (!isElsewhere && !known.contains(whole)) {
            findings.add(
                    PlaybookCodes.SCENARIO.id(),
                    book,
                    use.path(),
                    switch (use.fact()) {
                        case StoryFacts.ENTRY -> "there is no entry " + whole;
                        case StoryFacts.LOG -> "nothing sets the log entry " + whole;
                        default -> "no effect meets an objective " + whole;
                    },
                    suggestion(use.fact(), known));
        }
    }

    private String suggestion(final String fact, final List<String> known) {
        final List<String> near = known.stream()
                .filter(owner.isEmpty() ? name -> name.endsWith(DOT + own) : name -> name.startsWith(owner + DOT))
                .toList();
        if (owner.isEmpty() && !near.isEmpty()) {
            return "write " + String.join(" or ", near);
        }
        final String found = DidYouMean.suggestion(whole, near.isEmpty() ? known : near);
        return found.isEmpty() ? "write a name such as " + (near.isEmpty() ? known : near).get(0) : found;
    }

    private static List<String> known(final String fact, final GameData game) {
        return switch (fact) {
            case StoryFacts.ENTRY -> entries(game);
            case StoryFacts.LOG ->
                MissionScope.all(game).stream()
                        .flatMap(scope -> of(scope.mission().id(), scope.settable()))
                        .toList();
            default ->
                game.missions().values().stream()
                        .flatMap(mission -> of(mission.id(), metByEffect(mission)))
                        .toList();
        };
    }

    private static List<String> entries(final GameData game) {
        return Stream.of(
                        game.missions().values().stream()
                                .flatMap(mission ->
                                        of(mission.id(), mission.entries().keySet())),
                        game.encounters().keySet().stream(),
                        game.rest().values().stream()
                                .flatMap(place -> of(place.id(), place.entries().keySet())))
                .flatMap(names -> names)
                .toList();
    }

    private static List<String> metByEffect(final Mission mission) {
        return mission.objectives().values().stream()
                .filter(Objective::byEffect)
                .map(Objective::id)
                .toList();
    }

    private static Stream<String> of(final String owner, final Collection<String> names) {
        return names.stream().map(name -> owner + DOT + name);
    }
}
