package org.sitrep.rulesets.purplehaze.checks;

import static org.sitrep.ruleset.check.Check.check;
import static org.sitrep.ruleset.check.Check.each;

import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import org.sitrep.ruleset.check.Check;
import org.sitrep.ruleset.check.Place;
import org.sitrep.rulesets.purplehaze.definition.CardLine;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Gear;
import org.sitrep.rulesets.purplehaze.definition.Mission;
import org.sitrep.rulesets.purplehaze.definition.Squad;
import org.sitrep.rulesets.purplehaze.definition.Weapon;

/** Checks squads and their equipment. */
final class SquadChecks {
    static final List<Check<GameData>> ALL = List.of(
            check(
                    "PH040",
                    "two Marines of a squad hold the same card",
                    each("squads", GameData::squads, SquadChecks::marinesDistinct)),
            check(
                    "PH041",
                    "a Marine begins with Stress at or above the Stress Threshold",
                    each("squads", GameData::squads, SquadChecks::stress)),
            check(
                    "PH042",
                    "a Marine begins with a Boon card of another Specialization",
                    each("squads", GameData::squads, SquadChecks::boonCard)),
            check("PH050", "a Marine carries more than the Load Capacity", outfits(SquadChecks::load)),
            check("PH051", "a Marine has a weapon that the Marine may not use", outfits(SquadChecks::weaponAllowed)),
            check("PH052", "a Marine has no main weapon", outfits(SquadChecks::mainWeapon)),
            check("PH053", "a squad has too few or too many of a weapon", SquadChecks::weaponSupply),
            check("PH054", "a squad or a Marine carries more gear than allowed", SquadChecks::gearSupply),
            check("PH055", "a marker of gear has no such side", outfits(SquadChecks::gearSides)),
            check(
                    "PH056",
                    "a Marine may not hold gear at set-up, or lacks gear that is required",
                    outfits(SquadChecks::gearUsers)),
            check("PH099", "the loadout holds what its Mission does not allow", outfits(SquadChecks::missionSupply)));

    private SquadChecks() {}

    private static BiConsumer<GameData, Place> outfits(final Check.Look<GameData, Outfit> look) {
        return (game, at) -> Outfit.of(game).forEach(outfit -> look.at(game, outfit, at.in(outfit.path())));
    }

    /** PH-COM-13: there is one copy of each Profile, Condition card, Boon card and Lucky Charm. */
    private static void marinesDistinct(final GameData game, final Squad squad, final Place at) {
        final Map<String, String> holders = new HashMap<>();
        squad.members().forEach((specialization, member) -> {
            final BiConsumer<String, String> once = (key, card) -> {
                final String other = holders.putIfAbsent(card, specialization);
                if (other != null) {
                    at.add(
                            "members." + specialization + "." + key,
                            card + " is already held by the " + other,
                            "choose another card");
                }
            };
            once.accept("profile", member.profile());
            member.condition().ifPresent(card -> once.accept("condition", card));
            member.boonCard().ifPresent(card -> once.accept("boonCard", card));
            member.charm().ifPresent(card -> once.accept("charm", card));
        });
    }

    /** PH-STR-2: Stress stays below the threshold; on reaching it, it is removed at once. */
    private static void stress(final GameData game, final Squad squad, final Place at) {
        at.each("members", squad.members(), (member, place) -> {
            final int threshold = game.profiles().get(member.profile()).stressThreshold()
                    + member.condition()
                            .map(card -> game.conditions().get(card).stressThreshold())
                            .orElse(0)
                    + member.charm()
                            .map(game.luckyCharms()::get)
                            .map(charm -> stressThreshold(charm.lines()))
                            .orElse(0)
                    + stressThreshold(
                            game.profiles().get(member.profile()).ability().lines());
            if (member.stress() >= threshold) {
                place.add(
                        "stress",
                        "Stress " + member.stress() + " reaches the Stress Threshold of " + threshold,
                        "reduce the Stress, or give the Marine a Condition card");
            }
        });
    }

    private static int stressThreshold(final List<CardLine> lines) {
        return lines.stream()
                .filter(line -> line.needs().equals(CardLine.Needs.NONE))
                .mapToInt(CardLine::stressThreshold)
                .sum();
    }

    /** PH-BOON-1: a Boon card names its Specialization. */
    private static void boonCard(final GameData game, final Squad squad, final Place at) {
        squad.members()
                .forEach((specialization, member) -> member.boonCard().ifPresent(card -> {
                    final String owner = game.boonCards().get(card).specialization();
                    if (!owner.equals(specialization)) {
                        at.add(
                                "members." + specialization + ".boonCard",
                                card + " is a card of the " + owner,
                                "give it to that Marine, or choose another card");
                    }
                }));
    }

    /** PH-EQ-1: the total Load is at most the Load Capacity. */
    private static void load(final GameData game, final Outfit outfit, final Place at) {
        final int load = outfit.kit().load(game.weapons());
        final int capacity = outfit.profile().capacity() + game.loadChange();
        if (load > capacity) {
            at.add(
                    "Load " + load + " is more than the Load Capacity " + capacity + " of "
                            + outfit.member().profile(),
                    "leave " + (load - capacity) + " Load behind");
        }
    }

    /** PH-EQ-1, PH-EQ-2: a weapon must be allowed for the Specialization and its level. */
    private static void weaponAllowed(final GameData game, final Outfit outfit, final Place at) {
        at.each("weapons", outfit.kit().weapons(), (id, place) -> {
            final Weapon weapon = game.weapons().get(id);
            if (!weapon.isFor(outfit.specialization(), outfit.member().level())) {
                final String may = game.weapons().values().stream()
                        .filter(other -> other.mainWeapon()
                                && other.isFor(
                                        outfit.specialization(), outfit.member().level()))
                        .map(Weapon::id)
                        .collect(Collectors.joining(", "));
                place.add(
                        id + " is for " + users(weapon) + ", but the Marine is " + outfit.specialization()
                                + " of level " + outfit.member().level(),
                        "allowed: " + may);
            }
        });
    }

