package org.sitrep.rulesets.purplehaze.combat;

import java.util.Locale;
import java.util.function.IntSupplier;
import org.sitrep.rulesets.purplehaze.definition.Options;
import org.sitrep.rulesets.purplehaze.definition.Space;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.tables.GameTables;

/**
 * What must be true of a {@link CombatState} whenever a player is asked something: masks agree with arrays, counts
 * agree, nothing is lost or doubled.
 */
public final class StateInvariants {
    private static final int NONE = CombatState.NONE;
    private static final int MARINES = CombatState.MARINES;

    private final CombatState state;
    private final GameTables tables;
    private final IntSupplier conditionsElsewhere;

    /** Looks at a combat. */
    public StateInvariants(final CombatState state) {
        this(state, () -> 0);
    }

    /**
     * Looks at a combat of a campaign.
     *
     * @param conditionsElsewhere the Condition cards that men in Hospital keep, as a mask
     */
    public StateInvariants(final CombatState state, final IntSupplier conditionsElsewhere) {
        this.state = state;
        this.conditionsElsewhere = conditionsElsewhere;
        tables = state.tables;
    }

    /**
     * Checks them all.
     *
     * @param kind what is being asked, an {@link DecisionKind}; while IDs pass on, holders and Wounds are between two
     *     states
     */
    public void check(final int kind) {
        enemiesAgree();
        marinesAgree(kind);
        decksAreWhole();
        tacticsAreConserved();
        smokeIsWithinItsMarkers();
        gearIsNeverNegative();
        cardsAreHeldOnce();
        if (kind != DecisionKind.ID_HOLDER) {
            idsAreHeldOnce();
        }
        if (kind != DecisionKind.ID_HOLDER && !isWithinASource(kind)) {
            nobodyIsAtAThreshold();
        }
        if (kind == DecisionKind.ACTIVATE) {
            that(state.initiative >= 0, "Marines act at Initiative %d", state.initiative);
        }
    }

    /** Whether the question comes before the Wound check of a source of Damage is done. */
    private static boolean isWithinASource(final int kind) {
        return kind == DecisionKind.IGNORE_DAMAGE
                || kind == DecisionKind.IGNORE_WOUND
                || kind == DecisionKind.BEFORE_TEST;
    }

    private void cardsAreHeldOnce() {
        int boons = state.squad.boonUsed;
        int charms = 0;
        for (int marine = 0; marine < MARINES; marine++) {
            final int boon = state.squad.boonCard[marine];
            final int charm = state.squad.charm[marine];
            that(boon == NONE || (boons & 1 << boon) == 0, "Boon card %d is there twice", boon);
            that(charm == NONE || (charms & 1 << charm) == 0, "Lucky Charm %d is there twice", charm);
            boons |= boon == NONE ? 0 : 1 << boon;
            charms |= charm == NONE ? 0 : 1 << charm;
            final int uses = state.squad.cards.ability(marine).uses();
            that(uses == 0 || state.squad.abilityUsed[marine] <= uses, "ID %d uses his Ability too often", marine + 1);
            final int most = charm == NONE ? 0 : state.tables.charms.get(charm).uses();
            that(most == 0 || state.squad.charmUsed[marine] <= most, "ID %d uses his charm too often", marine + 1);
        }
    }

    private static void that(final boolean holds, final String message, final Object... values) {
        if (!holds) {
            throw new AssertionError(String.format(Locale.ROOT, message, values));
        }
    }

