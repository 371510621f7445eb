package org.sitrep.rulesets.purplehaze.squad;

import org.sitrep.ruleset.StateArrays;
import org.sitrep.rulesets.purplehaze.definition.SkillId;
import org.sitrep.rulesets.purplehaze.definition.Specialization.Skill;
import org.sitrep.rulesets.purplehaze.definition.Trait;
import org.sitrep.rulesets.purplehaze.tables.CardOp;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.rulesets.purplehaze.tables.Index;
import org.sitrep.rulesets.purplehaze.tables.StartingSquad;

/**
 * The state of the Marines beyond one combat, in primitive arrays by own ID less one. One instance per playout. The
 * arrays are public for the hot path.
 *
 * <p>A Marine is 0-5 (own ID less one), and so is an ID; masks have one bit per Marine, ID or card.
 */
public final class SquadState {
    public static final int MARINES = StartingSquad.MARINES;
    public static final int NONE = Index.NONE;

    private static final Trait[] ALL_TRAITS = Trait.values();
    /** Number of Traits. */
    public static final int TRAITS = ALL_TRAITS.length;

    private static final int ALL = (1 << MARINES) - 1;

    /** The state of each Marine, by Marine. */
    private final StateArrays perMarine = new StateArrays();
    /** The counts of this Mission. */
    private final StateArrays uses = new StateArrays();

    public final GameTables tables;
    /** Profiles and Specialization levels. */
    public final MarineCards cards;
    /** Effects of Abilities, Lucky Charms and skills that are always in force. */
    public final CardsInForce inForce;
    /** The uses of Boon cards, Lucky Charms, Abilities and skills. */
    public final HeldCards held;

    /** The Marines with the Squad: neither killed nor evacuated. {@link #kill} and {@link #evacuate} update it. */
    public int present;

    public int presentCount;
    public int killed;
    public int evacuated;
    public boolean inCombat;
    /** Effects that cards may have, as a mask of {@code CardOp}; during a combat, of the cards held at its start. */
    long cardOps = HeldCards.ANYTHING;

    public int pointMan;
    /** Change of every Load Capacity by the present Mission. */
    public int loadChange;

    public final int[] damage = perMarine.ints(MARINES);
    public final int[] cubes = perMarine.ints(MARINES);
    /** The Wound card in force, or {@link #NONE}. */
    public final int[] wound = perMarine.ints(MARINES, NONE);

    public final int[] stress = perMarine.ints(MARINES);
    public final int[] conditionCubes = perMarine.ints(MARINES);
    /** The Condition card in force, or {@link #NONE}. */
    public final int[] condition = perMarine.ints(MARINES, NONE);
    /** Unspent experience. */
    public final int[] experience = perMarine.ints(MARINES);

    public final int[] boonPoints = perMarine.ints(MARINES);
    /** The Boon card held, or {@link #NONE}. */
    public final int[] boonCard = perMarine.ints(MARINES, NONE);
    /** The Lucky Charm held, or {@link #NONE}. */
    public final int[] charm = perMarine.ints(MARINES, NONE);
    /** The ID that a Marine holds in addition to the own one, or {@link #NONE}. */
    public final int[] extraId = perMarine.ints(MARINES, NONE);
    /** The holder of an ID, or {@link #NONE}. */
    public final int[] holder = perMarine.ints(MARINES, NONE);

    public final Kits kits;
    /** Weapons at {@code marine * 6 + i}, first choice first, or {@link #NONE}; written only by {@link #kits}. */
    public final int[] weapons;
    /** Weapons that the Squad has found and owns from then on, as a mask (PH-SQD-2). */
    public long ownedWeapons;
    /** Profiles that Events have added to the pool, as a mask (PH-MAR-7). */
    public long profilesFound;
    /** Lucky Charms that are out of the game, or with a Marine who is not with the Squad, as a mask (PH-CHM-1). */
    public int charmsOut;
    /**
     * Markers on their fuller side at {@code marine * gear + g}, including one-sided gear; written only by
     * {@link #kits}.
     */
    public final int[] gearFull;
    /** Markers on their second side at {@code marine * gear + g}; written only by {@link #kits}. */
    public final int[] gearLow;
    /** The room when handovers were listed last. */
    final Room room;
    /** Uses of a skill in this Mission, at {@code marine * SKILLS + skill}. */
    public final int[] skillUsed = uses.ints(MARINES * MarineCards.SKILLS);

    public final int[] abilityUsed = uses.ints(MARINES);
    /** Changes of Traits by Events of this Mission, at {@code marine * 5 + trait} (PH-TRT-2). */
    public final int[] traitChange = uses.ints(MARINES * TRAITS);

