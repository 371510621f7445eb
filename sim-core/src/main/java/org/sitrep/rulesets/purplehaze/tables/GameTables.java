package org.sitrep.rulesets.purplehaze.tables;

import java.util.List;
import org.sitrep.dice.DicePool;
import org.sitrep.dice.FaceSampler;
import org.sitrep.dice.TotalSampler;
import org.sitrep.rulesets.purplehaze.definition.FireSupport;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.SkillId;
import org.sitrep.rulesets.purplehaze.definition.Trait;

/**
 * The components, and what the scenario's options make of them: nothing here depends on who serves, what is played or how things stand. Immutable, shared by all
 * threads.
 */
public final class GameTables {
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
    /** Marine Profile cards. */
    public final ProfileTable profiles;
    /** Specializations. */
    public final SpecializationTable specializations;
    /** Enemy markers. */
    public final EnemyTable enemies;
    /** Combat and Tactics markers. */
    public final MarkerTables markers;
    /** Numbers of all log entries that the document names: what {@link BoxTable#of} takes has a bit for each. */
    public final Index flags;
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
    public GameTables(final GameData game) {
        this.game = game;
        readings = new Readings(game.options());
        board = new BoardTable(game.board(), game.options());
        gear = new GearTable(game);
        weapons = new WeaponTable(game);
        modes = new ModeTable(game, gear);
        cards = new CardTables(game);
        profiles = new ProfileTable(game);
        specializations = new SpecializationTable(game);
        enemies = new EnemyTable(game, game.options());
        markers = new MarkerTables(game);
        flags = new Index(LogEntries.of(game));
        artillery = game.fireSupport().artillery();
        airStrike = game.fireSupport().airStrike();
        illuminationCost = game.fireSupport().illuminationCost();
        totals = new TotalSampler(readings.matchRule, mostFocus(), mostStrike(), mostCrit());
        faces = new FaceSampler(readings.matchRule);
    }

    /** Returns the bits of log entries among {@link #flags}. */
    public long flagsOf(final List<String> entries) {
        long bits = 0;
        for (final String entry : entries) {
            bits |= 1L << flags.of(entry);
        }
        return bits;
    }

    /** The most Focus dice of any test with one result: a cell's +1 and an Aimed Shot, the Claymore, PATCH UP, AimShoot. */
    private int mostFocus() {
        int most = Math.max(COMBAT_FOCUS + 2, TRAIT_FOCUS);
        most = Math.max(most, gear.claymoreFocus + most(specializations.skillFocus));
        most = Math.max(most, most(markers.tacticsFocus));
        return Math.min(DicePool.MAX_FOCUS, most);
    }

    private int mostStrike() {
        int most = 0;
        for (int mode = 0; mode < modes.count; mode++) {
            most = Math.max(most, modes.strike[mode] + Math.max(0, modes.attachmentStrike[mode]));
        }
        most += mostAdded(specializations.skillStrike, SkillId.EXTRA_AMMO, SkillId.STAND_AND_FIRE);
        most = Math.max(most, Math.max(gear.claymoreStrike, mostIntelligence()));
        return Math.min(DicePool.MAX_STRIKE, Math.max(most, most(markers.tacticsStrike)));
    }

    /** The highest Intelligence of any Profile with the kindest cards, for PATCH UP. */
    private int mostIntelligence() {
        return mostIntelligence(profiles.traits, profiles.count)
                + mostIntelligence(cards.woundTraits, cards.wounds)
                + mostIntelligence(cards.conditionTraits, cards.conditions);
    }

    private static int mostIntelligence(final int[] traits, final int rows) {
        int most = 0;
        for (int row = 0; row < rows; row++) {
            most = Math.max(most, traits[row * Readings.traits() + Trait.INTELLIGENCE.ordinal()]);
        }
        return most;
    }

    private int mostCrit() {
        int most = 0;
        for (int mode = 0; mode < modes.count; mode++) {
            most = Math.max(most, modes.crit[mode] + Math.max(0, modes.attachmentCrit[mode]));
        }
        most += mostAdded(specializations.skillCrit, SkillId.EXTRA_AMMO, SkillId.M60_EXPERT);
        most = Math.max(most, gear.claymoreCrit);
        return Math.min(DicePool.MAX_CRIT, Math.max(most, most(markers.tacticsCrit)));
    }

    /** The most dice that two skills add together at any level of any Specialization; one that takes dice away may be left out. */
    private static int mostAdded(final int[] dice, final SkillId one, final SkillId other) {
        int most = 0;
        for (int row = 0; row < dice.length; row += SpecializationTable.SKILLS) {
            most = Math.max(most, Math.max(0, dice[row + one.ordinal()]) + Math.max(0, dice[row + other.ordinal()]));
        }
        return most;
    }

    private static int most(final int[] values) {
        int most = 0;
        for (final int value : values) {
            most = Math.max(most, value);
        }
        return most;
    }
}