    private void enemiesAgree() {
        final int[] types = new int[state.tables.enemies.types];
        long onBoard = 0;
        for (int rest = state.enemyMask; rest != 0; rest &= rest - 1) {
            final int space = Integer.numberOfTrailingZeros(rest);
            final int unit = state.unit[space];
            that((onBoard & 1L << unit) == 0, "unit %d stands twice", unit);
            onBoard |= 1L << unit;
            types[tables.enemies.type[unit]]++;
            that(state.hitPoints[space] > 0, "no Hit Points on space %d", space);
            that(state.hitPoints[space] <= tables.enemies.hitPoints[unit], "Hit Points of space %d have grown", space);
            that(state.enemySoft[space] >= 0, "Soft Cover of space %d", space);
            that(state.enemySoft[space] <= tables.enemies.soft[unit], "Soft Cover of space %d has grown", space);
        }
        that((onBoard & state.unitPool) == 0, "a unit on the board is in the pool");
        that(state.enemies == Integer.bitCount(state.enemyMask), "%d Enemies counted", state.enemies);
        that((state.hiddenMask & ~state.enemyMask) == 0, "a hidden Enemy is not there");
        that((state.supportMask & ~state.enemyMask) == 0, "a Support Enemy is not there");
        that((state.enemyMask & ~tables.board.spaces) == 0, "an Enemy stands off the board");
        int eliminated = 0;
        int armored = 0;
        for (int type = 0; type < types.length; type++) {
            armored += tables.enemies.armored[type] ? types[type] : 0;
            that(types[type] == state.onBoard[type], "type %d: %d counted", type, state.onBoard[type]);
            that(state.placed[type] == types[type] + state.eliminated[type], "type %d: some are lost", type);
            eliminated += state.eliminated[type];
        }
        that(armored == state.armored, "%d armored Enemies counted", state.armored);
        that(eliminated == state.eliminatedCount, "%d eliminated counted", state.eliminatedCount);
        that(state.eliminatedOfSetUp <= state.eliminatedCount, "more of the set-up eliminated than in all");
        that(state.eliminatedOfSetUp <= state.setUp.enemySpace.length, "more eliminated than were set up");
        that(
                Long.bitCount(state.unitPool) + state.enemies + eliminated == tables.enemies.units,
                "units are lost or doubled");
    }

    private void marinesAgree(final int kind) {
        int mask = 0;
        that(
                state.squad.presentCount == Integer.bitCount(state.squad.present),
                "%d alive counted",
                state.squad.presentCount);
        for (int marine = 0; marine < MARINES; marine++) {
            final int space = state.space[marine];
            that(
                    space != NONE == state.squad.isPresent(marine) || kind == DecisionKind.PLACE,
                    "ID %d and his space",
                    marine + 1);
            if (space != NONE) {
                that((mask & 1 << space) == 0, "two Marines on space %d", space);
                mask |= 1 << space;
                that(state.marineAt[space] == marine, "space %d does not know ID %d", space, marine + 1);
            }
            that(
                    state.soft[marine] >= 0 && state.soft[marine] <= state.squad.cards.maxSoft(marine),
                    "ID %d has %d Soft Cover",
                    marine + 1,
                    state.soft[marine]);
            that(state.actsThisRound[marine] <= 2, "ID %d activates a third time", marine + 1);
            that(state.acts[marine] >= state.actsThisRound[marine], "ID %d: activations", marine + 1);
            that(state.squad.cubes[marine] <= 3, "ID %d has %d cubes", marine + 1, state.squad.cubes[marine]);
            that(
                    state.squad.cubes[marine] < 3
                            || !state.squad.isPresent(marine)
                            || kind == DecisionKind.ID_HOLDER
                            || kind == DecisionKind.IGNORE_WOUND,
                    "ID %d lives",
                    marine + 1);
        }
        that(mask == state.marineMask, "Marine spaces %x, mask %x", mask, state.marineMask);
        for (int space = 0; space < Space.COUNT; space++) {
            that((mask & 1 << space) != 0 == (state.marineAt[space] != NONE), "space %d holds a ghost", space);
        }
    }