    /** Uses of the present charm in this Mission. */
    public final int[] charmUsed = uses.ints(MARINES);
    /** Uses of the skills with lines in this Mission. */
    public final int[] ownSkillUsed = uses.ints(MARINES);
    /** Charms used up in this Mission. */
    public final int[] charmsDiscarded = uses.ints(MARINES);
    /** Boon cards played in this Mission, as a mask: out of the deck until the next set-up (PH-BOON-3). */
    public int boonUsed;
    /** Wound cards that a Marine drew in this Mission and ignored. */
    public final int[] woundsIgnored = uses.ints(MARINES);
    /** Wound cards suffered in this Mission, by card. */
    public final int[] woundsSuffered;
    /** Condition cards drawn in this Mission, by card. */
    public final int[] conditionsDrawn;
    /** The current or latest test. */
    public final TestInHand test = new TestInHand();
    /** The Wound cards in the deck, as a mask. */
    public int woundDeck;
    /** The Condition cards in the deck, as a mask. */
    public int conditionDeck;
    /** The number of items dropped so far. */
    public int shed;
    /** The Squad dealt last, as dealt, and its source. */
    private SquadState dealt;

    private StartingSquad dealtFrom;

    /** Creates a Squad to be dealt by {@link #reset}. */
    public SquadState(final GameTables tables) {
        this.tables = tables;
        cards = new MarineCards(tables);
        inForce = new CardsInForce(this);
        held = new HeldCards(this, inForce);
        room = new Room(tables.items);
        kits = new Kits(tables);
        weapons = kits.weapons;
        gearFull = kits.gearFull;
        gearLow = kits.gearLow;
        woundsSuffered = uses.ints(tables.wounds.count);
        conditionsDrawn = uses.ints(tables.conditions.count);
    }

    /** Deals the Squad as at the start of the scenario. */
    public void reset(final StartingSquad start) {
        if (dealtFrom != start) {
            dealtFrom = start;
            dealt = new SquadState(tables);
            dealt.deal(start);
        }
        copyFrom(dealt);
    }

    private void deal(final StartingSquad start) {
        disband();
        for (int marine = 0; marine < MARINES; marine++) {
            enlist(marine, start.profile[marine]);
            cards.setLevel(marine, start.level[marine]);
            stress[marine] = start.stress[marine];
            condition[marine] = start.condition[marine];
            conditionCubes[marine] = condition[marine] == NONE ? 0 : 1;
            experience[marine] = start.experience[marine];
            boonCard[marine] = start.boonCard[marine];
            charm[marine] = start.charm[marine];
        }
        kits.deal(start);
        conditionDeck = start.conditionDeck;
        pointMan = start.pointMan;
    }

    /** Begins a combat, in which Marines lose cards but find none. */
    public void beginCombat() {
        inCombat = true;
        cardOps = held.ops();
    }

    /** Ends the combat, if there is one. */
    public void endCombat() {
        inCombat = false;
        cardOps = HeldCards.ANYTHING;
    }

    /** Renews all uses per Mission (PH-MAR-2, PH-MAR-3, PH-CHM-1). */
    public void renewUses() {
        uses.reset();
        boonUsed = 0;
    }

    /** Copies another Squad of the same game, except for the current test. */
    public void copyFrom(final SquadState other) {
        cards.copyFrom(other.cards);
        present = other.present;
        presentCount = other.presentCount;
        killed = other.killed;
        evacuated = other.evacuated;
        inCombat = other.inCombat;
        cardOps = other.cardOps;
        pointMan = other.pointMan;
        loadChange = other.loadChange;
        perMarine.copyFrom(other.perMarine);
        kits.copyFrom(other.kits);
        uses.copyFrom(other.uses);
        boonUsed = other.boonUsed;
        woundDeck = other.woundDeck;
        conditionDeck = other.conditionDeck;
        ownedWeapons = other.ownedWeapons;
        profilesFound = other.profilesFound;
        charmsOut = other.charmsOut;
        shed = other.shed;
    }

    /** Empties the Squad: no Marine, no card, nothing owned, as at the start of a campaign that draws its Marines. */
    public void disband() {
        endCombat();
        pointMan = 0;
        loadChange = 0;
        for (int marine = 0; marine < MARINES; marine++) {
            vacate(marine);
        }
        kits.clearAll();
        renewUses();
        woundDeck = (1 << tables.wounds.count) - 1; // PH-SET-4
        conditionDeck = (1 << tables.conditions.count) - 1;
        ownedWeapons = 0;
        profilesFound = 0;
        charmsOut = 0;
        shed = 0;
    }

    /** Empties a place: its Marine leaves with all that they have. */
    public void vacate(final int marine) {
        cards.takeAway(marine);
        perMarine.resetAt(marine);
        killed &= ~(1 << marine);
        evacuate(1 << marine);
    }

