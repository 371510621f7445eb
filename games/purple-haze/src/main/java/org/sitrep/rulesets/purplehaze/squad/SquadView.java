package org.sitrep.rulesets.purplehaze.squad;

import org.sitrep.rulesets.purplehaze.definition.CardLine;
import org.sitrep.rulesets.purplehaze.definition.SkillId;
import org.sitrep.rulesets.purplehaze.tables.CardOp;
import org.sitrep.rulesets.purplehaze.tables.ModeTable;
import org.sitrep.rulesets.purplehaze.tables.StartingSquad;

/**
 * A read-only view of the Squad: all that its player sees of the Marines, their cards, cubes and kit. It excludes the
 * order of any deck. Every method returns immediately and allocates nothing. One instance per playout.
 *
 * <p>Marines are 0-5 (own ID less one).
 */
public final class SquadView {
    public static final int MARINES = SquadState.MARINES;

    private final SquadState squad;

    /** Creates the view of a Squad. */
    public SquadView(final SquadState squad) {
        this.squad = squad;
    }

    // Marines

    /** Returns whether a Marine is with the Squad: neither killed nor evacuated. */
    public boolean present(final int marine) {
        return squad.isPresent(marine);
    }

    /** Returns the number of Marines with the Squad. */
    public int marines() {
        return squad.presentCount;
    }

    /** Returns the maximum Soft Cover of a Marine. */
    public int maxSoft(final int marine) {
        return squad.cards.maxSoft(marine);
    }

    /** Returns the Damage of a Marine. */
    public int damage(final int marine) {
        return squad.damage[marine];
    }

    /** Returns the present Damage Threshold of a Marine. */
    public int damageThreshold(final int marine) {
        return squad.damageThreshold(marine);
    }

    /** Returns the Stress of a Marine. */
    public int stress(final int marine) {
        return squad.stress[marine];
    }

    /** Returns the present Stress Threshold of a Marine. */
    public int stressThreshold(final int marine) {
        return squad.stressThreshold(marine);
    }

    /** Returns the number of a Marine's Wound cubes. */
    public int woundCubes(final int marine) {
        return squad.cubes[marine];
    }

    /** Returns the number of a Marine's Condition cubes. */
    public int conditionCubes(final int marine) {
        return squad.conditionCubes[marine];
    }

    /** Returns the extra ID that a Marine holds, 0-5, or -1. */
    public int extraId(final int marine) {
        return squad.extraId[marine];
    }

    /** Returns whether a Marine has a skill. */
    public boolean hasSkill(final int marine, final SkillId skill) {
        return squad.cards.has(marine, skill);
    }

    /** Returns the remaining uses of what a mode spends; a large number if it spends nothing. */
    public int stepsFor(final int marine, final int mode) {
        final int spends = squad.tables.modes.spends[mode];
        return spends == SquadState.NONE ? Integer.MAX_VALUE : Equipment.steps(squad, marine, spends);
    }

    /** Returns the position of a weapon among those that a Marine holds, first choice first, or -1. */
    public int weaponRank(final int marine, final int weapon) {
        for (int i = 0; i < StartingSquad.MAX_WEAPONS; i++) {
            if (squad.weapons[marine * StartingSquad.MAX_WEAPONS + i] == weapon) {
                return i;
            }
        }
        return -1;
    }

    /** Returns the total Damage of the Marines with the Squad. */
    public int damageOfAll() {
        int damage = 0;
        for (int marine = 0; marine < SquadState.MARINES; marine++) {
            damage += squad.isPresent(marine) ? squad.damage[marine] : 0;
        }
        return damage;
    }

    /** Returns the total Stress of the Marines with the Squad. */
    public int stressOfAll() {
        int stress = 0;
        for (int marine = 0; marine < SquadState.MARINES; marine++) {
            stress += squad.isPresent(marine) ? squad.stress[marine] : 0;
        }
        return stress;
    }

