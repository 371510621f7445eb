package org.sitrep.rulesets.sixtyfive.battle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.sitrep.contract.ScriptedBot;
import org.sitrep.rng.TrialKey;
import org.sitrep.rulesets.sixtyfive.definition.Block;
import org.sitrep.rulesets.sixtyfive.definition.Card;
import org.sitrep.rulesets.sixtyfive.definition.Content;
import org.sitrep.rulesets.sixtyfive.definition.HexName;
import org.sitrep.rulesets.sixtyfive.definition.UnitType.Power;
import org.sitrep.rulesets.sixtyfive.play.DecisionKind;
import org.sitrep.rulesets.sixtyfive.play.Event;
import org.sitrep.rulesets.sixtyfive.tables.GameTables;
import org.sitrep.strategy.Seat;
import org.sitrep.strategy.TrialEvent;
import org.sitrep.strategy.TrialListener;

/**
 * A battle on one map that a test sets up in a few lines. All hexes are Clear but those that {@link #terrain} names.
 * Units wait off the map until {@link #put}; both hands are empty, so no side is asked for a card that a test is not
 * about. Draws and answers are scripted; {@link #assertUsed} fails if any is left.
 */
final class Scene {
    static final int US = 0;
    static final int COM = 1;

    final GameTables tables;
    final BattleState s;
    final ScriptedRolls rolls;
    final ScriptedBot<BattleView> us = new ScriptedBot<>(DecisionKind.NAMES);
    final ScriptedBot<BattleView> com = new ScriptedBot<>(DecisionKind.NAMES);
    final BattlePlay battle;
    final Table table;

    private final List<String> told = new ArrayList<>();

    /**
     * Creates a battle in turn 1, in an impulse of the US.
     *
     * @param usUnits types and numbers of units, {@code us-rifle: 2, us-m48: 1}
     * @param comUnits the same for the other side, all of one army
     * @param sets {@code path=value} texts laid over, those of {@link #terrain} among them
     */
    Scene(final String usUnits, final String comUnits, final String... sets) {
        final Stream<String> own = Stream.of(
                "maps.map-1.columns={A: CCCCCC, B: CCCCCCC, C: CCCCCC, D: CCCCCCC, E: CCCCCC, F: CCCCCCC, "
                        + "G: CCCCCC, H: CCCCCCC, I: CCCCCC, J: CCCCCCC, K: CCCCCC}",
                "maps.map-1.roads=[]",
                "battle.maps=[{map: map-1}]",
                "battle.against=" + comUnits.substring(0, comUnits.indexOf('-')),
                "battle.forces=[{side: us, units: {" + usUnits + "}, zones: [{map: 1}]}, {side: com, units: {"
                        + comUnits + "}, zones: [{map: 1}]}]");
        tables = new GameTables(Content.load(
                        "battles/01-village-assault.yaml",
                        Stream.concat(own, Arrays.stream(sets)).toArray(String[]::new))
                .game());
        s = new BattleState(tables);
        rolls = new ScriptedRolls(
                tables.cards,
                tables.data.cards().values().stream()
                        .map(Card::hit)
                        .map(Enum::ordinal)
                        .toList());
        final TrialListener trace = new Recorder();
        final Seat<?>[] seats = {seat(us, US, trace), seat(com, COM, trace)};
        battle = new BattlePlay(s, rolls, seats, trace);
        table = battle.table;
        battle.reset();
        s.beginImpulse();
        s.turn = 1;
        s.phasing = US;
    }

    private Seat<BattleView> seat(final ScriptedBot<BattleView> bot, final int side, final TrialListener trace) {
        final Seat<BattleView> seat = new Seat<>(
                bot, new BattleView(s, side), trace, 10_000, side, DecisionKind.MAX_OPTIONS, DecisionKind.NAMES::of);
        seat.begin(new TrialKey());
        return seat;
    }

    /** Returns the text that changes hexes: {@code terrain("F3 kunai", "D3 brush")}. */
    static String terrain(final String... hexes) {
        return Arrays.stream(hexes)
                .map(words -> words.split(" "))
                .map(words -> "{map: 1, hex: " + words[0] + ", terrain: " + words[1] + "}")
                .collect(Collectors.joining(", ", "battle.rules.terrainAt=[", "]"));
    }

    /** Returns the id of a card by its number in the files. */
    static String cardId(final int number) {
        return "card-%02d".formatted(number);
    }

    /** Returns the number of a hex by its name. */
    int hex(final String name) {
        return tables.map.hex(0, HexName.parse(name).orElseThrow());
    }

    /** Returns the card with a number in the files. */
    int card(final int number) {
        return tables.cards.ids.indexOf(cardId(number));
    }

    /** Puts the next unit of a type in a hex; returns it. */
    int put(final String type, final String at) {
        final int unit = next(type);
        table.places.put(unit, hex(at));
        return unit;
    }

