package org.sitrep.rulesets.purplehaze.tables;

import java.util.Comparator;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import org.sitrep.dice.ConditionalThrow;
import org.sitrep.dice.FaceSampler;
import org.sitrep.dice.MatchRule;
import org.sitrep.dice.PartialLaw;
import org.sitrep.dice.TotalSampler;
import org.sitrep.rulesets.purplehaze.definition.ConditionCard;
import org.sitrep.rulesets.purplehaze.definition.FireSupport;
import org.sitrep.rulesets.purplehaze.definition.Forbidden;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.LuckyCharm;
import org.sitrep.rulesets.purplehaze.definition.Options;
import org.sitrep.rulesets.purplehaze.definition.Profile;
import org.sitrep.rulesets.purplehaze.definition.WoundCard;

/**
 * The game's components as tables, under the readings that the scenario's options select. Nothing here depends on the
 * Squad, on the combat or Mission played, or on the state of play. Immutable, shared by all threads.
 */
public final class GameTables {
    /** Focus of a Combat test by day (PH-DICE-2). */
    public static final int COMBAT_FOCUS = 2;
    /** Focus of a Trait test by day (PH-DICE-2). */
    public static final int TRAIT_FOCUS = 3;

    private static final SharedTables<ConditionalThrow> THROWS = new SharedTables<>();
    private static final SharedTables<double[]> HITS = new SharedTables<>();
    private static final SharedTables<FaceSampler> FACES = new SharedTables<>();
    private static final SharedTables<TotalSampler> TOTALS = new SharedTables<>();

    /** The definitions that the tables were made from. */
    public final GameData game;
    /** The readings in force. */
    public final Options options;
    /** The matching law (AMB-01 to AMB-04). */
    public final MatchRule matchRule;

    public final BoardTable board;
    public final GearTable gear;
    public final Forbidden forbidden;
    /** Available orders: all that are not forbidden. */
    public final EnumSet<Forbidden.Order> orders = EnumSet.allOf(Forbidden.Order.class);
    /** Weapons. */
    public final WeaponTable weapons;
    /** Modes of weapons and thrown gear. */
    public final ModeTable modes;
    /** Weapons and gear as carried items. */
    public final ItemTable items;
    /** Wound cards (PH-WND-1), lowest number first, so that the larger index of two cards applies. */
    public final Pieces<WoundCard> wounds;
    /** Condition cards (PH-CND-1), lowest number first too. */
    public final Pieces<ConditionCard> conditions;
    /** Marine Profile cards. */
    public final Pieces<Profile> profiles;

    public final SpecializationTable specializations;
    public final BoonTable boons;
    public final Pieces<LuckyCharm> charms;
    /** The texts of Abilities, Lucky Charms, Boon cards and skills with lines. */
    public final CardTexts texts;

    public final EnemyTable enemies;
    public final MarkerTables markers;
    /** Numbers of all log entries that the document names; the flags of {@link BoxTable#of} have one bit per entry. */
    public final Index flags;

    public final FireSupport.Strike artillery;
    public final FireSupport.Strike airStrike;
    public final int illuminationCost;
    /** Samples tests that yield one number. */
    public final TotalSampler totals;
    /** Samples tests that hit six IDs at once. */
    public final FaceSampler faces;

    /**
     * Makes the tables.
     *
     * @param game bound and checked; a dangling reference is a programming error
     */
    public GameTables(final GameData game) {
        this.game = game;
        options = game.options();
        matchRule = options.matchRule();
        board = BoardTable.shared(game.board(), game.options());
        forbidden = new Forbidden(game.forbid());
        orders.removeIf(order -> forbidden.has(Forbidden.order(order)));
        gear = new GearTable(game, forbidden);
        weapons = new WeaponTable(game, forbidden);
        modes = new ModeTable(game, gear);
        items = new ItemTable(weapons, gear, modes);
        wounds = new Pieces<>(sorted(game.wounds(), WoundCard::number));
        conditions = new Pieces<>(sorted(game.conditions(), ConditionCard::number));
        profiles = new Pieces<>(game.profiles());
        specializations = new SpecializationTable(game, forbidden);
        boons = new BoonTable(game);
        charms = new Pieces<>(game.luckyCharms());
        texts = new CardTexts(game, specializations, weapons);
        enemies = new EnemyTable(game, game.options());
        markers = new MarkerTables(game);
        flags = new Index(LogEntries.of(game));
        artillery = game.fireSupport().artillery();
        airStrike = game.fireSupport().airStrike();
        illuminationCost = game.fireSupport().illuminationCost();
        final MostDice most = new MostDice(this);
        totals = TOTALS.of(
                List.of(matchRule, most.focus(), most.strike(), most.crit()),
                () -> new TotalSampler(matchRule, most.focus(), most.strike(), most.crit()));
        faces = FACES.of(List.of(matchRule), () -> new FaceSampler(matchRule));
    }

    /** Returns the throws of a pool by their result, computed once while memory allows. Not for the hot path. */
    public ConditionalThrow throwsOf(final int focus, final int strike, final int crit) {
        return THROWS.of(
                List.of(matchRule, focus, strike, crit), () -> new ConditionalThrow(matchRule, focus, strike, crit));
    }

    /**
     * Returns the probabilities of the hits of a pool on {@code faces} faces, from 0 hits on, computed once while
     * memory allows; shared, so not to be altered.
     */
    public double[] hitsOn(final int faces, final int focus, final int strike, final int crit) {
        return HITS.of(
                List.of(matchRule, faces, focus, strike, crit),
                () -> PartialLaw.of(matchRule, focus, strike, crit, faces));
    }

    private static <T> Map<String, T> sorted(final Map<String, T> cards, final ToIntFunction<T> number) {
        final Map<String, T> sorted = new LinkedHashMap<>();
        cards.entrySet().stream()
                .sorted(Comparator.comparingInt(card -> number.applyAsInt(card.getValue())))
                .forEach(card -> sorted.put(card.getKey(), card.getValue()));
        return sorted;
    }

    /** Returns the bits of log entries among {@link #flags}. */
    public long flagsOf(final List<String> entries) {
        return flags.mask(entries);
    }
}
