package org.sitrep.rulesets.purplehaze.tables;

import java.util.List;
import org.sitrep.dice.FaceSampler;
import org.sitrep.dice.MatchRule;
import org.sitrep.dice.TotalSampler;
import org.sitrep.rulesets.purplehaze.definition.FireSupport;
import org.sitrep.rulesets.purplehaze.definition.Forbidden;
import org.sitrep.rulesets.purplehaze.definition.GameData;

/**
 * The components, and what the scenario's options make of them: nothing here depends on who serves, what is played or
 * how things stand. Immutable, shared by all threads.
 */
public final class GameTables {
    /** Focus of a Combat test by day (PH-DICE-2). */
    public static final int COMBAT_FOCUS = 2;
    /** Focus of a Trait test by day (PH-DICE-2). */
    public static final int TRAIT_FOCUS = 3;

    private static final SharedTables<MatchRule, FaceSampler> FACES = new SharedTables<>();
    private static final SharedTables<MadeTotals, TotalSampler> TOTALS = new SharedTables<>();

    /** What a sampler of tests that yield one number is made of. */
    private record MadeTotals(MatchRule rule, int maxFocus, int maxStrike, int maxCrit) {}

    /** The definitions that the tables were made from. */
    public final GameData game;
    /** Readings in force. */
    public final Readings readings;
    /** The board. */
    public final BoardTable board;
    /** Gear. */
    public final GearTable gear;
    /** What the scenario forbids. */
    public final Forbidden forbidden;
    /** Orders on offer. */
    public final OrderTable orders;
    /** Weapons. */
    public final WeaponTable weapons;
    /** Modes of weapons and thrown gear. */
    public final ModeTable modes;
    /** Weapons and gear as things that are carried. */
    public final ItemTable items;
    /** Wound and Condition cards. */
    public final CardTables cards;
    /** Marine Profile cards. */
    public final ProfileTable profiles;
    /** Specializations. */
    public final SpecializationTable specializations;
    /** Boon cards. */
    public final BoonTable boons;
    /** Lucky Charms. */
    public final CharmTable charms;
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
        board = BoardTable.shared(game.board(), game.options());
        forbidden = new Forbidden(game.forbid());
        orders = new OrderTable(forbidden);
        gear = new GearTable(game, forbidden);
        weapons = new WeaponTable(game, forbidden);
        modes = new ModeTable(game, gear);
        items = new ItemTable(weapons, gear, modes);
        cards = new CardTables(game);
        profiles = new ProfileTable(game);
        specializations = new SpecializationTable(game, forbidden);
        boons = new BoonTable(game);
        charms = new CharmTable(game);
        enemies = new EnemyTable(game, game.options());
        markers = new MarkerTables(game);
        flags = new Index(LogEntries.of(game));
        artillery = game.fireSupport().artillery();
        airStrike = game.fireSupport().airStrike();
        illuminationCost = game.fireSupport().illuminationCost();
        final MostDice most = new MostDice(this);
        totals = TOTALS.of(
                new MadeTotals(readings.matchRule, most.focus(), most.strike(), most.crit()),
                () -> new TotalSampler(readings.matchRule, most.focus(), most.strike(), most.crit()));
        faces = FACES.of(readings.matchRule, () -> new FaceSampler(readings.matchRule));
    }

    /** Returns the bits of log entries among {@link #flags}. */
    public long flagsOf(final List<String> entries) {
        long bits = 0;
        for (final String entry : entries) {
            bits |= 1L << flags.of(entry);
        }
        return bits;
    }
}
