package org.sitrep.rulesets.purplehaze.story;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.sitrep.dice.DiceThrow;
import org.sitrep.dice.DieColour;
import org.sitrep.dice.FaceSampler;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.story.Laws;
import org.sitrep.ruleset.story.NarratedRoll;
import org.sitrep.ruleset.story.Phrases;
import org.sitrep.ruleset.story.RollNarrator;
import org.sitrep.ruleset.transcript.Law;
import org.sitrep.ruleset.transcript.Roll;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.definition.FireSupport;
import org.sitrep.rulesets.purplehaze.definition.SkillId;
import org.sitrep.rulesets.purplehaze.definition.ThreatFace;
import org.sitrep.rulesets.purplehaze.mission.MissionState;
import org.sitrep.rulesets.purplehaze.play.Bits;
import org.sitrep.rulesets.purplehaze.play.RollId;
import org.sitrep.rulesets.purplehaze.play.Rolls;
import org.sitrep.rulesets.purplehaze.tables.EnemyTable;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.rulesets.purplehaze.tables.ThreatDie;

/**
 * Makes all rolls of combats, Missions and campaigns and narrates each of them: the dice, the value that counts and its
 * exact law. The rolls equal those of {@link Rolls}.
 *
 * <p>An Enemy test is shown with the dice that it threw. A Marine's test draws its result from the exact law without
 * throwing dice. The dice shown are drawn from the law of the dice given that result. They are as likely as any throw
 * with that result, and are not a roll of their own.
 */
public final class NarratedRolls extends Rolls {
    private static final ThreatFace[] COLOURS = ThreatFace.values();
    private static final int SIX = 6;
    private static final int DUD = 6;
    private static final int FRIENDLY_FIRE = 6;
    /** Larger values are good for the player. */
    private static final int GOOD = 1;
    /** Larger values are bad for the player. */
    private static final int BAD = -1;

    private final TrialKey key;
    private final CombatState state;
    private final GameTables tables;
    private final Wording words;
    private final MissionState mission;
    private final RollNarrator narrator;
    private final DiceThrow dice = new DiceThrow();
    /** The Fire Support call that hits the Squad, or {@link CombatState#NONE}. */
    private int friendlyCall = CombatState.NONE;

    /**
     * Makes the rolls of a narrated trial.
     *
     * @param mission null for a combat played alone
     */
    NarratedRolls(
            final TrialKey key, final CombatState combat, final MissionState mission, final RollNarrator narrator) {
        super(key, combat.tables.totals, combat.tables.faces);
        this.key = key;
        this.state = combat;
        tables = combat.tables;
        words = new Wording(combat);
        this.mission = mission;
        this.narrator = narrator;
    }

    @Override
    public int pick(final RollId roll, final int when, final int who, final int ordinal, final int count) {
        final int index = super.pick(roll, when, who, ordinal, count);
        final String faceDown = "face down, 1 of " + count;
        switch (roll) {
            case FORCED_MARCH_DIE, MISSING_STAMINA_DIE -> holderDie(roll, index + 1);
            case THREAT_DIE, THREAT_DIE_OF_ENTRY -> threat(roll, index);
            case FIGHTER -> fighter(narrator.drawn(roll, index, count), index, count);
            case COMBAT_MARKER -> {
                final int marker = tables.markers.combatPool[index];
                narrator.drawn(roll, index, count).result(tables.markers.combat.id(marker) + ", 1 of " + count);
            }
            case FRIENDLY_FIRE_ROW -> {
                friendlyCall = when;
                narrator.drawn(roll, index, count).result("Marine row " + (index + 1));
            }
            case WOUND_CARD -> card(roll, who, index, count, tables.wounds.id(wound(index)));
            case CONDITION_CARD -> card(roll, who, index, count, tables.conditions.id(condition(index)));
            case TACTICS_MARKER, RED_MARKER, ENCOUNTER_SHUFFLE, GENERAL_ENCOUNTER ->
                narrator.drawn(roll, index, count).result(faceDown);
            default -> narrator.drawn(roll, index, count);
        }
        return index;
    }

    private int wound(final int index) {
        return Bits.nth(state.squad.woundDeck, index);
    }

    private int condition(final int index) {
        return Bits.nth(state.squad.conditionDeck, index);
    }

    /** Narrates a card. Cards are numbered from mild to severe; the higher of two applies (PH-WND-2, PH-CND-2). */
    private void card(final RollId roll, final int marine, final int index, final int count, final String name) {
        narrator.drawn(roll, index, count)
                .of(words.marine(marine))
                .counts(index + 1, Laws.alike(count), BAD)
                .result(name + ", 1 of " + count);
    }

