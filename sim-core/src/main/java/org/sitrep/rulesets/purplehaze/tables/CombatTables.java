package org.sitrep.rulesets.purplehaze.tables;

import org.sitrep.dice.DicePool;
import org.sitrep.dice.FaceSampler;
import org.sitrep.dice.TotalSampler;
import org.sitrep.rulesets.purplehaze.definition.FireSupport;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.SkillId;
import org.sitrep.rulesets.purplehaze.definition.Trait;

/** Everything that never changes during a combat. Immutable, shared by all threads. */
public final class CombatTables {
    /** Focus of a Combat test by day (PH-DICE-2). */
    public static final int COMBAT_FOCUS = 2;
    /** Focus of a Trait test by day (PH-DICE-2). */
    public static final int TRAIT_FOCUS = 3;

    /** The definitions that the tables were made from. */
    public final GameData game;
    /** Readings in force. */
    public final Readings readings;
    /** The board. */
    public final BoardTable board;
    /** Gear. */
    public final GearTable gear;
    /** Weapons. */
    public final WeaponTable weapons;
    /** Modes of weapons and thrown gear. */
    public final ModeTable modes;
    /** Wound and Condition cards. */
    public final CardTables cards;
    /** The Squad. */
    public final MarineTable marines;
    /** Enemy markers. */
    public final EnemyTable enemies;
    /** Combat and Tactics markers. */
    public final MarkerTables markers;
    /** The set-up box. */
    public final SetUpTable setUp;
    /** Artillery. */
    public final FireSupport.Strike artillery;
    /** Air Strike. */
    public final FireSupport.Strike airStrike;
    /** Initiative cost of Illumination. */
    public final int illuminationCost;
    /** Sampler of tests that yield one number. */
    public final TotalSampler totals;
    /** Sampler of tests that hit six IDs at once. */
    public final FaceSampler faces;

    /**
     * Makes the tables.
     *
     * @param game bound and checked; anything dangling here is our fault
     */
    public CombatTables(final GameData game) {
        this.game = game;
        readings = new Readings(game.options());
        board = new BoardTable(game.board(), game.options());
        gear = new GearTable(game);
        weapons = new WeaponTable(game);
        modes = new ModeTable(game, gear);
        cards = new CardTables(game);
        marines = new MarineTable(game, weapons, gear, cards);
        enemies = new EnemyTable(game, game.options());
        markers = new MarkerTables(game);
        setUp = new SetUpTable(game, board.spaces, markers);
        artillery = game.fireSupport().artillery();
        airStrike = game.fireSupport().airStrike();
        illuminationCost = game.fireSupport().illuminationCost();
        totals = new TotalSampler(readings.matchRule, mostFocus(), mostStrike(), mostCrit());
        faces = new FaceSampler(readings.matchRule);
    }

    /** The most Focus dice of any test with one result: a cell's +1 and an Aimed Shot, the Claymore, PATCH UP, AimShoot. */
    private int mostFocus() {
        int most = Math.max(COMBAT_FOCUS + 2, TRAIT_FOCUS);
        most = Math.max(most, gear.claymoreFocus + most(marines.skillFocus));
        for (final int focus : markers.tacticsFocus) {
            most = Math.max(most, focus);
        }
        return Math.min(DicePool.MAX_FOCUS, most);
    }

    private int mostStrike() {
        int most = 0;
        for (int mode = 0; mode < modes.count; mode++) {
            most = Math.max(most, modes.strike[mode] + Math.max(0, modes.attachmentStrike[mode]));
        }
        int skills = 0;
        for (int marine = 0; marine < MarineTable.MARINES; marine++) {
            skills = Math.max(
                    skills,
                    added(marines.skillStrike, marine, SkillId.EXTRA_AMMO)
                            + added(marines.skillStrike, marine, SkillId.STAND_AND_FIRE));
        }
        most = Math.max(most + skills, Math.max(gear.claymoreStrike, mostIntelligence()));
        return Math.min(DicePool.MAX_STRIKE, Math.max(most, most(markers.tacticsStrike)));
    }

    /** The highest Intelligence of any Marine with the kindest cards, for PATCH UP. */
    private int mostIntelligence() {
        int wound = 0;
        for (int card = 0; card < cards.wounds; card++) {
            wound = Math.max(wound, intelligence(cards.woundTraits, card));
        }
        int condition = 0;
        for (int card = 0; card < cards.conditions; card++) {
            condition = Math.max(condition, intelligence(cards.conditionTraits, card));
        }
        int printed = 0;
        for (int marine = 0; marine < MarineTable.MARINES; marine++) {
            printed = Math.max(printed, intelligence(marines.traits, marine));
        }
        return printed + wound + condition;
    }

    private static int intelligence(final int[] traits, final int row) {
        return traits[row * Readings.traits() + Trait.INTELLIGENCE.ordinal()];
    }

    private int mostCrit() {
        int most = 0;
        for (int mode = 0; mode < modes.count; mode++) {
            most = Math.max(most, modes.crit[mode] + Math.max(0, modes.attachmentCrit[mode]));
        }
        int skills = 0;
        for (int marine = 0; marine < MarineTable.MARINES; marine++) {
            skills = Math.max(
                    skills,
                    added(marines.skillCrit, marine, SkillId.EXTRA_AMMO)
                            + added(marines.skillCrit, marine, SkillId.M60_EXPERT));
        }
        most = Math.max(most + skills, gear.claymoreCrit);
        return Math.min(DicePool.MAX_CRIT, Math.max(most, most(markers.tacticsCrit)));
    }

    /** What a skill adds; one that takes dice away may be left out. */
    private static int added(final int[] dice, final int marine, final SkillId skill) {
        return Math.max(0, dice[MarineTable.at(marine, skill)]);
    }

    private static int most(final int[] values) {
        int most = 0;
        for (final int value : values) {
            most = Math.max(most, value);
        }
        return most;
    }
}
