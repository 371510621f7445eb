package org.sitrep.rulesets.purplehaze.tables;

import java.util.List;
import org.sitrep.rulesets.purplehaze.definition.Forbidden;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Gear;

/** Gear (PH-EQ-3, PH-EQ-4): Loads, limits, and the kind of gear with each use. Immutable. */
public final class GearTable extends Pieces<Gear> {
    /** Load of a marker on its fuller side; of its only side if it has one. */
    public final int[] loadFull;
    /** Load of a marker on its second side; of its only side if it has one. */
    public final int[] loadLow;
    /** True for kinds whose marker has two sides, each one use. */
    public final boolean[] twoSided;
    /** Largest number of markers of a kind on one Marine; 0 if the kind is forbidden. */
    public final int[] maxPerMarine;
    /** All kinds of ammo, as a mask. */
    public final int allAmmo;
    /** Smoke Grenade, or {@link Index#NONE}. */
    public final int smoke;
    /** First Aid Kit, or {@link Index#NONE}. */
    public final int firstAid;
    /** Flak Jacket, or {@link Index#NONE}. */
    public final int flakJacket;
    /** Extra Ration, or {@link Index#NONE}. */
    public final int ration;
    /** Radio Set, or {@link Index#NONE}. */
    public final int radio;
    /** Claymore, or {@link Index#NONE}. */
    public final int claymore;

    public final int smokeCost;
    public final Gear.TestPool claymoreTest;
    public final boolean claymoreAntiTank;

    GearTable(final GameData game, final Forbidden forbidden) {
        super(game.gear());
        loadFull = new int[count];
        loadLow = new int[count];
        twoSided = new boolean[count];
        maxPerMarine = new int[count];
        int feeding = 0;
        for (final Gear gear : game.gear().values()) {
            final int g = index.of(gear.id());
            final List<Integer> loads = gear.loads();
            loadFull[g] = loads.get(0);
            loadLow[g] = loads.get(loads.size() - 1);
            twoSided[g] = loads.size() == 2;
            maxPerMarine[g] = forbidden.has(Forbidden.gear(gear.id())) ? 0 : gear.maxPerMarine();
            feeding |= gear.use() == Gear.Use.AMMO ? 1 << g : 0;
        }
        allAmmo = feeding;
        smoke = first(game, Gear.Use.SMOKE);
        firstAid = first(game, Gear.Use.FIRST_AID);
        flakJacket = first(game, Gear.Use.FLAK_JACKET);
        ration = first(game, Gear.Use.RATION);
        radio = first(game, Gear.Use.RADIO);
        claymore = first(game, Gear.Use.CLAYMORE);
        smokeCost = smoke == Index.NONE ? 0 : game.gear().get(index.id(smoke)).useCost();
        claymoreTest = claymore == Index.NONE
                ? new Gear.TestPool(1, 0, 0)
                : game.gear().get(index.id(claymore)).test().orElseThrow();
        claymoreAntiTank =
                claymore != Index.NONE && game.gear().get(index.id(claymore)).antiTank();
    }

    private int first(final GameData game, final Gear.Use use) {
        return game.gear().values().stream()
                .filter(gear -> gear.use() == use)
                .map(gear -> index.of(gear.id()))
                .findFirst()
                .orElse(Index.NONE);
    }
}