    private void fighter(final NarratedRoll roll, final int index, final int count) {
        final long pool = state.unitPool & tables.enemies.unitsOfType[EnemyTable.FIGHTER];
        if (!tables.options.hiddenEnemies() && Long.bitCount(pool) == count) {
            roll.result(words.unit(Bits.nth(pool, index)));
        }
    }

    private void threat(final RollId roll, final int face) {
        final ThreatDie die = mission.tables.threatDie;
        final int change = die.change[face];
        narrator.made(new NarratedRoll(roll.id(), roll.label())
                .shows("face", face + 1)
                .counts(change, Laws.faces(die.change), BAD)
                .result(COLOURS[die.colour[face]].name().toLowerCase(Locale.ROOT) + ", "
                        + (change == 0 ? "no change" : Phrases.signed(change))));
    }

    @Override
    public int d6(final RollId roll, final int when, final int who, final int ordinal) {
        final int face = super.d6(roll, when, who, ordinal);
        switch (roll) {
            case AIM_SHOOT_TARGET -> holderDie(roll, face);
            case REGROUP ->
                die(roll, face).counts(face, Laws.alike(SIX), BAD).result(Wording.initiative(state.initiative - face));
            case RETREAT -> {
                final int left = state.enemies;
                chance(roll, face, face > left, SIX - left, GOOD)
                        .result((face > left ? "the Enemy retreats, more than " : "the Enemy stays, not more than ")
                                + Phrases.count(left, "Enemy left", "Enemies left"));
            }
            case CLAYMORE_DUD, CLAYMORE_DUD_AGAIN ->
                chance(roll, face, face != DUD, SIX - 1, GOOD).result(face == DUD ? "a dud" : "it goes off");
            case FIRE_MISSION_TABLE_B ->
                chance(roll, face, face != FRIENDLY_FIRE, SIX - 1, GOOD)
                        .result(face == FRIENDLY_FIRE ? "friendly fire" : "it lands");
            case FIRE_MISSION_HARD_COVER -> {
                final int from = strike(when).hardCoverGoneFrom();
                chance(roll, face, face >= from, SIX + 1 - from, good(when))
                        .result(face >= from ? "removed" : "it stays");
            }
            case FIRE_MISSION_D3 -> commonHits(roll, when, (face + 1) / 2);
            case BRAWL_DIE -> die(roll, face).of(words.marine(who)).result("at ID " + face);
            case GAMBLE ->
                die(roll, ordinal > 0 ? "Gamble, rolled again" : "Gamble", face).counts(face, Laws.alike(SIX), GOOD);
            case REST_FIRST_DIE -> die(roll, face).counts(face, Laws.alike(SIX), GOOD);
            default -> die(roll, face);
        }
        return face;
    }

    private NarratedRoll die(final RollId roll, final int face) {
        return die(roll, roll.label(), face);
    }

    private NarratedRoll die(final RollId roll, final String name, final int face) {
        return narrator.made(new NarratedRoll(roll.id(), name).shows("D6", face).counts(face, Laws.alike(SIX), 0));
    }

    /** Narrates a D6 that decides whether something happens; it does on {@code faces} of its faces. */
    private NarratedRoll chance(
            final RollId roll, final int face, final boolean happens, final int faces, final int good) {
        return die(roll, face).counts(happens ? 1 : 0, Laws.sixths(faces), good);
    }

    /** Narrates a D6 that decides whether a Marine holds the ID. */
    private void holderDie(final RollId roll, final int face) {
        int held = 0;
        for (final int holder : state.squad.holder) {
            held += holder == CombatState.NONE ? 0 : 1;
        }
        final int marine = state.squad.holder[face - 1];
        die(roll, face)
                .counts(marine == CombatState.NONE ? 0 : 1, Laws.sixths(held), BAD)
                .result(marine == CombatState.NONE ? "no Marine holds that ID" : words.marine(marine));
    }

    private void commonHits(final RollId roll, final int call, final int hits) {
        narrator.made(new NarratedRoll(roll.id(), roll.label())
                .shows("D3", hits)
                .counts(hits, Laws.alike(SIX / 2), good(call))
                .result(Wording.hits(hits + strike(call).hitsBeyondD3(), false) + " on each"));
    }

    /** Returns the law of the hits of a pool on {@code faces} faces. */
    private Law law(final int focus, final int strike, final int crit, final int faces) {
        return Laws.of(tables.hitsOn(faces, focus, strike, crit), 0);
    }

    /** Returns the dice of a test by colour. */
    private static List<Roll.Pool> shown(final DiceThrow dice) {
        final List<Roll.Pool> shown = new ArrayList<>();
        for (final DieColour colour : DieColour.values()) {
            final List<Integer> faces =
                    Arrays.stream(dice.faces(colour)).boxed().toList();
            if (!faces.isEmpty()) {
                shown.add(new Roll.Pool(Phrases.capital(colour.name()), faces));
            }
        }
        return shown;
    }

