package org.sitrep.rulesets.purplehaze.checks;

import static org.sitrep.ruleset.check.Check.check;
import static org.sitrep.ruleset.check.Check.each;

import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import org.sitrep.dice.DicePool;
import org.sitrep.portable.Streams;
import org.sitrep.ruleset.check.Check;
import org.sitrep.ruleset.check.Place;
import org.sitrep.rulesets.purplehaze.definition.CombatBox;
import org.sitrep.rulesets.purplehaze.definition.CombatBox.Band;
import org.sitrep.rulesets.purplehaze.definition.CombatBox.LogEffect;
import org.sitrep.rulesets.purplehaze.definition.CombatMarker;
import org.sitrep.rulesets.purplehaze.definition.EnemyType;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Options;
import org.sitrep.rulesets.purplehaze.definition.Space;
import org.sitrep.rulesets.purplehaze.definition.TacticsMarker;
import org.sitrep.rulesets.purplehaze.tables.BoardTable;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.rulesets.purplehaze.tables.LogEntries;
import org.sitrep.rulesets.purplehaze.tables.StartingSquad;

/** Checks Combat set-up boxes and the board. */
final class BoxChecks {
    static final List<Check<GameData>> ALL = List.of(
            check("PH001", "a space is not on the board", BoxChecks::spacesOnBoard),
            check("PH002", "a space is named twice", BoxChecks::spacesOnce),
            check("PH003", "a box indicates fewer spaces than Marines", boxes(BoxChecks::marineSpaces)),
            check("PH004", "a box places more Enemies of a kind than markers exist", boxes(BoxChecks::enemyMarkers)),
            check("PH005", "a box places no Enemy, or more than its spaces hold", boxes(BoxChecks::enemySpaces)),
            check("PH006", "a box needs more Tactics markers than exist", boxes(BoxChecks::tacticsMarkers)),
            check(
                    "PH007",
                    "a log effect reads no entry, an entry in both with and without, or too many entries",
                    boxes(BoxChecks::logEffects)),
            check("PH008", "a log effect leaves out Enemies that the box does not place", boxes(BoxChecks::logRemoves)),
            check("PH009", "a box without Threat bands differs by band", boxes(BoxChecks::unbanded)),
            check(
                    "PH011",
                    "a box allows an Enemy attack with more dice than the tables hold",
                    boxes(BoxChecks::enemyDice)));

    private BoxChecks() {}

    private static BiConsumer<GameData, Place> boxes(final Check.Look<GameData, CombatBox> look) {
        return each("combats", GameData::combats, look);
    }

    /** Returns the lists of spaces of a box by their keys; each may contain a space only once. */
    private static Map<String, List<String>> lists(final CombatBox box) {
        final Map<String, List<String>> lists = new LinkedHashMap<>();
        lists.put("enemyHardCover", box.enemyHardCover());
        lists.put("marineHardCover", box.marineHardCover());
        lists.put("enemySpaces", box.enemySpaces());
        lists.put("marineSpaces", box.marineSpaces());
        return lists;
    }

    /** PH-CBB-1, PH-CBB-2: a half has three rows and four columns, or the two middle columns only (AMB-26). */
    private static void spacesOnBoard(final GameData game, final Place at) {
        // The board's order serves both readings, so spaces off the smaller board are skipped.
        at.each("board.enemyOrder", game.board().enemyOrder(), BoxChecks::checkForm);
        final BiConsumer<String, Place> onBoard = (word, place) -> {
            checkForm(word, place);
            if (Space.parse(word).filter(space -> !isOn(space, game.options())).isPresent()) {
                place.add(
                        word + " is off the board: with options.boardSpaces in-all a half has columns 2 and 3",
                        "move it to column 2 or 3, or choose each-half");
            }
        };
        at.each("combats", game.combats(), (box, place) -> {
            lists(box).forEach((key, spaces) -> place.each(key, spaces, onBoard));
            place.each("namedMarineSpaces", box.namedMarineSpaces(), onBoard);
            box.pointManSpace().ifPresent(space -> onBoard.accept(space, place.in("pointManSpace")));
        });
    }

    private static void checkForm(final String word, final Place at) {
        if (Space.parse(word).isEmpty()) {
            at.add("no such space: " + word, "write r1c1 to r3c4: row, then column");
        }
    }

    /** Returns whether a space is on the board under the reading of AMB-26. */
    private static boolean isOn(final Space space, final Options options) {
        return (BoardTable.spaces(options.boardSpaces()) >>> space.index() & 1) != 0;
    }

