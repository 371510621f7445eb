package org.sitrep.rulesets.purplehaze.checks;

import java.util.EnumSet;
import java.util.Objects;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.sitrep.dice.DicePool;
import org.sitrep.rulesets.purplehaze.definition.Ability;
import org.sitrep.rulesets.purplehaze.definition.BoonCard;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Gear;
import org.sitrep.rulesets.purplehaze.definition.Profile;
import org.sitrep.rulesets.purplehaze.definition.SkillId;
import org.sitrep.rulesets.purplehaze.definition.Specialization.Level;
import org.sitrep.rulesets.purplehaze.definition.Specialization.Skill;
import org.sitrep.rulesets.purplehaze.definition.Weapon;
import org.sitrep.rulesets.purplehaze.definition.WeaponMode;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-DICE-3: the dice of a mode, its attachment and the skills of whoever may use it together, with an Ability and a Boon card. */
final class MarineDiceWithinLimits implements Check {
    /** Abilities that add dice to a Fire order (GAP-08); any of them at a time. */
    private static final Set<Ability.Kind> OF_FIRE_ORDERS =
            EnumSet.of(Ability.Kind.TRIGGER_HAPPY, Ability.Kind.GRUDGE, Ability.Kind.LONER, Ability.Kind.DEADEYE);

    @Override
    public String code() {
        return "PH031";
    }

    @Override
    public String summary() {
        return "a Marine can throw more dice than the tables hold";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final Weapon weapon : game.weapons().values()) {
            for (final WeaponMode mode : weapon.modes().values()) {
                final String path = "weapons." + weapon.id() + ".modes." + mode.id();
                final int strike = mode.strike()
                        + attached(game, weapon, Gear.Attachment::strike)
                        + most(game, SkillId.EXTRA_AMMO, Skill::strike)
                        + most(game, SkillId.STAND_AND_FIRE, Skill::strike)
                        + mostAbility(game, Ability::strike)
                        + mostBoon(game);
                final int crit = mode.crit()
                        + attached(game, weapon, Gear.Attachment::crit)
                        + most(game, SkillId.EXTRA_AMMO, Skill::crit)
                        + most(game, SkillId.M60_EXPERT, Skill::crit)
                        + mostAbility(game, Ability::crit);
                report(path + ".strike", "Strike", strike, DicePool.MAX_STRIKE, document, findings);
                report(path + ".crit", "Crit", crit, DicePool.MAX_CRIT, document, findings);
            }
        }
        for (final Gear gear : game.gear().values()) {
            gear.test()
                    .ifPresent(test -> report(
                            "gear." + gear.id() + ".test.focus",
                            "Focus",
                            test.focus() + most(game, SkillId.CLAYMORE_MASTER, Skill::focus),
                            DicePool.MAX_FOCUS,
                            document,
                            findings));
        }
    }

    private static int attached(final GameData game, final Weapon weapon, final ToIntFunction<Gear.Attachment> dice) {
        return game.gear().values().stream()
                .flatMap(gear -> gear.attachment().stream())
                .filter(attachment -> attachment.weapon().equals(weapon.id()))
                .mapToInt(dice)
                .reduce(0, Math::max);
    }

    private static int most(final GameData game, final SkillId id, final ToIntFunction<Skill> dice) {
        return levels(game)
                .map(level -> level.skills().get(id.id()))
                .filter(Objects::nonNull)
                .mapToInt(dice)
                .reduce(0, Math::max);
    }

    /** Levels that a Marine may have: those of the scenario's squad; in a campaign he may rise to any. */
    private static Stream<Level> levels(final GameData game) {
        if (game.squad().isEmpty() || game.campaign().isPresent()) {
            return game.specializations().values().stream().flatMap(specialization -> specialization.levels().stream());
        }
        return game.playedSquad().members().entrySet().stream()
                .map(marine -> game.specializations()
                        .get(marine.getKey())
                        .levels()
                        .get(marine.getValue().level() - 1));
    }

    private static int mostAbility(final GameData game, final ToIntFunction<Ability> dice) {
        return game.profiles().values().stream()
                .map(Profile::ability)
                .filter(ability -> OF_FIRE_ORDERS.contains(ability.kind()))
                .mapToInt(dice)
                .reduce(0, Math::max);
    }

    private static int mostBoon(final GameData game) {
        return game.boonCards().values().stream()
                .filter(card -> card.effect() == BoonCard.Effect.FIRE_STRIKE)
                .mapToInt(BoonCard::amount)
                .reduce(0, Math::max);
    }

    private void report(
            final String path,
            final String dice,
            final int count,
            final int limit,
            final ScenarioDocument document,
            final Findings findings) {
        if (count > limit) {
            findings.add(
                    code(),
                    document,
                    path,
                    "with attachment, skills and cards a test may throw " + count + " " + dice + " dice, " + limit
                            + " is the most",
                    "lower it, or the attachment, the skill or the card");
        }
    }
}