    private static String users(final Weapon weapon) {
        final String who = weapon.users().isEmpty() ? "all" : String.join(", ", weapon.users());
        return weapon.minLevel() == 1 ? who : who + " from level " + weapon.minLevel();
    }

    /** PH-EQ-1: every Marine has a main weapon; a pistol or revolver alone is not enough. */
    private static void mainWeapon(final GameData game, final Outfit outfit, final Place at) {
        if (outfit.kit().weapons().stream()
                .noneMatch(id -> game.weapons().get(id).mainWeapon())) {
            final String any = game.weapons().values().stream()
                    .filter(weapon -> weapon.mainWeapon() && weapon.users().isEmpty())
                    .map(Weapon::id)
                    .findFirst()
                    .orElse("any");
            at.add("weapons", "the Marine carries no main weapon", "add one, such as " + any);
        }
    }

    /**
     * PH-EQ-1, PH-EQ-2, PH-COM-14: a squad has at least two M16, and no more of a weapon than its limit and cards
     * allow.
     */
    private static void weaponSupply(final GameData game, final Place at) {
        if (game.squad().isEmpty()) {
            return; // equipment is chosen later
        }
        final List<String> carried = Outfit.of(game).stream()
                .flatMap(outfit -> outfit.kit().weapons().stream())
                .toList();
        for (final Weapon weapon : game.weapons().values()) {
            final int count = Collections.frequency(carried, weapon.id());
            final int most = Math.min(weapon.squadMax(), weapon.copies());
            if (count < weapon.squadMin() || count > most) {
                at.add(
                        Outfit.loadoutPath(game) + ".kits",
                        "the squad has " + count + " " + weapon.id() + ", " + weapon.squadMin() + " to " + most
                                + " are allowed",
                        count < weapon.squadMin() ? "take more of them" : "take fewer of them");
            }
        }
    }

    /** PH-COM-14, PH-EQ-10, PH-EQ-11: gear is limited by its markers, some of it to one per Marine. */
    private static void gearSupply(final GameData game, final Place at) {
        final Map<String, Integer> carried = new LinkedHashMap<>();
        for (final Outfit outfit : Outfit.of(game)) {
            outfit.kit().gear().forEach((id, sides) -> {
                carried.merge(id, sides.size(), Integer::sum);
                final int most = game.gear().get(id).maxPerMarine();
                if (sides.size() > most) {
                    at.add(
                            outfit.path() + ".gear." + id,
                            sides.size() + " markers, but one Marine may carry " + most,
                            "leave some behind");
                }
            });
        }
        carried.forEach((id, count) -> {
            final int markers = most(game, id, game.gear().get(id).count());
            if (count > markers) {
                at.add(
                        Outfit.loadoutPath(game) + ".kits",
                        "the squad has " + count + " " + id + ", but there are " + markers,
                        "leave some behind");
            }
        });
    }

    /** Returns how many of a weapon or of gear the Mission that is played leaves of {@code all}. */
    private static int most(final GameData game, final String id, final int all) {
        return game.mission()
                .map(mission -> game.missions().get(mission).supply().most(id, all))
                .orElse(all);
    }

    /** PH-EQ-4: a marker is taken with one of its sides up. */
    private static void gearSides(final GameData game, final Outfit outfit, final Place at) {
        outfit.kit().gear().forEach((id, sides) -> {
            final List<Integer> loads = game.gear().get(id).loads();
            at.each("gear." + id, sides, (side, place) -> {
                if (!loads.contains(side)) {
                    place.add(id + " has no side with Load " + side, "its sides are " + loads);
                }
            });
        });
    }

    /** PH-EQ-3: the Radio Operator must take the Radio Set and the Engineer the Claymore; other Marines may not. */
    private static void gearUsers(final GameData game, final Outfit outfit, final Place at) {
        for (final Gear gear : game.gear().values()) {
            final boolean carries =
                    !outfit.kit().gear().getOrDefault(gear.id(), List.of()).isEmpty();
            final boolean isUser = gear.users().contains(outfit.specialization());
            if (carries && !gear.users().isEmpty() && !isUser) {
                at.add(
                        "gear." + gear.id(),
                        "at set-up only " + String.join(", ", gear.users()) + " may hold it",
                        "give it to a Marine who may hold it");
            } else if (!carries && gear.compulsory() && isUser) {
                at.add(
                        "must take " + gear.id(),
                        "add " + gear.id() + ": " + gear.loads().subList(0, 1));
            }
        }
    }

    /** PH-EQ-1, PH-SET-1: a Squad in a Mission carries only what the Mission allows. */
    private static void missionSupply(final GameData game, final Outfit outfit, final Place at) {
        game.mission().map(game.missions()::get).map(Mission::supply).ifPresent(supply -> {
            at.each("weapons", outfit.kit().weapons(), (weapon, place) -> {
                if (!supply.weapons().isEmpty() && !supply.weapons().contains(weapon)) {
                    notSupplied(weapon, place);
                }
            });
            outfit.kit().gear().keySet().stream()
                    .filter(supply.without()::contains)
                    .forEach(gear -> notSupplied(gear, at.in("gear." + gear)));
        });
    }

    private static void notSupplied(final String what, final Place at) {
        at.add("the supply of this Mission has no " + what, "choose another loadout, or change the supply");
    }
}