    private FireSupport.Strike strike(final int call) {
        return state.callSkill[call] == SkillId.ARTILLERY.ordinal() ? tables.artillery : tables.airStrike;
    }

    private int good(final int call) {
        return call == friendlyCall ? BAD : GOOD;
    }

    /** Narrates whether the call lands, by a die of Table A. */
    void arrives(final int face, final int intelligence) {
        narrator.latest(RollId.FIRE_MISSION_TABLE_A.id())
                .counts(face <= intelligence ? 1 : 0, Laws.sixths(intelligence), GOOD)
                .result((face <= intelligence ? "it lands" : "it is late") + ", Intelligence " + intelligence);
    }

    @Override
    protected int test(
            final RollId roll,
            final long address,
            final int marine,
            final int again,
            final int focus,
            final int strike,
            final int crit) {
        final int result = super.test(roll, address, marine, again, focus, strike, crit);
        final int hits = result >> 1;
        final boolean critical = (result & 1) != 0;
        tables.throwsOf(focus, strike, crit).draw(key, address, hits, critical, dice);
        if (roll == RollId.AIM_SHOOT_TEST) {
            aimed(roll, focus, strike, crit, hits, critical);
            return result;
        }
        final String name = roll == RollId.TRAIT_TEST ? Wording.trait(state.squad.test.trait) + " test" : roll.label();
        final NarratedRoll narrated =
                narrator.made(new NarratedRoll(roll.id(), again > 0 ? name + ", thrown again" : name)
                        .of(words.marine(roll == RollId.CLAYMORE_TEST ? state.squad.test.marine : marine))
                        .shows(shown(dice))
                        .counts(hits, law(focus, strike, crit, SIX), GOOD)
                        .result(Wording.hits(hits, critical)));
        final String successes = Phrases.count(hits, "success", "successes");
        final int needed = state.squad.test.needed;
        if (roll == RollId.FIRST_AID_TEST || roll == RollId.TRAIT_TEST && needed == 0) {
            narrated.result(successes);
        } else if (roll == RollId.TRAIT_TEST) {
            narrated.counts(hits >= needed ? 1 : 0, Laws.atLeast(law(focus, strike, crit, SIX), needed), GOOD)
                    .result(successes + " against DIFF " + needed + (hits >= needed ? ", passed" : ", failed"));
        }
        return result;
    }

    @Override
    public long throwFaces(final RollId roll, final int activation, final int focus, final int strike, final int crit) {
        final long result = super.throwFaces(roll, activation, focus, strike, crit);
        throwDice(roll, activation, 0, focus, strike, crit, dice);
        if (roll == RollId.AIM_SHOOT_THROW) {
            aimed(roll, focus, strike, crit, FaceSampler.totalHits(result), FaceSampler.anyCritical(result));
        } else {
            facesTest(roll, focus, strike, crit, result);
        }
        return result;
    }

    /** Narrates an Enemy test; the value that counts is the hits on IDs with a holder. */
    private void facesTest(final RollId roll, final int focus, final int strike, final int crit, final long result) {
        int hits = 0;
        int held = 0;
        for (int face = 1; face <= SIX; face++) {
            if (state.squad.holder[face - 1] != CombatState.NONE) {
                held++;
                hits += FaceSampler.hits(result, face);
            }
        }
        narrator.made(new NarratedRoll(roll.id(), roll.label())
                .shows(shown(dice))
                .counts(hits, law(focus, strike, crit, held), BAD)
                .result(Wording.faces(result)));
    }

    private void aimed(
            final RollId roll,
            final int focus,
            final int strike,
            final int crit,
            final int hits,
            final boolean critical) {
        narrator.made(new NarratedRoll(roll.id(), roll.label())
                .of("at " + words.marine(state.red.aimedAt))
                .shows(shown(dice))
                .counts(hits, law(focus, strike, crit, SIX), BAD)
                .result(Wording.hits(hits, critical)));
    }

    /** Narrates dice that are thrown again. Their result depends on the other dice, so no law is given. */
    @Override
    public void throwDice(
            final RollId roll,
            final int activation,
            final int test,
            final int focus,
            final int strike,
            final int crit,
            final DiceThrow into) {
        super.throwDice(roll, activation, test, focus, strike, crit, into);
        if (roll == RollId.RED_DICE) {
            narrator.made(new NarratedRoll(roll.id(), roll.label())
                    .shows(shown(into))
                    .counts(focus + strike + crit, null, 0)
                    .result(Phrases.count(focus + strike + crit, "die thrown again", "dice thrown again")));
        }
    }
}
