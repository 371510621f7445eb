package org.sitrep.rulesets.purplehaze.checks;

import static org.sitrep.ruleset.check.Check.check;
import static org.sitrep.ruleset.check.Check.each;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.sitrep.ruleset.check.Check;
import org.sitrep.ruleset.check.Place;
import org.sitrep.rulesets.purplehaze.definition.ConditionCard;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.SkillId;
import org.sitrep.rulesets.purplehaze.definition.Specialization;
import org.sitrep.rulesets.purplehaze.definition.Terrain;
import org.sitrep.rulesets.purplehaze.definition.WoundCard;
import org.sitrep.rulesets.purplehaze.tables.StartingSquad;

/** Checks cards, markers and tracks. */
final class CardChecks {
    /** Largest number of Enemies or cards in play, which are bits of an int. */
    private static final int BITS = 31;

    /** Largest number of weapons or modes, which are a byte of an order. */
    private static final int MODES = 255;

    static final List<Check<GameData>> ALL = List.of(
            check("PH020", "the Specializations do not hold each of the IDs 1 to 6 once", CardChecks::slots),
            check(
                    "PH021",
                    "a skill is unknown to the rules",
                    each("specializations", GameData::specializations, CardChecks::skills)),
            check("PH025", "two Wound or Condition cards have the same number", CardChecks::numbers),
            check("PH026", "there is not exactly one K.I.A. card, or it is not the highest", CardChecks::kiaCard),
            check("PH027", "no Combat marker attacks", CardChecks::someMarkerAttacks),
            check("PH028", "the Eliminated track is empty or goes below zero", CardChecks::eliminatedTrack),
            check("PH029", "the Threat bands overlap", CardChecks::threatBands),
            // PH-COM-5: the pool is a subset of the markers of the game.
            check(
                    "PH030",
                    "the pool has more copies of a Tactics marker than exist",
                    each("tactics", GameData::tactics, (game, marker, at) -> {
                        if (marker.inPool() > marker.copies()) {
                            at.add(
                                    "inPool",
                                    marker.inPool() + " in the pool, but the game has " + marker.copies(),
                                    "raise copies or lower inPool");
                        }
                    })),
            check("PH032", "the game has more pieces of a kind than the tables hold", CardChecks::pieces),
            check("PH037", "Terrain that shifts is not listed from light to heavy", CardChecks::terrain));

    private CardChecks() {}

    /** PH-VOC-1: six Specializations, one for each ID. */
    private static void slots(final GameData game, final Place at) {
        final Set<Integer> held = game.specializations().values().stream()
                .map(Specialization::slot)
                .collect(Collectors.toSet());
        Place.distinct(
                game.specializations().values(),
                Specialization::slot,
                (specialization, other) -> at.add(
                        "specializations." + specialization.id() + ".slot",
                        "ID " + specialization.slot() + " is already held by " + other.id(),
                        "give each Specialization a separate ID"));
        final String free = IntStream.rangeClosed(1, StartingSquad.MARINES)
                .filter(slot -> !held.contains(slot))
                .mapToObj(Integer::toString)
                .collect(Collectors.joining(", "));
        // If an ID is shared, another one is necessarily free.
        if (!free.isEmpty() && held.size() == game.specializations().size()) {
            at.add("specializations", "no Specialization holds ID " + free, "give each ID a Specialization");
        }
    }

    /** PH-MAR-6: skills are implemented by the rules, so a card can only list known skills, and others with lines. */
    private static void skills(final GameData game, final Specialization specialization, final Place at) {
        final List<String> known =
                Arrays.stream(SkillId.values()).map(SkillId::id).toList();
        at.each(
                "levels",
                specialization.levels(),
                (level, place) -> level.skills().forEach((skill, what) -> {
                    if (what.lines().isEmpty()) {
                        place.in("skills." + skill)
                                .known(
                                        skill,
                                        known,
                                        "unknown skill: " + skill,
                                        "give it lines; known without lines: " + String.join(", ", known));
                    }
                }));
    }

    /** PH-WND-2, PH-CND-2: the higher number of two cards applies, so no two may be equal. */
    private static void numbers(final GameData game, final Place at) {
        numbers(game.wounds(), WoundCard::number, at.in("wounds"));
        numbers(game.conditions(), ConditionCard::number, at.in("conditions"));
    }