    /** Puts the next vehicle or helicopter of a type in a hex, facing a corner; returns it. */
    int put(final String type, final String at, final int corner) {
        final int unit = put(type, at);
        s.facing[unit] = corner;
        return unit;
    }

    /** Loads the next unit of a type into a carrier; returns it. */
    int load(final String type, final int carrier) {
        final int unit = next(type);
        table.places.load(unit, carrier);
        return unit;
    }

    private int next(final String type) {
        for (int unit = 0; unit < tables.units.count; unit++) {
            if (tables.units.printed(unit).id().equals(type) && s.hex[unit] == BattleState.OFF_MAP) {
                return unit;
            }
        }
        throw new AssertionError("no " + type + " is left");
    }

    /** Makes units Shaken. */
    Scene shaken(final int... some) {
        s.shaken |= mask(some);
        return this;
    }

    /** Makes units reduced. */
    Scene reduced(final int... some) {
        s.reduced |= mask(some);
        return this;
    }

    /** Marks units Fired. */
    Scene fired(final int... some) {
        s.fired |= mask(some);
        return this;
    }

    /** Marks units Moved. */
    Scene moved(final int... some) {
        s.moved |= mask(some);
        return this;
    }

    /** Marks units Ops Complete. */
    Scene complete(final int... some) {
        s.complete |= mask(some);
        return this;
    }

    /** Moves cards, by their numbers in the files, from the draw pile to a hand. */
    Scene hand(final int side, final int... numbers) {
        for (final int number : numbers) {
            s.pile &= ~(1L << card(number));
            s.hand[side] |= 1L << card(number);
        }
        return this;
    }

    /** Scripts draws, see {@link ScriptedRolls}. */
    Scene draw(final String... lines) {
        Arrays.stream(lines).forEach(rolls::expect);
        return this;
    }

    /** Scripts an answer of a side. */
    Scene answer(final int side, final int kind, final int option) {
        (side == US ? us : com).answer(kind, option);
        return this;
    }

    /** Scripts an answer of a side to a question whose options are demanded. */
    Scene answerOf(final int side, final int kind, final int option, final int... options) {
        (side == US ? us : com).answerOf(kind, option, options);
        return this;
    }

    /** Plays a block as an Action of a side; returns the number of further Actions that it grants. */
    int play(final int side, final Block block) {
        s.phasing = side;
        s.beginImpulse();
        final int more = table.actions.play(side, block);
        assertUsed();
        return more;
    }

    /** Uses a Power of a unit; other answers are scripted before. */
    int use(final int side, final int unit, final Power power) {
        s.phasing = side;
        s.beginImpulse();
        final int more = table.powers.use(side, unit, power);
        assertUsed();
        return more;
    }

    /** Fights the assaults of the impulse of a side. */
    void fight(final int side) {
        table.assault.fightAll(side);
        assertUsed();
    }

    /** Returns the numbers of each event of a kind, in the order of play: {@code 3 7 2}. */
    List<String> told(final Event event) {
        return told.stream()
                .filter(line -> line.startsWith(event.name() + ":"))
                .map(line -> line.substring(line.indexOf(':') + 1).strip())
                .toList();
    }

    /** Returns a set of units. */
    static long mask(final int... some) {
        return Arrays.stream(some).mapToLong(unit -> 1L << unit).reduce(0, (one, other) -> one | other);
    }

    /** Returns the state of a unit as a text: its hex or where it is, then its markers. */
    String state(final int unit) {
        final int at = s.hex[unit];
        final List<String> words = new ArrayList<>();
        words.add(
                at >= 0
                        ? tables.map.own[at].toString()
                        : at == BattleState.DEAD ? "dead" : at == BattleState.EXITED ? "exited" : "off");
        addIf(words, s.loaded, unit, "loaded");
        addIf(words, s.shaken, unit, "shaken");
        addIf(words, at == BattleState.DEAD ? 0 : s.reduced, unit, "reduced");
        addIf(words, s.fired, unit, "fired");
        addIf(words, s.moved, unit, "moved");
        addIf(words, s.complete, unit, "complete");
        return String.join(" ", words);
    }

    private static void addIf(final List<String> words, final long some, final int unit, final String word) {
        if ((some & 1L << unit) != 0) {
            words.add(word);
        }
    }

    /** Fails if a scripted draw or answer is left. */
    void assertUsed() {
        rolls.assertUsed();
        us.assertUsed();
        com.assertUsed();
    }

    private final class Recorder extends TrialListener {
        @Override
        public void tell(
                final TrialEvent event,
                final long a,
                final long b,
                final long c,
                final long d,
                final long e,
                final long f,
                final long g,
                final long h,
                final long i) {
            told.add(event.name() + ": "
                    + LongStream.of(a, b, c, d, e, f, g, h, i)
                            .limit(event.stepNumbers())
                            .mapToObj(Long::toString)
                            .collect(Collectors.joining(" ")));
        }
    }
}
