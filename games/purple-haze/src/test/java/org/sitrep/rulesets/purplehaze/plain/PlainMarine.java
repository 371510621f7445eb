package org.sitrep.rulesets.purplehaze.plain;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.sitrep.rulesets.purplehaze.plain.PlainContent.ConditionCard;
import org.sitrep.rulesets.purplehaze.plain.PlainContent.Loadout;
import org.sitrep.rulesets.purplehaze.plain.PlainContent.WoundCard;

/** A Marine in combat. */
final class PlainMarine {

    static final int FATAL_CUBES = 3;
    private static final int NO_ID = 0;
    private static final int MOST_ACTIVATIONS = 2; // PH-ACT-1

    final Loadout loadout;
    /** Null until he is placed. */
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
    /** Stress that lies on him; what he has received in all in this combat. */
    int stress;

    int stressTaken;
    int conditionCubes;
    /** The Condition card he keeps, or null. */
    ConditionCard condition;

    /** How often he has activated in this combat, which lasts one round. */
    int activations;

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

    boolean canActivate() {
        return !readyIds.isEmpty() && activations < MOST_ACTIVATIONS;
    }

    /** Turns the marker of his own ID to done, or that of the extra ID when his own is done already. */
    void flipMarker() {
        activations++;
        readyIds.remove(readyIds.contains(id()) ? id() : extraId);
    }

    /** Whether he has activated, has a marker that is done, and may activate once more (GO AGAIN; PH-ACT-1). */
    boolean canBeReadied() {
        return activations > 0 && activations < MOST_ACTIVATIONS && readyIds.size() < ids().size();
    }

    /** Turns the marker of his own ID to ready, or that of the extra ID when his own is ready. */
    void readyMarker() {
        readyIds.add(readyIds.contains(id()) ? extraId : id());
    }

    int stressThreshold() {
        return loadout.stressThreshold() + (condition == null ? 0 : condition.thresholdGain()); // PH-CND-1
    }

    int intelligence() {
        return loadout.intelligence() - (condition == null ? 0 : condition.intelligenceLoss()); // PH-TRT-2
    }

    int willpower() {
        return loadout.willpower() - (condition == null ? 0 : condition.willpowerLoss());
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

    int loadCapacity() {
        return loadout.loadCapacity() - (wound == null ? 0 : wound.loadLoss()); // PH-WND-6
    }

    boolean mayAim() {
        return wound == null || !wound.noAimedShot();
    }

    int critLossOfWound() {
        return wound == null ? 0 : wound.critLoss();
    }
}
