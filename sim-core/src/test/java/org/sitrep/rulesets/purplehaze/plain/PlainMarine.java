package org.sitrep.rulesets.purplehaze.plain;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.sitrep.rulesets.purplehaze.plain.PlainContent.Loadout;
import org.sitrep.rulesets.purplehaze.plain.PlainContent.WoundCard;

/** A Marine in combat. */
final class PlainMarine {

    static final int FATAL_CUBES = 3;
    private static final int NO_ID = 0;

    final Loadout loadout;
    Space space;
    int softCover;
    int ammoSteps;
    int damage;
    int woundCubes;
    /** The Wound card he keeps, or null. */
    WoundCard wound;

    boolean killed;
    /** Damage after cover taken in this combat, the excess over the threshold included. */
    int damageTaken;
    /** Stress received in this combat; it changes nothing inside a combat. */
    int stressTaken;

    private int extraId = NO_ID;
    private final Set<Integer> readyIds = new TreeSet<>();

    PlainMarine(Loadout loadout, Space space) {
        this.loadout = loadout;
        this.space = space;
        this.softCover = loadout.softCover();
        this.ammoSteps = loadout.ammoSteps();
        readyIds.add(loadout.id());
    }

    int id() {
        return loadout.id();
    }

    /** His own ID, then the extra one if he carries one. */
    List<Integer> ids() {
        List<Integer> ids = new ArrayList<>(List.of(id()));
        if (extraId != NO_ID) {
            ids.add(extraId);
        }
        return ids;
    }

    boolean canTakeAnId() {
        return extraId == NO_ID;
    }

    /** Takes over a lost man's ID with its Activation marker as it lies (PH-KIA-3, PH-KIA-4). */
    void takeId(int id, boolean ready) {
        extraId = id;
        if (ready) {
            readyIds.add(id);
        }
    }

    boolean isReady(int id) {
        return readyIds.contains(id);
    }

    /** With one marker an ID and two IDs at most, nobody can exceed the two activations a round of PH-ACT-1. */
    boolean canActivate() {
        return !readyIds.isEmpty();
    }

    /** Turns the marker of his own ID to done, or that of the extra ID when his own is done already. */
    void flipMarker() {
        readyIds.remove(readyIds.contains(id()) ? id() : extraId);
    }

    int damageThreshold() {
        return loadout.damageThreshold() - (wound == null ? 0 : wound.thresholdLoss()); // PH-WND-5
    }

    int fireCostOfWound() {
        return wound == null ? 0 : wound.fireCost();
    }

    int moveCostOfWound() {
        return wound == null ? 0 : wound.moveCost();
    }

    int critLossOfWound() {
        return wound == null ? 0 : wound.critLoss();
    }
}
