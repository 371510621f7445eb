package org.sitrep.rulesets.purplehaze.tables;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.sitrep.rulesets.purplehaze.definition.CombatBox;
import org.sitrep.rulesets.purplehaze.definition.CombatBox.LogEffect;
import org.sitrep.rulesets.purplehaze.definition.GameData;

/**
 * One set-up box in every playable state: a {@link SetUpTable} for each Threat band and each set of its log effects in
 * force. Immutable.
 *
 * <p>Memory: one reference per band and per state of the log entries that the box reads, at most 12 of them. States
 * with the same effects share a table.
 */
public final class BoxTable {
    private static final int BANDS = ThreatBand.values().length;

    /** Band that the box is set up for, by Threat. */
    private final int[] bandOfThreat;
    /** Log entries that the box reads, as numbers of {@link GameTables#flags}. */
    private final int[] entries;
    /** Tables at {@code state * 3 + band}; bit i of a state is the entry {@code entries[i]}. */
    private final SetUpTable[] setUps;

    /** Builds all states of a box. */
    public BoxTable(final GameTables tables, final CombatBox box) {
        bandOfThreat = bands(tables.game, box);
        final List<String> names = List.copyOf(LogEntries.of(box));
        entries = names.stream().mapToInt(tables.flags::of).toArray();
        setUps = new SetUpTable[BANDS << entries.length];
        final Map<List<LogEffect>, SetUpTable[]> cache = new HashMap<>();
        for (int state = 0; state < 1 << entries.length; state++) {
            final List<LogEffect> inForce = inForce(box, names, state);
            System.arraycopy(
                    cache.computeIfAbsent(inForce, effects -> allBands(tables, box, effects)),
                    0,
                    setUps,
                    state * BANDS,
                    BANDS);
        }
    }

    /** Returns the scenario's box, set up for the Threat and log entries of the scenario's start. */
    public static SetUpTable atStart(final GameTables tables) {
        final GameData game = tables.game;
        return new BoxTable(tables, game.playedCombat())
                .of(game.start().threat(), tables.flagsOf(game.start().log()));
    }

    private static int[] bands(final GameData game, final CombatBox box) {
        final int[] bands = new int[ThreatBand.MAX_THREAT + 1];
        for (int threat = 0; threat <= ThreatBand.MAX_THREAT; threat++) {
            bands[threat] = ThreatBand.of(game, box, threat).ordinal();
        }
        return bands;
    }

    /**
     * Returns the log effects in force.
     *
     * @param names log entries that the box reads
     * @param state entries that are set, bit i for {@code names[i]}
     */
    public static List<LogEffect> inForce(final CombatBox box, final List<String> names, final int state) {
        final List<String> set = IntStream.range(0, names.size())
                .filter(i -> (state >>> i & 1) != 0)
                .mapToObj(names::get)
                .toList();
        return box.log().stream()
                .filter(effect -> set.containsAll(effect.with())
                        && effect.without().stream().noneMatch(set::contains))
                .toList();
    }

    private static SetUpTable[] allBands(final GameTables tables, final CombatBox box, final List<LogEffect> effects) {
        final SetUpTable[] bands = new SetUpTable[BANDS];
        for (final ThreatBand band : ThreatBand.values()) {
            bands[band.ordinal()] = new SetUpTable(tables, box, band, effects);
        }
        return bands;
    }

    /**
     * Returns the set-up for a Threat and a state of the log.
     *
     * @param threat 0 to 9, before the optional rules of High and Low Threat
     * @param flags log entries that are set, one bit per entry as numbered by {@link GameTables#flags}; entries that
     *     the box does not read have no effect
     */
    public SetUpTable of(final int threat, final long flags) {
        int state = 0;
        for (int i = 0; i < entries.length; i++) {
            state |= (int) (flags >>> entries[i] & 1) << i;
        }
        return setUps[state * BANDS + bandOfThreat[threat]];
    }
}
