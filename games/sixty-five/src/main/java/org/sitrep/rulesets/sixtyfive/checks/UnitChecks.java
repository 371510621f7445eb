package org.sitrep.rulesets.sixtyfive.checks;

import static org.sitrep.ruleset.check.Check.check;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.sitrep.ruleset.check.Check;
import org.sitrep.ruleset.check.Place;
import org.sitrep.ruleset.story.Phrases;
import org.sitrep.rulesets.sixtyfive.definition.Battle;
import org.sitrep.rulesets.sixtyfive.definition.Force;
import org.sitrep.rulesets.sixtyfive.definition.GameData;
import org.sitrep.rulesets.sixtyfive.definition.UnitType;
import org.sitrep.rulesets.sixtyfive.definition.UnitType.Ability;
import org.sitrep.rulesets.sixtyfive.definition.UnitType.MoveClass;
import org.sitrep.rulesets.sixtyfive.definition.UnitType.Power;
import org.sitrep.rulesets.sixtyfive.tables.UnitTable;

/** Checks the counters, and how many of them a battle takes. */
final class UnitChecks {
    static final List<Check<GameData>> ALL = List.of(
            check("SF010", "a unit on the ground cannot move", units(UnitChecks::moves)),
            check("SF011", "the reduced side of a unit is stronger", units(UnitChecks::weaker)),
            check("SF012", "an Ability or Power is listed twice", units(UnitChecks::once)),
            check("SF013", "a unit has an Ability or Power that it cannot use", units(UnitChecks::usable)),
            check("SF014", "a battle takes more counters than the game has", UnitChecks::enoughCounters),
            check("SF015", "a battle has too many units", UnitChecks::fewEnough),
            check("SF016", "a unit fights for the wrong side", UnitChecks::rightSide),
            check("SF017", "a loadout changes a force that the battle lacks", UnitChecks::knownForces));

    private UnitChecks() {}

    private static BiConsumer<GameData, Place> units(final Check.Look<GameData, UnitType> look) {
        return Check.each("units", GameData::units, look);
    }

    /** SF-MOVE-2: only helicopters need no Movement Factor. */
    private static void moves(final GameData game, final UnitType unit, final Place at) {
        if (unit.moves() != MoveClass.FLYING && unit.movement() == 0) {
            at.add("movement", unit.name() + " has no Movement Factor", "write a number from 1 to 9");
        }
    }

    private static void weaker(final GameData game, final UnitType unit, final Place at) {
        if (unit.reducedHighExplosive() > unit.highExplosive()) {
            at.add(
                    "reducedHighExplosive",
                    "the reduced side has " + unit.reducedHighExplosive() + ", the full one " + unit.highExplosive(),
                    "write " + unit.highExplosive() + " or less");
        }
    }

    private static void once(final GameData game, final UnitType unit, final Place at) {
        once(unit.abilities(), "abilities", "Ability", at);
        once(unit.powers(), "powers", "Power", at);
    }

    private static void once(final List<? extends Enum<?>> all, final String key, final String kind, final Place at) {
        final List<String> names = all.stream().map(Enum::name).toList();
        at.once(key, names, name -> "this " + kind + " is listed before", "remove one of the two");
    }

    /** SF-POW-2, SF-ACT-3: a Charge is run, Cannister is fired by a gun. */
    private static void usable(final GameData game, final UnitType unit, final Place at) {
        final int charge = unit.powers().indexOf(Power.CHARGE);
        if (charge >= 0 && !unit.leg()) {
            at.in("powers", charge).add("only Leg units charge", "remove charge from the powers");
        }
        final int cannister = unit.abilities().indexOf(Ability.CANNISTER);
        if (cannister >= 0 && unit.armorPiercing().isEmpty()) {
            at.in("abilities", cannister)
                    .add("a unit without a gun fires no Cannister", "write armorPiercing, or remove cannister");
        }
    }

    private static void enoughCounters(final GameData game, final Place at) {
        final Map<String, Integer> taken = new HashMap<>();
        eachUnit(game, at, (force, id, place) -> {
            final int all = taken.merge(id, force.units().get(id), Integer::sum);
            final int there = game.units().get(id).counters();
            if (all > there) {
                place.add(
                        "the game has " + Phrases.count(there, "counter", "counters") + " of " + id
                                + ", the battle takes " + all,
                        "write fewer, or more counters at units." + id + ".counters");
            }
        });
    }

    private static void fewEnough(final GameData game, final Place at) {
        game.played().ifPresent(battle -> {
            final int all = battle.forces().stream()
                    .flatMap(force -> force.units().values().stream())
                    .mapToInt(Integer::intValue)
                    .sum();
            if (all > UnitTable.MOST) {
                at.add(
                        "battle.forces",
                        "the battle has " + all + " units, at most " + UnitTable.MOST + " are possible",
                        "remove some");
            }
        });
    }

    private static void rightSide(final GameData game, final Place at) {
        eachUnit(game, at, (force, id, place) -> {
            final UnitType unit = game.units().get(id);
            final UnitType.Army against = game.battle().orElseThrow().against();
            if (unit.army().side() != force.side() || unit.army() != UnitType.Army.US && unit.army() != against) {
                place.add(
                        unit.name() + " is of the " + unit.army() + ", which does not fight here",
                        "choose a unit of the other army, or change side or battle.against");
            }
        });
    }

    private static void knownForces(final GameData game, final Place at) {
        final List<String> known = game.battle().map(Battle::forceNames).orElse(List.of());
        at.each("loadouts", game.loadouts(), (loadout, place) -> {
            for (final String force : loadout.forces().keySet()) {
                if (game.battle().isPresent() && !known.contains(force)) {
                    place.in("forces." + force)
                            .add("the battle has no force " + force, "write one of " + String.join(", ", known));
                }
            }
        });
    }

    /** Looks at the units of a type of a force. */
    private interface Look {
        void at(Force force, String id, Place place);
    }

    private static void eachUnit(final GameData game, final Place at, final Look look) {
        game.played()
                .ifPresent(battle -> at.each(
                        "battle.forces",
                        battle.forces(),
                        (force, place) ->
                                force.units().keySet().forEach(id -> look.at(force, id, place.in("units." + id)))));
    }
}