    /**
     * Fills an empty place with a new Marine: at level 1, and without experience, Stress or anything else (PH-MAR-4).
     */
    public void enlist(final int marine, final int profile) {
        cards.dealProfile(marine, profile);
        cards.setLevel(marine, 1);
        holder[marine] = marine;
        evacuated &= ~(1 << marine);
        countPresent();
    }

    /**
     * Returns the Lucky Charms that no Marine holds and that are not out of the game, as a mask (PH-SET-4, PH-CHM-1).
     */
    public int charmPile() {
        int pile = (1 << tables.charms.count) - 1 & ~charmsOut;
        for (int marine = 0; marine < MARINES; marine++) {
            pile &= charm[marine] == NONE ? pile : ~(1 << charm[marine]);
        }
        return pile;
    }

    /** Removes Marines from the Squad for good; their IDs stay. */
    public void kill(final int marines) {
        killed |= marines;
        countPresent();
    }

    /** Removes Marines from the Squad until the Mission ends; their IDs stay. */
    public void evacuate(final int marines) {
        evacuated |= marines;
        countPresent();
    }

    /** Returns the evacuated Marines to the Squad. */
    public void bringBack() {
        evacuated = 0;
        countPresent();
    }

    private void countPresent() {
        present = ALL & ~killed & ~evacuated;
        presentCount = Integer.bitCount(present);
    }

    /** Returns whether a Marine is with the Squad. */
    public boolean isPresent(final int marine) {
        return (present & 1 << marine) != 0;
    }

    /** Returns the Marines with the Squad who have any of the given markers, counted by Marine, as a mask. */
    public int with(final int[] markers) {
        int marines = 0;
        for (int marine = 0; marine < MARINES; marine++) {
            marines |= markers[marine] > 0 ? 1 << marine : 0;
        }
        return marines & present;
    }

    /** Returns the Boon points of all Marines with the Squad. */
    public int boonPointsOfAll() {
        int points = 0;
        for (int rest = present; rest != 0; rest &= rest - 1) {
            points += boonPoints[Integer.numberOfTrailingZeros(rest)];
        }
        return points;
    }

    /** Returns the Marines with the Squad who have a kind of gear, as a mask; 0 for {@link #NONE}. */
    public int carriers(final int gear) {
        int marines = 0;
        for (int rest = gear == NONE ? 0 : present; rest != 0; rest &= rest - 1) {
            final int marine = Integer.numberOfTrailingZeros(rest);
            marines |= (kits.kinds[marine] >>> gear & 1) << marine;
        }
        return marines;
    }

    /** Returns the IDs that a Marine holds, as a mask. */
    public int idsOf(final int marine) {
        return 1 << marine | (extraId[marine] == NONE ? 0 : 1 << extraId[marine]);
    }

    /** Returns whether a Marine has a skill with a use left in this Mission (PH-MAR-3). */
    public boolean mayUse(final int marine, final SkillId skill) {
        final int at = MarineCards.at(marine, skill);
        final int uses = cards.skill[at].uses();
        return cards.skill[at] != Skill.NONE && (uses == 0 || skillUsed[at] < uses);
    }

    /**
     * Returns the present rating of a Trait: as printed, changed by Events and by the Wound and Condition in force, at
     * least 0 (PH-TRT-2).
     */
    public int trait(final int marine, final int trait) {
        int rating = cards.trait(marine, trait) + traitChange[marine * TRAITS + trait];
        if (wound[marine] != NONE) {
            rating += tables.wounds.get(wound[marine]).traits().of(ALL_TRAITS[trait]);
        }
        if (condition[marine] != NONE) {
            rating += tables.conditions.get(condition[marine]).traits().of(ALL_TRAITS[trait]);
        }
        return Math.max(0, rating);
    }

    /** Returns the present Damage Threshold, at least 1 (PH-WND-5). */
    public int damageThreshold(final int marine) {
        final int own =
                cards.profile(marine).damageThreshold() + inForce.sum(marine, CardOp.DAMAGE_THRESHOLD); // GAP-08
        return Math.max(
                1,
                wound[marine] == NONE
                        ? own
                        : own + tables.wounds.get(wound[marine]).damageThreshold());
    }

    /** Returns the present Stress Threshold (PH-CND-1). */
    public int stressThreshold(final int marine) {
        final int own =
                cards.profile(marine).stressThreshold() + inForce.sum(marine, CardOp.STRESS_THRESHOLD); // GAP-10
        return condition[marine] == NONE
                ? own
                : own + tables.conditions.get(condition[marine]).stressThreshold();
    }
}
