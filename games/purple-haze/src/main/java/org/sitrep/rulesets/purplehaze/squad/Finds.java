package org.sitrep.rulesets.purplehaze.squad;

import org.sitrep.rulesets.purplehaze.definition.Gear;
import org.sitrep.rulesets.purplehaze.play.Ask;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.rulesets.purplehaze.tables.GearTable;
import org.sitrep.strategy.Decision;

/**
 * What the Squad finds and loses outside Combat: steps of gear and ammo, and weapons (PH-ENC-2). The finder takes what
 * he can carry; what he cannot is offered to the others, and what nobody takes is lost. Ammo is of a kind that a weapon
 * of its taker uses.
 *
 * <p>A find is packed into an {@code int}, as options of {@link Ask#TAKE_FIND} and {@link Ask#GIVE_UP} carry it: Marine
 * + 8 if it is a weapon + 16 × the weapon or gear.
 */
public final class Finds extends SquadPart {
    /** The option to leave it, and the finder or loser that is the Squad as such. */
    public static final int LEFT = 7;

    private static final int IS_WEAPON = 8;
    private static final int ITEM_SHIFT = 4;

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
     * A step of a kind of gear is found.
     *
     * @param finder a Marine, or {@link #LEFT} for the Squad
     */
    public void findGear(final int finder, final int gear) {
        final Decision decision = seat.open(Ask.TAKE_FIND, finder);
        if (finder != LEFT) {
            addGear(decision, finder, gear);
        }
        offerToOthers(decision, finder, gear);
        takeGear(seat.ask());
    }

    private void offerToOthers(final Decision decision, final int finder, final int gear) {
        if (decision.count() > 0) {
            return;
        }
        decision.add(LEFT);
        for (int rest = squad.present & ~(1 << finder); rest != 0; rest &= rest - 1) {
            addGear(decision, Integer.numberOfTrailingZeros(rest), gear);
        }
    }

    private void addGear(final Decision decision, final int marine, final int gear) {
        if (Supply.canTake(squad, marine, gear)) {
            decision.add(marine | gear << ITEM_SHIFT);
        }
    }

    /** A step of ammo is found; the player says of which kind. */
    public void findAmmo(final int finder) {
        final Decision decision = seat.open(Ask.TAKE_FIND, finder);
        if (finder != LEFT) {
            addAmmo(decision, finder);
        }
        if (decision.count() == 0) {
            decision.add(LEFT);
            for (int rest = squad.present & ~(1 << finder); rest != 0; rest &= rest - 1) {
                addAmmo(decision, Integer.numberOfTrailingZeros(rest));
            }
        }
        takeGear(seat.ask());
    }

    private void addAmmo(final Decision decision, final int marine) {
        for (int gear = 0; gear < squad.tables.gear.count; gear++) {
            if (squad.tables.gear.get(gear).use() == Gear.Use.AMMO && Supply.feedsWeapon(squad, marine, gear)) {
                addGear(decision, marine, gear);
            }
        }
    }

    private void takeGear(final int find) {
        if (find != LEFT) {
            Supply.take(squad, marine(find), item(find));
            trace.tell(Event.GEAR_FOUND, marine(find), item(find));
        }
    }

    /**
     * A weapon is found; whoever takes it may use it, and the Squad owns it from then on (PH-EQ-2). Lost if all its
     * cards are in use.
     */
    public void findWeapon(final int finder, final int weapon) {
        if (cardsInUse(weapon) >= squad.tables.weapons.get(weapon).copies()) {
            return; // PH-COM-14
        }
        final Decision decision = seat.open(Ask.TAKE_FIND, finder);
        if (finder != LEFT) {
            addWeapon(decision, finder, weapon);
        }
        if (decision.count() == 0) {
            decision.add(LEFT);
            for (int rest = squad.present & ~(1 << finder); rest != 0; rest &= rest - 1) {
                addWeapon(decision, Integer.numberOfTrailingZeros(rest), weapon);
            }
        }
        final int find = seat.ask();
        if (find != LEFT) {
            squad.kits.add(marine(find), weapon);
            squad.ownedWeapons |= 1L << weapon;
            trace.tell(Event.WEAPON_FOUND, marine(find), weapon);
        }
    }

    private void addWeapon(final Decision decision, final int marine, final int weapon) {
        if (Equipment.canTake(squad, marine, weapon | Equipment.IS_WEAPON)) {
            decision.add(marine | IS_WEAPON | weapon << ITEM_SHIFT);
        }
    }

    private int cardsInUse(final int weapon) {
        int cards = 0;
        for (final int held : squad.weapons) {
            cards += held == weapon ? 1 : 0;
        }
        return cards;
    }

    /** A step of a kind of gear is lost, if the loser has one; the player says whose if the Squad loses it. */
    public void loseGear(final int loser, final int gear) {
        final Decision decision = seat.open(Ask.GIVE_UP, loser);
        for (int rest = among(loser); rest != 0; rest &= rest - 1) {
            addHeld(decision, Integer.numberOfTrailingZeros(rest), gear);
        }
        giveUp(decision);
    }

    /** A step of ammo of any kind is lost, if the loser has one; the player says which. */
    public void loseAmmo(final int loser) {
        final Decision decision = seat.open(Ask.GIVE_UP, loser);
        final GearTable table = squad.tables.gear;
        for (int rest = among(loser); rest != 0; rest &= rest - 1) {
            for (int gear = 0; gear < table.count; gear++) {
                if (table.get(gear).use() == Gear.Use.AMMO) {
                    addHeld(decision, Integer.numberOfTrailingZeros(rest), gear);
                }
            }
        }
        giveUp(decision);
    }

    private int among(final int loser) {
        return squad.present & (loser == LEFT ? squad.present : 1 << loser);
    }

    private void addHeld(final Decision decision, final int marine, final int gear) {
        if (Equipment.has(squad, marine, gear)) {
            decision.add(marine | gear << ITEM_SHIFT);
        }
    }

    /** What is not there cannot be lost (PH-SEL-1). */
    private void giveUp(final Decision decision) {
        if (decision.count() > 0) {
            final int lost = seat.ask();
            Equipment.spend(squad, marine(lost), item(lost));
            trace.tell(Event.GEAR_LOST, marine(lost), item(lost));
        }
    }
}
