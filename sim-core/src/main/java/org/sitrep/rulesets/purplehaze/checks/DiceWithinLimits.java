package org.sitrep.rulesets.purplehaze.checks;

import java.util.List;
import java.util.StringJoiner;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import org.sitrep.dice.DicePool;
import org.sitrep.rulesets.purplehaze.definition.CombatBox;
import org.sitrep.rulesets.purplehaze.definition.CombatBox.LogEffect;
import org.sitrep.rulesets.purplehaze.definition.CombatMarker;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Gear;
import org.sitrep.rulesets.purplehaze.definition.Options;
import org.sitrep.rulesets.purplehaze.definition.SkillId;
import org.sitrep.rulesets.purplehaze.definition.Space;
import org.sitrep.rulesets.purplehaze.definition.SpecialistType;
import org.sitrep.rulesets.purplehaze.definition.Specialization;
import org.sitrep.rulesets.purplehaze.definition.Specialization.Skill;
import org.sitrep.rulesets.purplehaze.definition.TacticsMarker;
import org.sitrep.rulesets.purplehaze.definition.Weapon;
import org.sitrep.rulesets.purplehaze.definition.WeaponMode;
import org.sitrep.rulesets.purplehaze.tables.CombatTables;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-DICE-3, PH-DICE-12: no rule caps a pool, but the dice have limits that the worst test of the data must keep. */
final class DiceWithinLimits implements Check {
    private static final String M60 = "m60";

    @Override
    public String code() {
        return "PH031";
    }