    /** Returns the total number of Wound cubes of the Marines with the Squad. */
    public int woundCubesOfAll() {
        int cubes = 0;
        for (int marine = 0; marine < SquadState.MARINES; marine++) {
            cubes += squad.isPresent(marine) ? squad.cubes[marine] : 0;
        }
        return cubes;
    }

    /**
     * Returns the smallest distance to the Damage Threshold, over the Marines with the Squad who have at least
     * {@code leastDamage}; a large number if no Marine has.
     */
    public int leastDamageLeft(final int leastDamage) {
        int least = Integer.MAX_VALUE;
        for (int marine = 0; marine < SquadState.MARINES; marine++) {
            if (squad.isPresent(marine) && squad.damage[marine] >= leastDamage) {
                least = Math.min(least, squad.damageThreshold(marine) - squad.damage[marine]);
            }
        }
        return least;
    }

    /** Returns the smallest distance to the Stress Threshold, over the Marines with the Squad. */
    public int leastStressLeft() {
        int least = Integer.MAX_VALUE;
        for (int marine = 0; marine < SquadState.MARINES; marine++) {
            if (squad.isPresent(marine)) {
                least = Math.min(least, squad.stressThreshold(marine) - squad.stress[marine]);
            }
        }
        return least;
    }

    /** Returns the number of times that the Squad's Kits still allow First Aid. */
    public int firstAidSteps() {
        final int kit = squad.tables.gear.firstAid;
        int steps = 0;
        for (int rest = kit == SquadState.NONE ? 0 : squad.present; rest != 0; rest &= rest - 1) {
            final int marine = Integer.numberOfTrailingZeros(rest);
            steps += (squad.kits.kinds[marine] >> kit & 1) == 0 ? 0 : Equipment.steps(squad, marine, kit);
        }
        return steps;
    }

    /** Returns the Marine who holds an ID, or -1. */
    public int holder(final int id) {
        return squad.holder[id];
    }

    /** Returns the Point Man. */
    public int pointMan() {
        return squad.pointMan;
    }

    /** Returns the Strike dice that a Marine gains in Perception as Point Man. */
    public int pointManStrike(final int marine) {
        return squad.cards.skill(marine, SkillId.POINT_MAN).strike();
    }

    /** Returns the Boon points of a Marine. */
    public int boonPoints(final int marine) {
        return squad.boonPoints[marine];
    }

    // Cards

    /** Returns what a use of {@link HeldCards} is for, the first thing if it does several. */
    public CardOp opOf(final int use) {
        return squad.tables.texts.chief(squad.held.text(use));
    }

    /** Returns the Marines whom a use of {@link HeldCards} concerns. */
    public CardLine.Whom whomOf(final int use) {
        return squad.held.line(use, opOf(use)).who();
    }

    /** Returns the Marine whose card a use of {@link HeldCards} needs, or -1 for a Boon card that no Marine holds. */
    public int holderOf(final int use) {
        return squad.held.isHeld(use) ? squad.held.holder(use) : -1;
    }

    /** Returns the use by which a Marine can do a thing now, or {@link HeldCards#NOTHING}. */
    public int useOf(final int marine, final CardOp op) {
        return squad.held.own(marine, op);
    }

    /** Returns the Boon card that a Marine holds, or -1. */
    public int boonCard(final int marine) {
        return squad.boonCard[marine];
    }

    /** Returns the Lucky Charm that a Marine holds, or -1. */
    public int charm(final int marine) {
        return squad.charm[marine];
    }

    /** Returns the Stress of a Wound card. */
    public int woundStress(final int card) {
        return squad.tables.wounds.get(card).stress();
    }

    /** Returns whether a Wound card is the K.I.A. card. */
    public boolean isKiaCard(final int card) {
        return squad.tables.wounds.get(card).isKia();
    }

    // The current test

    /** Returns the successes of the current test; 0 before the dice are thrown. */
    public int testSuccesses() {
        return squad.test.successes();
    }

    /** Returns whether the current test is a Trait test. */
    public boolean isTraitTest() {
        return squad.test.isTraitTest();
    }

