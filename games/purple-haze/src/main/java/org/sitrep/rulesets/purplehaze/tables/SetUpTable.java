package org.sitrep.rulesets.purplehaze.tables;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.sitrep.rulesets.purplehaze.definition.CombatBox;
import org.sitrep.rulesets.purplehaze.definition.CombatBox.Band;
import org.sitrep.rulesets.purplehaze.definition.CombatBox.Force;
import org.sitrep.rulesets.purplehaze.definition.CombatBox.LogEffect;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Options;
import org.sitrep.rulesets.purplehaze.definition.Space;
import org.sitrep.rulesets.purplehaze.definition.TacticsMarker;

/**
 * A set-up box at one Threat band with one set of log effects in force, both already applied (PH-CBS-0 to PH-CBS-8).
 * Immutable.
 */
public final class SetUpTable {
    /** Initiative that Low Threat gives in a box without bands (PH-OPT-2). */
    private static final int LOW_THREAT_INITIATIVE = 3;

    /** The box as data. */
    public final CombatBox box;
    /** The band played. */
    public final ThreatBand band;
    /** Initiative at the start, before skills. */
    public final int initiative;
    /** Hard Cover on the Enemy half, as a mask. */
    public final int enemyHardCover;
    /** Hard Cover on the Marine half, as a mask. */
    public final int marineHardCover;
    /** Spaces for Marines without a fixed space, as a mask. */
    public final int marineSpaces;
    /** True if the box indicates spaces for the Marines. */
    public final boolean marineSpacesIndicated;
    /** Fixed space of each Marine, or {@link Index#NONE}. */
    public final int[] namedSpace = new int[StartingSquad.MARINES];
    /** Fixed space of the Point Man, or {@link Index#NONE}. */
    public final int pointManSpace;
    /** The space of each Enemy, in the order of placement. */
    public final int[] enemySpace;
    /** The type of each Enemy, in the order of placement: {@link EnemyTable#FIGHTER} and so on. */
    public final int[] enemyType;
    /** Spaces of the Enemies that may lie face down: all but tanks. */
    public final int[] hidingSpace;
    /** Tactics markers fixed at the bottom of the queue, the first to be resolved first. */
    public final int[] tacticsAtBottom;
    /** Tactics markers drawn into the queue. */
    public final int tacticsDrawn;
    /** True for Tactics markers that belong to the draw pool, fixed in the queue or not. */
    public final boolean[] tacticsOfPool;
    /** Copies of each Tactics marker in the draw pool. */
    public final int[] tacticsPool;
    /**
     * Extra cost of an Enemy activation by the number eliminated; the last value also applies beyond the end
     * (PH-ELM-1).
     */
    public final int[] eliminatedBonus;

    /** The Enemy markers and their types. */
    public final EnemyTable enemies;

    SetUpTable(final GameTables tables, final CombatBox box, final ThreatBand band, final List<LogEffect> effects) {
        final GameData game = tables.game;
        final MarkerTables markers = tables.markers;
        enemies = tables.enemies;
        final int spaces = tables.board.spaces;
        this.box = box;
        this.band = band;
        initiative = band.row(box).initiative() + lowThreatWithoutBands(game, box); // PH-CBS-5
        enemyHardCover = mask(box.enemyHardCover()); // PH-CBS-1
        marineHardCover = mask(box.marineHardCover());
        marineSpacesIndicated = !box.marineSpaces().isEmpty();
        Arrays.fill(namedSpace, Index.NONE);
        int named = 0;
        for (final Map.Entry<String, String> entry : box.namedMarineSpaces().entrySet()) {
            final int space = index(entry.getValue());
            namedSpace[game.specializations().get(entry.getKey()).slot() - 1] = space;
            named |= 1 << space;
        }
        pointManSpace = box.pointManSpace().map(SetUpTable::index).orElse(Index.NONE);
        named |= mask(box.pointManSpace().stream().toList());
        marineSpaces = (marineSpacesIndicated ? mask(box.marineSpaces()) : spaces) & ~named;
        final List<Integer> types = types(box, effects);
        enemyType = types.stream().mapToInt(Integer::intValue).toArray();
        enemySpace = spaces(game, box, spaces, types.size());
        hidingSpace = IntStream.range(0, enemySpace.length)
                .filter(i -> !enemies.armored[enemyType[i]])
                .map(i -> enemySpace[i])
                .toArray();
        tacticsAtBottom = bottom(box, effects, markers);
        tacticsPool = pool(game, effects, markers);
        tacticsOfPool = new boolean[tacticsPool.length];
        for (int marker = 0; marker < tacticsPool.length; marker++) {
            tacticsOfPool[marker] = tacticsPool[marker] > 0;
        }
        for (final int marker : tacticsAtBottom) { // PH-CBS-4: markers fixed in the queue cannot be drawn
            tacticsPool[marker] = Math.max(0, tacticsPool[marker] - 1);
        }
        tacticsDrawn = box.tactics() + bands(box).mapToInt(Band::tactics).sum();
        eliminatedBonus = game.eliminatedTrack().stream()
                .mapToInt(bonus -> Math.min(bonus, game.options().eliminatedCap())) // AMB-35
                .toArray();
    }

