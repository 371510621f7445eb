package org.sitrep.rulesets.purplehaze.checks;

import static org.sitrep.ruleset.check.Check.check;
import static org.sitrep.ruleset.check.Check.each;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import org.sitrep.ruleset.check.Check;
import org.sitrep.ruleset.check.Place;
import org.sitrep.rulesets.purplehaze.definition.ClockTime;
import org.sitrep.rulesets.purplehaze.definition.Encounter;
import org.sitrep.rulesets.purplehaze.definition.Entry;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Mission;
import org.sitrep.rulesets.purplehaze.plot.Booklet;
import org.sitrep.rulesets.purplehaze.plot.MissionScope;
import org.sitrep.rulesets.purplehaze.plot.StoryStep;
import org.sitrep.rulesets.purplehaze.plot.StoryStep.Jump;

/** Checks which entries and Encounters of a Mission come up, and its times. */
final class MissionChecks {
    static final List<Check<GameData>> ALL = List.of(
            check(
                    "PH075",
                    "an Encounter card is in a deck that no Mission draws from",
                    each("encounters", GameData::encounters, MissionChecks::deckOfEncounter)),
            check("PH087", "an entry to resolve is not in the Mission", missions(MissionChecks::entriesAreKnown)),
            check("PH088", "an entry is never resolved", scopes(MissionChecks::entriesAreResolved)),
            check("PH090", "a time is not a step of the Time track", MissionChecks::times),
            check("PH095", "the entry of the Random Combat has no combat", scopes(MissionChecks::randomCombatIsFought)),
            check("PH096", "a Mission draws more Encounters than exist", missions(MissionChecks::encounterDeck)));

    private MissionChecks() {}

    /** Returns a look at each Mission. */
    static BiConsumer<GameData, Place> missions(final Check.Look<GameData, Mission> look) {
        return each("missions", GameData::missions, look);
    }

    /** Returns a look at each Mission with the Encounters and other parts that belong to it. */
    static BiConsumer<GameData, Place> scopes(final BiConsumer<MissionScope, Place> look) {
        return (game, at) -> MissionScope.all(game).forEach(scope -> look.accept(scope, at.in(scope.path())));
    }

    /** PH-SET-3: a card belongs to the General deck or to a Mission's own. */
    private static void deckOfEncounter(final GameData game, final Encounter card, final Place at) {
        if (!card.deck().equals(Encounter.GENERAL)
                && Encounter.missionOf(card.deck()).isEmpty()) {
            at.add(
                    "deck",
                    "unknown deck: " + card.deck(),
                    "write " + Encounter.GENERAL + ", or " + Encounter.deckOf(1) + " for the cards of Mission 1");
        }
    }

    /** PH-EVT-1: an Event marker, the opening and the Random Combat resolve an entry. */
    private static void entriesAreKnown(final GameData game, final Mission mission, final Place at) {
        final BiConsumer<String, String> isKnown =
                (key, entry) -> at.in(key).known(entry, mission.entries().keySet(), "unknown entry: " + entry);
        mission.opening().ifPresent(entry -> isKnown.accept("opening", entry));
        isKnown.accept("randomCombat", mission.randomCombat());
        mission.events().forEach((number, event) -> isKnown.accept("events." + number + ".entry", event.entry()));
    }

    /** PH-EVT-1: every entry of a Mission can be resolved. */
    private static void entriesAreResolved(final MissionScope scope, final Place at) {
        final Set<String> resolved = resolved(scope);
        final Set<String> entries = scope.mission().entries().keySet();
        // An unknown entry, or a way that leads nowhere, may be meant for this one.
        if (entries.containsAll(resolved) && scope.own().isWhole()) {
            entries.stream()
                    .filter(entry -> !resolved.contains(entry))
                    .forEach(entry -> at.add(
                            "entries." + entry,
                            "no Event, opening, Random Combat or other entry resolves this one",
                            "name it in events, or lead to it with " + Entry.ENTRY + entry + "; or remove it"));
        }
    }

