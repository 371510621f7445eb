package org.sitrep.rulesets.purplehaze.checks;

import static org.sitrep.ruleset.check.Check.check;
import static org.sitrep.ruleset.check.Check.each;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.sitrep.ruleset.check.Check;
import org.sitrep.ruleset.check.Place;
import org.sitrep.rulesets.purplehaze.definition.Effect;
import org.sitrep.rulesets.purplehaze.definition.Entry;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Mission;
import org.sitrep.rulesets.purplehaze.definition.MissionEnd;
import org.sitrep.rulesets.purplehaze.definition.RestPlace;
import org.sitrep.rulesets.purplehaze.plot.Booklet;
import org.sitrep.scenario.Words;

/** Checks R&amp;R: the lines of its places, and where Missions send the Squad. */
final class RestChecks {
    static final List<Check<GameData>> ALL = List.of(
            check(
                    "PH077",
                    "a line of R&R is missing, is unused, or rolls again for ever",
                    each("rest", GameData::rest, RestChecks::restLines)),
            check("PH098", "R&R is at an unknown place, or its modifier is wrong", RestChecks::rest));

    private static final int MOST_MODIFIER = 3;

    private static final Set<String> ENDS =
            Arrays.stream(MissionEnd.values()).map(Words::of).collect(Collectors.toCollection(LinkedHashSet::new));

    private RestChecks() {}

    /** PH-RNR-2: a place of R&amp;R has nine lines, and each is an entry. */
    private static void restLines(final GameData game, final RestPlace place, final Place at) {
        final Set<String> used = Booklet.of(place).steps().stream()
                .flatMap(step -> MissionChecks.entriesNamed(step).stream())
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