    private static <T> void numbers(final Map<String, T> deck, final ToIntFunction<T> number, final Place at) {
        Place.distinct(
                deck.entrySet(),
                card -> number.applyAsInt(card.getValue()),
                (card, other) -> at.add(
                        card.getKey() + ".number",
                        "number " + number.applyAsInt(card.getValue()) + " is already that of " + other.getKey(),
                        "give each card of a deck a separate number"));
    }

    /** PH-WND-4, PH-WND-8: one card kills; it has the highest number, so that a Flak Jacket protects from it. */
    private static void kiaCard(final GameData game, final Place at) {
        final List<WoundCard> deadly = game.wounds().values().stream()
                .filter(card -> card.type() == WoundCard.Type.KIA)
                .toList();
        if (deadly.isEmpty()) {
            at.add("wounds", "no card is of type kia", "make exactly one card kia");
        } else if (deadly.size() > 1) {
            deadly.forEach(card -> at.add(
                    "wounds." + card.id() + ".type",
                    card.id() + " is one of " + deadly.size() + " cards of type kia",
                    "make exactly one card kia"));
        } else if (game.wounds().values().stream()
                .anyMatch(other -> other.number() > deadly.get(0).number())) {
            at.add(
                    "wounds." + deadly.get(0).id() + ".number",
                    "the K.I.A. card does not have the highest number",
                    "number it above all other Wound cards");
        }
    }

    /** PH-ENM-2: a marker with both specials does not attack, so another one must. */
    private static void someMarkerAttacks(final GameData game, final Place at) {
        if (game.combatMarkers().values().stream().noneMatch(marker -> marker.copies() > 0 && marker.attacks())) {
            at.add(
                    "combatMarkers",
                    "no marker in the pool attacks",
                    "give at least one marker copies, and not both addTactic and hardMove");
        }
    }

    /** PH-ELM-1: eliminated Enemies make an activation more expensive, never cheaper. */
    private static void eliminatedTrack(final GameData game, final Place at) {
        final List<Integer> track = game.eliminatedTrack();
        if (track.isEmpty()) {
            at.add("eliminatedTrack", "the track is empty", "write at least [0]");
        }
        for (int i = 0; i < track.size(); i++) {
            if (track.get(i) < 0) {
                at.add(
                        "eliminatedTrack." + i,
                        "the extra cost is " + track.get(i) + " with " + i + " eliminated",
                        "write 0 or more");
            }
        }
    }

    /** PH-THR-1: Low, Medium and High are consecutive. */
    private static void threatBands(final GameData game, final Place at) {
        final int low = game.threat().lowUpTo();
        final int medium = game.threat().mediumUpTo();
        if (low >= medium) {
            at.add(
                    "threat.mediumUpTo",
                    "Medium ends at " + medium + ", but Low ends at " + low,
                    "make mediumUpTo greater than lowUpTo");
        }
    }

    /** The tables have more room than any game needs, but a data file can exceed it. */
    private static void pieces(final GameData game, final Place at) {
        final int enemies =
                game.enemies().fighters().size() + game.enemies().specialists().size();
        final int modes = game.weapons().values().stream()
                .mapToInt(weapon -> weapon.modes().size())
                .sum();
        pieces("enemies", "Enemy markers", enemies, BITS, at);
        pieces("wounds", "Wound cards", game.wounds().size(), BITS, at);
        pieces("conditions", "Condition cards", game.conditions().size(), BITS, at);
        pieces("boonCards", "Boon cards", game.boonCards().size(), BITS, at);
        pieces("luckyCharms", "Lucky Charms", game.luckyCharms().size(), BITS, at);
        pieces("weapons", "modes and kinds of gear", modes + game.gear().size(), MODES, at);
    }

    private static void pieces(final String key, final String what, final int count, final int limit, final Place at) {
        if (count > limit) {
            at.add(key, "the game has " + count + " " + what + ", but the maximum is " + limit, "remove some");
        }
    }

    /** PH-MCH-5: a Terrain shift goes one place along the list. */
    private static void terrain(final GameData game, final Place at) {
        Optional<Terrain> before = Optional.empty();
        for (final Terrain terrain : game.terrain().values()) {
            if (terrain.shifts()) {
                if (terrain.minutes() < before.map(Terrain::minutes).orElse(0)
                        || terrain.stamina() < before.map(Terrain::stamina).orElse(0)) {
                    at.add(
                            "terrain." + terrain.id(),
                            "is lighter than " + before.get().id() + ", which is listed before it",
                            "list Terrain from the lightest to the heaviest, or write shifts: false");
                }
                before = Optional.of(terrain);
            }
        }
    }
}