    /** PH-CBB-2: a space holds at most one marker, so a list names each space once. */
    private static void spacesOnce(final GameData game, final Place at) {
        once("board.enemyOrder", game.board().enemyOrder(), at);
        at.each("combats", game.combats(), (box, place) -> {
            lists(box).forEach((key, spaces) -> once(key, spaces, place));
            Place.distinct(
                    box.namedMarineSpaces().entrySet(),
                    Map.Entry::getValue,
                    (marine, other) -> place.add(
                            "namedMarineSpaces." + marine.getKey(),
                            marine.getValue() + " is already the space of " + other.getKey(),
                            "give each named Marine a separate space"));
            box.pointManSpace()
                    .filter(box.namedMarineSpaces()::containsValue)
                    .ifPresent(space -> place.add(
                            "pointManSpace",
                            space + " is already the space of a named Marine",
                            "give the Point Man a separate space"));
        });
    }

    private static void once(final String key, final List<String> spaces, final Place at) {
        at.once(key, spaces, space -> space + " is listed twice", "remove one of them");
    }

    /** PH-CBS-6: Marines go to the indicated spaces, or anywhere if none is indicated. */
    private static void marineSpaces(final GameData game, final CombatBox box, final Place at) {
        final Set<String> indicated = new HashSet<>(box.marineSpaces());
        indicated.addAll(box.namedMarineSpaces().values());
        indicated.addAll(box.pointManSpace().stream().toList());
        if (!box.marineSpaces().isEmpty() && indicated.size() < StartingSquad.MARINES) {
            at.add(
                    "marineSpaces",
                    "only " + indicated.size() + " spaces are indicated for " + StartingSquad.MARINES + " Marines",
                    "indicate at least " + StartingSquad.MARINES + ", or none to allow all spaces of their half");
        }
    }

    /** PH-COM-3, PH-CBS-2: markers are limited; a box needs the most at High Threat. */
    private static void enemyMarkers(final GameData game, final CombatBox box, final Place at) {
        int fighters = 0;
        final Map<String, Integer> specialists = new TreeMap<>();
        for (final Placement placed : Placement.atHighThreat(box)) {
            fighters = Math.max(fighters, placed.fighters());
            placed.specialists().forEach((type, count) -> specialists.merge(type, count, Math::max));
        }
        enemyMarkers("fighters", "Fighters", fighters, game.enemies().fighters().size(), at);
        specialists.forEach((type, count) -> {
            final long markers = game.enemies().specialists().values().stream()
                    .filter(specialist -> specialist.type().equals(type))
                    .count();
            enemyMarkers("specialists", "Specialists of type " + type, count, markers, at);
        });
    }

    private static void enemyMarkers(
            final String key, final String kind, final int needed, final long markers, final Place at) {
        if (needed > markers) {
            at.add(
                    "enemies." + key,
                    "needs " + needed + " " + kind + " at High Threat, but the game has " + markers,
                    "place fewer, or add markers under enemies");
        }
    }

    /** PH-CBB-2, PH-CBS-2: a space holds one Enemy, and a Combat needs an Enemy. */
    private static void enemySpaces(final GameData game, final CombatBox box, final Place at) {
        final int most = Placement.most(box, Placement::total);
        final List<String> words = box.enemySpaces().isEmpty() ? game.board().enemyOrder() : box.enemySpaces();
        final long spaces = words.stream()
                .filter(Streams.unseen())
                .map(Space::parse)
                .flatMap(Optional::stream)
                .filter(space -> isOn(space, game.options()))
                .count();
        if (most > spaces) {
            at.add(
                    "enemies.fighters",
                    "places " + most + " Enemies at High Threat, but the spaces hold " + spaces,
                    box.enemySpaces().isEmpty() ? "place fewer" : "place fewer, or name more enemySpaces");
        }
        if (Placement.effectsInForce(box).stream()
                .anyMatch(inForce -> Placement.atLowThreat(box, inForce).total() < 1)) {
            at.add("enemies.fighters", "may place no Enemy", "place at least one");
        }
    }

    /** PH-CBS-0, PH-CBS-4: the queue is drawn from the pool as changed by panel A. */
    private static void tacticsMarkers(final GameData game, final CombatBox box, final Place at) {
        final Set<String> faults = new LinkedHashSet<>();
        Placement.effectsInForce(box).forEach(inForce -> faults.addAll(tacticsFaults(game, box, inForce)));
        faults.forEach(fault -> at.add("tactics", fault, "ask for fewer, or change copies and inPool under tactics"));
    }