    private static int lowThreatWithoutBands(final GameData game, final CombatBox box) {
        final boolean low = game.options().threatRule() == Options.ThreatRule.LOW;
        return low && !box.threat().banded() ? LOW_THREAT_INITIATIVE : 0; // PH-OPT-2
    }

    private static int mask(final List<String> spaces) {
        int mask = 0;
        for (final String space : spaces) {
            mask |= 1 << index(space);
        }
        return mask;
    }

    private static int index(final String space) {
        return Space.parse(space).orElseThrow().index();
    }

    /**
     * Returns the types in the order of placement: black Enemies, those that log entries change, then the yellow and
     * the red (PH-CBS-2). Within each group Fighters precede Specialists.
     */
    private List<Integer> types(final CombatBox box, final List<LogEffect> effects) {
        final List<Integer> types = new ArrayList<>();
        types.addAll(types(box.enemies()));
        for (final LogEffect effect : effects) {
            types.addAll(types(effect.adds()));
            types(effect.removes()).forEach(types::remove);
        }
        bands(box).forEach(row -> types.addAll(types(row.adds())));
        return types;
    }

    private List<Integer> types(final Force force) {
        final List<Integer> types = new ArrayList<>(Collections.nCopies(force.fighters(), EnemyTable.FIGHTER));
        force.specialists().forEach(specialist -> types.add(enemies.typeIds.indexOf(specialist)));
        return types;
    }

    /** Returns the rows of panel B in force: the row of this band and the additions of the bands below it. */
    private Stream<Band> bands(final CombatBox box) {
        return Stream.of(ThreatBand.values()).filter(band::atLeast).map(row -> row.row(box));
    }

    private static int[] spaces(final GameData game, final CombatBox box, final int spaces, final int count) {
        final List<String> order = box.enemySpaces().isEmpty() ? game.board().enemyOrder() : box.enemySpaces();
        return order.stream()
                .mapToInt(space -> Space.parse(space).orElseThrow().index())
                .filter(space -> (spaces & 1 << space) != 0)
                .limit(count)
                .toArray();
    }

    private static int[] pool(final GameData game, final List<LogEffect> effects, final MarkerTables markers) {
        final int[] pool =
                game.tactics().values().stream().mapToInt(TacticsMarker::inPool).toArray();
        for (final LogEffect effect : effects) { // PH-CBS-0
            effect.tacticsIn().forEach(id -> pool[markers.tactics.index.of(id)]++);
            effect.tacticsOut()
                    .forEach(id ->
                            pool[markers.tactics.index.of(id)] = Math.max(0, pool[markers.tactics.index.of(id)] - 1));
        }
        return pool;
    }

    private static int[] bottom(final CombatBox box, final List<LogEffect> effects, final MarkerTables markers) {
        final List<String> ids = new ArrayList<>(box.tacticsAtBottom());
        effects.forEach(effect -> ids.addAll(effect.tacticsAtBottom()));
        return ids.stream().mapToInt(markers.tactics.index::of).toArray();
    }
}
