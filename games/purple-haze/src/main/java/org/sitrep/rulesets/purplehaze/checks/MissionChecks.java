package org.sitrep.rulesets.purplehaze.checks;

import static org.sitrep.ruleset.check.Check.check;
import static org.sitrep.ruleset.check.Check.each;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.sitrep.ruleset.check.Check;
import org.sitrep.ruleset.check.Place;
import org.sitrep.rulesets.purplehaze.definition.ClockTime;
import org.sitrep.rulesets.purplehaze.definition.Effect;
import org.sitrep.rulesets.purplehaze.definition.Encounter;
import org.sitrep.rulesets.purplehaze.definition.Entry;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Mission;
import org.sitrep.rulesets.purplehaze.definition.MissionEnd;
import org.sitrep.rulesets.purplehaze.definition.Objective;
import org.sitrep.rulesets.purplehaze.definition.RestPlace;
import org.sitrep.rulesets.purplehaze.definition.Weapon;
import org.sitrep.rulesets.purplehaze.plot.Booklet;
import org.sitrep.rulesets.purplehaze.plot.MissionScope;
import org.sitrep.rulesets.purplehaze.plot.StoryStep;
import org.sitrep.rulesets.purplehaze.plot.StoryStep.Jump;
import org.sitrep.scenario.DidYouMean;
import org.sitrep.scenario.Words;

/** Checks Missions with their Encounters, and R&amp;R. */
final class MissionChecks {
    static final List<Check<GameData>> ALL = List.of(
            check(
                    "PH075",
                    "an Encounter card is in a deck that no Mission draws from",
                    each("encounters", GameData::encounters, MissionChecks::deckOfEncounter)),
            check(
                    "PH077",
                    "a line of R&R is missing, is unused, or rolls again for ever",
                    each("rest", GameData::rest, MissionChecks::restLines)),
            check("PH087", "an entry to resolve is not in the Mission", missions(MissionChecks::entriesAreKnown)),
            check("PH088", "an entry is never resolved", scopes(MissionChecks::entriesAreResolved)),
            check("PH090", "a time is not a step of the Time track", MissionChecks::times),
            check("PH091", "a Mission has no primary objective, or several", missions(MissionChecks::primaryObjective)),
            check("PH092", "an objective cannot be met, or its name is unknown", MissionChecks::objectives),
            check("PH093", "a Mission ends only when time is up or the Squad is lost", scopes(MissionChecks::end)),
            check(
                    "PH094",
                    "a possible end of a Mission has no text, or the name of an end is unknown",
                    scopes(MissionChecks::endings)),
            check("PH095", "the entry of the Random Combat has no combat", scopes(MissionChecks::randomCombatIsFought)),
            check("PH096", "a Mission draws more Encounters than exist", missions(MissionChecks::encounterDeck)),
            check(
                    "PH097",
                    "the supply of a Mission does not arm the Squad, or allows an impossible number",
                    missions(MissionChecks::supply)),
            check("PH098", "R&R is at an unknown place, or its modifier is wrong", MissionChecks::rest));

    private static final int MOST_COPIES = 60;
    private static final int MOST_MODIFIER = 3;

    private static final Set<String> ENDS =
            Arrays.stream(MissionEnd.values()).map(Words::of).collect(Collectors.toCollection(LinkedHashSet::new));

    private MissionChecks() {}

    private static BiConsumer<GameData, Place> missions(final Check.Look<GameData, Mission> look) {
        return each("missions", GameData::missions, look);
    }