    private static Set<String> resolved(final MissionScope scope) {
        final Mission mission = scope.mission();
        final Set<String> resolved =
                new LinkedHashSet<>(mission.opening().stream().toList());
        resolved.add(mission.randomCombat());
        mission.events().values().forEach(event -> resolved.add(event.entry()));
        scope.ownBooklets().stream()
                .filter(booklet -> booklet.kind() == Booklet.Kind.ENCOUNTER)
                .forEach(card -> card.steps().forEach(step -> resolved.addAll(entriesNamed(step))));
        return Booklet.reachable(
                resolved,
                entry -> mission.entries().containsKey(entry)
                        ? scope.own().steps(entry).values().stream()
                                .flatMap(step -> entriesNamed(step).stream())
                                .toList()
                        : List.of());
    }

    /** Returns the entries that a step may lead to. */
    static List<String> entriesNamed(final StoryStep step) {
        return step.jumps().stream()
                .map(Jump::word)
                .filter(word -> word.startsWith(Entry.ENTRY))
                .map(word -> word.substring(Entry.ENTRY.length()))
                .toList();
    }

    /** PH-VOC-4, PH-RND-2: the Time track has steps of 15 minutes. */
    private static void times(final GameData game, final Place at) {
        at.each("missions", game.missions(), (mission, place) -> {
            final String clock = mission.clock();
            if (ClockTime.parse(clock).isEmpty()) {
                // The time with its missing leading zero, or an example.
                final String near = ClockTime.parse("0" + clock).isPresent() ? "0" + clock : "06:45";
                place.add(
                        "clock",
                        clock + " is not a time of the Time track",
                        "write it as \"" + near + "\", from 00:00 to 23:45 in steps of " + ClockTime.STEP + " minutes");
            }
            inQuarters(mission.lastsAtMost(), place.in("lastsAtMost"));
            place.each(
                    "objectives",
                    mission.objectives(),
                    (objective, each) ->
                            objective.within().ifPresent(minutes -> inQuarters(minutes, each.in("within"))));
        });
        EntryChecks.steps((booklet, step, place) -> {
                    place.each(
                            "effects",
                            step.step().effects(),
                            (effect, each) -> inQuarters(effect.minutes(), each.in("minutes")));
                    step.conditions()
                            .forEach((key, condition) -> inQuarters(
                                    condition.elapsedAtMost(), place.in(key).in("elapsedAtMost")));
                })
                .accept(game, at);
    }

    private static void inQuarters(final int minutes, final Place at) {
        if (minutes % ClockTime.STEP != 0) {
            final int less = minutes - minutes % ClockTime.STEP;
            at.add(
                    minutes + " minutes are not a multiple of " + ClockTime.STEP,
                    "write " + less + " or " + (less + ClockTime.STEP));
        }
    }

    /** PH-THR-6: the entry of the Random Combat has a combat. */
    private static void randomCombatIsFought(final MissionScope scope, final Place at) {
        final String entry = scope.mission().randomCombat();
        if (scope.own().entries().contains(entry) && scope.own().isWhole()) {
            final List<StoryStep> first =
                    List.copyOf(scope.own().steps(entry).values()).subList(0, 1);
            if (scope.own().reachable(first).stream()
                    .noneMatch(step -> step.step().fight().isPresent())) {
                at.add("entries." + entry, "the Random Combat has no combat", "add a step with fight");
            }
        }
    }

    /** PH-SET-3: a Mission with Encounters has cards to draw. */
    private static void encounterDeck(final GameData game, final Mission mission, final Place at) {
        final String deck = Encounter.deckOf(mission.number());
        final long general = cards(game, Encounter.GENERAL);
        if (mission.encounters().drawn() && mission.encounters().general() > general) {
            at.add(
                    "encounters.general",
                    "shuffles in " + mission.encounters().general() + " General cards, but there are " + general,
                    "write at most " + general);
        } else if (mission.encounters().drawn() && cards(game, deck) + general == 0) {
            at.add(
                    "encounters",
                    "draws Encounters, but there are none",
                    "write encounters: {drawn: false}, or add cards of the deck " + deck);
        }
    }

    private static long cards(final GameData game, final String deck) {
        return game.encounters().values().stream()
                .filter(card -> card.deck().equals(deck))
                .count();
    }
}
