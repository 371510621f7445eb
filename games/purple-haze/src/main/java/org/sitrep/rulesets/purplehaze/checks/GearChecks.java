package org.sitrep.rulesets.purplehaze.checks;

import static org.sitrep.ruleset.check.Check.check;
import static org.sitrep.ruleset.check.Check.each;

import java.util.List;
import java.util.Objects;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.sitrep.dice.DicePool;
import org.sitrep.ruleset.check.Check;
import org.sitrep.ruleset.check.Place;
import org.sitrep.rulesets.purplehaze.definition.CardLine;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Gear;
import org.sitrep.rulesets.purplehaze.definition.SkillId;
import org.sitrep.rulesets.purplehaze.definition.Specialization.Level;
import org.sitrep.rulesets.purplehaze.definition.Specialization.Skill;
import org.sitrep.rulesets.purplehaze.definition.Weapon;
import org.sitrep.rulesets.purplehaze.tables.CardTexts;

/** Checks weapons and gear. */
final class GearChecks {
    static final List<Check<GameData>> ALL = List.of(
            check(
                    "PH022",
                    "a mode spends gear that is not ammunition",
                    each("weapons", GameData::weapons, GearChecks::ammo)),
            check("PH023", "gear lacks a part that its use requires", each("gear", GameData::gear, GearChecks::parts)),
            check(
                    "PH024",
                    "an attachment removes more dice than its weapon has",
                    each("gear", GameData::gear, GearChecks::attachment)),
            check("PH031", "a Marine can throw more dice than the tables hold", GearChecks::marineDice),
            check("PH033", "two kinds of gear have a use that allows only one", GearChecks::oneKindPerUse));

    private GearChecks() {}

    /** PH-EQ-5: a mode with an ammo icon spends a step of its kind of ammunition. */
    private static void ammo(final GameData game, final Weapon weapon, final Place at) {
        at.each(
                "modes",
                weapon.modes(),
                (mode, place) -> mode.ammo()
                        .filter(gear -> game.gear().get(gear).use() != Gear.Use.AMMO)
                        .ifPresent(gear -> place.add(
                                "ammo",
                                gear + " is not ammunition",
                                "name gear whose use is ammo, or leave ammo out for unlimited fire")));
    }

    /** PH-EQ-8, PH-CLY-1, PH-EQ-12: grenades are thrown, smoke costs, Claymores test, attachments change weapons. */
    private static void parts(final GameData game, final Gear gear, final Place at) {
        final String lacking = switch (gear.use()) {
            case FRAG -> gear.fire().isPresent() ? "" : "fire";
            case SMOKE -> gear.useCost() > 0 ? "" : "useCost";
            case CLAYMORE -> gear.test().isPresent() ? "" : "test";
            case ATTACHMENT -> gear.attachment().isPresent() ? "" : "attachment";
            case AMMO, FIRST_AID, FLAK_JACKET, RATION, RADIO -> "";
        };
        if (!lacking.isEmpty()) {
            at.add("gear of this use needs " + lacking, "add " + lacking + ", or choose another use");
        }
    }

    /** PH-EQ-12: a bipod trades Strike dice, so the mode must have them. */
    private static void attachment(final GameData game, final Gear gear, final Place at) {
        gear.attachment()
                .ifPresent(attachment -> game.weapons()
                        .get(attachment.weapon())
                        .modes()
                        .forEach((id, mode) -> {
                            final int strike = mode.strike() + attachment.strike();
                            final int crit = mode.crit() + attachment.crit();
                            if (strike < 0 || crit < 0) {
                                at.add(
                                        "attachment",
                                        "leaves mode " + id + " of " + attachment.weapon() + " with " + strike
                                                + " Strike and " + crit + " Crit dice",
                                        "remove fewer dice");
                            }
                        }));
    }

    /** PH-DICE-3: adds up the dice of a mode, its attachment, the skills of its users, an Ability and a Boon card. */
    private static void marineDice(final GameData game, final Place at) {
        at.each(
                "weapons",
                game.weapons(),
                (weapon, card) -> card.each("modes", weapon.modes(), (mode, place) -> {
                    final int strike = mode.strike()
                            + attached(game, weapon, Gear.Attachment::strike)
                            + most(game, SkillId.EXTRA_AMMO, Skill::strike)
                            + most(game, SkillId.STAND_AND_FIRE, Skill::strike)
                            + CardTexts.most(game, GearChecks::isFire, CardLine::strike);
                    final int crit = mode.crit()
                            + attached(game, weapon, Gear.Attachment::crit)
                            + most(game, SkillId.EXTRA_AMMO, Skill::crit)
                            + most(game, SkillId.M60_EXPERT, Skill::crit)
                            + CardTexts.most(game, GearChecks::isFire, CardLine::crit);
                    dice("Strike", strike, DicePool.MAX_STRIKE, place.in("strike"));
                    dice("Crit", crit, DicePool.MAX_CRIT, place.in("crit"));
                }));
        at.each(
                "gear",
                game.gear(),
                (gear, place) -> gear.test().ifPresent(test -> {
                    final int focus = test.focus() + most(game, SkillId.CLAYMORE_MASTER, Skill::focus);
                    dice("Focus", focus, DicePool.MAX_FOCUS, place.in("test.focus"));
                }));
    }

    private static void dice(final String dice, final int count, final int limit, final Place at) {
        if (count > limit) {
            at.add(
                    "with attachment, skills and cards a test may throw " + count + " " + dice
                            + " dice, but the maximum is " + limit,
                    "reduce it, or the dice of the attachment, skill or card");
        }
    }

    private static int most(final IntStream dice) {
        return dice.reduce(0, Math::max);
    }

    private static int attached(final GameData game, final Weapon weapon, final ToIntFunction<Gear.Attachment> dice) {
        return most(game.gear().values().stream()
                .flatMap(gear -> gear.attachment().stream())
                .filter(attachment -> attachment.weapon().equals(weapon.id()))
                .mapToInt(dice));
    }

    private static int most(final GameData game, final SkillId id, final ToIntFunction<Skill> dice) {
        return most(levels(game)
                .map(level -> level.skills().get(id.id()))
                .filter(Objects::nonNull)
                .mapToInt(dice));
    }

    /**
     * Returns the levels that a Marine may have: those of the scenario's squad, or all levels in a campaign or without
     * a squad.
     */
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

    private static boolean isFire(final int tests) {
        return (tests & CardTexts.FIRE) != 0;
    }

    /**
     * PH-EQ-12, PH-COM-12: the rules expect one kind each of smoke, First Aid Kit and Flak Jacket, and one attachment
     * per weapon.
     */
    private static void oneKindPerUse(final GameData game, final Place at) {
        Place.distinct(
                game.gear().values().stream()
                        .filter(gear -> !soleUse(gear).isEmpty())
                        .toList(),
                gear -> gear.use() + " " + soleUse(gear),
                (gear, other) -> at.add(
                        "gear." + gear.id() + ".use",
                        gear.id() + " has the same " + soleUse(gear) + " as " + other.id()
                                + ", but the rules allow only one such kind",
                        "change or remove one of them"));
    }

    private static String soleUse(final Gear gear) {
        return switch (gear.use()) {
            case SMOKE, FIRST_AID, FLAK_JACKET, RADIO, CLAYMORE -> "use";
            case ATTACHMENT ->
                gear.attachment().map(part -> "attachment to " + part.weapon()).orElse("");
            case AMMO, FRAG, RATION -> "";
        };
    }
}
