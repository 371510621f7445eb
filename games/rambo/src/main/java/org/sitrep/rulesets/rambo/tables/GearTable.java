package org.sitrep.rulesets.rambo.tables;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.sitrep.rulesets.rambo.definition.AttackChange;
import org.sitrep.rulesets.rambo.definition.Gear;

/** All gear cards of the data, in the order of the files. Immutable. */
public final class GearTable {
    /** The cards as data. */
    public final Gear[] cards;
    /** Slots that each takes. */
    public final int[] slots;
    /** Whether each can attack. */
    public final boolean[] weapon;
    /** Range, 0 for adjacent spaces only. */
    public final int[] range;
    /** Targets. */
    public final int[] targets;
    /** Damage. */
    public final int[] damage;
    /** Alert. */
    public final int[] alert;
    /** What the attack is changed to that discards it; null if there is none. */
    public final AttackChange[] lastBurst;
    /** Whether targets have to be in one area. */
    public final boolean[] oneArea;
    /** Whether an attack uses it up. */
    public final boolean[] usedUp;
    /** Resistance of its bearer. */
    public final int[] resistance;
    /** Whether rough terrain costs its bearer 1. */
    public final boolean[] easyRough;
    /** Whether a wound by an enemy's attack is answered. */
    public final boolean[] answers;
    /** List of effects of its use, {@link EffectTable#NONE} if it has none. */
    public final int[] use;
    /** Ordinal of the {@code Requirement} of its use. */
    public final int[] useRequires;
    /** Whether its use discards it. */
    public final boolean[] useDiscards;

    GearTable(final Collection<Gear> gear, final EffectTable.Writer effects) {
        final List<Gear> all = new ArrayList<>(gear);
        final int count = all.size();
        cards = all.toArray(Gear[]::new);
        slots = new int[count];
        weapon = new boolean[count];
        range = new int[count];
        targets = new int[count];
        damage = new int[count];
        alert = new int[count];
        lastBurst = new AttackChange[count];
        oneArea = new boolean[count];
        usedUp = new boolean[count];
        resistance = new int[count];
        easyRough = new boolean[count];
        answers = new boolean[count];
        use = new int[count];
        useRequires = new int[count];
        useDiscards = new boolean[count];
        for (int g = 0; g < count; g++) {
            final Gear card = cards[g];
            slots[g] = card.slots();
            weapon[g] = card.isWeapon();
            range[g] = card.range();
            targets[g] = card.targets();
            damage[g] = card.damage();
            alert[g] = card.alert();
            lastBurst[g] = card.lastBurst().orElse(null);
            oneArea[g] = card.targetsInOneArea();
            usedUp[g] = card.usedUp();
            resistance[g] = card.resistance();
            easyRough[g] = card.easyRough();
            answers[g] = card.answersWounds();
            use[g] = card.use().map(u -> effects.add(u.effects())).orElse(EffectTable.NONE);
            useRequires[g] = card.use().map(u -> u.requires().ordinal()).orElse(0);
            useDiscards[g] = card.use().map(Gear.Use::discards).orElse(false);
        }
    }
}