    private static Set<String> tacticsFaults(final GameData game, final CombatBox box, final List<LogEffect> inForce) {
        final Set<String> faults = new LinkedHashSet<>();
        int drawable = 0;
        for (final TacticsMarker marker : game.tactics().values()) {
            int pool = marker.inPool();
            int bottom = Collections.frequency(box.tacticsAtBottom(), marker.id());
            for (final LogEffect effect : inForce) {
                pool += Collections.frequency(effect.tacticsIn(), marker.id());
                pool -= Collections.frequency(effect.tacticsOut(), marker.id());
                bottom += Collections.frequency(effect.tacticsAtBottom(), marker.id());
            }
            if (pool < 0) {
                faults.add("takes more " + marker.id() + " out of the pool than it holds");
            }
            if (pool > Math.max(marker.copies(), marker.inPool()) || bottom > marker.copies()) {
                faults.add("needs " + Math.max(pool, bottom) + " " + marker.id() + ", but the game has "
                        + marker.copies());
            }
            drawable += Math.max(0, pool - bottom);
        }
        final CombatBox.Bands threat = box.threat();
        final int drawn = box.tactics()
                + threat.low().tactics()
                + threat.medium().tactics()
                + threat.high().tactics();
        if (drawn > drawable) {
            faults.add("draws " + drawn + " Tactics markers, but the pool then holds " + drawable);
        }
        return faults;
    }

    /** PH-EVT-3: changes by the log depend on log entries. */
    private static void logEffects(final GameData game, final CombatBox box, final Place at) {
        at.each("log", box.log(), (effect, place) -> {
            if (effect.with().isEmpty() && effect.without().isEmpty()) {
                place.add(
                        "depends on no log entry",
                        "name entries in with or without, or write what always applies into the box itself");
            }
            effect.with().stream()
                    .filter(effect.without()::contains)
                    .forEach(entry -> place.add(entry + " is in both with and without", "remove it from one"));
        });
        final int entries = LogEntries.of(box).size();
        if (entries > Placement.MAX_ENTRIES) {
            at.add(
                    "log",
                    "reads " + entries + " different entries, but the maximum is " + Placement.MAX_ENTRIES,
                    "split the box into two");
        }
    }

    /** PH-CBS-2: the log changes the black Enemies before the bands add theirs. */
    private static void logRemoves(final GameData game, final CombatBox box, final Place at) {
        if (Placement.effectsInForce(box).stream()
                .map(inForce -> Placement.beforeBands(box, inForce))
                .anyMatch(placed -> placed.fighters() < 0
                        || placed.specialists().values().stream().anyMatch(count -> count < 0))) {
            at.add(
                    "log",
                    "leaves out more Enemies of a kind than the box has placed at that point",
                    "leave out fewer; Enemies of the Threat bands are added later");
        }
    }

    /** PH-OPT-2: some boxes, such as the Random Combat, have no bands. */
    private static void unbanded(final GameData game, final CombatBox box, final Place at) {
        final CombatBox.Bands threat = box.threat();
        final BiConsumer<String, Band> likeLow = (name, band) -> {
            if (!threat.banded() && differs(band, threat.low())) {
                at.add(
                        "threat." + name,
                        "the box says banded: false, but " + name + " differs from low",
                        "give all three the same initiative and no additions, or write banded: true");
            }
        };
        likeLow.accept("medium", threat.medium());
        likeLow.accept("high", threat.high());
    }

    private static boolean differs(final Band band, final Band low) {
        return band.initiative() != low.initiative()
                || band.tactics() != 0
                || band.adds().fighters() != 0
                || !band.adds().specialists().isEmpty();
    }

    /**
     * PH-ENM-3, GAP-16: each Enemy adds a Strike die, and a Specialist the dice of its type. Support can fill every
     * space.
     */
    private static void enemyDice(final GameData game, final CombatBox box, final Place at) {
        int focus = 0;
        int crit = 0;
        for (final CombatMarker marker : game.combatMarkers().values()) {
            focus = Math.max(focus, marker.copies() > 0 ? marker.focus() : 0);
            crit = Math.max(crit, marker.copies() > 0 ? marker.crit() : 0);
        }
        int strike = Space.COUNT;
        for (final EnemyType type : game.enemyTypes().values()) {
            final int most = Placement.most(box, placed -> placed.specialists().getOrDefault(type.id(), 0));
            focus += most * type.focus();
            strike += most * type.strike();
            crit += most * type.crit();
        }
        enemyDice("Focus", GameTables.COMBAT_FOCUS + focus, DicePool.MAX_FOCUS, at);
        enemyDice("Strike", strike, DicePool.MAX_STRIKE, at);
        enemyDice("Crit", crit, DicePool.MAX_CRIT, at);
    }

    private static void enemyDice(final String dice, final int count, final int limit, final Place at) {
        if (count > limit) {
            at.add(
                    "enemies.specialists",
                    "an attack may throw " + count + " " + dice + " dice, but the maximum is " + limit,
                    "place fewer Specialists of that type, or lower the Combat markers");
        }
    }
}