    @Override
    public String summary() {
        return "a test may take more dice than can be thrown";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final CombatBox box : game.combats().values()) {
            final Dice dice = enemyTest(game, box);
            report("combats." + box.id() + ".enemies.specialists", dice, document, findings);
        }
        for (final Weapon weapon : game.weapons().values()) {
            for (final WeaponMode mode : weapon.modes().values()) {
                final String path = "weapons." + weapon.id() + ".modes." + mode.id();
                reportAtColour(path, marineTest(game, weapon, mode), document, findings);
            }
        }
        for (final Gear gear : game.gear().values()) {
            final String path = "gear." + gear.id();
            gear.fire().ifPresent(mode -> reportAtColour(path + ".fire", thrown(game, mode), document, findings));
            gear.test().ifPresent(test -> reportAtColour(path + ".test", setOff(game, test), document, findings));
        }
    }

    /** The Enemy's test with the most dice of each colour, over all states of the log (PH-ENM-3). */
    private static Dice enemyTest(final GameData game, final CombatBox box) {
        int focus = 0;
        int crit = 0;
        for (final CombatMarker marker : game.combatMarkers().values()) {
            if (marker.copies() > 0 && marker.attacks()) {
                focus = Math.max(focus, marker.focus());
                crit = Math.max(crit, marker.crit());
            }
        }
        final int extra = game.options().eliteStrike() == Options.EliteStrike.TWO ? 1 : 0;
        Dice most = new Dice(0, 0, 0);
        for (final List<LogEffect> inForce : LogStates.effectsInForce(box)) {
            final Placement placed = Placement.atHighThreat(box, inForce);
            most = most.orMore(new Dice(
                    CombatTables.COMBAT_FOCUS + focus + placed.specialists().get(SpecialistType.RPD),
                    mostEnemies(game, placed) + extra * placed.specialists().get(SpecialistType.ELITE),
                    crit + placed.specialists().get(SpecialistType.SNIPER)));
        }
        return most;
    }

    /** Enemies on the board once Support has come as often as it can (PH-TAC-8). */
    private static int mostEnemies(final GameData game, final Placement placed) {
        final boolean support = game.tactics().values().stream()
                .anyMatch(marker -> marker.effect() == TacticsMarker.Effect.SUPPORT && marker.copies() > 0);
        if (!support) {
            return placed.total();
        }
        int spaces = 0;
        for (int space = 0; space < Space.COUNT; space++) {
            spaces += BoxSpaces.isOn(Space.of(space), game.options()) ? 1 : 0;
        }
        final int waiting = game.enemies().fighters().size() - placed.fighters();
        return Math.min(spaces, placed.total() + Math.max(0, waiting));
    }

    /** A mode's test by the Marine who adds most dice to it, with the weapon's attachment where that adds (PH-FIRE-4). */
    private static Dice marineTest(final GameData game, final Weapon weapon, final WeaponMode mode) {
        int strike = 0;
        int crit = 0;
        for (final Gear gear : game.gear().values()) {
            final Gear.Attachment part = gear.attachment().orElse(null);
            if (part != null && part.weapon().equals(weapon.id())) {
                strike = Math.max(strike, part.strike());
                crit = Math.max(crit, part.crit());
            }
        }
        final boolean secondStep = mode.automatic() && mode.ammo().isPresent();
        final Dice own = new Dice(0, mode.strike() + strike, mode.crit() + crit);
        Dice most = own;
        for (final Specialization who : game.specializations().values()) {
            for (int level = 1; level <= who.levels().size(); level++) {
                if (level >= weapon.minLevel()
                        && (weapon.users().isEmpty() || weapon.users().contains(who.id()))) {
                    final Specialization.Level card = who.levels().get(level - 1);
                    final int expert = weapon.id().equals(M60) ? most(card, SkillId.M60_EXPERT, Skill::crit) : 0;
                    most = most.orMore(withFireSkills(own, card, secondStep).plus(0, 0, expert));
                }
            }
        }
        return most;
    }

    private static Dice thrown(final GameData game, final WeaponMode mode) {
        final Dice own = new Dice(0, mode.strike(), mode.crit());
        return mostOfAllCards(game, own, card -> withFireSkills(own, card, mode.automatic()));
    }

    private static Dice withFireSkills(final Dice own, final Specialization.Level card, final boolean secondStep) {
        return own.plus(
                0,
                most(card, SkillId.STAND_AND_FIRE, Skill::strike)
                        + (secondStep ? most(card, SkillId.EXTRA_AMMO, Skill::strike) : 0),
                secondStep ? most(card, SkillId.EXTRA_AMMO, Skill::crit) : 0);
    }

    /** The Claymore's test (PH-CLY-1). */
    private static Dice setOff(final GameData game, final Gear.TestPool test) {
        final Dice own = new Dice(test.focus(), test.strike(), test.crit());
        return mostOfAllCards(game, own, card -> own.plus(most(card, SkillId.CLAYMORE_MASTER, Skill::focus), 0, 0));
    }

    private static Dice mostOfAllCards(
            final GameData game, final Dice own, final Function<Specialization.Level, Dice> withSkills) {
        return game.specializations().values().stream()
                .flatMap(who -> who.levels().stream())
                .map(withSkills)
                .reduce(own, Dice::orMore);
    }

    /** The dice that a skill of a card adds, 0 if the card does not list it or it takes dice away. */
    private static int most(final Specialization.Level card, final SkillId id, final ToIntFunction<Skill> dice) {
        final Skill skill = card.skills().get(id.id());
        return skill == null ? 0 : Math.max(0, dice.applyAsInt(skill));
    }

    private void reportAtColour(
            final String path, final Dice dice, final ScenarioDocument document, final Findings findings) {
        final String colour =
                dice.focus() > DicePool.MAX_FOCUS ? "focus" : dice.strike() > DicePool.MAX_STRIKE ? "strike" : "crit";
        report(path + "." + colour, dice, document, findings);
    }

    private void report(final String path, final Dice dice, final ScenarioDocument document, final Findings findings) {
        final String tooMany = dice.tooMany();
        if (!tooMany.isEmpty()) {
            findings.add(
                    code(),
                    document,
                    path,
                    "a test may take " + tooMany + " dice; at most " + DicePool.MAX_FOCUS + " Focus, "
                            + DicePool.MAX_STRIKE + " Strike, " + DicePool.MAX_CRIT + " Crit can be thrown",
                    "take dice away here, or from the markers, attachments and skills that add to them");
        }
    }

    /** The most dice of each colour. */
    private record Dice(int focus, int strike, int crit) {
        Dice orMore(final Dice other) {
            return new Dice(Math.max(focus, other.focus), Math.max(strike, other.strike), Math.max(crit, other.crit));
        }

        Dice plus(final int moreFocus, final int moreStrike, final int moreCrit) {
            return new Dice(focus + moreFocus, strike + moreStrike, crit + moreCrit);
        }

        /** The colours beyond their limits, in words; empty if all are within. */
        String tooMany() {
            final StringJoiner words = new StringJoiner(" and ");
            if (focus > DicePool.MAX_FOCUS) {
                words.add(focus + " Focus");
            }
            if (strike > DicePool.MAX_STRIKE) {
                words.add(strike + " Strike");
            }
            if (crit > DicePool.MAX_CRIT) {
                words.add(crit + " Crit");
            }
            return words.toString();
        }
    }
}