    private static BiConsumer<GameData, Place> scopes(final BiConsumer<MissionScope, Place> look) {
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

    /** PH-RNR-2: a place of R&amp;R has nine lines, and each is an entry. */
    private static void restLines(final GameData game, final RestPlace place, final Place at) {
        final Set<String> used = Booklet.of(place).steps().stream()
                .flatMap(step -> entriesNamed(step).stream())
                .collect(Collectors.toSet());
        restBand(place, "bad", place.bad(), used, at);
        restBand(place, "middling", place.middling(), used, at);
        restBand(place, "good", place.good(), used, at);
        for (final String entry : place.entries().keySet()) {
            if (!used.contains(entry)) {
                at.add(
                        "entries." + entry,
                        "no line or step leads to this entry",
                        "name it under bad, middling or good, or remove it");
            }
        }
    }

    private static void restBand(
            final RestPlace place,
            final String band,
            final List<String> lines,
            final Set<String> used,
            final Place at) {
        used.addAll(lines);
        at.each(band, lines, (line, item) -> item.known(line, place.entries().keySet(), "unknown entry: " + line));
        if (lines.stream().allMatch(line -> rollsAgain(place.entries().get(line)))) {
            at.add(band, "every line of this band rolls again, for ever", "give one line another effect");
        }
    }

    private static boolean rollsAgain(final Entry entry) {
        return entry != null
                && entry.steps().values().stream()
                        .flatMap(step -> step.effects().stream())
                        .anyMatch(effect -> effect.rest() == Effect.RestTurn.ROLL_AGAIN);
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
    private static List<String> entriesNamed(final StoryStep step) {
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

    /** PH-CAM-2: a Mission has one primary objective. */
    private static void primaryObjective(final GameData game, final Mission mission, final Place at) {
        final List<String> primary = mission.objectives().values().stream()
                .filter(Objective::primary)
                .map(Objective::id)
                .toList();
        if (primary.isEmpty()) {
            at.add("objectives", "no objective is primary", "write primary: true for one of them");
        }
        primary.stream()
                .skip(1)
                .forEach(id -> at.add(
                        "objectives." + id + ".primary",
                        primary.get(0) + " is already the primary objective",
                        "write primary: false for one of them"));
    }

    /** PH-CAM-2: every objective can be met, and effects only meet objectives of the Mission. */
    private static void objectives(final GameData game, final Place at) {
        for (final MissionScope scope : MissionScope.all(game)) {
            final Set<String> known = scope.mission().objectives().keySet();
            final Set<String> met = new LinkedHashSet<>();
            scope.effects().forEach(placed -> {
                met.addAll(placed.effect().met());
                objectivesAreKnown(placed.effect().met(), known, at.in(placed.path()));
            });
            scope.ownBooklets().stream()
                    .flatMap(booklet -> booklet.steps().stream())
                    .forEach(step -> step.conditions()
                            .forEach((key, condition) -> objectivesAreKnown(
                                    condition.met(), known, at.in(step.path()).in(key))));
            // An unknown name is likely meant for the objective that no effect meets.
            if (known.containsAll(met)) {
                at.in(scope.path())
                        .each(
                                "objectives",
                                scope.mission().objectives(),
                                (objective, place) -> objective(objective, scope, met.contains(objective.id()), place));
            }
        }
    }

    private static void objectivesAreKnown(final List<String> met, final Set<String> known, final Place at) {
        at.each("met", met, (word, place) -> place.known(word, known, "unknown objective: " + word));
    }

    private static void objective(
            final Objective objective, final MissionScope scope, final boolean metByEffect, final Place at) {
        final boolean asks = !objective.with().isEmpty()
                || !objective.without().isEmpty()
                || !objective.ends().isEmpty()
                || objective.within().isPresent()
                || objective.survivors() > 0;
        if (!metByEffect && (objective.byEffect() || !asks)) {
            at.add(
                    "nothing meets this objective",
                    objective.byEffect()
                            ? "add an effect: met: [" + objective.id() + "]"
                            : "add an effect that meets it, or conditions for the end");
        }
        if (objective.byEffect() && asks) {
            at.add(
                    "byEffect",
                    "only effects meet it, so its conditions are never checked",
                    "remove byEffect or the conditions");
        }
        at.each("ends", objective.ends(), (end, place) -> {
            if (!scope.ends().contains(end)) {
                place.add("the Mission cannot end by " + Words.of(end), MissionScope.needs(end));
            }
        });
        objective.with().stream()
                .filter(objective.without()::contains)
                .forEach(entry -> at.add("without", entry + " is in both with and without", "remove it from one"));
    }

    /** PH-EOM-1: the Squad can end a Mission by its actions. */
    private static void end(final MissionScope scope, final Place at) {
        final Set<MissionEnd> ends = scope.ends();
        ends.removeAll(Set.of(MissionEnd.SQUAD_LOST, MissionEnd.CALLED_BACK));
        if (ends.isEmpty()) {
            at.add(
                    "no action of the Squad ends this Mission",
                    "add a base or a goal, or an effect that ends it (endsMission)");
        }
    }

    /** PH-EOM-2: every end that can happen has an ending to tell. */
    private static void endings(final MissionScope scope, final Place at) {
        final Set<String> told = scope.mission().endings().keySet();
        final List<String> words = Words.all(MissionEnd.class);
        final Set<String> missing = new LinkedHashSet<>();
        scope.ends().forEach(end -> missing.add(Words.of(end)));
        missing.removeAll(told);
        for (final String word : told) {
            at.in("endings." + word).known(word, words, "unknown end: " + word);
            if (!words.contains(word)) {
                DidYouMean.closest(word, missing).ifPresent(missing::remove);
            }
        }
        missing.forEach(word -> at.add(
                "endings",
                "the Mission can end by " + word + ", but has no text for it",
                "add " + word + ": and a text"));
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

    /** PH-EQ-1, PH-EQ-2: the supply of a Mission has a main weapon for all six, and the fewest of each weapon. */
    private static void supply(final GameData game, final Mission mission, final Place at) {
        final Mission.Supply supply = mission.supply();
        at.each("supply.most", supply.most(), (most, place) -> {
            if (most < 0 || most > MOST_COPIES) {
                place.add(most + " is out of range", "write a number from 0 to " + MOST_COPIES);
            }
        });
        final boolean named = !supply.weapons().isEmpty();
        final String key = named ? "supply.weapons" : "supply.most";
        game.weapons().values().stream()
                .filter(weapon -> weapon.squadMin() > copies(weapon, supply))
                .forEach(weapon -> at.add(
                        key,
                        "leaves " + copies(weapon, supply) + " " + weapon.id() + ", but a Squad needs at least "
                                + weapon.squadMin(),
                        "allow " + weapon.squadMin() + " " + weapon.id()));
        if (named || !supply.most().isEmpty()) {
            unarmed(game, supply)
                    .ifPresent(who -> at.add(key, "leaves no main weapon for " + who, "add weapons that they may use"));
        }
    }

    /** Returns the number of a weapon that a supply allows. */
    private static int copies(final Weapon weapon, final Mission.Supply supply) {
        final boolean allowed = supply.weapons().isEmpty() || supply.weapons().contains(weapon.id());
        return allowed ? supply.most(weapon.id(), Math.min(weapon.copies(), weapon.squadMax())) : 0;
    }

    /**
     * Returns Specializations with fewer main weapons than Marines; empty if all six can be armed (Hall's condition).
     */
    private static Optional<String> unarmed(final GameData game, final Mission.Supply supply) {
        final List<String> who = List.copyOf(game.specializations().keySet());
        return IntStream.range(1, 1 << who.size())
                .mapToObj(bits -> IntStream.range(0, who.size())
                        .filter(i -> (bits >> i & 1) != 0)
                        .mapToObj(who::get)
                        .toList())
                .filter(marines -> weapons(game, supply, marines) < marines.size())
                .findFirst()
                .map(marines -> String.join(", ", marines));
    }

    /** Returns the number of main weapons that at least one of the given Marines may use. */
    private static int weapons(final GameData game, final Mission.Supply supply, final List<String> marines) {
        return game.weapons().values().stream()
                .filter(weapon -> weapon.mainWeapon() && weapon.minLevel() == 1)
                .filter(weapon ->
                        weapon.users().isEmpty() || weapon.users().stream().anyMatch(marines::contains))
                .mapToInt(weapon -> copies(weapon, supply))
                .sum();
    }

    private static void modifiers(
            final Map<String, Integer> modifiers, final Set<String> outcomes, final String what, final Place at) {
        modifiers.forEach((outcome, modifier) -> {
            final Place place = at.in(outcome);
            place.known(outcome, outcomes, "unknown " + what + ": " + outcome);
            if (Math.abs(modifier) > MOST_MODIFIER) {
                place.add(modifier + " is out of range", "write a number from -3 to 3");
            }
        });
    }

    /** PH-RNR-1, PH-RNR-2: the log may send the Squad to another place, which must exist. */
    private static void rest(final GameData game, final Place at) {
        at.each(
                "missions",
                game.missions(),
                (mission, place) -> mission.rest().ifPresent(rest -> {
                    modifiers(rest.ifMet(), mission.objectives().keySet(), "objective", place.in("rest.ifMet"));
                    modifiers(rest.ifEnded(), ENDS, "end", place.in("rest.ifEnded"));
                }));
        final Set<String> places = game.rest().keySet();
        at.each(
                "missions",
                game.missions(),
                (mission, missionPlace) -> missionPlace.each(
                        "rest.ifLogged",
                        mission.rest().map(Mission.Rest::ifLogged).orElse(Map.of()),
                        (place, line) -> line.known(place, places, "unknown place of R&R: " + place)));
        for (final RestPlace rest : game.rest().values()) {
            final boolean isBase = rest.id().equals(RestPlace.BASE);
            if (isBase || !places.contains(RestPlace.BASE)) {
                Booklet.of(rest).steps().stream()
                        .flatMap(step -> step.effects().stream())
                        .filter(placed -> placed.effect().rest() == Effect.RestTurn.BASE_INSTEAD)
                        .forEach(placed -> at.add(
                                placed.path() + ".rest",
                                "leads to the Base table, " + (isBase ? "which is this one" : "which does not exist"),
                                "use roll-again, or add the place " + RestPlace.BASE));
            }
        }
    }
}