    /**
     * Every Wound card is in the deck, held by one man, living or dead, or gone with the dead; a Condition card in the
     * deck or held.
     */
    private void decksAreWhole() {
        int wounds = state.squad.woundDeck;
        int conditions = state.squad.conditionDeck | conditionsElsewhere.getAsInt();
        for (int marine = 0; marine < MARINES; marine++) {
            if (state.squad.wound[marine] != NONE) {
                that(
                        (wounds & 1 << state.squad.wound[marine]) == 0,
                        "Wound card %d is there twice",
                        state.squad.wound[marine]);
                wounds |= 1 << state.squad.wound[marine];
            }
            if (state.squad.condition[marine] != NONE) {
                that(
                        (conditions & 1 << state.squad.condition[marine]) == 0,
                        "Condition %d twice",
                        state.squad.condition[marine]);
                conditions |= 1 << state.squad.condition[marine];
            }
        }
        that(conditions == (1 << tables.conditions.count) - 1, "a Condition card is lost");
        int gone = (1 << tables.wounds.count) - 1 & ~wounds;
        for (int card = 0; card < tables.wounds.count; card++) {
            gone &= tables.wounds.get(card).isKia() ? ~(1 << card) : gone;
        }
        that(
                gone == 0
                        || tables.options.thirdWound() == Options.ThirdWound.CARD_DRAWN
                                && Integer.bitCount(gone) <= MARINES - state.squad.presentCount + MARINES,
                "Wound cards %x are lost",
                gone);
    }

    private void tacticsAreConserved() {
        int pool = 0;
        for (final int copies : state.tacticsPool) {
            that(copies >= 0, "a negative pool");
            pool += copies;
        }
        that(pool == state.tacticsPoolSize, "%d in the pool counted", state.tacticsPoolSize);
        int all = state.setUp.tacticsAtBottom.length;
        for (final int copies : state.setUp.tacticsPool) {
            all += copies;
        }
        final int waiting = state.queueTail - state.queueHead;
        that(waiting >= 0, "a negative queue");
        that(pool + waiting <= all, "more Tactics markers than there are");
        if (tables.options.tacticsUsed() != Options.TacticsUsed.BACK_TO_POOL
                && tables.options.tacticsOrder() != Options.TacticsOrder.TOP_FIRST) {
            that(pool + waiting + state.queueHead == all, "Tactics markers are lost or doubled");
        }
        if (tables.options.tacticsUsed() == Options.TacticsUsed.BACK_TO_POOL) {
            that(pool + waiting >= all - 1 - keptOutOfThePool(), "a resolved marker did not go back");
        }
    }

    /** The markers of the box that never go into the pool, such as Artillery. */
    private int keptOutOfThePool() {
        int keptOut = 0;
        for (final int marker : state.setUp.tacticsAtBottom) {
            keptOut += state.setUp.tacticsOfPool[marker] ? 0 : 1;
        }
        return keptOut;
    }

    private void smokeIsWithinItsMarkers() {
        for (final int side : state.smoke) {
            that(side >= 0 && side <= CombatState.FRESH_SMOKE, "smoke of %d", side);
        }
    }

    private void gearIsNeverNegative() {
        for (int at = 0; at < state.squad.gearFull.length; at++) {
            that(state.squad.gearFull[at] >= 0 && state.squad.gearLow[at] >= 0, "negative gear");
        }
    }

    private void idsAreHeldOnce() {
        for (int id = 0; id < MARINES; id++) {
            final int holder = state.squad.holder[id];
            if (holder == NONE) {
                that(!state.squad.isPresent(id), "ID %d lives and does not hold his own", id + 1);
            } else {
                that(state.squad.isPresent(holder), "ID %d is held by a dead man", id + 1);
                that(holder == id || state.squad.extraId[holder] == id, "ID %d: holder and held disagree", id + 1);
            }
        }
        for (int marine = 0; marine < MARINES; marine++) {
            final int extra = state.squad.extraId[marine];
            that(extra == NONE || state.squad.holder[extra] == marine, "ID %d holds what is not his", marine + 1);
        }
    }

    private void nobodyIsAtAThreshold() {
        for (int marine = 0; marine < MARINES; marine++) {
            if (state.squad.isPresent(marine)) {
                that(
                        state.squad.damage[marine] < state.squad.damageThreshold(marine),
                        "ID %d owes a Wound",
                        marine + 1);
                that(
                        state.squad.stress[marine] < state.squad.stressThreshold(marine),
                        "ID %d owes a Condition",
                        marine + 1);
            }
        }
    }
}
