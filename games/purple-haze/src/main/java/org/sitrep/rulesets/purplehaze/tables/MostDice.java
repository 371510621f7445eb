package org.sitrep.rulesets.purplehaze.tables;

import org.sitrep.dice.DicePool;
import org.sitrep.rulesets.purplehaze.definition.BoonCard;
import org.sitrep.rulesets.purplehaze.definition.SkillId;

/**
 * The most dice of each colour that any test with one result can throw, whoever serves: what the sampler of such tests
 * has to hold.
 */
final class MostDice {
    private final GameTables tables;

    MostDice(final GameTables tables) {
        this.tables = tables;
    }

    /** A cell's +1 and an Aimed Shot, a Trait test, the Claymore or AimShoot; with Ability and Boon card. */
    int focus() {
        int most =
                Math.max(GameTables.COMBAT_FOCUS + 2, GameTables.TRAIT_FOCUS + most(tables.specializations.skillFocus));
        most = Math.max(most, tables.gear.claymoreFocus + most(tables.specializations.skillFocus));
        most += most(tables.profiles.abilityFocus) + boon(BoonCard.Effect.TEST_FOCUS);
        return Math.min(DicePool.MAX_FOCUS, Math.max(most, most(tables.markers.tacticsFocus)));
    }

    /** A mode with attachment and skills, a Trait test or the Claymore; with Ability and Boon card. */
    int strike() {
        final ModeTable modes = tables.modes;
        int most = 0;
        for (int mode = 0; mode < modes.count; mode++) {
            most = Math.max(most, modes.strike[mode] + Math.max(0, modes.attachmentStrike[mode]));
        }
        final int[] skills = tables.specializations.skillStrike;
        most += mostAdded(skills, SkillId.EXTRA_AMMO, SkillId.STAND_AND_FIRE);
        most = Math.max(most, mostTrait() + most(skills));
        most = Math.max(most, tables.gear.claymoreStrike);
        most += most(tables.profiles.abilityStrike) + boon(BoonCard.Effect.FIRE_STRIKE);
        return Math.min(DicePool.MAX_STRIKE, Math.max(most, most(tables.markers.tacticsStrike)));
    }

    /** A mode with attachment and skills, or the Claymore; with Ability. */
    int crit() {
        final ModeTable modes = tables.modes;
        int most = 0;
        for (int mode = 0; mode < modes.count; mode++) {
            most = Math.max(most, modes.crit[mode] + Math.max(0, modes.attachmentCrit[mode]));
        }
        most += mostAdded(tables.specializations.skillCrit, SkillId.EXTRA_AMMO, SkillId.M60_EXPERT);
        most = Math.max(most, tables.gear.claymoreCrit) + most(tables.profiles.abilityCrit);
        return Math.min(DicePool.MAX_CRIT, Math.max(most, most(tables.markers.tacticsCrit)));
    }

    /** The highest rating of any Trait of any Profile with the kindest cards. */
    private int mostTrait() {
        return most(tables.profiles.traits) + most(tables.cards.woundTraits) + most(tables.cards.conditionTraits);
    }

    private int boon(final BoonCard.Effect effect) {
        int most = 0;
        for (int card = 0; card < tables.boons.count; card++) {
            most = tables.boons.effect[card] == effect.ordinal() ? Math.max(most, tables.boons.amount[card]) : most;
        }
        return most;
    }

    /**
     * The most dice that two skills add together at any level of any Specialization; one that takes dice away may be
     * left out.
     */
    private static int mostAdded(final int[] dice, final SkillId one, final SkillId other) {
        int most = 0;
        for (int row = 0; row < dice.length; row += SpecializationTable.SKILLS) {
            most = Math.max(most, Math.max(0, dice[row + one.ordinal()]) + Math.max(0, dice[row + other.ordinal()]));
        }
        return most;
    }

    private static int most(final int[] values) {
        int most = 0;
        for (final int value : values) {
            most = Math.max(most, value);
        }
        return most;
    }
}
