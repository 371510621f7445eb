package org.sitrep.rulesets.sixtyfive.reference;

import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.sitrep.rulesets.sixtyfive.reference.SoftFire.Way;

/** The hexes that may fire at units that have entered a hex, and the cards for it (section 11). */
final class Opportunity {
    private static final String FIRE = "fire";

    private final Sights sights;
    /** True under the rules of S4 and S6: Rifle units fire from M113s. */
    private final boolean riflesFromCarriers;

    Opportunity(final Sights sights, final boolean riflesFromCarriers) {
        this.sights = sights;
        this.riflesFromCarriers = riflesFromCarriers;
    }

    /**
     * Returns the hexes that may fire, with the uses of cards that each allows: a card's number and its block, or
     * {@code power}.
     */
    TreeMap<String, Set<String>> fires(
            final List<Hex> hexes, final List<Counter> movers, final List<PlayingCard> hand) {
        final Hex at = movers.get(0).hex;
        final int side = 1 - movers.get(0).side;
        final TreeMap<String, Set<String>> fires = new TreeMap<>();
        for (final Hex from : hexes) {
            if (from == at || isJoint(from)) { // SF-OPF-3, SF-FIRE-1
                continue;
            }
            final Set<String> uses = new TreeSet<>();
            for (final Counter unit : from.counters) {
                if (unit.side == side && mayFire(unit)) {
                    hand.forEach(card -> add(uses, card, unit, movers));
                }
            }
            if (!uses.isEmpty()) {
                fires.put(from.name, uses);
            }
        }
        return fires;
    }

    /** SF-OPF-1, AMB-08. */
    private void add(final Set<String> uses, final PlayingCard card, final Counter unit, final List<Counter> movers) {
        if (card.blocks().contains(FIRE) && mayHit(unit, movers, Way.FIRE)) {
            uses.add(card.number() + " " + FIRE);
        }
        if (card.power() && unit.carrier == null && powers(unit).stream().anyMatch(way -> mayHit(unit, movers, way))) {
            uses.add(card.number() + " power");
        }
    }

    private static List<Way> powers(final Counter unit) {
        return switch (unit.type.id()) {
            case "us-rifle" -> List.of(Way.FORTY_MM);
            case "us-dixon", "nva-trang", "vc-ngo" -> List.of(Way.KILL_SHOT);
            case "us-huey-gunship" -> unit.flight == Counter.Flight.LANDED ? List.of() : List.of(Way.EXPLOSIVE_ROUNDS);
            case "nva-sapper", "vc-sapper" -> List.of(Way.SATCHEL_CHARGE);
            default -> List.of();
        };
    }

    /** SF-FIRE-1: an unshaken Eligible Unit; loaded only where a scenario lets it fire (SF-TRAN-6). */
    private boolean mayFire(final Counter unit) {
        final boolean loaded = unit.carrier != null
                && !(riflesFromCarriers
                        && unit.type.id().equals("us-rifle")
                        && unit.carrier.type.id().equals("us-m113"));
        return unit.eligible() && !unit.shaken && !loaded;
    }

    private static boolean isJoint(final Hex hex) {
        return onTheGround(hex, 0) && onTheGround(hex, 1);
    }

    private static boolean onTheGround(final Hex hex, final int side) {
        return hex.standing(side).stream().anyMatch(unit -> !unit.inTheAir());
    }

    private boolean mayHit(final Counter unit, final List<Counter> movers, final Way way) {
        return movers.stream()
                .anyMatch(mover -> isInSight(unit, mover, way)
                        && (way == Way.SATCHEL_CHARGE || mayBeChosen(mover, movers, unit))
                        && (soft(unit, mover, way) || way != Way.SATCHEL_CHARGE && hard(unit, mover)));
    }

    private boolean isInSight(final Counter unit, final Counter mover, final Way way) {
        return sights.sees(unit, mover)
                && (unit.hex.bunker == null
                        || !unit.type.leg()
                        || unit.hex.inFront(unit.hex.bunker, mover.hex)) // SF-FORT-2
                && (mover.hex.bunker == null
                        || !mover.type.leg()
                        || way == Way.SATCHEL_CHARGE
                        || mover.hex.inFront(mover.hex.bunker, unit.hex));
    }

    private static boolean soft(final Counter unit, final Counter mover, final Way way) {
        return mover.type.soft() && unit.type.highExplosive() > 0 && SoftFire.reaches(unit, mover.hex, way);
    }

    /** SF-AP-1, SF-HELO-7: not a helicopter that flies, and not by one that has landed. */
    private static boolean hard(final Counter unit, final Counter mover) {
        return (mover.type.hard() || mover.type.vehicle())
                && mover.flight != Counter.Flight.FLYING
                && unit.type.armorPiercing() != null
                && unit.flight != Counter.Flight.LANDED;
    }

    /** SF-FIRE-12: a Hero is protected by any other unit of the hex, unless a Sniper fires. */
    private static boolean mayBeChosen(final Counter mover, final List<Counter> movers, final Counter firer) {
        return !mover.type.hero()
                || firer.type.has("sniper")
                || mover.hex.standing(mover.side).stream().allMatch(other -> other == mover || other.inTheAir());
    }
}