    /** Returns the successes that the current test requires, its DIFF; 0 where every success counts. */
    public int testNeeds() {
        return squad.test.needed;
    }

    /** Returns the exact probability that the present dice of the current test score at least {@code successes}. */
    public double testChance(final int successes) {
        final TestInHand test = squad.test;
        return test.focus <= 0
                ? 0
                : squad.tables.totals.probabilityAtLeast(test.focus, test.strike, test.crit, successes);
    }

    /** Returns the exact mean of the successes that the present dice of the current test score. */
    public double testMean() {
        final TestInHand test = squad.test;
        return test.focus <= 0 ? 0 : squad.tables.totals.mean(test.focus, test.strike, test.crit);
    }

    // Weapons

    /** Returns the modes of weapons and thrown gear. */
    public ModeTable modes() {
        return squad.tables.modes;
    }

    /** Returns the {@code i}th weapon that a Marine holds, first choice first, or -1; {@code i} is 0-5. */
    public int weapon(final int marine, final int i) {
        return squad.weapons[marine * StartingSquad.MAX_WEAPONS + i];
    }

    /** Returns the weapons that a Marine holds, as a mask by number. */
    public long arms(final int marine) {
        return squad.kits.arms[marine];
    }

    /**
     * Returns the kinds of gear that a Marine's weapons spend and that have a use left, as a mask. Together with
     * {@link #arms} it determines the modes that the Marine can fire.
     */
    public int ammo(final int marine) {
        return squad.kits.spends[marine] & squad.kits.kinds[marine];
    }

    /** Returns the first mode of a weapon. */
    public int firstMode(final int weapon) {
        return squad.tables.weapons.firstMode[weapon];
    }

    /** Returns the number of modes of a weapon. */
    public int modesOf(final int weapon) {
        return squad.tables.weapons.modes[weapon];
    }

    /** Returns whether a weapon may be a main weapon. */
    public boolean isMainWeapon(final int weapon) {
        return squad.tables.weapons.get(weapon).mainWeapon();
    }

    /** Returns whether every Marine may use a weapon, whatever the Specialization. */
    public boolean forEverybody(final int weapon) {
        return squad.tables.weapons.users[weapon] == (1 << MARINES) - 1;
    }

    /** Returns the Load of a weapon. */
    public int weaponLoad(final int weapon) {
        return squad.tables.weapons.get(weapon).load();
    }

    /** Returns the Load that a Marine could carry in addition; negative if overloaded. */
    public int loadLeft(final int marine) {
        return Room.left(squad, marine);
    }

    // Gear

    /** Returns whether gear is the First Aid Kit. */
    public boolean isFirstAidKit(final int gear) {
        return gear == squad.tables.gear.firstAid;
    }

    /** Returns whether gear is the Radio Set. */
    public boolean isRadioSet(final int gear) {
        return gear == squad.tables.gear.radio;
    }

    /** Returns whether gear is the Flak Jacket. */
    public boolean isFlakJacket(final int gear) {
        return gear == squad.tables.gear.flakJacket;
    }

    /** Returns whether gear is the Extra Ration. */
    public boolean isRation(final int gear) {
        return gear == squad.tables.gear.ration;
    }

    /** Returns whether gear is thrown at the Enemy. */
    public boolean isThrown(final int gear) {
        return (squad.tables.items.thrown >> gear & 1) != 0;
    }

    /** Returns whether gear is the attachment of a weapon that a Marine holds. */
    public boolean helpsWeapon(final int marine, final int gear) {
        return (squad.kits.attachments[marine] >> gear & 1) != 0;
    }

    /** Returns whether a weapon that a Marine holds spends a kind of gear. */
    public boolean feedsWeapon(final int marine, final int gear) {
        return (squad.kits.spends[marine] >> gear & 1) != 0;
    }

    /** Returns the remaining uses of a kind of gear that a Marine carries. */
    public int steps(final int marine, final int gear) {
        return Equipment.steps(squad, marine, gear);
    }
}
