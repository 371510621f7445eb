package org.sitrep.rulesets.purplehaze.tables;

import java.util.Map;
import java.util.function.ToIntBiFunction;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.sitrep.dice.DicePool;
import org.sitrep.rulesets.purplehaze.definition.CardLine;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Gear;
import org.sitrep.rulesets.purplehaze.definition.Profile;
import org.sitrep.rulesets.purplehaze.definition.SkillId;
import org.sitrep.rulesets.purplehaze.definition.Specialization.Skill;
import org.sitrep.rulesets.purplehaze.definition.TacticsMarker;
import org.sitrep.rulesets.purplehaze.definition.Trait;
import org.sitrep.rulesets.purplehaze.definition.WeaponMode;

/**
 * Computes the largest number of dice of each colour in any test with one result, for any Squad. The sampler of such
 * tests is sized by it.
 */
final class MostDice {
    private final GameTables tables;

    MostDice(final GameTables tables) {
        this.tables = tables;
    }

    /**
     * Covers a cell's +1 and an Aimed Shot, a Trait test, the Claymore and AimShoot; with Ability, charm and Boon card.
     */
    int focus() {
        final int skill = mostSkill(Skill::focus);
        int most = Math.max(GameTables.COMBAT_FOCUS + 2, GameTables.TRAIT_FOCUS + skill);
        most = Math.max(most, tables.gear.claymoreTest.focus() + skill);
        most += CardTexts.most(tables.game, tests -> true, CardLine::focus);
        return Math.min(DicePool.MAX_FOCUS, Math.max(most, mostTactics(TacticsMarker::focus)));
    }

    /** Covers a mode with attachment and skills, a Trait test and the Claymore; with Ability, charm and Boon card. */
    int strike() {
        int most = mostMode(WeaponMode::strike, Gear.Attachment::strike);
        most += mostAdded(Skill::strike, SkillId.EXTRA_AMMO, SkillId.STAND_AND_FIRE);
        most = Math.max(most, mostTrait() + mostSkill(Skill::strike));
        most = Math.max(most, tables.gear.claymoreTest.strike());
        most += CardTexts.most(tables.game, tests -> true, CardLine::strike);
        return Math.min(DicePool.MAX_STRIKE, Math.max(most, mostTactics(TacticsMarker::strike)));
    }

    /** Covers a mode with attachment and skills, and the Claymore; with Ability, charm and Boon card. */
    int crit() {
        int most = mostMode(WeaponMode::crit, Gear.Attachment::crit);
        most += mostAdded(Skill::crit, SkillId.EXTRA_AMMO, SkillId.M60_EXPERT);
        most = Math.max(most, tables.gear.claymoreTest.crit());
        most += CardTexts.most(tables.game, tests -> true, CardLine::crit);
        return Math.min(DicePool.MAX_CRIT, Math.max(most, mostTactics(TacticsMarker::crit)));
    }

    private int mostMode(final ToIntFunction<WeaponMode> dice, final ToIntFunction<Gear.Attachment> attached) {
        final ModeTable modes = tables.modes;
        return most(IntStream.range(0, modes.count)
                .map(mode ->
                        dice.applyAsInt(modes.printed[mode]) + Math.max(0, attached.applyAsInt(modes.parts[mode]))));
    }

    /** Returns the highest rating of any Trait of any Profile with the most favourable cards. */
    private int mostTrait() {
        final GameData game = tables.game;
        return most(traits(game.profiles(), Profile::of))
                + most(traits(game.wounds(), (card, trait) -> card.traits().of(trait)))
                + most(traits(game.conditions(), (card, trait) -> card.traits().of(trait)));
    }

    private static <T> IntStream traits(final Map<String, T> cards, final ToIntBiFunction<T, Trait> rating) {
        return cards.values().stream()
                .flatMapToInt(card -> Stream.of(Trait.values()).mapToInt(trait -> rating.applyAsInt(card, trait)));
    }

    private int mostTactics(final ToIntFunction<TacticsMarker> dice) {
        return most(tables.game.tactics().values().stream().mapToInt(dice));
    }

    private int mostSkill(final ToIntFunction<Skill> dice) {
        return most(Stream.of(tables.specializations.skill).mapToInt(dice));
    }

    /**
     * Returns the most dice that two skills add together at any level of any Specialization. A skill that takes dice
     * away may be left out.
     */
    private int mostAdded(final ToIntFunction<Skill> dice, final SkillId one, final SkillId other) {
        final Skill[] skill = tables.specializations.skill;
        return most(IntStream.iterate(0, row -> row < skill.length, row -> row + SpecializationTable.SKILLS)
                .map(row -> Math.max(0, dice.applyAsInt(skill[row + one.ordinal()]))
                        + Math.max(0, dice.applyAsInt(skill[row + other.ordinal()]))));
    }

    private static int most(final IntStream values) {
        return values.reduce(0, Math::max);
    }
}
