package org.sitrep.rulesets.purplehaze.tables;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import org.sitrep.rulesets.purplehaze.definition.ConditionCard;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Trait;
import org.sitrep.rulesets.purplehaze.definition.TraitModifiers;
import org.sitrep.rulesets.purplehaze.definition.WoundCard;

/**
 * Wound and Condition cards (PH-WND-1, PH-CND-1), lowest number first, so that of two cards the larger index is kept.
 * Immutable.
 */
public final class CardTables {
    private static final int TRAITS = Trait.values().length;

    /** Numbers of the Wound cards. */
    public final Index woundIndex;
    /** How many Wound cards there are. */
    public final int wounds;
    /** Stress taken at the draw. */
    public final int[] woundStress;
    /** What the card takes off the Damage Threshold, 0 or more. */
    public final int[] woundThreshold;
    /** What the card takes off the Load Capacity, 0 or more. */
    public final int[] woundLoad;
    /** Extra cost of a Move order. */
    public final int[] woundMoveCost;
    /** Extra cost of a Fire order. */
    public final int[] woundFireCost;
    /** Crit dice that the card takes off, 0 or more. */
    public final int[] woundCrit;
    /** Whether the card forbids Aimed Shots. */
    public final boolean[] woundNoAimed;
    /** What the card means for marches, a number of {@link WoundCard.Burden}. */
    public final int[] woundBurden;
    /** Whether the card is a Critical Wound. */
    public final boolean[] woundCritical;
    /** Experience at the end of the Mission. */
    public final int[] woundExperience;
    /** Whether the Marine misses the next Mission. */
    public final boolean[] woundHospital;
    /** Whether the card is the K.I.A. card. */
    public final boolean[] woundKia;
    /** Changes of Traits at {@code card * 5 + trait}. */
    public final int[] woundTraits;
    /** Numbers of the Condition cards. */
    public final Index conditionIndex;
    /** How many Condition cards there are. */
    public final int conditions;
    /** What the card adds to the Stress Threshold. */
    public final int[] conditionThreshold;
    /** Changes of Traits at {@code card * 5 + trait}. */
    public final int[] conditionTraits;

    CardTables(final GameData game) {
        final Map<String, WoundCard> woundCards = new LinkedHashMap<>();
        game.wounds().values().stream()
                .sorted(Comparator.comparingInt(WoundCard::number))
                .forEach(card -> woundCards.put(card.id(), card));
        woundIndex = new Index(woundCards);
        wounds = woundIndex.size();
        woundStress = new int[wounds];
        woundThreshold = new int[wounds];
        woundLoad = new int[wounds];
        woundMoveCost = new int[wounds];
        woundFireCost = new int[wounds];
        woundCrit = new int[wounds];
        woundNoAimed = new boolean[wounds];
        woundBurden = new int[wounds];
        woundCritical = new boolean[wounds];
        woundExperience = new int[wounds];
        woundHospital = new boolean[wounds];
        woundKia = new boolean[wounds];
        woundTraits = new int[wounds * TRAITS];
        for (final WoundCard card : woundCards.values()) {
            put(woundIndex.of(card.id()), card);
        }
        final Map<String, ConditionCard> conditionCards = new LinkedHashMap<>();
        game.conditions().values().stream()
                .sorted(Comparator.comparingInt(ConditionCard::number))
                .forEach(card -> conditionCards.put(card.id(), card));
        conditionIndex = new Index(conditionCards);
        conditions = conditionIndex.size();
        conditionThreshold = new int[conditions];
        conditionTraits = new int[conditions * TRAITS];
        for (final ConditionCard card : conditionCards.values()) {
            final int c = conditionIndex.of(card.id());
            conditionThreshold[c] = card.stressThreshold();
            putTraits(conditionTraits, c, card.traits());
        }
    }

    private void put(final int w, final WoundCard card) {
        woundStress[w] = card.stress();
        woundThreshold[w] = -card.damageThreshold();
        woundLoad[w] = -card.load();
        woundMoveCost[w] = card.moveCost();
        woundFireCost[w] = card.fireCost();
        woundCrit[w] = -card.crit();
        woundNoAimed[w] = card.noAimed();
        woundBurden[w] = card.burden().ordinal();
        woundCritical[w] = card.type() == WoundCard.Type.CRITICAL;
        woundExperience[w] = card.experience();
        woundHospital[w] = card.hospital();
        woundKia[w] = card.type() == WoundCard.Type.KIA;
        putTraits(woundTraits, w, card.traits());
    }

    private static void putTraits(final int[] into, final int card, final TraitModifiers traits) {
        for (final Trait trait : Trait.values()) {
            into[card * TRAITS + trait.ordinal()] = traits.of(trait);
        }
    }
}
