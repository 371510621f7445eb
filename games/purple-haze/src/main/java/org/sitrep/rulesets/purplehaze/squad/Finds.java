package org.sitrep.rulesets.purplehaze.squad;

import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.strategy.Decision;

/**
 * Handles finds and losses of the Squad outside Combat: steps of gear and ammo, and weapons (PH-ENC-2). The finder
 * takes the find if able; else it is offered to the others, and a find without a taker is lost. Ammo is of a kind that
 * a weapon of its taker uses.
 *
 * <p>A find is packed into an {@code int}, as in the options of {@link DecisionKind#TAKE_FIND} and
 * {@link DecisionKind#GIVE_UP}: Marine + 8 if it is a weapon + 16 × the weapon or gear.
 */
public final class Finds extends SquadPart {
    /** The option to leave the find; also stands for the Squad as finder or loser. */
    public static final int LEFT = 7;

    private static final int IS_WEAPON = 8;
    private static final int ITEM_SHIFT = 4;
    /** Stands for ammo of any kind that the taker uses. */
    private static final int ANY_AMMO = -1;

    Finds(final SquadParts parts) {
        super(parts);
    }

    /** Returns the Marine of an option, or {@link #LEFT}. */
    public static int marine(final int find) {
        return find & 7;
    }

    /** Returns whether an option is a weapon. */
    public static boolean isWeapon(final int find) {
        return (find & IS_WEAPON) != 0;
    }

    /** Returns the weapon or gear of an option. */
    public static int item(final int find) {
        return find >>> ITEM_SHIFT;
    }

    /**
     * Resolves a find of a step of gear.
     *
     * @param finder a Marine, or {@link #LEFT} for the Squad
     */
    public void findGear(final int finder, final int gear) {
        takeGear(offer(finder, gear << ITEM_SHIFT));
    }

    /** Resolves a find of a step of ammo; the player chooses the kind. */
    public void findAmmo(final int finder) {
        takeGear(offer(finder, ANY_AMMO));
    }

    private void takeGear(final int find) {
        if (find != LEFT) {
            Supply.take(squad, marine(find), item(find));
            trace.tell(Event.GEAR_FOUND, marine(find), item(find));
        }
    }

    /**
     * Resolves a find of a weapon. Its taker may use it, and the Squad owns it from then on (PH-EQ-2). It is lost if
     * all its cards are in use.
     */
    public void findWeapon(final int finder, final int weapon) {
        if (cardsInUse(weapon) >= squad.tables.weapons.get(weapon).copies()) {
            return; // PH-COM-14
        }
        final int find = offer(finder, IS_WEAPON | weapon << ITEM_SHIFT);
        if (find != LEFT) {
            squad.kits.add(marine(find), weapon);
            squad.ownedWeapons |= 1L << weapon;
            trace.tell(Event.WEAPON_FOUND, marine(find), weapon);
        }
    }

    private int cardsInUse(final int weapon) {
        int cards = 0;
        for (final int held : squad.weapons) {
            cards += held == weapon ? 1 : 0;
        }
        return cards;
    }

    /** Asks who takes an item, the finder first; returns the find, or {@link #LEFT}. */
    private int offer(final int finder, final int item) {
        final Decision decision = seat.open(DecisionKind.TAKE_FIND, finder);
        if (finder != LEFT) {
            add(decision, finder, item);
        }
        if (decision.count() == 0) {
            decision.add(LEFT);
            for (int rest = squad.present & ~(1 << finder); rest != 0; rest &= rest - 1) {
                add(decision, Integer.numberOfTrailingZeros(rest), item);
            }
        }
        return seat.ask();
    }

    private void add(final Decision decision, final int marine, final int item) {
        if (item == ANY_AMMO) {
            for (int rest = Supply.regainable(squad, marine); rest != 0; rest &= rest - 1) {
                decision.add(marine | Integer.numberOfTrailingZeros(rest) << ITEM_SHIFT);
            }
        } else if (isWeapon(item)
                ? Equipment.canTake(squad, marine, item(item) | Equipment.IS_WEAPON)
                : Supply.canTake(squad, marine, item(item))) {
            decision.add(marine | item);
        }
    }

    /** Removes a step of gear, if the loser has one; if the Squad loses it, the player chooses whose. */
    public void loseGear(final int loser, final int gear) {
        lose(loser, 1 << gear);
    }

    /** Removes a step of ammo of any kind, if the loser has one; the player chooses which. */
    public void loseAmmo(final int loser) {
        lose(loser, squad.tables.gear.allAmmo);
    }

    /** Removes a step of some kinds; without one, nothing is lost (PH-SEL-1). */
    private void lose(final int loser, final int kinds) {
        final Decision decision = seat.open(DecisionKind.GIVE_UP, loser);
        for (int rest = squad.present & (loser == LEFT ? -1 : 1 << loser); rest != 0; rest &= rest - 1) {
            final int marine = Integer.numberOfTrailingZeros(rest);
            for (int held = squad.kits.kinds[marine] & kinds; held != 0; held &= held - 1) {
                decision.add(marine | Integer.numberOfTrailingZeros(held) << ITEM_SHIFT);
            }
        }
        if (decision.count() > 0) {
            final int lost = seat.ask();
            Equipment.spend(squad, marine(lost), item(lost));
            trace.tell(Event.GEAR_LOST, marine(lost), item(lost));
        }
    }
}
