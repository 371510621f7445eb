package org.sitrep.rulesets.purplehaze.squad;

import org.sitrep.rulesets.purplehaze.definition.CardLine;
import org.sitrep.rulesets.purplehaze.tables.CardOp;
import org.sitrep.rulesets.purplehaze.tables.CardTexts;

/**
 * The Boon cards, Lucky Charms, Abilities and skills that the Marines of a Squad can use now (PH-BOON-1, PH-CHM-1,
 * PH-MAR-2). Reads the Squad, changes nothing.
 *
 * <p>A use is the number of a card that can be used: {@code CARD +} a Boon card, {@code CHARM +} the Marine whose charm
 * it is, {@code ABILITY +} the Marine whose Ability it is, {@code SKILL +} the Marine whose skill it is, or
 * {@link #NOTHING}. In masks a use has the bit of its number less one.
 */
public final class HeldCards {
    /** No use. */
    public static final int NOTHING = 0;
    /** First use of a Boon card: subtract it to get the card. */
    public static final int CARD = 1;
    /** First use of a Lucky Charm: subtract it to get the Marine. */
    public static final int CHARM = 33;
    /** First use of an Ability: subtract it to get the Marine. */
    public static final int ABILITY = 41;
    /** First use of a skill with lines: subtract it to get the Marine. */
    public static final int SKILL = 49;

    /** The mask of all effects. */
    static final long ANYTHING = -1;

    private final SquadState squad;
    private final CardsInForce inForce;
    private final CardTexts texts;

    HeldCards(final SquadState squad, final CardsInForce inForce) {
        this.squad = squad;
        this.inForce = inForce;
        texts = squad.tables.texts;
    }

    /** Returns whether a use is that of a Boon card. */
    public static boolean isCard(final int use) {
        return use >= CARD && use < CHARM;
    }

    /** Returns whether a use is that of a Lucky Charm. */
    public static boolean isCharm(final int use) {
        return use >= CHARM && use < ABILITY;
    }

    /** Returns whether a Marine holds the card of a use; true for a charm or an Ability. */
    public boolean isHeld(final int use) {
        if (use >= CHARM) {
            return true;
        }
        for (final int card : squad.boonCard) {
            if (card == use - CARD) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether a use is that of an Ability. */
    public static boolean isAbility(final int use) {
        return use >= ABILITY && use < SKILL;
    }

    /** Returns the Marine whose card a use needs; a Boon card must be held. */
    public int holder(final int use) {
        if (use >= SKILL) {
            return use - SKILL;
        }
        if (use >= ABILITY) {
            return use - ABILITY;
        }
        if (use >= CHARM) {
            return use - CHARM;
        }
        int marine = 0;
        while (squad.boonCard[marine] != use - CARD) {
            marine++;
        }
        return marine;
    }

    /** Returns the number of the text of a use among the {@link CardTexts}. */
    public int text(final int use) {
        if (use >= SKILL) {
            return inForce.skill(use - SKILL);
        }
        if (use >= ABILITY) {
            return inForce.ability(use - ABILITY);
        }
        return use >= CHARM ? inForce.charm(use - CHARM) : texts.firstBoon + use - CARD;
    }

    private int boon(final int marine) {
        return texts.firstBoon + squad.boonCard[marine];
    }

    /** Returns the first line of a use that does a thing; only valid if there is one. */
    public CardLine line(final int use, final CardOp op) {
        return texts.line[texts.row(text(use), op)];
    }

    /**
     * Returns the use by which a Marine who is present can do a thing now: of the Ability, else of the charm, else of a
     * skill, else of the Boon card; {@link #NOTHING} if there is none.
     */
    public int own(final int marine, final CardOp op) {
        if (!mayDo(marine, op.bit())) {
            return NOTHING;
        }
        if (can(marine, inForce.ability(marine), op) && hasUse(ABILITY + marine)) {
            return ABILITY + marine;
        }
        if (can(marine, inForce.charm(marine), op) && hasUse(CHARM + marine)) {
            return CHARM + marine;
        }
        if (can(marine, inForce.skill(marine), op) && hasUse(SKILL + marine)) {
            return SKILL + marine;
        }
        return can(marine, boon(marine), op) ? CARD + squad.boonCard[marine] : NOTHING;
    }

    /** Returns whether a card of a Marine does any of some things, whether or not a use is left. */
    boolean mayDo(final int marine, final long ops) {
        return (squad.cardOps & ops) != 0 && (ops(marine) & ops) != 0;
    }

    private long ops(final int marine) {
        return squad.cards.ops[marine] | texts.ops[inForce.charm(marine)] | texts.ops[boon(marine)];
    }

    /** Returns the effects of all cards of the Marines present, as a mask. */
    long ops() {
        long ops = 0;
        for (int rest = squad.present; rest != 0; rest &= rest - 1) {
            ops |= ops(Integer.numberOfTrailingZeros(rest));
        }
        return ops;
    }

    private boolean can(final int marine, final int text, final CardOp op) {
        return (texts.ops[text] & op.bit()) != 0 && inForce.holds(marine, texts.line[texts.row(text, op)]);
    }

    /** Returns whether a charm, Ability or skill has a use left in this Mission; true for a Boon card. */
    public boolean hasUse(final int use) {
        if (isCard(use)) {
            return true;
        }
        final int marine = holder(use);
        if (isCharm(use)) {
            return isLeft(squad.tables.charms.get(squad.charm[marine]).uses(), squad.charmUsed[marine]);
        }
        return isAbility(use)
                ? isLeft(squad.cards.ability(marine).uses(), squad.abilityUsed[marine])
                : isLeft(
                        squad.tables.specializations.uses[squad.cards.skillText(marine) - texts.firstSkill],
                        squad.ownSkillUsed[marine]);
    }

    private static boolean isLeft(final int most, final int used) {
        return most == 0 || used < most;
    }

    /** Returns the uses, by any Marine present, of cards that do any of some things, as a mask. */
    public long uses(final long ops) {
        long uses = 0;
        for (int rest = (squad.cardOps & ops) == 0 ? 0 : squad.present; rest != 0; rest &= rest - 1) {
            final int marine = Integer.numberOfTrailingZeros(rest);
            if (!mayDo(marine, ops)) {
                continue;
            }
            if ((texts.ops[boon(marine)] & ops) != 0) {
                uses |= 1L << squad.boonCard[marine];
            }
            if ((texts.ops[inForce.charm(marine)] & ops) != 0 && hasUse(CHARM + marine)) {
                uses |= 1L << CHARM - 1 + marine;
            }
            if ((texts.ops[inForce.ability(marine)] & ops) != 0 && hasUse(ABILITY + marine)) {
                uses |= 1L << ABILITY - 1 + marine;
            }
            if ((texts.ops[inForce.skill(marine)] & ops) != 0 && hasUse(SKILL + marine)) {
                uses |= 1L << SKILL - 1 + marine;
            }
        }
        return uses;
    }

    /** Returns the first use of a thing by any Marine present: Boon cards, then charms, Abilities and skills. */
    public int first(final CardOp op) {
        for (long rest = uses(op.bit()); rest != 0; rest &= rest - 1) {
            final int use = 1 + Long.numberOfTrailingZeros(rest);
            if (inForce.holds(holder(use), line(use, op))) {
                return use;
            }
        }
        return NOTHING;
    }
}
